// What the layout tests share: documents from a few lines of XML, and the frames of the views in them.

import AutoLayout
import Diagnostics
import Environment
import InterfaceDocument
import Testing
