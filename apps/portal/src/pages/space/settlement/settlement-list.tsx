import { settlement } from '@zonekit/api-client/lifecycle/settlement';
import { useSaveSettlements, useSettlements } from '@zonekit/api-client/space/settlement/hooks';
import { Money } from '@zonekit/ui/money';
import { Time } from '@zonekit/ui/time';
import { useLocale } from 'use-intl';
import { useWords } from '../../../platform/words/use-words.ts';
import { ClaimList } from '../../shared/claims/claim-list.tsx';
import {
  type OwnListParams,
  ownListFilter,
  ownListQuery,
  readOwnList,
} from '../../shared/user-centre/own-list-search.ts';
import { correctHref, NEW, settlementHref } from './settlement-address.ts';

/** The enterprise's settlement applications. */
export function SettlementList({ params }: { params: OwnListParams }) {
  const t = useWords('spaceSettlement');
  const locale = useLocale();
  const search = readOwnList(settlement, params);
  const read = useSettlements(ownListQuery(search));
  const { state, save } = useSaveSettlements();
  return (
    <ClaimList
      path={settlementHref()}
      search={search}
      read={read}
      lifecycle={settlement}
      files={{ state, csv: () => void save('csv', ownListFilter(search)) }}
      words={{ caption: t('title'), name: t('contract'), empty: t('empty'), emptyHint: t('emptyHint') }}
      name={({ id, contract, number }) => ({ text: contract.unit, href: settlementHref(id), note: number })}
      facts={[
        {
          key: 'period',
          label: t('period'),
          cell: ({ starts_on, ends_on }) => <Time value={starts_on} to={ends_on} />,
        },
        {
          key: 'amount',
          label: t('amount'),
          align: 'end',
          cell: ({ amount }) => <Money fen={amount.amount} locale={locale} precise />,
        },
      ]}
      correctHref={correctHref}
      first={{ href: settlementHref(NEW), text: t('apply') }}
    />
  );
}
