import type { UserInfo } from '@zonekit/api-client/auth/contract';
import { invoice as life } from '@zonekit/api-client/lifecycle/invoice';
import type { InvoiceApplication, InvoiceSource } from '@zonekit/api-client/registration/invoice/contract';
import {
  useCreateInvoiceApplication,
  useResubmitInvoiceApplication,
} from '@zonekit/api-client/registration/invoice/hooks';
import { useDraftForm } from '@zonekit/portal-kit/form-page/use-draft-form';
import { Form } from '@zonekit/ui/form';
import { useState } from 'react';
import { useWords } from '../../../../platform/words/use-words.ts';
import { CLAIM_COMING } from '../../../shared/claims/claim-coming.ts';
import { ClaimFoot, ClaimFormPage } from '../../../shared/claims/form/claim-form-page.tsx';
import { useClaimForm } from '../../../shared/claims/form/use-claim-form.ts';
import { useFormLabels } from '../../../shared/form/use-form-labels.ts';
import { useTrail } from '../../../shared/user-centre/use-trail.ts';
import { invoicePages } from '../../claim-address.ts';
import { InvoiceFields } from './invoice-fields.tsx';
import { invoiceSchema } from './invoice-schema.ts';
import { emptyFor, formOf, type InvoiceValues, invoiceSlot, valuesOf } from './invoice-values.ts';

export interface InvoiceApplicationFormProps {
  user: UserInfo;
  /** Of the user's enterprise; empty where it is not known. */
  creditCode: string;
  /** Null for a new one. */
  application: InvoiceApplication | null;
  sources: readonly InvoiceSource[];
  onReload: () => void;
}

const FIELDS = [
  ...(['kind', 'source', 'source_id', 'item', 'amount', 'title', 'credit_code', 'buyer_address'] as const),
  ...(['buyer_phone', 'buyer_bank', 'buyer_account', 'email', 'address', 'remark'] as const),
] as const satisfies readonly (keyof InvoiceValues)[];

const NO_FILES: ReadonlySet<string> = new Set();

/** What an application has already, which the service no longer lists once it is invoiced. */
const ownSource = ({ source, source_id, source_number, item, amount }: InvoiceApplication): InvoiceSource[] =>
  source_id === null
    ? []
    : [{ ...{ source, id: source_id, number: source_number ?? '', title: item }, paid: amount, available: amount }];

/** The application for an invoice: stored on this device as it is typed, and submitted. */
export function InvoiceApplicationForm({
  user,
  creditCode,
  application,
  sources,
  onReload,
}: InvoiceApplicationFormProps) {
  const t = useWords('registrationInvoice');
  const labels = useFormLabels(useWords('claims')('notSent'));
  const trail = useTrail({ label: t('title'), href: invoicePages.href() });
  const { send: create } = useCreateInvoiceApplication();
  const { send: resubmit } = useResubmitInvoiceApplication();
  const { enterprise } = user;
  const [start] = useState<InvoiceValues>(() =>
    application
      ? valuesOf(application)
      : emptyFor({ title: enterprise?.enterprise_name ?? '', credit_code: creditCode }),
  );
  const draft = useDraftForm(invoiceSchema({ awaited: NO_FILES, say: (field) => t(`missing.${field}`), notYet: '' }), {
    slot: invoiceSlot(user.user_id, application?.id ?? null),
    start,
    base: null,
  });
  const own = application ? ownSource(application) : [];
  const offered = [...own, ...sources.filter(({ id }) => own.every((each) => each.id !== id))];
  const labelOf = (field: keyof InvoiceValues) => t(`fields.${field}`);
  const entry = useClaimForm({
    ...{ draft, start, claim: application, labelOf, hrefOf: invoicePages.href },
    textOf: ({ kind, source, source_id }, field) => {
      if (field === 'kind') return kind && t(`kinds.${kind as InvoiceApplication['kind']}`);
      if (field === 'source') return source && t(`sources.${source as InvoiceApplication['source']}`);
      return field === 'source_id' ? (offered.find(({ id }) => id === source_id)?.number ?? '') : null;
    },
    send: (values) => {
      const body = formOf(values);
      return application
        ? resubmit({
            params: { invoice_application_id: application.id },
            body: { ...body, version: application.version },
          })
        : create({ body });
    },
  });
  return (
    <ClaimFormPage
      of={life}
      claim={application}
      coming={application ? CLAIM_COMING[application.status] : []}
      trail={trail}
      title={application?.item ?? t('apply')}
      line={t('applyLine')}
      draft={draft}
      entry={entry}
      fields={FIELDS}
      labelOf={labelOf}
      onReload={onReload}
    >
      <Form form={draft.form} onSubmit={entry.submit} labels={labels}>
        <InvoiceFields form={draft.form} hintOf={entry.hintOf} sources={offered} />
        <ClaimFoot state={draft.state} isNew={!application} backHref={invoicePages.href(application?.id)} />
      </Form>
    </ClaimFormPage>
  );
}
