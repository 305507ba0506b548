import { applyBrand } from './apply-brand.ts';
import { bsr } from './bsr.tokens.ts';

applyBrand(bsr);
