import { ConfirmDialog } from '@zonekit/ui/confirm-dialog';
import { Field } from '@zonekit/ui/field';
import { TextArea } from '@zonekit/ui/text-area';
import { useState } from 'react';
import { useWords } from '../../../platform/words/use-words.ts';

interface DeclineDialogProps {
  onClose: () => void;
  onDecline: (reason: string) => void;
}

/** Asks the expert why, as whoever asked reads it. */
export function DeclineDialog({ onClose, onDecline }: DeclineDialogProps) {
  const t = useWords('expertManagement');
  const [reason, setReason] = useState('');
  const [isMissing, setMissing] = useState(false);
  const decline = () => (reason.trim() === '' ? setMissing(true) : onDecline(reason.trim()));
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={t('decline.title')}
      confirmLabel={t('moves.declined')}
      cancelLabel={t('decline.keep')}
      onConfirm={decline}
    >
      <Field label={t('decline.reason')} error={isMissing ? t('decline.missing') : undefined} required>
        {(control) => (
          <TextArea
            {...control}
            rows={3}
            maxLength={200}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
          />
        )}
      </Field>
    </ConfirmDialog>
  );
}
