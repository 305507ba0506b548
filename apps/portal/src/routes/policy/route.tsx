import { createFileRoute, Outlet } from '@tanstack/react-router';
import { PageData } from '../../data/page-data.tsx';

export const Route = createFileRoute('/policy')({ component: PolicyPages });

function PolicyPages() {
  return (
    <PageData>
      <Outlet />
    </PageData>
  );
}
