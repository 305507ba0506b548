import { createFileRoute, redirect } from '@tanstack/react-router';

/** The overview's other address. Source: pages.md, "Decisions". */
export const Route = createFileRoute('/userCenter/user')({
  beforeLoad: () => {
    throw redirect({ to: '/userCenter', replace: true });
  },
});
