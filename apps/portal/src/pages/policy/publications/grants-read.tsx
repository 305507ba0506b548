import type { Read } from '@zonekit/api-client/react';
import { Alert } from '@zonekit/ui/alert';
import { Button } from '@zonekit/ui/button';
import { Skeleton } from '@zonekit/ui/skeleton';
import type { ReactNode } from 'react';
import { useWords } from '../../../platform/words/use-words.ts';
import * as css from './publications.css.ts';

/** The table that a read brings: waits, fails and comes back by itself. The rows before stay while others load. */
export function GrantsRead<T>({ read, children }: { read: Read<T>; children: (data: T) => ReactNode }) {
  const t = useWords('policyPublicity');
  if (read.status === 'ready') return children(read.data);
  if (read.status === 'failed')
    return (
      <Alert
        tone="danger"
        title={t('failed')}
        action={
          <Button size="sm" onClick={read.reload}>
            {t('retry')}
          </Button>
        }
      />
    );
  return (
    <div className={css.waiting} role="status" aria-label={t('loading')}>
      {['a', 'b', 'c', 'd', 'e', 'f'].map((row) => (
        <Skeleton key={row} height="48px" />
      ))}
    </div>
  );
}
