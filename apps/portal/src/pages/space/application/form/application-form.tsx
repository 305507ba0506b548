import { useRouter } from '@tanstack/react-router';
import type { Enterprise } from '@zonekit/api-client/account/contract';
import type { UserInfo } from '@zonekit/api-client/auth/contract';
import type { EntryApplication } from '@zonekit/api-client/space/entry-application/contract';
import { useUnit } from '@zonekit/api-client/space/hooks';
import { RestoredNotice } from '@zonekit/portal-kit/form-page/draft-notices';
import { FormFoot } from '@zonekit/portal-kit/form-page/form-foot';
import { useDraftForm } from '@zonekit/portal-kit/form-page/use-draft-form';
import { Button } from '@zonekit/ui/button';
import { shanghaiDate } from '@zonekit/ui/day/shanghai';
import { Form, type FormProblem, FormSubmit } from '@zonekit/ui/form';
import { Link } from '@zonekit/ui/link';
import { useRef, useState } from 'react';
import { formProblem } from '../../../../platform/data/form-problem.ts';
import { useWords } from '../../../../platform/words/use-words.ts';
import { LeaveGuard } from '../../../shared/form/leave-guard.tsx';
import { useFormLabels } from '../../../shared/form/use-form-labels.ts';
import { RemarkList } from '../../../shared/remarks/remark-list.tsx';
import { applyingHref, modifyHref } from '../application-address.ts';
import { PlanFields, TermFields } from './application-fields.tsx';
import { ApplicationFiles } from './application-files.tsx';
import { ApplicationFrame } from './application-frame.tsx';
import { applicationSchema, unsendable } from './application-schema.ts';
import { type ApplicationBase, draftSlot, movingSlot } from './application-slots.ts';
import { emptyFor, valuesOf } from './application-values.ts';
import { ChangedAlert, OtherTabAlert } from './save-alerts.tsx';
import { useRemarks } from './use-remarks.ts';
import { type NotSaved, useSaveApplication } from './use-save-application.ts';

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
  const formWords = useWords('form');
  const filesWords = useWords('files');
  const labels = useFormLabels(t('notSubmitted'));
  const router = useRouter();
  const saving = useSaveApplication();
  const [refused, setRefused] = useState<NotSaved | null>(null);
  const [savedAt, setSavedAt] = useState(application?.updated_at ?? null);
  const [busy, setBusy] = useState(false);
  const moving = useRef(false);
  const [awaited] = useState(() => new Set<string>());
  const onWaiting = (field: string, waiting: boolean) => {
    if (waiting) awaited.add(field);
    else awaited.delete(field);
  };
  const [today] = useState(() => shanghaiDate(Date.now()));
  const [place] = useState(() => movingSlot(draftSlot(user.user_id, application?.id ?? null, unitId)));
  const draft = useDraftForm(
    applicationSchema({ today, awaited, say: (name) => t(`missing.${name}`), notYet: filesWords('notYet') }),
    {
      slot: place.slot,
      start: application ? valuesOf(application.form) : emptyFor(user, enterprise, unitId),
      base: (application && { id: application.id, version: application.version }) as ApplicationBase,
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
  const save = async (base: ApplicationBase = draft.base()) => {
    const values = form.getValues();
    const outcome = await saving.save(values, base);
    if (outcome.status === 'saved') {
      const { id, version, updated_at } = outcome.application;
      draft.settle(values, { id, version });
      setSavedAt(updated_at);
      if (!base) await settleIn(id);
    }
    return outcome;
  };
  const saveDraft = async (base?: ApplicationBase) => {
    const [first, ...rest] = unsendable(form.getValues());
    if (first) {
      for (const name of rest) form.setError(name, { type: 'draft', message: t(`missing.${name}`) });
      form.setError(first, { type: 'draft', message: t(`missing.${first}`) }, { shouldFocus: true });
      return;
    }
    setBusy(true);
    const outcome = await save(base);
    setBusy(false);
    setRefused(outcome.status === 'saved' ? null : outcome);
  };
  /** What the form says of it; an alert of its own says the rest. */
  const problemOf = (outcome: NotSaved): FormProblem | undefined => {
    if (outcome.status === 'failed') return formProblem(outcome.error);
    setRefused(outcome);
    return undefined;
  };
  const submit = async (): Promise<FormProblem | undefined> => {
    setRefused(null);
    const saved = await save();
    if (saved.status !== 'saved') return problemOf(saved);
    const submitted = await saving.submit(saved.application);
    if (submitted.status !== 'saved') return problemOf(submitted);
    await router.navigate({ href: applyingHref(submitted.application.id), replace: true });
    return undefined;
  };
  const problem = () => {
    if (refused?.status === 'failed') return refused.error.serverMessage ?? formWords('noAnswer');
    return refused && formWords('notSaved');
  };
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
              onResolve={(merged) => {
                const { id, version } = refused.theirs;
                draft.fill(merged);
                void saveDraft({ id, version });
              }}
            />
          )}
        </>
      }
    >
      <LeaveGuard unsaved={() => !moving.current && draft.unsaved()} state={state} />
      <Form form={form} onSubmit={submit} labels={labels}>
        <TermFields {...{ form, hintOf, today }} />
        <PlanFields {...{ form, hintOf }} />
        <ApplicationFiles key={draft.edition} {...{ form, hintOf, onWaiting }} />
        <FormFoot state={state} saving={busy} savedAt={savedAt} problem={problem()}>
          <Button asChild kind="quiet">
            <Link href={applyingHref()}>{formWords('cancelEdit')}</Link>
          </Button>
          <Button loading={busy} onClick={() => void saveDraft()}>
            {t('saveDraft')}
          </Button>
          <FormSubmit>{t(isReturned ? 'resubmit' : 'submit')}</FormSubmit>
        </FormFoot>
      </Form>
    </ApplicationFrame>
  );
}
