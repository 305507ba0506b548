import { applyBrand } from './apply-brand.ts';
import { ftz } from './ftz.tokens.ts';

applyBrand(ftz);
