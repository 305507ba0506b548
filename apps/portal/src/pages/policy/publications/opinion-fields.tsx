import type { UserInfo } from '@zonekit/api-client/auth/contract';
import { useAddOpinion } from '@zonekit/api-client/policy/publication/hooks';
import { RestoredNotice } from '@zonekit/portal-kit/form-page/restored-notice';
import { useDraftForm } from '@zonekit/portal-kit/form-page/use-draft-form';
import { Alert } from '@zonekit/ui/alert';
import { Form, type FormProblem, FormSubmit } from '@zonekit/ui/form';
import { FormField } from '@zonekit/ui/form-field';
import { TextArea } from '@zonekit/ui/text-area';
import { TextInput } from '@zonekit/ui/text-input';
import * as z from 'zod/mini';
import { formProblem } from '../../../platform/data/form-problem.ts';
import { kitFormWords } from '../../../platform/words/kit-form-words.ts';
import { useLoadedWords } from '../../../platform/words/use-loaded-words.ts';
import { useWords } from '../../../platform/words/use-words.ts';
import { formSlots, storedText } from '../../shared/form/draft-slots.ts';
import { useFormLabels } from '../../shared/form/use-form-labels.ts';
import { formWords } from '../../shared/form/words.ts';
import * as css from './publications.css.ts';

/** Lengths of an opinion. Source: the contract. */
const LEAST = 10;
const MOST = 2000;
const MOST_CLAUSE = 100;

const draftSlot = formSlots('opinion', z.object({ clause: storedText, text: storedText }));
const EMPTY = { clause: '', text: '' };

export interface OpinionFieldsProps {
  /** Of the draft policy. */
  id: string;
  user: UserInfo;
}

/** The form of an opinion with its words, in a file of its own: visitors who are not logged in do not need it. */
export function OpinionFields(props: OpinionFieldsProps) {
  return useLoadedWords(kitFormWords.formPage, formWords.form) ? <Fields {...props} /> : null;
}

/** Stored on this device as it is typed, and sent once. */
function Fields({ id, user }: OpinionFieldsProps) {
  const t = useWords('policyPublications');
  const labels = useFormLabels(t('opinion.failed'));
  const { state, send } = useAddOpinion();
  const schema = z.object({
    clause: z.string().check(z.trim()),
    text: z.string().check(z.trim(), z.minLength(LEAST, t('opinion.short'))),
  });
  const draft = useDraftForm(schema, { slot: draftSlot(user.user_id, id), start: EMPTY, base: null });
  const { form, restoredAt } = draft;
  const submit = async (body: z.output<typeof schema>): Promise<FormProblem | undefined> => {
    const outcome = await send({ params: { data_id: id }, body });
    if (outcome.status === 'failed') return formProblem(outcome.error);
    if (outcome.status === 'done') {
      draft.settle(form.getValues(), null);
      draft.fill(EMPTY);
    }
    return undefined;
  };
  return (
    <Form className={css.form} form={form} onSubmit={submit} labels={labels}>
      <p>{t('opinion.line')}</p>
      {restoredAt && <RestoredNotice at={restoredAt} onDiscard={draft.discard} />}
      <FormField
        control={form.control}
        name="clause"
        label={t('opinion.clause')}
        hint={t('opinion.clauseHint')}
        optional={t('opinion.optional')}
      >
        {(input) => <TextInput {...input} maxLength={MOST_CLAUSE} />}
      </FormField>
      <FormField control={form.control} name="text" label={t('opinion.text')} hint={t('opinion.textHint')} required>
        {(input) => <TextArea {...input} rows={5} maxLength={MOST} />}
      </FormField>
      {state.status === 'done' && <Alert role="status" tone="success" title={t('opinion.sent')} />}
      <div>
        <FormSubmit>{t('opinion.send')}</FormSubmit>
      </div>
    </Form>
  );
}
