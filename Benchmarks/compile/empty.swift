// A program that does nothing: what starting and ending strut is measured against.
