import { latePage } from '../../shared/late-page.tsx';
import type { UnitListPageProps } from './unit-list-page.tsx';

/** The list of a kind, or of all. */
export const unitListPage = latePage<UnitListPageProps>(
  'list',
  async () => (await import('./unit-list-page.tsx')).UnitListPage,
);
