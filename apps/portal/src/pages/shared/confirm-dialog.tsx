import type { ConfirmDialogProps } from '@zonekit/ui/confirm-dialog';
import { lazy, Suspense } from 'react';

const LoadedDialog = lazy(async () => ({ default: (await import('@zonekit/ui/confirm-dialog')).ConfirmDialog }));

/** The confirm dialog of `@zonekit/ui`, whose code loads when it is opened. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  return (
    props.open && (
      <Suspense>
        <LoadedDialog {...props} />
      </Suspense>
    )
  );
}
