import { globalStyle } from '@vanilla-extract/css';
import { TOKEN_PREFIX } from '../tokens.ts';
import { type Brand, brandPrimitives } from './brand.ts';

/** Writes a brand's primitives at `[data-brand="<name>"]`. Call from a `.css.ts` file. */
export const applyBrand = (brand: Brand) =>
  globalStyle(`[data-brand="${brand.name}"]`, {
    vars: Object.fromEntries(
      Object.entries(brandPrimitives(brand)).map(([name, value]) => [`--${TOKEN_PREFIX}-${name}`, value]),
    ),
  });
