import { latePage } from '../shared/late-page.tsx';
import type { ComparePageProps } from './compare/compare-page.tsx';
import type { ServiceListPageProps } from './list/service-list-page.tsx';

/** The services of a category. */
export const serviceListPage = latePage<ServiceListPageProps>(
  'list',
  async () => (await import('./list/service-list-page.tsx')).ServiceListPage,
);

/** Some services side by side, at the address of their list. */
export const serviceComparePage = latePage<ComparePageProps>(
  'comparison',
  async () => (await import('./compare/compare-page.tsx')).ComparePage,
);
