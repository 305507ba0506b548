import { latePage } from '../../shared/late-page.tsx';
import type { ProductFactsProps } from './product-facts.tsx';
import type { ProductFilesProps } from './product-files.tsx';
import type { ProductOutlineProps } from './product-outline.tsx';

/** The files of goods that have any; most have none. */
export const productFiles = latePage<ProductFilesProps>(
  'files',
  async () => (await import('./product-files.tsx')).ProductFiles,
);

export const productOutline = latePage<ProductOutlineProps>(
  'outline',
  async () => (await import('./product-outline.tsx')).ProductOutline,
);

export const productFacts = latePage<ProductFactsProps>(
  'facts',
  async () => (await import('./product-facts.tsx')).ProductFacts,
);
