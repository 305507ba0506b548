import { useRouter } from '@tanstack/react-router';
import type { Read } from '@zonekit/api-client/react';
import { Button } from '@zonekit/ui/button';
import { Container } from '@zonekit/ui/container';
import { EmptyState } from '@zonekit/ui/empty-state';
import { Link } from '@zonekit/ui/link';
import { SkeletonText } from '@zonekit/ui/skeleton';
import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { useWords } from '../../../platform/words/use-words.ts';
import { useNotFoundTitle } from '../../../shell/use-not-found-title.ts';
import * as css from './user-centre.css.ts';

interface LoadedProps<T> {
  read: Read<T>;
  /** The list of the record that is read: where the record is missing, the page says so and leads there. */
  list?: { label: string; href: string };
  children: (data: T) => ReactNode;
}

/** States of a read on a page: skeleton, error with retry, missing record, or the data. */
export function Loaded<T>({ read, list, children }: LoadedProps<T>) {
  const t = useWords('userCentre');
  const data = read.status === 'ready' || read.status === 'failed' ? read.data : undefined;
  if (data !== undefined) return children(data);
  if (list && isMissing(read)) return <MissingRecord list={list} />;
  if (read.status === 'failed') {
    return (
      <EmptyState headingLevel={2} title={t('notRead')} action={<Button onClick={read.reload}>{t('retry')}</Button>}>
        {read.error.serverMessage}
      </EmptyState>
    );
  }
  return <Reading />;
}

/** The 404 of a record whose page stays in the frame of the centre. */
function MissingRecord({ list: { label, href } }: Required<Pick<LoadedProps<unknown>, 'list'>>) {
  const t = useWords('userCentre');
  useNotFoundTitle();
  return (
    <EmptyState
      headingLevel={2}
      title={t('missing.title')}
      action={
        <Button asChild kind="primary">
          <Link href={href}>{t('missing.toList', { list: label })}</Link>
        </Button>
      }
    >
      {t('missing.hint')}
    </EmptyState>
  );
}

/** The shape of what is still being read. */
function Reading() {
  const t = useWords('userCentre');
  return (
    <div aria-busy="true" className={css.reading}>
      <p role="status" className={css.waiting}>
        {t('reading')}
      </p>
      <SkeletonText lines={4} />
    </div>
  );
}

/** `Opened` on a page that stands without the centre's menu. */
export const OpenedAlone = ({ children }: { children: ReactNode }) => (
  <Suspense
    fallback={
      <Container className={css.alone}>
        <Reading />
      </Container>
    }
  >
    {children}
  </Suspense>
);

/** Whether the service answered 404: there is no such record, or it is another enterprise's. */
export const isMissing = (read: Read<unknown>): boolean =>
  read.status === 'failed' && read.data === undefined && read.error.status === 404;

/** The page of a 404, for a page whose record is missing. */
export function NotFound() {
  const router = useRouter();
  const { defaultNotFoundComponent: Page } = router.options;
  const [isLoaded, setIsLoaded] = useState(false);
  // The router's lazy component warns where it is rendered before its code is there.
  useEffect(() => void router.loadErrorRoutes().finally(() => setIsLoaded(true)), [router]);
  return Page && isLoaded ? (
    <Page isNotFound routeId="__root__" />
  ) : (
    <Container className={css.alone}>
      <Reading />
    </Container>
  );
}

/** `Loaded` on a page that stands without the centre's menu. */
export function LoadedAlone<T>({ read, children }: Omit<LoadedProps<T>, 'list'>) {
  const data = read.status === 'ready' || read.status === 'failed' ? read.data : undefined;
  if (data !== undefined) return children(data);
  if (isMissing(read)) return <NotFound />;
  return (
    <Container className={css.alone}>
      <Loaded read={read}>{() => null}</Loaded>
    </Container>
  );
}

/** A part of a page whose code comes when it is opened. */
export const Opened = ({ children }: { children: ReactNode }) => <Suspense fallback={<Reading />}>{children}</Suspense>;
