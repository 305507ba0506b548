import { useRouter } from '@tanstack/react-router';
import type { Enterprise } from '@zonekit/api-client/account/contract';
import type { UserInfo } from '@zonekit/api-client/auth/contract';
import type { EntryApplication } from '@zonekit/api-client/space/entry-application/contract';
import { useUnit } from '@zonekit/api-client/space/hooks';
import { RestoredNotice } from '@zonekit/portal-kit/form-page/draft-notices';
import { useDraftForm } from '@zonekit/portal-kit/form-page/use-draft-form';
import { shanghaiDate } from '@zonekit/ui/day/shanghai';
import { Form } from '@zonekit/ui/form';
import { useRef, useState } from 'react';
import { useWords } from '../../../../platform/words/use-words.ts';
import { LeaveGuard } from '../../../shared/form/leave-guard.tsx';
import { RecordFoot } from '../../../shared/form/record-foot.tsx';
import { useAwaitedFiles } from '../../../shared/form/use-awaited-files.ts';
import { useFormLabels } from '../../../shared/form/use-form-labels.ts';
import { type RecordBase, useRecordForm } from '../../../shared/form/use-record-form.ts';
import { RemarkList } from '../../../shared/remarks/remark-list.tsx';
import { applyingHref, modifyHref } from '../application-address.ts';
import { PlanFields, TermFields } from './application-fields.tsx';
import { ApplicationFiles } from './application-files.tsx';
import { ApplicationFrame } from './application-frame.tsx';
import { applicationSchema, unsendable } from './application-schema.ts';
import { draftSlot, movingSlot } from './application-slots.ts';
import { emptyFor, valuesOf } from './application-values.ts';
import { ChangedAlert, OtherTabAlert } from './save-alerts.tsx';
import { useApplicationCalls } from './use-application-calls.ts';
import { useRemarks } from './use-remarks.ts';

export interface ApplicationFormProps {
  user: UserInfo;
  /** What is known of the enterprise, for a new application. */
  enterprise: Enterprise | null;
  /** The unit that a new one came from; empty for none. */
  unitId: string;
  /** At the service; null before the first save. Later answers of the service change no field. */
  application: EntryApplication | null;
  onCreated?: (id: string) => void;
}

/** The application for a unit: stored on this device as it is typed, saved as a draft, or submitted. */
export function ApplicationForm({ user, enterprise, unitId, application, onCreated }: ApplicationFormProps) {
  const t = useWords('spaceApplying');
  const filesWords = useWords('files');
  const labels = useFormLabels(t('notSubmitted'));
  const router = useRouter();
  const moving = useRef(false);
  const { awaited, onWaiting } = useAwaitedFiles<string>();
  const [today] = useState(() => shanghaiDate(Date.now()));
  const [place] = useState(() => movingSlot(draftSlot(user.user_id, application?.id ?? null, unitId)));
  const draft = useDraftForm(
    applicationSchema({ today, awaited, say: (name) => t(`missing.${name}`), notYet: filesWords('notYet') }),
    {
      slot: place.slot,
      start: application ? valuesOf(application.form) : emptyFor(user, enterprise, unitId),
      base: (application && { id: application.id, version: application.version }) as RecordBase,
    },
  );
  const { form, state, restoredAt, other } = draft;
  const chosen = useUnit(form.watch('unit_id') || null);
  const unit = chosen.status === 'ready' ? chosen.data : undefined;
  const titles = Object.fromEntries([application?.unit, unit].flatMap((one) => (one ? [[one.id, one.title]] : [])));
  const { list, hintOf } = useRemarks(application, form, titles);

  /** The address of a new application gets its id, and so does what is typed from now on. */
  const settleIn = async (id: string) => {
    place.moveTo(draftSlot(user.user_id, id, ''));
    onCreated?.(id);
    moving.current = true;
    await router.navigate({ href: modifyHref(id), replace: true, resetScroll: false });
    moving.current = false;
  };
  /** Even a draft holds no half phone number: what the service would refuse is said at its field. */
  const isSavable = () => {
    const [first, ...rest] = unsendable(form.getValues());
    if (!first) return true;
    for (const name of rest) form.setError(name, { type: 'draft', message: t(`missing.${name}`) });
    form.setError(first, { type: 'draft', message: t(`missing.${first}`) }, { shouldFocus: true });
    return false;
  };
  const record = useRecordForm({
    draft,
    calls: useApplicationCalls(),
    updatedAt: application?.updated_at ?? null,
    isSavable,
    onCreated: ({ id }) => settleIn(id),
    onSubmitted: ({ id }) => router.navigate({ href: applyingHref(id), replace: true }),
  });
  const { busy, refused } = record;
  const isReturned = application?.status === 'returned';

  return (
    <ApplicationFrame
      application={application}
      unitTitle={unit?.title ?? application?.unit?.title}
      parkId={unit?.park.id ?? application?.unit?.park_id}
      notices={
        <>
          <RemarkList remarks={list} />
          {restoredAt && <RestoredNotice at={restoredAt} onDiscard={draft.discard} />}
          {other && <OtherTabAlert {...{ other, titles }} mine={form.getValues()} onResolve={draft.fill} />}
          {refused?.status === 'changed' && (
            <ChangedAlert
              mine={form.getValues()}
              theirs={refused.theirs}
              {...{ titles, busy }}
              onResolve={(merged) => record.resolve(refused.theirs, merged)}
            />
          )}
        </>
      }
    >
      <LeaveGuard unsaved={() => !moving.current && draft.unsaved()} state={state} />
      <Form form={form} onSubmit={record.submit} labels={labels}>
        <TermFields {...{ form, hintOf, today }} />
        <PlanFields {...{ form, hintOf }} />
        <ApplicationFiles key={draft.edition} {...{ form, hintOf, onWaiting }} />
        <RecordFoot
          {...{ state, record }}
          backHref={applyingHref()}
          words={{ saveDraft: t('saveDraft'), submit: t(isReturned ? 'resubmit' : 'submit') }}
        />
      </Form>
    </ApplicationFrame>
  );
}
