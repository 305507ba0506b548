import { ConfirmDialog } from '@zonekit/ui/confirm-dialog';
import { Field } from '@zonekit/ui/field';
import { TextArea } from '@zonekit/ui/text-area';
import { useState } from 'react';
import { useWords } from '../../../platform/words/use-words.ts';

interface ReasonDialogProps {
  title: string;
  label: string;
  confirm: string;
  onClose: () => void;
  onGiven: (reason: string) => void;
}

/** Asks why, as the other side reads it. */
export function ReasonDialog({ title, label, confirm, onClose, onGiven }: ReasonDialogProps) {
  const t = useWords('supplyOwn');
  const [reason, setReason] = useState('');
  const [isMissing, setMissing] = useState(false);
  const give = () => (reason.trim() === '' ? setMissing(true) : onGiven(reason.trim()));
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={title}
      confirmLabel={confirm}
      cancelLabel={t('keep')}
      onConfirm={give}
    >
      <Field label={label} error={isMissing ? t('reasonMissing') : undefined} required>
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
