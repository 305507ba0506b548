import { useRouter } from '@tanstack/react-router';
import type { UserInfo } from '@zonekit/api-client/auth/contract';
import { useCreateFinanceInquiry } from '@zonekit/api-client/finance/inquiry/hooks';
import { useCreateMessage } from '@zonekit/api-client/material/message/hooks';
import { RestoredNotice } from '@zonekit/portal-kit/form-page/restored-notice';
import { useDraftForm } from '@zonekit/portal-kit/form-page/use-draft-form';
import { Form, type FormProblem, FormSubmit } from '@zonekit/ui/form';
import { FormField } from '@zonekit/ui/form-field';
import { TextArea } from '@zonekit/ui/text-area';
import { TextInput } from '@zonekit/ui/text-input';
import * as z from 'zod/mini';
import { formProblem } from '../../../platform/data/form-problem.ts';
import { useSignOn } from '../../../platform/session/use-sign-on.ts';
import { useWords } from '../../../platform/words/use-words.ts';
import { formSlots, storedText } from '../form/draft-slots.ts';
import { useFormLabels } from '../form/use-form-labels.ts';
import * as css from './ask.css.ts';
import type { Asked, SentQuestion } from './ask.types.ts';

const LONGEST = 500;

const stored = z.object({ content: storedText, contact_person: storedText, contact_phone: storedText });
const messageSlot = formSlots('message', stored);
/** Typed before the visitor logs in and sent after it: one draft on this device for each offer. */
const VISITOR = 'visitor';

type AskFormProps = Asked & {
  /** Null for a visitor, who logs in to send it. */
  user: UserInfo | null;
  onSent: (question: SentQuestion) => void;
};

/** The draft's name; that of an online message is as it was before there were inquiries. */
const draftOf = ({ kind, subject, id }: Asked): string => `${kind === 'inquiry' ? 'finance.' : ''}${subject}.${id}`;

/** Stored on this device as it is typed, and sent once. */
export function AskForm({ user, onSent, ...about }: AskFormProps) {
  const t = useWords('offer');
  const labels = useFormLabels(t('ask.failed'));
  const router = useRouter();
  const signOn = useSignOn();
  const { send: sendMessage } = useCreateMessage();
  const { send: sendInquiry } = useCreateFinanceInquiry();
  const schema = z.object({
    content: z
      .string()
      .check(z.trim(), z.minLength(1, t('ask.contentMissing')), z.maxLength(LONGEST, t('ask.contentLong'))),
    contact_person: z.string().check(z.trim(), z.minLength(1, t('ask.personMissing'))),
    contact_phone: z.string().check(z.trim(), z.regex(/^1[3-9]\d{9}$/, t('ask.phoneRule'))),
  });
  const start = { content: '', contact_person: user?.name ?? '', contact_phone: user?.phone ?? '' };
  const draft = useDraftForm(schema, { slot: messageSlot(VISITOR, draftOf(about)), start, base: null });
  const { form, restoredAt } = draft;

  const submit = async (values: z.output<typeof schema>): Promise<FormProblem | undefined> => {
    if (!user) {
      await signOn(router.state.location.href);
      return undefined;
    }
    const outcome =
      about.kind === 'inquiry'
        ? await sendInquiry({ body: { ...values, subject: about.subject, subject_id: about.id } })
        : await sendMessage({ body: { ...values, subject: about.subject, subject_id: about.id } });
    if (outcome.status === 'failed') return formProblem(outcome.error);
    if (outcome.status === 'done') {
      draft.settle(form.getValues(), null);
      onSent(outcome.data);
    }
    return undefined;
  };

  return (
    <Form className={css.form} form={form} onSubmit={submit} labels={labels}>
      {restoredAt && <RestoredNotice at={restoredAt} onDiscard={draft.discard} />}
      <FormField control={form.control} name="content" label={t('ask.content')} hint={t('ask.contentHint')} required>
        {(input) => <TextArea {...input} rows={5} maxLength={LONGEST} />}
      </FormField>
      <div className={css.contact}>
        <FormField control={form.control} name="contact_person" label={t('ask.person')} required>
          {(input) => <TextInput {...input} autoComplete="name" maxLength={50} />}
        </FormField>
        <FormField control={form.control} name="contact_phone" label={t('ask.phone')} required>
          {(input) => <TextInput {...input} type="tel" inputMode="tel" autoComplete="tel-national" />}
        </FormField>
      </div>
      <FormSubmit>{t(user ? 'ask.submit' : 'ask.login')}</FormSubmit>
      <p className={css.note}>{t('ask.note')}</p>
    </Form>
  );
}
