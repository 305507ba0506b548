import { useFinanceApplications, useSaveFinanceApplications } from '@zonekit/api-client/finance/application/hooks';
import { financeApplication } from '@zonekit/api-client/lifecycle/finance-application';
import { Money } from '@zonekit/ui/money';
import { useLocale } from 'use-intl';
import { useWords } from '../../../platform/words/use-words.ts';
import { ClaimList } from '../../shared/claims/claim-list.tsx';
import {
  type OwnListParams,
  ownListFilter,
  ownListQuery,
  readOwnList,
} from '../../shared/user-centre/own-list-search.ts';
import { applicationHref, correctHref } from './apply-address.ts';
import { Withdraw } from './withdraw.tsx';

/** The enterprise's finance applications. */
export function ApplicationList({ params }: { params: OwnListParams }) {
  const t = useWords('financeApplication');
  const locale = useLocale();
  const search = readOwnList(financeApplication, params);
  const read = useFinanceApplications(ownListQuery(search));
  const { state, save } = useSaveFinanceApplications();
  return (
    <ClaimList
      path={applicationHref()}
      search={search}
      read={read}
      lifecycle={financeApplication}
      files={{ state, csv: () => void save('csv', ownListFilter(search)) }}
      words={{ caption: t('title'), name: t('target'), empty: t('empty'), emptyHint: t('emptyHint') }}
      name={({ id, target, number }) => ({
        text: target.title,
        href: applicationHref(id),
        note: [t(`kinds.${target.kind}`), number].join(' · '),
      })}
      facts={[
        {
          key: 'amount',
          label: t('amount'),
          align: 'end',
          cell: ({ amount }) => <Money fen={amount.amount} locale={locale} />,
        },
      ]}
      correctHref={correctHref}
      action={(application) => <Withdraw application={application} />}
      first={{ href: '/finance/funds/apply', text: t('find') }}
    />
  );
}
