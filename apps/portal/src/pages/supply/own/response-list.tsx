import { demandResponse as life } from '@zonekit/api-client/lifecycle/demand-response';
import { useResponses, useSaveResponses } from '@zonekit/api-client/supply/response/hooks';
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
import { useTurnColumn } from '../../shared/user-centre/use-turn-column.tsx';
import { UserCentrePage } from '../../shared/user-centre/user-centre-page.tsx';
import { HALL, responseHref, UNVEILING } from '../paths.ts';

/** My responses, those that wait for an answer first. */
export function ResponseList({ params }: { params: OwnListParams }) {
  const t = useWords('supplyOwn');
  const locale = useLocale();
  const search = readOwnList(life, params);
  const { state, save } = useSaveResponses();
  const turn = useTurnColumn(life);
  return (
    <UserCentrePage title={t('unveiling.title')}>
      <OwnList
        path={UNVEILING}
        search={search}
        read={useResponses(ownListQuery(search))}
        lifecycle={life}
        files={{ state, csv: () => void save('csv', ownListFilter(search)) }}
        words={{
          caption: t('unveiling.title'),
          name: t('demand'),
          empty: t('noResponses'),
          emptyHint: t('noResponsesHint'),
        }}
        name={({ id, demand, number }) => ({
          text: demand.title,
          href: responseHref(id),
          note: `${number} · ${demand.publisher}`,
        })}
        facts={[
          {
            key: 'price',
            label: t('price'),
            align: 'end',
            cell: ({ price }) => (price ? <Money fen={price.amount} locale={locale} /> : t('open')),
          },
          turn,
          { key: 'updated', label: t('updated'), cell: ({ updated_at }) => <Time value={updated_at} /> },
        ]}
        emptyAction={
          <Button asChild kind="primary">
            <Link href={HALL}>{t('toHall')}</Link>
          </Button>
        }
      />
    </UserCentrePage>
  );
}
