import { useRouter } from '@tanstack/react-router';
import type { UserInfo } from '@zonekit/api-client/auth/contract';
import type { Application, DeclarationDetail } from '@zonekit/api-client/policy/contract';
import { RestoredNotice } from '@zonekit/portal-kit/form-page/draft-notices';
import { useDraftForm } from '@zonekit/portal-kit/form-page/use-draft-form';
import { Form } from '@zonekit/ui/form';
import { useWords } from '../../../platform/words/use-words.ts';
import { LeaveGuard } from '../../shared/form/leave-guard.tsx';
import { RecordFoot } from '../../shared/form/record-foot.tsx';
import { useAwaitedFiles } from '../../shared/form/use-awaited-files.ts';
import { useFormLabels } from '../../shared/form/use-form-labels.ts';
import { type RecordBase, useRecordForm } from '../../shared/form/use-record-form.ts';
import { applicationHref } from './application-address.ts';
import { draftSlot } from './application-draft.ts';
import { ApplicationFields } from './application-fields.tsx';
import { ApplicationFrame } from './application-frame.tsx';
import { applicationSchema, isDraftPhone } from './application-schema.ts';
import { type ApplicationValues, valuesOf } from './application-values.ts';
import { ChangedAlert, OtherAlert, OtherTabAlert } from './save-alerts.tsx';
import { useApplicationCalls } from './use-application-calls.ts';

export interface ApplicationFormProps {
  call: DeclarationDetail;
  user: UserInfo;
  /** At the service; null before the first save. Later answers of the service change no field. */
  application: Application | null;
}

/** The application for a call: stored on this device as it is typed, saved as a draft, or handed in. */
export function ApplicationForm({ call, user, application }: ApplicationFormProps) {
  const t = useWords('policyApplications');
  const filesWords = useWords('files');
  const labels = useFormLabels(t('notHandedIn'));
  const router = useRouter();
  /** Places of materials whose file is still to arrive. */
  const { awaited, onWaiting } = useAwaitedFiles<number>();
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
    base: (application && { id: application.id, version: application.version }) as RecordBase,
  });
  const { form, state, restoredAt, other } = draft;

  const isSavable = () => {
    if (isDraftPhone(form.getValues('contact_phone').trim())) return true;
    form.setError('contact_phone', { type: 'draft', message: t('phoneRule') }, { shouldFocus: true });
    return false;
  };
  const record = useRecordForm({
    draft,
    calls: useApplicationCalls(call),
    updatedAt: application?.updated_at ?? null,
    isSavable,
    onSubmitted: ({ id }) => router.navigate({ href: applicationHref(id), replace: true }),
  });
  const { busy, refused } = record;
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
              onResolve={(merged) => record.resolve(refused.theirs, merged)}
            />
          )}
        </>
      }
    >
      <LeaveGuard unsaved={draft.unsaved} state={state} />
      <Form form={form} onSubmit={record.submit} labels={labels}>
        <ApplicationFields {...{ call, form, onWaiting }} edition={draft.edition} />
        <RecordFoot
          {...{ state, record }}
          backHref={applicationHref()}
          words={{ saveDraft: t('saveDraft'), submit: t(application?.status === 'returned' ? 'resubmit' : 'submit') }}
        />
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
