import { invoice as life } from '@zonekit/api-client/lifecycle/invoice';
import type { InvoiceApplication } from '@zonekit/api-client/registration/invoice/contract';
import { invoiceEndpoints } from '@zonekit/api-client/registration/invoice/endpoints';
import { DescriptionList } from '@zonekit/ui/description-list';
import { Money } from '@zonekit/ui/money';
import { Time } from '@zonekit/ui/time';
import type { ReactNode } from 'react';
import { useLocale } from 'use-intl';
import { useWords } from '../../../platform/words/use-words.ts';
import { CLAIM_COMING } from '../../shared/claims/claim-coming.ts';
import { ClaimDetail } from '../../shared/claims/claim-detail.tsx';
import { useTrail } from '../../shared/user-centre/use-trail.ts';
import { invoicePages } from '../claim-address.ts';

const HOLDERS = [invoiceEndpoints.getInvoiceApplication];

type Fact = { label: string; value: ReactNode };

/** Facts whose value is there. */
const given = (facts: readonly Fact[]): Fact[] => facts.filter(({ value }) => value !== null && value !== '');

const joined = (...parts: readonly (string | null)[]): string => parts.filter(Boolean).join(' ');

/** One invoice application: how it stands, what was submitted, the invoice once it is issued, and all that has happened. */
export function InvoiceDetail({
  application,
  fileId,
}: {
  application: InvoiceApplication;
  fileId: string | undefined;
}) {
  const t = useWords('registrationInvoice');
  const locale = useLocale();
  const trail = useTrail({ label: t('title'), href: invoicePages.href() });
  const { id, kind, status, item, amount, source_number, invoice_number, issued_on, title, credit_code } = application;
  const { buyer_address, buyer_phone, buyer_bank, buyer_account, email, address, remark } = application;
  const facts = given([
    { label: t('kind'), value: t(`kinds.${kind}`) },
    { label: t('amount'), value: <Money fen={amount.amount} locale={locale} precise /> },
    { label: t('of'), value: source_number },
    { label: t('issuedAs'), value: invoice_number },
    { label: t('issuedOn'), value: issued_on && <Time value={issued_on} /> },
    { label: t('fields.remark'), value: remark },
  ]);
  const buyer = given([
    { label: t('fields.title'), value: title },
    { label: t('creditCode'), value: credit_code },
    { label: t('registered'), value: joined(buyer_address, buyer_phone) },
    { label: t('bank'), value: joined(buyer_bank, buyer_account) },
  ]);
  const delivery = given([
    { label: t('fields.email'), value: email },
    { label: t('fields.address'), value: address },
  ]);
  return (
    <ClaimDetail
      of={life}
      claim={application}
      coming={CLAIM_COMING[status]}
      trail={trail}
      title={item}
      standing={t(`standing.${status}`)}
      labelOf={(field) => t(`fields.${field}`)}
      correctHref={invoicePages.correctHref(id)}
      parts={[
        { id: 'facts', title: t('parts.facts'), content: <DescriptionList items={facts} /> },
        { id: 'buyer', title: t('parts.buyer'), content: <DescriptionList items={buyer} /> },
        ...(delivery.length > 0
          ? [{ id: 'delivery', title: t('parts.delivery'), content: <DescriptionList items={delivery} /> }]
          : []),
      ]}
      filesTitle={t('parts.files')}
      fileId={fileId}
      holders={HOLDERS}
    />
  );
}
