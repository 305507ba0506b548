import { useAddOpinion } from '@zonekit/api-client/policy/publication/hooks';
import { Alert } from '@zonekit/ui/alert';
import { Button } from '@zonekit/ui/button';
import { Field } from '@zonekit/ui/field';
import { TextArea } from '@zonekit/ui/text-area';
import { TextInput } from '@zonekit/ui/text-input';
import { type FormEvent, useState } from 'react';
import { useWords } from '../../../platform/words/use-words.ts';
import * as css from './publications.css.ts';

/** Lengths of an opinion. Source: the contract. */
const LEAST = 10;
const MOST = 2000;
const MOST_CLAUSE = 100;

/** The form of an opinion; in a file of its own, as visitors who are not logged in do not need it. */
export function OpinionFields({ id }: { id: string }) {
  const t = useWords('policyPublications');
  const { state, send } = useAddOpinion();
  const [tooShort, setTooShort] = useState(false);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const values = new FormData(form);
    const text = String(values.get('text')).trim();
    setTooShort(text.length < LEAST);
    if (text.length < LEAST) return form.querySelector('textarea')?.focus();
    const body = { clause: String(values.get('clause')).trim(), text };
    const outcome = await send({ params: { data_id: id }, body });
    if (outcome.status === 'done') form.reset();
  };
  return (
    <form className={css.form} noValidate onSubmit={(event) => void submit(event)}>
      <p>{t('opinion.line')}</p>
      <Field label={t('opinion.clause')} hint={t('opinion.clauseHint')} optional={t('opinion.optional')}>
        {(control) => <TextInput {...control} name="clause" maxLength={MOST_CLAUSE} />}
      </Field>
      <Field
        label={t('opinion.text')}
        hint={t('opinion.textHint')}
        error={tooShort ? t('opinion.short') : undefined}
        required
      >
        {(control) => <TextArea {...control} name="text" rows={5} maxLength={MOST} />}
      </Field>
      {state.status === 'failed' && (
        <Alert role="alert" tone="danger" title={state.error.serverMessage ?? t('opinion.failed')} />
      )}
      {state.status === 'done' && <Alert role="status" tone="success" title={t('opinion.sent')} />}
      <div>
        <Button type="submit" kind="primary" loading={state.status === 'sending'}>
          {t('opinion.send')}
        </Button>
      </div>
    </form>
  );
}
