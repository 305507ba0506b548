import { createFileRoute, Outlet } from '@tanstack/react-router';
import { PageData } from '../../platform/data/page-data.tsx';

export const Route = createFileRoute('/finance')({ component: FinanceArea });

function FinanceArea() {
  return (
    <PageData>
      <Outlet />
    </PageData>
  );
}
