import { useRouter } from '@tanstack/react-router';
import type { UserInfo } from '@zonekit/api-client/auth/contract';
import type { Appointment } from '@zonekit/api-client/space/appointment/contract';
import { useCreateAppointment, useViewingDays } from '@zonekit/api-client/space/appointment/hooks';
import { MOST_VISITORS } from '@zonekit/api-client/space/appointment/lists';
import { RestoredNotice } from '@zonekit/portal-kit/form-page/draft-notices';
import { FormFoot } from '@zonekit/portal-kit/form-page/form-foot';
import { FormSection, FormWide } from '@zonekit/portal-kit/form-page/form-section';
import { useDraftForm } from '@zonekit/portal-kit/form-page/use-draft-form';
import { Field } from '@zonekit/ui/field';
import { Form, type FormProblem, FormSubmit } from '@zonekit/ui/form';
import { FormField, FormValue } from '@zonekit/ui/form-field';
import { NumberInput } from '@zonekit/ui/number-input';
import { TextArea } from '@zonekit/ui/text-area';
import { TextInput } from '@zonekit/ui/text-input';
import { useState } from 'react';
import type * as z from 'zod/mini';
import { formProblem } from '../../../platform/data/form-problem.ts';
import { useSignOn } from '../../../platform/session/use-sign-on.ts';
import { useWords } from '../../../platform/words/use-words.ts';
import { LeaveGuard } from '../../shared/form/leave-guard.tsx';
import { useFormLabels } from '../../shared/form/use-form-labels.ts';
import { NearestTimes } from './nearest-times.tsx';
import { PlaceFields } from './place-fields.tsx';
import { TimeField } from './time-field.tsx';
import * as css from './viewing.css.ts';
import { type ViewingSchema, viewingSchema, viewingSlot } from './viewing-schema.ts';
import { nearestFree, readTime, type ViewingTime } from './viewing-time.ts';

/** Typed before the visitor logs in and sent after it: one draft for this device and each place. */
const VISITOR = 'visitor';

export interface ViewingFormProps {
  /** Null for a visitor, who logs in to send it. */
  user: UserInfo | null;
  /** From the address; `unit` lies in `park`. */
  preselected: { park: string; unit: string };
  /** A park was chosen; its contact is shown beside the form. */
  onPark: (parkId: string) => void;
  onSent: (appointment: Appointment) => void;
}

/** Requests a viewing: stored on this device as it is typed, and sent once. */
export function ViewingForm({ user, preselected, onPark, onSent }: ViewingFormProps) {
  const t = useWords('spaceReserve');
  const formWords = useWords('form');
  const labels = useFormLabels(t('failed'));
  const router = useRouter();
  const signOn = useSignOn();
  const { send } = useCreateAppointment();
  const [offers, setOffers] = useState<ViewingTime[]>([]);
  const schema = viewingSchema((word) => t(word, { most: MOST_VISITORS }));
  const start = {
    park_id: preselected.park,
    unit_id: preselected.unit,
    time: '',
    contact_person: user?.name ?? '',
    contact_phone: user?.phone ?? '',
    visitors: 1,
    remark: '',
  };
  const slot = viewingSlot(VISITOR, preselected.unit || preselected.park || null);
  const draft = useDraftForm(schema, { slot, start, base: null });
  const { form, restoredAt, state } = draft;
  const { control } = form;
  const parkId = form.watch('park_id');

  const choose = (time: string) => {
    form.setValue('time', time, { shouldValidate: true });
    setOffers([]);
  };
  const submit = async (values: z.output<ViewingSchema>): Promise<FormProblem | undefined> => {
    const time = readTime(values.time);
    if (!time) return { fields: { time: t('timeMissing') } };
    if (!user) {
      await signOn(router.state.location.href);
      return undefined;
    }
    const { time: _, unit_id, visitors, ...rest } = values;
    const outcome = await send({ body: { ...rest, ...time, unit_id: unit_id || null, visitors: visitors ?? 1 } });
    if (outcome.status === 'failed') {
      const problem = formProblem(outcome.error);
      setOffers(nearestFree(outcome.error.details));
      return outcome.error.code === 'conflict' ? { fields: { time: problem.message ?? t('timeMissing') } } : problem;
    }
    if (outcome.status === 'done') {
      draft.settle(form.getValues(), null);
      onSent(outcome.data);
    }
    return undefined;
  };

  return (
    <Form form={form} onSubmit={submit} labels={labels}>
      <LeaveGuard unsaved={draft.unsaved} state={state} />
      {restoredAt && <RestoredNotice at={restoredAt} onDiscard={draft.discard} />}
      <FormSection title={t('sections.what')}>
        <PlaceFields
          form={form}
          onPark={(park) => {
            form.setValue('unit_id', '');
            form.setValue('time', '');
            setOffers([]);
            onPark(park);
          }}
        />
      </FormSection>
      <FormSection title={t('sections.when')}>
        <FormWide>
          <FormValue control={control} name="time">
            {({ id, value, onValueChange, error }) => (
              <div id={id} tabIndex={-1}>
                {parkId ? (
                  <>
                    <TimeField parkId={parkId} value={value} onValueChange={onValueChange} error={error} />
                    <Capacity parkId={parkId} />
                  </>
                ) : (
                  <p className={error ? css.refused : css.note}>{t('parkFirst')}</p>
                )}
                <NearestTimes label={t('nearest')} times={offers} onChoose={choose} />
              </div>
            )}
          </FormValue>
        </FormWide>
      </FormSection>
      <FormSection title={t('sections.who')}>
        <FormField control={control} name="contact_person" label={t('person')} required>
          {(input) => <TextInput {...input} autoComplete="name" maxLength={50} />}
        </FormField>
        <FormField control={control} name="contact_phone" label={t('phone')} required>
          {(input) => <TextInput {...input} type="tel" inputMode="tel" autoComplete="tel-national" />}
        </FormField>
        <FormValue control={control} name="visitors">
          {({ id, value, onValueChange, error }) => (
            <Field id={id} label={t('visitors')} error={error} required>
              {(input) => (
                <NumberInput
                  {...input}
                  value={value}
                  onValueChange={(count) => onValueChange(count)}
                  min={1}
                  max={MOST_VISITORS}
                  labels={{ increase: t('increase'), decrease: t('decrease') }}
                />
              )}
            </Field>
          )}
        </FormValue>
        <FormWide>
          <FormField
            control={control}
            name="remark"
            label={t('remark')}
            hint={t('remarkHint')}
            optional={formWords('optional')}
          >
            {(input) => <TextArea {...input} rows={3} maxLength={500} />}
          </FormField>
        </FormWide>
      </FormSection>
      <FormFoot state={state} remaining={user ? null : t('loginNote')}>
        <FormSubmit>{t(user ? 'submit' : 'login')}</FormSubmit>
      </FormFoot>
    </Form>
  );
}

/** How many groups the park takes in one hour. */
function Capacity({ parkId }: { parkId: string }) {
  const t = useWords('spaceReserve');
  const read = useViewingDays(parkId);
  if (read.status !== 'ready') return null;
  return <p className={css.note}>{t('capacity', { capacity: read.data.capacity })}</p>;
}
