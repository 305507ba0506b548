import { useBlocker } from '@tanstack/react-router';
import { ConfirmDialog } from '@zonekit/ui/confirm-dialog';
import { isLeaving } from '../../../shell/use-session-end.ts';
import { useWords } from '../../../words/use-words.ts';

/** Asks before another page takes the place of a form that is not saved. The end of a session asks nothing: the draft is kept. */
export function LeaveGuard({ unsaved }: { unsaved: () => boolean }) {
  const t = useWords('applications');
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) => next.pathname !== current.pathname && unsaved() && !isLeaving(),
    // A reload or a closed tab loses nothing: what was typed lies on this device.
    enableBeforeUnload: false,
    withResolver: true,
  });
  return (
    <ConfirmDialog
      open={blocker.status === 'blocked'}
      onOpenChange={(open) => !open && blocker.reset?.()}
      title={t('leave.title')}
      confirmLabel={t('leave.confirm')}
      cancelLabel={t('leave.stay')}
      onConfirm={() => blocker.proceed?.()}
    >
      {t('leave.body')}
    </ConfirmDialog>
  );
}
