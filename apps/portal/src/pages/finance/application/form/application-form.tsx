import { useRouter } from '@tanstack/react-router';
import type { UserInfo } from '@zonekit/api-client/auth/contract';
import type { FinanceApplication } from '@zonekit/api-client/finance/application/contract';
import {
  useCreateFinanceApplication,
  useResubmitFinanceApplication,
} from '@zonekit/api-client/finance/application/hooks';
import { financeApplication as life } from '@zonekit/api-client/lifecycle/finance-application';
import type { ApiError } from '@zonekit/api-client/transport/error';
import { DeadlineCountdown } from '@zonekit/portal-kit/deadline-countdown';
import { FormPage } from '@zonekit/portal-kit/form-page';
import { FormFoot } from '@zonekit/portal-kit/form-page/form-foot';
import { useDraftForm } from '@zonekit/portal-kit/form-page/use-draft-form';
import { Alert } from '@zonekit/ui/alert';
import { Button } from '@zonekit/ui/button';
import { Form, type FormProblem, FormSubmit } from '@zonekit/ui/form';
import { Link } from '@zonekit/ui/link';
import { useState } from 'react';
import { formProblem } from '../../../../platform/data/form-problem.ts';
import { useWords } from '../../../../platform/words/use-words.ts';
import { DraftNotices, labelsOf } from '../../../shared/form/draft-notices.tsx';
import { LeaveGuard } from '../../../shared/form/leave-guard.tsx';
import { useAwaitedFiles } from '../../../shared/form/use-awaited-files.ts';
import { useFormLabels } from '../../../shared/form/use-form-labels.ts';
import { RecordHistory } from '../../../shared/record/record-history.tsx';
import { RemarkList } from '../../../shared/remarks/remark-list.tsx';
import { hintWith, returnedFields } from '../../../shared/remarks/returned-fields.tsx';
import { StateChip } from '../../../shared/state-chip.tsx';
import { ApplicationClock } from '../application-clock.tsx';
import { applicationHref } from '../apply-address.ts';
import type { ApplyTarget } from '../use-apply-target.ts';
import { ApplicationFields, ApplicationFiles } from './application-fields.tsx';
import { type ApplicationRefusal, ApplicationRefused } from './application-notices.tsx';
import { applicationSchema } from './application-schema.ts';
import {
  type ApplicationValues,
  applicationSlot,
  emptyFor,
  filePlace,
  formOf,
  valuesOf,
} from './application-values.ts';

export interface ApplicationFormProps {
  user: UserInfo;
  /** Null for a new one. */
  application: FinanceApplication | null;
  target: ApplyTarget;
  /** Pages between home and this one. */
  trail: readonly { label: string; href: string }[];
  onReload: () => void;
}

const FIELDS = [
  ...(['amount', 'term_months', 'purpose', 'plan', 'contact_person', 'contact_phone'] as const),
  ...(['licence', 'statements', 'attachments'] as const),
] as const satisfies readonly (keyof ApplicationValues)[];

