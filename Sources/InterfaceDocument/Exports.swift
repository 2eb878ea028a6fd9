// Words of this module's signatures that other modules share with it: a program that only reads needs no other import.
@_exported import StrutDiagnostics
@_exported import StrutLayoutTerms
