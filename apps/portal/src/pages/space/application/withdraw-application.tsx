import { useRouter } from '@tanstack/react-router';
import type { EntryApplication } from '@zonekit/api-client/space/entry-application/contract';
import { useMoveEntryApplication } from '@zonekit/api-client/space/entry-application/hooks';
import { Button } from '@zonekit/ui/button';
import { useState } from 'react';
import { useWords } from '../../../platform/words/use-words.ts';
import { ConfirmDialog } from '../../shared/confirm-dialog.tsx';
import { applyingHref } from './application-address.ts';

/** Withdraws an application that is not reviewed yet; nothing where it cannot be. */
export function WithdrawApplication({ application: { id, number, allowed } }: { application: EntryApplication }) {
  const t = useWords('spaceApplying');
  const centreWords = useWords('userCentre');
  const formWords = useWords('form');
  const router = useRouter();
  const [isConfirming, setConfirming] = useState(false);
  const { state, send } = useMoveEntryApplication();
  if (!allowed.includes('withdrawn')) return null;
  const withdraw = async () => {
    const outcome = await send({ params: { admission_apply_id: id }, body: { status: 'withdrawn' } });
    if (outcome.status !== 'done') return;
    setConfirming(false);
    await router.navigate({ href: applyingHref(id), replace: true });
  };
  return (
    <>
      <Button size="sm" kind="quiet" onClick={() => setConfirming(true)}>
        {t('withdraw')}
      </Button>
      <ConfirmDialog
        open={isConfirming}
        onOpenChange={setConfirming}
        title={t('withdrawTitle', { number })}
        confirmLabel={t('withdraw')}
        cancelLabel={centreWords('keep')}
        tone="danger"
        busy={state.status === 'sending'}
        onConfirm={() => void withdraw()}
      >
        {state.status === 'failed' ? (
          <span role="alert">{state.error.serverMessage ?? formWords('noAnswer')}</span>
        ) : (
          t('withdrawBody')
        )}
      </ConfirmDialog>
    </>
  );
}
