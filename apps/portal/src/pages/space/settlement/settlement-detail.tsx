import { settlement as life } from '@zonekit/api-client/lifecycle/settlement';
import type { Settlement } from '@zonekit/api-client/space/settlement/contract';
import { settlementEndpoints } from '@zonekit/api-client/space/settlement/endpoints';
import { DescriptionList } from '@zonekit/ui/description-list';
import { Link } from '@zonekit/ui/link';
import { Money } from '@zonekit/ui/money';
import { Time } from '@zonekit/ui/time';
import { useLocale } from 'use-intl';
import { useWords } from '../../../platform/words/use-words.ts';
import { CLAIM_COMING } from '../../shared/claims/claim-coming.ts';
import * as css from '../../shared/claims/claim-detail.css.ts';
import { ClaimDetail } from '../../shared/claims/claim-detail.tsx';
import { useTrail } from '../../shared/user-centre/use-trail.ts';
import { contractHref } from '../application/application-address.ts';
import { correctHref, settlementHref } from './settlement-address.ts';

const HOLDERS = [settlementEndpoints.getSettlement];

/** One application: how it stands and whose turn it is, what was submitted, and all that has happened. */
export function SettlementDetail({ settlement, fileId }: { settlement: Settlement; fileId: string | undefined }) {
  const t = useWords('spaceSettlement');
  const locale = useLocale();
  const trail = useTrail({ label: t('title'), href: settlementHref() });
  const { id, contract, remark, status, starts_on, ends_on, amount } = settlement;
  const facts = [
    { label: t('contract'), value: <Link href={contractHref(contract.id)}>{contract.number}</Link> },
    { label: t('period'), value: <Time value={starts_on} to={ends_on} /> },
    { label: t('amount'), value: <Money fen={amount.amount} locale={locale} precise /> },
    ...(remark ? [{ label: t('fields.remark'), value: <span className={css.text}>{remark}</span> }] : []),
  ];
  const account = (['account_name', 'account_number', 'bank'] as const).map((name) => ({
    ...{ label: t(`fields.${name}`), value: settlement[name] },
  }));
  return (
    <ClaimDetail
      of={life}
      claim={settlement}
      coming={CLAIM_COMING[status]}
      trail={trail}
      title={contract.unit}
      standing={t(`standing.${status}`)}
      labelOf={(field) => t(`fields.${field}`)}
      correctHref={correctHref(id)}
      parts={[
        { id: 'facts', title: t('parts.facts'), content: <DescriptionList items={facts} /> },
        { id: 'account', title: t('parts.account'), content: <DescriptionList items={account} /> },
      ]}
      filesTitle={t('parts.files')}
      fileId={fileId}
      holders={HOLDERS}
    />
  );
}
