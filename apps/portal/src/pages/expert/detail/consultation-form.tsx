import type { UserInfo } from '@zonekit/api-client/auth/contract';
import type { Consultation, ExpertDetail, ExpertSlot } from '@zonekit/api-client/expert/contract';
import { useCreateConsultation } from '@zonekit/api-client/expert/hooks';
import { CONSULTATION_MODES } from '@zonekit/api-client/expert/lists';
import { RestoredNotice } from '@zonekit/portal-kit/form-page/draft-notices';
import { useDraftForm } from '@zonekit/portal-kit/form-page/use-draft-form';
import { Alert } from '@zonekit/ui/alert';
import { Button } from '@zonekit/ui/button';
import { Form, type FormProblem, FormSubmit } from '@zonekit/ui/form';
import { FormField, FormValue } from '@zonekit/ui/form-field';
import { RadioGroup } from '@zonekit/ui/radio-group';
import { TextArea } from '@zonekit/ui/text-area';
import { TextInput } from '@zonekit/ui/text-input';
import { TimeSlots } from '@zonekit/ui/time-slots';
import { useState } from 'react';
import { useLocale } from 'use-intl';
import * as z from 'zod/mini';
import { formProblem } from '../../../platform/data/form-problem.ts';
import { useWords } from '../../../platform/words/use-words.ts';
import { formSlots, storedText } from '../../shared/form/draft-slots.ts';
import { useFormLabels } from '../../shared/form/use-form-labels.ts';
import * as css from './detail.css.ts';

/** When a half-day's consultation begins and ends. */
const HOURS = { 1: { start: '09:30', end: '11:30' }, 2: { start: '14:00', end: '16:00' } } as const;

const stored = z.object({ question: storedText, slot: storedText, mode: storedText, contact_phone: storedText });
const draftSlot = formSlots('consultation', stored);

const daysOf = (slots: readonly ExpertSlot[]) =>
  [...new Set(slots.map(({ date }) => date))].map((date) => ({
    date,
    slots: slots
      .filter((slot) => slot.date === date)
      .map(({ period, free }) => ({ ...HOURS[period], status: free ? ('free' as const) : ('closed' as const) })),
  }));

export interface ConsultationFormProps {
  expert: ExpertDetail;
  user: UserInfo;
}

/** Asks an expert at a free half-day: stored on this device as it is typed, and sent once. */
export function ConsultationForm({ expert, user }: ConsultationFormProps) {
  const t = useWords('expert');
  const locale = useLocale();
  const labels = useFormLabels(t('ask.failed'));
  const { send } = useCreateConsultation();
  const [sent, setSent] = useState<Consultation | null>(null);
  const isFree = (slot: string) =>
    expert.slots.some(({ date, period, free }) => free && `${date} ${HOURS[period].start}` === slot);
  const schema = z.object({
    question: z.string().check(z.trim(), z.minLength(1, t('ask.questionMissing'))),
    slot: z.string().check(z.refine(isFree, t('ask.whenMissing'))),
    mode: z.string(),
    contact_phone: z.string().check(z.trim(), z.regex(/^1[3-9]\d{9}$/, t('ask.phoneRule'))),
  });
  const start = { question: '', slot: '', mode: 'video', contact_phone: user.phone };
  const draft = useDraftForm(schema, { slot: draftSlot(user.user_id, expert.id), start, base: null });
  const { form, restoredAt } = draft;

  const submit = async ({ slot, mode, ...values }: z.output<typeof schema>): Promise<FormProblem | undefined> => {
    const [date = '', time = ''] = slot.split(' ');
    const chosen = {
      date,
      period: time === HOURS[1].start ? 1 : 2,
      mode: CONSULTATION_MODES.find((name) => name === mode) ?? 'video',
    } as const;
    const outcome = await send({ params: { expert_id: expert.id }, body: { ...values, ...chosen } });
    if (outcome.status === 'failed') {
      const problem = formProblem(outcome.error);
      const isTaken = outcome.error.code === 'conflict';
      return isTaken ? { fields: { slot: problem.message ?? t('ask.whenMissing') } } : problem;
    }
    if (outcome.status === 'done') {
      draft.settle(form.getValues(), null);
      setSent(outcome.data);
    }
    return undefined;
  };
  const again = () => {
    form.reset(start);
    setSent(null);
  };

  if (sent) {
    return (
      <Alert
        role="status"
        tone="success"
        title={t('ask.done')}
        action={
          <Button size="sm" onClick={again}>
            {t('ask.another')}
          </Button>
        }
      >
        {t('ask.doneBody', { number: sent.number })}
      </Alert>
    );
  }
  return (
    <Form className={css.form} form={form} onSubmit={submit} labels={labels}>
      {restoredAt && <RestoredNotice at={restoredAt} onDiscard={draft.discard} />}
      <FormField control={form.control} name="question" label={t('ask.question')} required>
        {(input) => <TextArea {...input} rows={4} maxLength={2000} />}
      </FormField>
      <FormValue control={form.control} name="slot">
        {({ id, value, onValueChange, error }) => {
          const [date = '', time = ''] = value.split(' ');
          const hours = Object.values(HOURS).find((each) => each.start === time);
          return (
            <TimeSlots
              id={id}
              legend={t('ask.when')}
              days={daysOf(expert.slots)}
              locale={locale}
              value={hours ? { date, start: hours.start, end: hours.end } : null}
              onValueChange={(choice) => onValueChange(choice ? `${choice.date} ${choice.start}` : '')}
              error={error}
              labels={{
                free: t('ask.slot.free'),
                taken: t('ask.slot.taken'),
                closed: t('ask.slot.closed'),
                chosen: t('ask.slot.chosen'),
                summary: (choice) =>
                  choice ? t('ask.chosen', { date: choice.date, start: choice.start }) : t('ask.none'),
              }}
            />
          );
        }}
      </FormValue>
      <FormValue control={form.control} name="mode">
        {({ id, name, value, onValueChange }) => (
          <RadioGroup
            id={id}
            name={name}
            legend={t('ask.mode')}
            value={value}
            onValueChange={(mode) => onValueChange(mode ?? 'video')}
            options={CONSULTATION_MODES.map((mode) => ({ value: mode, label: t(`ask.modes.${mode}`) }))}
          />
        )}
      </FormValue>
      <FormField control={form.control} name="contact_phone" label={t('ask.phone')} hint={t('ask.phoneHint')} required>
        {(input) => <TextInput {...input} type="tel" inputMode="tel" autoComplete="tel-national" />}
      </FormField>
      <FormSubmit>{t('ask.submit')}</FormSubmit>
      <p className={css.note}>{t('ask.note')}</p>
    </Form>
  );
}
