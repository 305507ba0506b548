import { latePage } from '../../shared/late-page.tsx';
import type { ProductFactsProps } from './product-facts.tsx';

/** Apart from the late sections, since it shows one of them. */
export const productFacts = latePage<ProductFactsProps>(
  'facts',
  async () => (await import('./product-facts.tsx')).ProductFacts,
);
