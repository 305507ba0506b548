import { useRouter } from '@tanstack/react-router';
import type { UserInfo } from '@zonekit/api-client/auth/contract';
import type { Application, DeclarationDetail } from '@zonekit/api-client/policy/contract';
import { RestoredNotice } from '@zonekit/portal-kit/form-page/draft-notices';
import { FormFoot } from '@zonekit/portal-kit/form-page/form-foot';
import { useDraftForm } from '@zonekit/portal-kit/form-page/use-draft-form';
import { Button } from '@zonekit/ui/button';
import { Form, type FormProblem, FormSubmit } from '@zonekit/ui/form';
import { Link } from '@zonekit/ui/link';
import { useState } from 'react';
import { formProblem } from '../../../platform/data/form-problem.ts';
import { useWords } from '../../../platform/words/use-words.ts';
import { LeaveGuard } from '../../shared/form/leave-guard.tsx';
import { useFormLabels } from '../../shared/form/use-form-labels.ts';
import { applicationHref } from './application-address.ts';
import { draftSlot } from './application-draft.ts';
import { ApplicationFields } from './application-fields.tsx';
import { ApplicationFrame } from './application-frame.tsx';
import { applicationSchema, isDraftPhone } from './application-schema.ts';
import { type ApplicationValues, valuesOf } from './application-values.ts';
import { ChangedAlert, OtherAlert, OtherTabAlert } from './save-alerts.tsx';
import { type NotSaved, type Saved, useSaveApplication } from './use-save-application.ts';

export interface ApplicationFormProps {
  call: DeclarationDetail;
  user: UserInfo;
  /** At the service; null before the first save. Later answers of the service change no field. */
  application: Application | null;
}

/** The application for a call: stored on this device as it is typed, saved as a draft, or handed in. */
export function ApplicationForm({ call, user, application }: ApplicationFormProps) {
  const t = useWords('policyApplications');
  const formWords = useWords('form');
  const filesWords = useWords('files');
  const labels = useFormLabels(t('notHandedIn'));
  const router = useRouter();
  const saving = useSaveApplication(call);
  const [refused, setRefused] = useState<NotSaved | null>(null);
  const [savedAt, setSavedAt] = useState(application?.updated_at ?? null);
  const [busy, setBusy] = useState(false);
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
    awaited: filesWords('notYet'),
  });
  const draft = useDraftForm(schema, {
    slot: draftSlot(user.user_id, call.id, call.materials.length),
    start: application ? valuesOf(application, call.materials.length) : emptyFor(call, user),
    base: application && { id: application.id, version: application.version },
  });
  const { form, state, restoredAt, other } = draft;

  /** Saves what stands in the form. @param over the edition that it takes the place of, where the visitor has said so */
  const save = async (over?: number): Promise<Saved | NotSaved> => {
    const values = form.getValues();
    const outcome = await saving.save(values, draft.base(), over);
    if (outcome.status === 'saved') {
      const { id, version, updated_at } = outcome.application;
      draft.settle(values, { id, version });
      setSavedAt(updated_at);
    }
    return outcome;
  };
  const saveDraft = async (over?: number) => {
    if (!isDraftPhone(form.getValues('contact_phone').trim())) {
      form.setError('contact_phone', { type: 'draft', message: t('phoneRule') }, { shouldFocus: true });
      return;
    }
    setBusy(true);
    const outcome = await save(over);
    setBusy(false);
    setRefused(outcome.status === 'saved' ? null : outcome);
  };
  /** What the form says of it; alerts of their own say the rest. */
  const problemOf = (outcome: NotSaved): FormProblem | undefined => {
    if (outcome.status === 'failed') return formProblem(outcome.error);
    setRefused(outcome);
    return undefined;
  };
  const submit = async (): Promise<FormProblem | undefined> => {
    setRefused(null);
    const saved = await save();
    if (saved.status !== 'saved') return problemOf(saved);
    const handedIn = await saving.submit(saved.application);
    if (handedIn.status !== 'saved') return problemOf(handedIn);
    await router.navigate({ href: applicationHref(handedIn.application.id), replace: true });
    return undefined;
  };
  const problem = () => {
    if (refused?.status === 'failed') return refused.error.serverMessage ?? formWords('noAnswer');
    return refused && formWords('notSaved');
  };
  const mine = () => form.getValues();

  return (
    <ApplicationFrame
      call={call}
      application={application}
      notices={
        <>
          {restoredAt && <RestoredNotice at={restoredAt} onDiscard={draft.discard} />}
          {other && <OtherTabAlert {...{ call, other }} mine={mine()} onResolve={draft.fill} />}
          {refused?.status === 'other' && <OtherAlert href={applicationHref(refused.id)} />}
          {refused?.status === 'changed' && (
            <ChangedAlert
              call={call}
              mine={mine()}
              theirs={refused.theirs}
              busy={busy}
              onResolve={(merged) => {
                draft.fill(merged);
                void saveDraft(refused.theirs.version);
              }}
            />
          )}
        </>
      }
    >
      <LeaveGuard unsaved={draft.unsaved} state={state} />
      <Form form={form} onSubmit={submit} labels={labels}>
        <ApplicationFields {...{ call, form, onWaiting }} edition={draft.edition} />
        <FormFoot state={state} saving={busy} savedAt={savedAt} problem={problem()}>
          <Button asChild kind="quiet">
            <Link href={applicationHref()}>{formWords('cancelEdit')}</Link>
          </Button>
          <Button loading={busy} onClick={() => void saveDraft()}>
            {t('saveDraft')}
          </Button>
          <FormSubmit>{t(application?.status === 'returned' ? 'resubmit' : 'submit')}</FormSubmit>
        </FormFoot>
      </Form>
    </ApplicationFrame>
  );
}

const emptyFor = (call: DeclarationDetail, { name, phone }: UserInfo): ApplicationValues => ({
  contact_person: name,
  contact_phone: phone,
  amount: '',
  statement: '',
  materials: call.materials.map(() => ''),
});
