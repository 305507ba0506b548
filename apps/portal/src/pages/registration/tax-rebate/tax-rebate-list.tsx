import { taxRebate } from '@zonekit/api-client/lifecycle/tax-rebate';
import { useSaveTaxRebates, useTaxRebates } from '@zonekit/api-client/registration/tax-rebate/hooks';
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
import { NEW, taxRebatePages } from '../claim-address.ts';

/** The enterprise's tax rebates. */
export function TaxRebateList({ params }: { params: OwnListParams }) {
  const t = useWords('registrationTaxRebate');
  const locale = useLocale();
  const search = readOwnList(taxRebate, params);
  const read = useTaxRebates(ownListQuery(search));
  const { state, save } = useSaveTaxRebates();
  return (
    <ClaimList
      path={taxRebatePages.href()}
      search={search}
      read={read}
      lifecycle={taxRebate}
      files={{ state, csv: () => void save('csv', ownListFilter(search)) }}
      words={{ caption: t('title'), name: t('kind'), empty: t('empty'), emptyHint: t('emptyHint') }}
      name={({ id, kind, number }) => ({ text: t(`kinds.${kind}`), href: taxRebatePages.href(id), note: number })}
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
      correctHref={taxRebatePages.correctHref}
      first={{ href: taxRebatePages.href(NEW), text: t('apply') }}
    />
  );
}
