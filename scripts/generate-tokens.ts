import { bsr } from '../packages/ui/src/theme/brands/bsr.tokens.ts';
import { ftz } from '../packages/ui/src/theme/brands/ftz.tokens.ts';
import { tokenSets } from '../packages/ui/src/theme/design-token-sets.ts';
import { designTokens } from '../packages/ui/src/theme/design-tokens.ts';
import {
  COLOUR_MODES,
  colourMode,
  SIZE_MODES,
  sizeMode,
  tokenFileText,
} from '../packages/ui/src/theme/design-tool-files.ts';

const BRANDS = [ftz, bsr];

/** Token files of `ui`: a brand whole, each mode alone, all sets for tools that read the draft before 2025.10. */
export const tokenFiles = [
  ...BRANDS.map((brand) => ({
    name: `${brand.name}.tokens.json`,
    make: () => `${JSON.stringify(designTokens(brand), null, 2)}\n`,
  })),
  ...BRANDS.flatMap((brand) =>
    COLOUR_MODES.map((mode) => ({
      name: `${brand.name}.${mode}.tokens.json`,
      make: () => tokenFileText(colourMode(brand, mode)),
    })),
  ),
  ...SIZE_MODES.map((mode) => ({
    name: `size.${mode}.tokens.json`,
    make: () => tokenFileText(sizeMode(mode)),
  })),
  { name: 'zonekit.sets.json', make: () => `${JSON.stringify(tokenSets(BRANDS), null, 1)}\n` },
].map(({ name, make }) => ({ path: `packages/ui/tokens/${name}`, make }));
