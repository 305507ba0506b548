import { useRecommendations } from '@zonekit/api-client/policy/hooks';
import { Link } from '@zonekit/ui/link';
import { useWords } from '../../../platform/words/use-words.ts';
import * as css from './overview.css.ts';

/** How many declarations the enterprise meets by the saved questionnaire, or the way to the questionnaire. */
export function Matches() {
  const t = useWords('accountOverview');
  const read = useRecommendations();
  const data = read.status === 'ready' ? read.data : null;
  return (
    <section aria-labelledby="matches">
      <h2 id="matches">{t('matches')}</h2>
      <p className={css.matches} aria-busy={data === null}>
        <span>
          {data?.profile
            ? t.rich('matchCount', {
                met: data.tally.eligible,
                near: data.tally.near,
                b: (text) => <b>{text}</b>,
              })
            : data && t('noProfile')}
        </span>
        <Link kind="more" href="/policy/policyRecommend">
          {data && !data.profile ? t('answer') : t('toMatches')}
        </Link>
      </p>
    </section>
  );
}
