'use client';
import { ConfirmDialog } from '@zonekit/ui/confirm-dialog';
import { useKitTranslations } from '../messages/use-kit-translations.ts';
import type { DraftState } from './core/index.ts';

export interface LeaveQuestionProps {
  /** The router blocks a navigation. */
  open: boolean;
  /** `state` of `useDraftForm`: says whether leaving loses values. */
  state: DraftState;
  onStay: () => void;
  onLeave: () => void;
}

/**
 * Asks before another page takes the place of a form that was not sent. The zone's router holds the page back, and says so by `open`:
 * `useBlocker` of TanStack Router and of React Router do.
 */
export function LeaveQuestion({ open, state, onStay, onLeave }: LeaveQuestionProps) {
  const t = useKitTranslations('formPage');
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={(next) => !next && onStay()}
      title={t('leaveTitle')}
      confirmLabel={t('leave')}
      cancelLabel={t('stay')}
      onConfirm={onLeave}
    >
      {t(state === 'unsaved' || state === 'elsewhere' ? 'leaveLost' : 'leaveSaved')}
    </ConfirmDialog>
  );
}
