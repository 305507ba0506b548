import { useRouter } from '@tanstack/react-router';
import type { Application, DeclarationDetail } from '@zonekit/api-client/policy/contract';
import { Button } from '@zonekit/ui/button';
import { Form, type FormProblem, FormSubmit, useSchemaForm } from '@zonekit/ui/form';
import { FormField } from '@zonekit/ui/form-field';
import { Link } from '@zonekit/ui/link';
import { Money } from '@zonekit/ui/money';
import { TextArea } from '@zonekit/ui/text-area';
import { TextInput } from '@zonekit/ui/text-input';
import { Time } from '@zonekit/ui/time';
import { useEffect, useRef, useState } from 'react';
import { useLocale } from 'use-intl';
import { formProblem } from '../../../data/form-problem.ts';
import { useWords } from '../../../words/use-words.ts';
import { useFormLabels } from '../use-form-labels.ts';
import { applicationHref } from './application-address.ts';
import { forgetKept, type KeptDraft, keep } from './application-draft.ts';
import { ApplicationMaterials } from './application-materials.tsx';
import { applicationSchema, isDraftPhone } from './application-schema.ts';
import type { ApplicationValues } from './application-values.ts';
import * as css from './applications.css.ts';
import { LeaveGuard } from './leave-guard.tsx';
import { ChangedAlert, OtherAlert } from './save-alerts.tsx';
import { type NotSaved, type Saved, useSaveApplication } from './use-save-application.ts';

export interface ApplicationFormProps {
  call: DeclarationDetail;
  userId: string;
  /** At the service; null before the first save. */
  application: Application | null;
  /** What the fields start with where nothing was typed before. */
  start: ApplicationValues;
  /** What was typed on this device and is not saved. */
  kept: KeptDraft | null;
}

/** Longest text of a statement. Source: the contract. */
const STATEMENT = 4000;

/** The application for a call: kept on this device as it is typed, saved as a draft, or handed in. */
export function ApplicationForm({ call, userId, application, start, kept }: ApplicationFormProps) {
  const t = useWords('applications');
  const account = useWords('account');
  const labels = useFormLabels(t('notHandedIn'));
  const locale = useLocale();
  const router = useRouter();
  const base = kept?.base ?? (application && { id: application.id, version: application.version });
  const saving = useSaveApplication(call, base);
  const [refused, setRefused] = useState<NotSaved | null>(null);
  const [savedAt, setSavedAt] = useState(application?.updated_at ?? null);
  const [busy, setBusy] = useState(false);
  /** The values that the service has, or none that anybody typed. */
  const clean = useRef(JSON.stringify(start));
  /** Places of materials whose file is still to arrive. */
  const [awaited] = useState(() => new Set<number>());
  const onWaiting = (place: number, waiting: boolean) => {
    if (waiting) awaited.add(place);
    else awaited.delete(place);
  };
  const schema = applicationSchema(call, awaited, {
    contact: t('contactMissing'),
    phone: t('phoneRule'),
    amount: t('amountRule'),
    statement: t('statementMissing'),
    material: (name) => t('materialMissing', { name }),
    awaited: account('upload.notYet'),
  });
  const form = useSchemaForm(schema, { defaultValues: kept?.values ?? start });
  const unsaved = () => JSON.stringify(form.getValues()) !== clean.current;

  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values }) => {
          if (JSON.stringify(values) === clean.current) forgetKept(userId, call.id);
          else keep(userId, call.id, { values, base: saving.base });
        },
      }),
    [form, userId, call.id, saving.base],
  );

  const settle = (values: ApplicationValues, { application: now }: Saved) => {
    clean.current = JSON.stringify(values);
    forgetKept(userId, call.id);
    setSavedAt(now.updated_at);
  };
  /** What the form says of it; alerts of their own say the rest. */
  const problemOf = (outcome: NotSaved): FormProblem | undefined => {
    if (outcome.status === 'failed') return formProblem(outcome.error);
    setRefused(outcome);
    return undefined;
  };

  /** @returns whether the service has it now */
  const saveDraft = async (over?: number): Promise<boolean> => {
    const values = form.getValues();
    if (!isDraftPhone(values.contact_phone.trim())) {
      form.setError('contact_phone', { type: 'draft', message: t('phoneRule') }, { shouldFocus: true });
      return false;
    }
    setBusy(true);
    const outcome = await saving.save(values, over);
    setBusy(false);
    setRefused(outcome.status === 'saved' ? null : outcome);
    if (outcome.status === 'saved') settle(values, outcome);
    return outcome.status === 'saved';
  };
  const submit = async (values: ApplicationValues): Promise<FormProblem | undefined> => {
    setRefused(null);
    const saved = await saving.save(values);
    if (saved.status !== 'saved') return problemOf(saved);
    settle(form.getValues(), saved);
    const handedIn = await saving.submit(saved.application);
    if (handedIn.status !== 'saved') return problemOf(handedIn);
    await router.navigate({ href: applicationHref(handedIn.application.id), replace: true });
    return undefined;
  };

  const resolve = async (merged: ApplicationValues, version: number) => {
    const files = merged.materials.join() !== form.getValues('materials').join();
    form.reset(merged);
    // Fields of files begin anew with those that were taken over.
    if ((await saveDraft(version)) && files) window.location.reload();
  };

  return (
    <>
      <LeaveGuard unsaved={unsaved} />
      <Form form={form} onSubmit={submit} labels={labels}>
        {refused?.status === 'other' && <OtherAlert href={applicationHref(refused.id)} />}
        {refused?.status === 'changed' && (
          <ChangedAlert
            call={call}
            mine={form.getValues()}
            theirs={refused.theirs}
            busy={busy}
            onResolve={(merged) => void resolve(merged, refused.theirs.version)}
          />
        )}
        <FormField control={form.control} name="contact_person" label={t('contact')} required>
          {(input) => <TextInput {...input} autoComplete="name" maxLength={50} />}
        </FormField>
        <FormField control={form.control} name="contact_phone" label={t('phone')} required>
          {(input) => <TextInput {...input} type="tel" inputMode="tel" autoComplete="tel-national" />}
        </FormField>
        {call.amount && (
          <FormField
            control={form.control}
            name="amount"
            label={t('amount')}
            optional={account('optional')}
            hint={t.rich('amountHint', { money: () => <Money fen={call.amount?.amount ?? 0} locale={locale} /> })}
          >
            {(input) => <TextInput {...input} inputMode="decimal" autoComplete="off" maxLength={15} />}
          </FormField>
        )}
        <FormField
          control={form.control}
          name="statement"
          label={t('statement')}
          hint={t('statementHint', { limit: String(STATEMENT) })}
          required
        >
          {(input) => <TextArea {...input} rows={8} maxLength={STATEMENT} />}
        </FormField>
        <ApplicationMaterials call={call} form={form} onWaiting={onWaiting} />
        <div className={css.foot}>
          <p role="status">
            {refused?.status === 'failed'
              ? (refused.error.serverMessage ?? account('noAnswer'))
              : refused
                ? account('notSaved')
                : savedAt
                  ? t.rich('savedAt', { time: () => <Time value={savedAt} format="datetime" /> })
                  : t('keptHere')}
          </p>
          <div className={css.states}>
            <Button asChild kind="quiet">
              <Link href={applicationHref()}>{account('cancelEdit')}</Link>
            </Button>
            <Button loading={busy} onClick={() => void saveDraft()}>
              {t('saveDraft')}
            </Button>
            <FormSubmit>{t(application?.status === 'returned' ? 'resubmit' : 'submit')}</FormSubmit>
          </div>
        </div>
      </Form>
    </>
  );
}
