import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { ErrorPage } from '@zonekit/portal-kit/error-page';
import { useEffect, useState } from 'react';
import { readPageError } from '../platform/data/page-error.ts';
import { useWords } from '../platform/words/use-words.ts';
import { headOf } from './head-of.ts';
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
  const t = useWords('shell');
  const { location, matches } = useRouter().state;
  const { pathname } = location;
  const { title } = headOf([...matches, { status: 'notFound' }], t('notFound'));
  const [visited, setVisited] = useState<ReturnType<typeof lastVisits>>([]);
  useEffect(() => setVisited(lastVisits(pathname, 5)), [pathname]);
  // A page may learn only after it was rendered that its record is missing.
  useEffect(() => {
    document.title = title;
  }, [title]);
  return <ErrorPage status={404} homeHref="/" visited={visited} />;
}
