import type { Read } from '@zonekit/api-client/react';
import { Alert } from '@zonekit/ui/alert';
import { Button } from '@zonekit/ui/button';
import { Skeleton } from '@zonekit/ui/skeleton';
import type { ReactNode } from 'react';
import { useWords } from '../../../platform/words/use-words.ts';
import * as css from './landing.css.ts';

interface PartProps<T> {
  read: Read<T>;
  children: (data: T) => ReactNode;
}

/** A part of the page with what it reads: waits, fails and comes back by itself. */
export function Part<T>({ read, children }: PartProps<T>) {
  const t = useWords('policyLanding');
  if (read.status === 'ready') return children(read.data);
  if (read.status === 'failed') {
    return (
      <Alert
        tone="danger"
        title={t('failed.title')}
        action={
          <Button size="sm" onClick={read.reload}>
            {t('failed.retry')}
          </Button>
        }
      />
    );
  }
  return (
    <div className={css.waiting} role="status" aria-label={t('loading')}>
      <Skeleton height="48px" />
      <Skeleton height="48px" />
      <Skeleton height="48px" />
    </div>
  );
}
