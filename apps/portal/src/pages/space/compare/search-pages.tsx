import { latePage } from '../../shared/late-page.tsx';
import type { ComparePageProps } from './compare-page.tsx';

/** Some units side by side, at `/space/search` beside the list of all. */
export const comparePage = latePage<ComparePageProps>(
  'comparison',
  async () => (await import('./compare-page.tsx')).ComparePage,
);
