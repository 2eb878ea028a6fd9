// What Strut uses of HarfBuzz: shaping, and what OpenType tables say of names and axes.
#include <hb.h>
#include <hb-ot.h>
