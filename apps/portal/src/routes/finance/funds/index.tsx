import { createFileRoute, redirect } from '@tanstack/react-router';

/** The first of the tabs. */
export const Route = createFileRoute('/finance/funds')({
  beforeLoad: () => {
    throw redirect({ to: '/finance/funds/introduction', replace: true });
  },
});
