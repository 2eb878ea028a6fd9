// Words of this module's signatures that other modules share with it.
@_exported import StrutLayoutTerms
