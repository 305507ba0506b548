import { useFinanceApplications, useSaveFinanceApplications } from '@zonekit/api-client/finance/application/hooks';
import { financeApplication } from '@zonekit/api-client/lifecycle/finance-application';
import { Button } from '@zonekit/ui/button';
import { Link } from '@zonekit/ui/link';
import { Money } from '@zonekit/ui/money';
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
    <OwnList
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
        { key: 'updated', label: t('updated'), cell: ({ updated_at }) => <Time value={updated_at} /> },
      ]}
      action={(application) =>
        application.allowed.includes('submitted') ? (
          <Button asChild size="sm">
            <Link href={correctHref(application.id)}>{t('correct')}</Link>
          </Button>
        ) : (
          <Withdraw application={application} />
        )
      }
      emptyAction={
        <Button asChild kind="primary">
          <Link href="/finance/funds/apply">{t('find')}</Link>
        </Button>
      }
    />
  );
}
