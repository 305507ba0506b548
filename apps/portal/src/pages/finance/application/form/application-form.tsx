import type { UserInfo } from '@zonekit/api-client/auth/contract';
import type { FinanceApplication } from '@zonekit/api-client/finance/application/contract';
import {
  useCreateFinanceApplication,
  useResubmitFinanceApplication,
} from '@zonekit/api-client/finance/application/hooks';
import { financeApplication as life } from '@zonekit/api-client/lifecycle/finance-application';
import { useDraftForm } from '@zonekit/portal-kit/form-page/use-draft-form';
import { Form } from '@zonekit/ui/form';
import { Link } from '@zonekit/ui/link';
import { useState } from 'react';
import { useWords } from '../../../../platform/words/use-words.ts';
import { ClaimFoot, ClaimFormPage } from '../../../shared/claims/form/claim-form-page.tsx';
import { useClaimForm } from '../../../shared/claims/form/use-claim-form.ts';
import { useAwaitedFiles } from '../../../shared/form/use-awaited-files.ts';
import { useFormLabels } from '../../../shared/form/use-form-labels.ts';
import { APPLICATION_COMING } from '../application-coming.ts';
import { applicationHref } from '../apply-address.ts';
import type { ApplyTarget } from '../use-apply-target.ts';
import { ApplicationFields, ApplicationFiles } from './application-fields.tsx';
import { applicationSchema } from './application-schema.ts';
import { type ApplicationValues, applicationSlot, emptyFor, formOf, valuesOf } from './application-values.ts';

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
  const claims = useWords('claims');
  const filesWords = useWords('files');
  const labels = useFormLabels(claims('notSent'));
  const { send: create } = useCreateFinanceApplication();
  const { send: resubmit } = useResubmitFinanceApplication();
  const { awaited, onWaiting } = useAwaitedFiles<string>();
  const [start] = useState(() => (application ? valuesOf(application) : emptyFor(user)));
  const { amount, term } = target;
  const draft = useDraftForm(
    applicationSchema({ amount, term, awaited, say: (name) => t(`missing.${name}`), notYet: filesWords('notYet') }),
    { slot: applicationSlot(user.user_id, application?.id ?? `${target.kind}.${target.id}`), start, base: null },
  );
  const labelOf = (field: keyof ApplicationValues) => t(`fields.${field}`);
  const entry = useClaimForm({
    ...{ draft, start, claim: application, labelOf, hrefOf: applicationHref },
    textOf: ({ licence }, field) => (field === 'licence' ? claims('files', { count: licence ? 1 : 0 }) : null),
    send: (values) => {
      const body = formOf(values);
      return application
        ? resubmit({ params: { application_id: application.id }, body: { ...body, version: application.version } })
        : create({ body: { ...body, target: target.kind, target_id: target.id } });
    },
    twiceOf: ({ code, details }) => (code === 'conflict' ? (details?.application_id ?? null) : null),
  });
  const { hintOf, submit } = entry;
  return (
    <ClaimFormPage
      of={life}
      claim={application}
      coming={application ? APPLICATION_COMING[application.status] : []}
      trail={trail}
      title={application ? target.title : t('apply')}
      line={
        <Link kind="text" href={target.href} lang={target.lang}>
          {[target.title, target.provider].filter(Boolean).join(' · ')}
        </Link>
      }
      draft={draft}
      entry={entry}
      fields={FIELDS}
      labelOf={labelOf}
      twice={{ title: t('twice'), hint: t('twiceHint'), hrefOf: applicationHref }}
      onReload={onReload}
    >
      <Form form={draft.form} onSubmit={submit} labels={labels}>
        <ApplicationFields {...{ form: draft.form, target, hintOf }} />
        <ApplicationFiles key={draft.edition} {...{ form: draft.form, target, hintOf, onWaiting }} />
        <ClaimFoot
          state={draft.state}
          isNew={!application}
          backHref={application ? applicationHref(application.id) : target.href}
        />
      </Form>
    </ClaimFormPage>
  );
}
