import { demand as life } from '@zonekit/api-client/lifecycle/demand';
import type { OwnDemand } from '@zonekit/api-client/supply/demand/contract';
import { useDemands, useSaveDemands } from '@zonekit/api-client/supply/demand/hooks';
import { Button } from '@zonekit/ui/button';
import { Link } from '@zonekit/ui/link';
import { Money } from '@zonekit/ui/money';
import { Time } from '@zonekit/ui/time';
import { useLocale } from 'use-intl';
import { useWords } from '../../../platform/words/use-words.ts';
import * as css from '../../shared/user-centre/own-list.css.ts';
import { OwnList } from '../../shared/user-centre/own-list.tsx';
import {
  type OwnListParams,
  ownListFilter,
  ownListQuery,
  readOwnList,
} from '../../shared/user-centre/own-list-search.ts';
import { useTurnColumn } from '../../shared/user-centre/use-turn-column.tsx';
import { UserCentrePage } from '../../shared/user-centre/user-centre-page.tsx';
import { DEMAND_FORM, draftHref, ownDemandHref, RELEASED } from '../paths.ts';

/** Days from which the time left has the signal colour. Source: visual.md, "Deadline bar". */
const CLOSING_DAYS = 7;

/** My demands, those that go on first. */
export function DemandList({ params }: { params: OwnListParams }) {
  const t = useWords('supplyOwn');
  const locale = useLocale();
  const search = readOwnList(life, params);
  const { state, save } = useSaveDemands();
  const turn = useTurnColumn(life);
  const publish = (
    <Button asChild kind="primary">
      <Link href={DEMAND_FORM}>{t('publish')}</Link>
    </Button>
  );
  return (
    <UserCentrePage title={t('released.title')} action={publish}>
      <OwnList
        path={RELEASED}
        search={search}
        read={useDemands(ownListQuery(search))}
        lifecycle={life}
        files={{ state, csv: () => void save('csv', ownListFilter(search)) }}
        words={{ caption: t('released.title'), name: t('demand'), empty: t('empty'), emptyHint: t('emptyHint') }}
        name={({ id, title, number }) => ({ text: title, href: ownDemandHref(id), note: number })}
        facts={[
          {
            key: 'budget',
            label: t('budget'),
            align: 'end',
            cell: ({ budget }) => (budget ? <Money fen={budget.amount} locale={locale} /> : t('open')),
          },
          { key: 'deadline', label: t('deadline'), cell: (demand) => <Deadline demand={demand} /> },
          {
            key: 'responses',
            label: t('responses'),
            cell: ({ responses, unanswered }) =>
              unanswered > 0 ? t('unanswered', { count: unanswered }) : t('count', { count: responses }),
          },
          turn,
        ]}
        action={({ id, number, status }) =>
          status === 'draft' && (
            <Button asChild size="sm">
              <Link href={draftHref(id)} aria-label={t('editOf', { number })}>
                {t('edit')}
              </Link>
            </Button>
          )
        }
      />
    </UserCentrePage>
  );
}

/** The last day for responses, and the days left while they are taken. */
function Deadline({ demand: { deadline, days_left, status } }: { demand: OwnDemand }) {
  const t = useWords('supplyOwn');
  return (
    <>
      <Time value={deadline} />
      {status === 'released' && (
        <small className={css.left} data-closing={days_left <= CLOSING_DAYS ? '' : undefined}>
          {days_left < 0 ? t('deadlineOver') : t('daysLeft', { days: days_left })}
        </small>
      )}
    </>
  );
}
