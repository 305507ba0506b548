import { useExportData, useRequestDeletion } from '@zonekit/api-client/account/hooks';
import { asApiError } from '@zonekit/api-client/transport/error';
import { Alert } from '@zonekit/ui/alert';
import { Button } from '@zonekit/ui/button';
import { Dialog } from '@zonekit/ui/dialog';
import { Field } from '@zonekit/ui/field';
import { PasswordInput } from '@zonekit/ui/password-input';
import { type FormEvent, useState } from 'react';
import { useWords } from '../../../platform/words/use-words.ts';
import { authFailure } from '../../shared/credentials/auth-failure.ts';
import { usePasswordLabels } from '../../shared/credentials/use-password-labels.ts';
import * as css from '../../shared/form/form.css.ts';

/** Saves a text as a file of this browser. */
const saveText = (text: string, name: string) => {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = Object.assign(document.createElement('a'), { href: url, download: name });
  link.click();
  // Not at once: the browser may still be reading it.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
};

/** What the platform keeps about the user: a copy of it, and the way to have it deleted. */
export function PersonalData() {
  const t = useWords('accountSettings');
  const formWords = useWords('form');
  const exportData = useExportData();
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  const [leaving, setLeaving] = useState(false);
  const save = async () => {
    setBusy(true);
    setFault(null);
    try {
      const data = await exportData();
      saveText(JSON.stringify(data, null, 2), `zonekit-${data.exported_at.slice(0, 10)}.json`);
    } catch (error) {
      setFault(asApiError(error).serverMessage ?? formWords('noAnswer'));
    }
    setBusy(false);
  };
  return (
    <>
      <p className={css.note}>{t('dataNote')}</p>
      {fault && <Alert role="alert" tone="danger" title={fault} />}
      <div className={css.actions}>
        <Button loading={busy} onClick={() => void save()}>
          {t('exportData')}
        </Button>
        <Button kind="quiet" onClick={() => setLeaving(true)}>
          {t('deleteAccount')}
        </Button>
      </div>
      <Dialog.Root open={leaving} onOpenChange={setLeaving}>
        <Dialog.Content small width={480} closeLabel={t('stay')}>
          <Dialog.Header>
            <Dialog.Title>{t('deleteTitle')}</Dialog.Title>
          </Dialog.Header>
          <Leave onStay={() => setLeaving(false)} />
        </Dialog.Content>
      </Dialog.Root>
    </>
  );
}

/** Asks for the password once more. Done, the session has ended and the page is left. */
function Leave({ onStay }: { onStay: () => void }) {
  const t = useWords('accountSettings');
  const labels = usePasswordLabels();
  const { state, send } = useRequestDeletion();
  const [password, setPassword] = useState('');
  const [error, setError] = useState<string | undefined>();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (password === '') return setError(t('oldMissing'));
    const outcome = await send({ body: { password } });
    if (outcome.status !== 'failed') return;
    const failure = authFailure(outcome.error);
    if (failure.kind === 'locked') setError(t('oldLocked', { minutes: failure.minutes }));
    else if (failure.kind === 'field' && failure.left !== null) setError(t('oldWrongLeft', { count: failure.left }));
    else setError(outcome.error.serverMessage ?? t('oldWrong'));
  };
  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <Dialog.Body>
        <div className={css.stack}>
          <p>{t('deleteNote')}</p>
          <Field label={t('oldPassword')} error={error} required>
            {(control) => (
              <PasswordInput
                {...control}
                labels={labels}
                value={password}
                onChange={({ target }) => setPassword(target.value)}
              />
            )}
          </Field>
        </div>
      </Dialog.Body>
      <Dialog.Footer>
        <Dialog.Actions>
          <Button onClick={onStay}>{t('stay')}</Button>
          <Button type="submit" kind="danger" loading={state.status === 'sending'}>
            {t('deleteConfirm')}
          </Button>
        </Dialog.Actions>
      </Dialog.Footer>
    </form>
  );
}