/** The application for money: stored on this device as it is typed, and submitted. */
export function ApplicationForm({ user, application, target, trail, onReload }: ApplicationFormProps) {
  const t = useWords('financeApplication');
  const formWords = useWords('form');
  const filesWords = useWords('files');
  const labels = useFormLabels(t('notSent'));
  const router = useRouter();
  const { send: create } = useCreateFinanceApplication();
  const { send: resubmit } = useResubmitFinanceApplication();
  const [refusal, setRefusal] = useState<ApplicationRefusal | null>(null);
  const { awaited, onWaiting } = useAwaitedFiles<string>();
  const [start] = useState(() => (application ? valuesOf(application) : emptyFor(user)));
  const { amount, term } = target;
  const draft = useDraftForm(
    applicationSchema({ amount, term, awaited, say: (name) => t(`missing.${name}`), notYet: filesWords('notYet') }),
    { slot: applicationSlot(user.user_id, application?.id ?? `${target.kind}.${target.id}`), start, base: null },
  );
  const { form, state } = draft;
  const values = form.watch();
  const read = (edition: ApplicationValues, name: keyof ApplicationValues): string => {
    const value = edition[name];
    if (name === 'licence') return t('files', { count: value ? 1 : 0 });
    return Array.isArray(value) ? t('files', { count: value.filter(Boolean).length }) : value;
  };
  const returned = application?.status === 'returned' ? application.events.at(-1) : undefined;
  const remarks = returnedFields(returned ? (application?.remarks ?? []) : [], returned?.at ?? '', (field) => ({
    label: t(`fields.${field}`),
    changed: String(start[field]) !== String(values[field]),
    before: read(start, field),
    now: read(values, field),
  }));
  const hintOf = hintWith(remarks);

  const problemOf = (error: ApiError): FormProblem => {
    const { code, details } = error;
    if (typeof details?.application_id === 'string') setRefusal({ status: 'twice', id: details.application_id });
    else if (code === 'conflict' || code === 'transition_refused') setRefusal({ status: 'elsewhere' });
    const { message, fields = {} } = formProblem(error);
    const placed = Object.entries(fields).map(([path, words]) => {
      const [, name, sent] = /^(statements|attachments)\.(\d+)$/.exec(path) ?? [];
      const files = name === 'statements' || name === 'attachments' ? form.getValues(name) : null;
      return [files ? `${name}.${filePlace(files, Number(sent))}` : path, words];
    });
    return { ...(message !== undefined && { message }), fields: Object.fromEntries(placed) };
  };
  const submit = async (): Promise<FormProblem | undefined> => {
    setRefusal(null);
    const sent = form.getValues();
    const body = formOf(sent);
    const outcome = application
      ? await resubmit({ params: { application_id: application.id }, body: { ...body, version: application.version } })
      : await create({ body: { ...body, target: target.kind, target_id: target.id } });
    if (outcome.status === 'failed') return problemOf(outcome.error);
    if (outcome.status === 'done') {
      draft.settle(sent, null);
      await router.navigate({ href: applicationHref(outcome.data.id), replace: true });
    }
    return undefined;
  };

  return (
    <FormPage
      trail={trail}
      title={application ? target.title : t('apply')}
      line={
        application ? (
          t('numbered', { number: application.number })
        ) : (
          <Link kind="text" href={target.href} lang={target.lang}>
            {[target.title, target.provider].filter(Boolean).join(' · ')}
          </Link>
        )
      }
      chips={application && <StateChip of={life} state={application.status} />}
      side={returned?.due_at && <DeadlineCountdown until={returned.due_at} />}
      progress={application && <ApplicationClock application={application} />}
      notices={
        <>
          {returned?.reason && (
            <Alert tone="warning" title={t('returned')}>
              {returned.reason}
            </Alert>
          )}
          <RemarkList remarks={remarks} />
          <DraftNotices draft={draft} labels={labelsOf(FIELDS, (name) => t(`fields.${name}`))} read={read} />
          {refusal && <ApplicationRefused refusal={refusal} onReload={onReload} />}
        </>
      }
      aside={application && <RecordHistory title={t('history')} of={life} events={application.events} />}
    >
      <LeaveGuard unsaved={draft.unsaved} state={state} />
      <Form form={form} onSubmit={submit} labels={labels}>
        <ApplicationFields {...{ form, target, hintOf }} />
        <ApplicationFiles key={draft.edition} {...{ form, target, hintOf, onWaiting }} />
        <FormFoot state={state}>
          <Button asChild kind="quiet">
            <Link href={application ? applicationHref(application.id) : target.href}>{formWords('cancelEdit')}</Link>
          </Button>
          <FormSubmit>{t(application ? 'resubmit' : 'submit')}</FormSubmit>
        </FormFoot>
      </Form>
    </FormPage>
  );
}
