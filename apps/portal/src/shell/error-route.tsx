import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { ErrorPage } from '@zonekit/portal-kit/error-page';
import { useEffect, useState } from 'react';
import { readPageError } from '../platform/data/page-error.ts';
import { useNotFoundTitle } from './use-not-found-title.ts';
import { lastVisits } from './visits.ts';

/** Whatever a page failed with, with its status. @public loaded by name in router.tsx */
export function ErrorRoute({ error, reset }: ErrorComponentProps) {
  const router = useRouter();
  const { status, message } = readPageError(error);
  const retry = () => {
    reset();
    void router.invalidate();
  };
  return <ErrorPage status={status} message={message} homeHref="/" onRetry={retry} />;
}

/** @public loaded by name in router.tsx */
export function NotFoundRoute() {
  const { pathname } = useRouter().state.location;
  const [visited, setVisited] = useState<ReturnType<typeof lastVisits>>([]);
  useEffect(() => setVisited(lastVisits(pathname, 5)), [pathname]);
  useNotFoundTitle();
  return <ErrorPage status={404} homeHref="/" visited={visited} />;
}
