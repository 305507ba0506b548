// A brand of the zone's own: `node zone/make-brand.mjs` writes its stylesheet, or says what could not be read.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brandStyles } from '@zonekit/ui/brand';
import { contrastFaults } from '@zonekit/ui/brand/contrast-faults';

const coast = {
  name: 'coast',
  neutralHue: 200,
  brand: { hue: [188, 205], chroma: 0.12 },
  signal: { hue: [40, 32], chroma: 0.2, fill: 0.74 },
};

const faults = contrastFaults(coast);
if (faults.length > 0) throw new Error(faults.join('\n'));
writeFileSync(join(import.meta.dirname, 'coast.css'), brandStyles(coast));
