import type { EventState } from '@zonekit/api-client/event/contract';
import { useCreateEnrolment } from '@zonekit/api-client/event/hooks';
import { useSession } from '@zonekit/api-client/react';
import { Form, type FormProblem, FormSubmit, useSchemaForm } from '@zonekit/ui/form';
import { FormField } from '@zonekit/ui/form-field';
import { TextArea } from '@zonekit/ui/text-area';
import { TextInput } from '@zonekit/ui/text-input';
import * as z from 'zod/mini';
import { formProblem } from '../../../platform/data/form-problem.ts';
import { useWords } from '../../../platform/words/use-words.ts';
import { useFormLabels } from '../../shared/form/use-form-labels.ts';

export interface EnrolFormProps {
  eventId: string;
  places: EventState['places'];
}

/** Enrols the signed-in user, or puts the user on the waiting list. Shown in place of its button. */
export function EnrolForm({ eventId, places }: EnrolFormProps) {
  const t = useWords('eventDetail');
  const formWords = useWords('form');
  const labels = useFormLabels(t('notSent'));
  const { user } = useSession();
  const { send } = useCreateEnrolment();
  const schema = z.object({
    contact_person: z.string().check(z.trim(), z.minLength(1, t('nameMissing'))),
    contact_phone: z.string().check(z.trim(), z.regex(/^1[3-9]\d{9}$/, t('phoneRule'))),
    message: z.string().check(z.trim()),
  });
  const form = useSchemaForm(schema, {
    defaultValues: { contact_person: user?.name ?? '', contact_phone: '', message: '' },
  });
  const submit = async (values: z.output<typeof schema>): Promise<FormProblem | undefined> => {
    const outcome = await send({ body: { event_id: eventId, ...values } });
    return outcome.status === 'failed' ? formProblem(outcome.error) : undefined;
  };
  return (
    <Form form={form} onSubmit={submit} labels={labels}>
      <FormField control={form.control} name="contact_person" label={t('name')} required>
        {(input) => <TextInput {...input} autoComplete="name" maxLength={50} />}
      </FormField>
      <FormField control={form.control} name="contact_phone" label={t('phone')} required>
        {(input) => <TextInput {...input} type="tel" autoComplete="tel" inputMode="tel" />}
      </FormField>
      <FormField
        control={form.control}
        name="message"
        label={t('question')}
        hint={t('questionHint')}
        optional={formWords('optional')}
      >
        {(input) => <TextArea {...input} rows={2} maxLength={500} />}
      </FormField>
      <FormSubmit size="lg">{t(places.left > 0 ? 'send' : 'sendWaiting')}</FormSubmit>
    </Form>
  );
}
