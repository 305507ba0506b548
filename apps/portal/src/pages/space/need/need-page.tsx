import { spaceNeed } from '@zonekit/api-client/lifecycle/space-need';
import type { Need } from '@zonekit/api-client/space/need/contract';
import { useNeed } from '@zonekit/api-client/space/need/hooks';
import { DescriptionList } from '@zonekit/ui/description-list';
import { Time } from '@zonekit/ui/time';
import { useWords } from '../../../platform/words/use-words.ts';
import { RecordHistory } from '../../shared/record/record-history.tsx';
import { StateChip } from '../../shared/state-chip.tsx';
import { Loaded, UserCentrePage } from '../../shared/user-centre/user-centre-page.tsx';
import * as css from './need.css.ts';
import { NeedActions } from './need-actions.tsx';
import { NEEDS } from './need-address.ts';
import { NeedMatches } from './need-matches.tsx';
import { useNeedWords } from './use-need-words.ts';

/** One of my space needs: what it looks for, the units that match it and why. */
export function NeedPage({ id }: { id: string }) {
  const t = useWords('spaceNeeds');
  const words = useNeedWords();
  const read = useNeed(id);
  const need = read.status === 'ready' ? read.data : undefined;
  const list = { label: t('title'), href: NEEDS };
  return (
    <UserCentrePage
      title={need ? words.summary(need) : t('need')}
      above={[list]}
      action={need && <NeedActions need={need} withFound />}
    >
      <Loaded read={read} list={list}>
        {(loaded) => <Content need={loaded} />}
      </Loaded>
    </UserCentrePage>
  );
}

function Content({ need }: { need: Need }) {
  const t = useWords('spaceNeeds');
  const words = useNeedWords();
  const { number, status, events, from_on, expires_on, remark, contact_person, contact_phone } = need;
  return (
    <>
      <p className={css.line}>
        <StateChip of={spaceNeed} state={status} /> <span>{t('one', { number })}</span>
      </p>
      <DescriptionList
        className={css.facts}
        items={[
          { label: t('rentMax'), value: words.rent(need) },
          { label: t('parks'), value: words.parks(need) },
          { label: t('fromOn'), value: <Time value={from_on} /> },
          { label: t('decorations'), value: words.decorations(need) },
          { label: t('remark'), value: remark || t('none') },
          { label: t('contact'), value: `${contact_person} ${contact_phone}` },
          { label: t('expires'), value: <Time value={expires_on} /> },
        ]}
      />
      <section className={css.section} aria-labelledby="matches">
        <h2 id="matches">{t('results')}</h2>
        {status === 'published' ? <NeedMatches needId={need.id} /> : <p>{t('resultsEnded')}</p>}
      </section>
      <RecordHistory title={t('history')} of={spaceNeed} events={events} />
    </>
  );
}
