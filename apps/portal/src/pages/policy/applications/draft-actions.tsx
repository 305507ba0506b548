import { useRouter } from '@tanstack/react-router';
import type { Application } from '@zonekit/api-client/policy/contract';
import { useDeleteApplication } from '@zonekit/api-client/policy/hooks';
import { useUserId } from '@zonekit/api-client/session/hooks';
import { Button } from '@zonekit/ui/button';
import { useState } from 'react';
import { useWords } from '../../../platform/words/use-words.ts';
import { ConfirmDialog } from '../../shared/confirm-dialog.tsx';
import { applicationHref } from './application-address.ts';
import { draftSlot } from './application-draft.ts';

/** Throws a draft away: what was submitted once stays. */
export function DraftActions({ application: { id, number, declaration } }: { application: Application }) {
  const t = useWords('policyApplications');
  const centreWords = useWords('userCentre');
  const router = useRouter();
  const userId = useUserId();
  const [isConfirming, setConfirming] = useState(false);
  const { state, send } = useDeleteApplication();
  const remove = async () => {
    const outcome = await send({ params: { application_id: id } });
    setConfirming(false);
    if (outcome.status !== 'done') return;
    if (userId) draftSlot(userId, declaration.id, 0).remove();
    await router.navigate({ href: applicationHref(), replace: true });
  };
  return (
    <>
      <Button size="sm" kind="quiet" onClick={() => setConfirming(true)}>
        {t('remove')}
      </Button>
      <ConfirmDialog
        open={isConfirming}
        onOpenChange={setConfirming}
        title={t('removeTitle', { number })}
        confirmLabel={t('remove')}
        cancelLabel={centreWords('keep')}
        tone="danger"
        busy={state.status === 'sending'}
        onConfirm={() => void remove()}
      >
        {t('removeBody')}
      </ConfirmDialog>
    </>
  );
}
