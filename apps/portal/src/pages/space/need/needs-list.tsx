import { spaceNeed } from '@zonekit/api-client/lifecycle/space-need';
import { useNeeds, useSaveNeeds } from '@zonekit/api-client/space/need/hooks';
import { Button } from '@zonekit/ui/button';
import { Link } from '@zonekit/ui/link';
import { Time } from '@zonekit/ui/time';
import { useWords } from '../../../platform/words/use-words.ts';
import { OwnList } from '../../shared/user-centre/own-list.tsx';
import {
  type OwnListParams,
  ownListFilter,
  ownListQuery,
  readOwnList,
} from '../../shared/user-centre/own-list-search.ts';
import { UserCentrePage } from '../../shared/user-centre/user-centre-page.tsx';
import { NeedActions } from './need-actions.tsx';
import { NEED_FORM, NEEDS, needHref } from './need-address.ts';
import { useNeedWords } from './use-need-words.ts';

/** My space needs, those that are published first. */
export function NeedsList({ params }: { params: OwnListParams }) {
  const t = useWords('spaceNeeds');
  const words = useNeedWords();
  const search = readOwnList(spaceNeed, params);
  const { state, save } = useSaveNeeds();
  const publish = (
    <Button asChild kind="primary">
      <Link href={NEED_FORM}>{t('publish')}</Link>
    </Button>
  );
  return (
    <UserCentrePage title={t('title')} action={publish}>
      <OwnList
        path={NEEDS}
        search={search}
        read={useNeeds(ownListQuery(search))}
        lifecycle={spaceNeed}
        files={{ state, csv: () => void save('csv', ownListFilter(search)) }}
        words={{ caption: t('title'), name: t('need'), empty: t('empty'), emptyHint: t('emptyHint') }}
        name={(need) => ({
          text: words.summary(need),
          href: needHref(need.id),
          note: [need.number, words.parks(need), need.remark].filter(Boolean).join(' · '),
        })}
        facts={[
          { key: 'expires', label: t('expires'), cell: ({ expires_on }) => <Time value={expires_on} /> },
          {
            key: 'matches',
            label: t('matches'),
            align: 'end',
            cell: ({ full_matches }) => t('units', { count: full_matches }),
          },
        ]}
        action={(need) => <NeedActions need={need} />}
      />
    </UserCentrePage>
  );
}
