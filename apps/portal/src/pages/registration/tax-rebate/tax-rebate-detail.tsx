import { taxRebate as life } from '@zonekit/api-client/lifecycle/tax-rebate';
import type { TaxRebate } from '@zonekit/api-client/registration/tax-rebate/contract';
import { taxRebateEndpoints } from '@zonekit/api-client/registration/tax-rebate/endpoints';
import { DescriptionList } from '@zonekit/ui/description-list';
import { Money } from '@zonekit/ui/money';
import { Time } from '@zonekit/ui/time';
import { useLocale } from 'use-intl';
import { useWords } from '../../../platform/words/use-words.ts';
import { CLAIM_COMING } from '../../shared/claims/claim-coming.ts';
import * as css from '../../shared/claims/claim-detail.css.ts';
import { ClaimDetail } from '../../shared/claims/claim-detail.tsx';
import { useTrail } from '../../shared/user-centre/use-trail.ts';
import { taxRebatePages } from '../claim-address.ts';

const HOLDERS = [taxRebateEndpoints.getTaxRebate];

/** One tax rebate: how it stands and whose turn it is, what was submitted, and all that has happened. */
export function TaxRebateDetail({ rebate, fileId }: { rebate: TaxRebate; fileId: string | undefined }) {
  const t = useWords('registrationTaxRebate');
  const locale = useLocale();
  const trail = useTrail({ label: t('title'), href: taxRebatePages.href() });
  const { id, kind, status, starts_on, ends_on, declared, amount, reason, contact_person, contact_phone } = rebate;
  const facts = [
    { label: t('period'), value: <Time value={starts_on} to={ends_on} /> },
    { label: t('fields.declared'), value: <Money fen={declared.amount} locale={locale} precise /> },
    { label: t('fields.amount'), value: <Money fen={amount.amount} locale={locale} precise /> },
    { label: t('fields.contact_person'), value: `${contact_person} ${contact_phone}` },
  ];
  const account = (['account_name', 'bank', 'account_number'] as const).map((name) => ({
    ...{ label: t(`fields.${name}`), value: rebate[name] },
  }));
  return (
    <ClaimDetail
      of={life}
      claim={rebate}
      coming={CLAIM_COMING[status]}
      trail={trail}
      title={t(`kinds.${kind}`)}
      standing={t(`standing.${status}`)}
      labelOf={(field) => t(`fields.${field}`)}
      correctHref={taxRebatePages.correctHref(id)}
      parts={[
        { id: 'facts', title: t('parts.facts'), content: <DescriptionList items={facts} /> },
        { id: 'reason', title: t('parts.reason'), content: <p className={css.text}>{reason}</p> },
        { id: 'account', title: t('parts.account'), content: <DescriptionList items={account} /> },
      ]}
      filesTitle={t('parts.files')}
      fileId={fileId}
      holders={HOLDERS}
    />
  );
}
