// Declares nothing: what StaticStart.c defines is called by the Swift runtime alone.
