import { Dialog } from '@zonekit/ui/dialog';
import { Prose } from '@zonekit/ui/prose';
import { useWords } from '../../platform/words/use-words.ts';
import { AGREEMENTS } from './agreements.ts';

export interface AgreementDialogProps {
  text: 'terms' | 'privacy';
  onClose: () => void;
}

const TERMS = ['who', 'account', 'content', 'liability', 'end'] as const;
const PRIVACY = ['what', 'why', 'whom', 'long', 'rights', 'contact'] as const;

/** The terms of service or the privacy policy, in the version that is agreed to. */
export default function AgreementDialog({ text, onClose }: AgreementDialogProps) {
  const t = useWords('authAgreements');
  const parts =
    text === 'terms'
      ? TERMS.map((part) => ({ title: t(`terms.${part}.title`), body: t(`terms.${part}.body`) }))
      : PRIVACY.map((part) => ({ title: t(`privacy.${part}.title`), body: t(`privacy.${part}.body`) }));
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Content width={640} closeLabel={t('close')}>
        <Dialog.Header>
          <Dialog.Title>{t(`${text}.title`)}</Dialog.Title>
        </Dialog.Header>
        <Dialog.Body>
          <Prose>
            <p>{t('version', { version: AGREEMENTS[`${text}_version`] })}</p>
            {parts.map(({ title, body }) => (
              <section key={title}>
                <h3>{title}</h3>
                <p>{body}</p>
              </section>
            ))}
          </Prose>
        </Dialog.Body>
      </Dialog.Content>
    </Dialog.Root>
  );
}
