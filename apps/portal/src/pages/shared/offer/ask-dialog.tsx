import { useRouter } from '@tanstack/react-router';
import { useSession } from '@zonekit/api-client/session/hooks';
import { Alert } from '@zonekit/ui/alert';
import { Button } from '@zonekit/ui/button';
import { Dialog } from '@zonekit/ui/dialog';
import { Link } from '@zonekit/ui/link';
import { SkeletonText } from '@zonekit/ui/skeleton';
import { useEffect, useState } from 'react';
import { kitFormWords } from '../../../platform/words/kit-form-words.ts';
import { useWords } from '../../../platform/words/use-words.ts';
import { formWords } from '../form/words.ts';
import * as css from './ask.css.ts';
import type { AskDialogProps, SentQuestion } from './ask.types.ts';
import { AskForm } from './ask-form.tsx';
import { questionHref } from './message-address.ts';

const WIDTH = 600;

/** A question to the provider of a service, of goods or of money. */
export function AskDialog({ onClose, ...about }: AskDialogProps) {
  const t = useWords('offer');
  const { user, status } = useSession();
  const { words } = useRouter().options.context;
  const [sent, setSent] = useState<SentQuestion | null>(null);
  const [hasWords, setHasWords] = useState(false);
  useEffect(() => {
    void words.load(formWords.form, kitFormWords.formPage).then(() => setHasWords(true));
  }, [words]);
  return (
    <Dialog.Root open onOpenChange={onClose}>
      <Dialog.Content width={WIDTH} closeLabel={t('ask.close')}>
        <Dialog.Header>
          <Dialog.Title>{t(`ask.${about.kind}.title`)}</Dialog.Title>
          <Dialog.Description lang={about.lang}>{about.title}</Dialog.Description>
        </Dialog.Header>
        <Dialog.Body>
          {sent ? (
            <div className={css.sent}>
              <Alert role="status" tone="success" title={t('ask.sent', { number: sent.number })}>
                {t('ask.sentLine')}
              </Alert>
              <Dialog.Actions>
                <Button kind="quiet" onClick={onClose}>
                  {t('ask.close')}
                </Button>
                <Button asChild kind="primary">
                  <Link href={questionHref(about.kind, sent.id)}>{t('ask.mine')}</Link>
                </Button>
              </Dialog.Actions>
            </div>
          ) : hasWords && (status !== 'signed-in' || user) ? (
            <AskForm key={user?.user_id ?? ''} {...about} user={user ?? null} onSent={setSent} />
          ) : (
            <SkeletonText lines={6} />
          )}
        </Dialog.Body>
      </Dialog.Content>
    </Dialog.Root>
  );
}
