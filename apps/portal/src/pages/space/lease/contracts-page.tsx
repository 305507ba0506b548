import { contract as lifecycle } from '@zonekit/api-client/lifecycle/contract';
import { useContracts, useSaveContracts } from '@zonekit/api-client/space/lease/hooks';
import { Button } from '@zonekit/ui/button';
import { Link } from '@zonekit/ui/link';
import { Money } from '@zonekit/ui/money';
import { moneyText } from '@zonekit/ui/money/parts';
import { Time } from '@zonekit/ui/time';
import { useLocale } from 'use-intl';
import { useWords } from '../../../platform/words/use-words.ts';
import { OwnList } from '../../shared/user-centre/own-list.tsx';
import {
  type OwnListParams,
  ownListFilter,
  ownListQuery,
  readOwnList,
} from '../../shared/user-centre/own-list-search.ts';
import { UserCentrePage } from '../../shared/user-centre/user-centre-page.tsx';
import * as css from './contract.css.ts';
import { CONTRACTS, contractHref } from './contract-address.ts';

/** My enterprise's contracts, those that run first. */
export function ContractsPage({ params }: { params: OwnListParams }) {
  const t = useWords('spaceContract');
  const locale = useLocale();
  const search = readOwnList(lifecycle, params);
  const { state, save } = useSaveContracts();
  const find = (
    <Button asChild>
      <Link href="/space/search">{t('find')}</Link>
    </Button>
  );
  return (
    <UserCentrePage title={t('title')}>
      <OwnList
        path={CONTRACTS}
        search={search}
        read={useContracts(ownListQuery(search))}
        lifecycle={lifecycle}
        files={{ state, csv: () => void save('csv', ownListFilter(search)) }}
        words={{ caption: t('title'), name: t('unit'), empty: t('empty'), emptyHint: t('emptyHint') }}
        name={({ id, unit, number, landlord }) => ({
          text: unit.title,
          href: contractHref(id),
          note: t('with', { number, landlord: landlord.name }),
        })}
        facts={[
          {
            key: 'term',
            label: t('term'),
            cell: ({ starts_on, ends_on }) => (
              <>
                <span className={css.whole}>{starts_on} –</span> <span className={css.whole}>{ends_on}</span>
              </>
            ),
          },
          {
            key: 'rent',
            label: t('rent'),
            align: 'end',
            cell: ({ monthly_rent }) => <Money fen={monthly_rent.amount} locale={locale} precise />,
          },
          {
            key: 'next',
            label: t('next'),
            cell: ({ next_rent }) =>
              next_rent
                ? t.rich('nextDue', {
                    amount: moneyText(next_rent.amount.amount, locale, true),
                    due: () => <Time value={next_rent.due_on} />,
                  })
                : t('noNext'),
          },
        ]}
        emptyAction={find}
      />
    </UserCentrePage>
  );
}
