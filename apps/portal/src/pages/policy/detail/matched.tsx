import type { Match, Profile } from '@zonekit/api-client/policy/contract';
import { PolicyMatch } from '@zonekit/portal-kit/policy-match';
import { cellsOf } from '@zonekit/portal-kit/policy-match/core';
import { Alert } from '@zonekit/ui/alert';
import { CellRow } from '@zonekit/ui/cell-row';
import { useWords } from '../../../platform/words/use-words.ts';
import { useAnswer } from '../use-answer.ts';
import * as css from './detail.css.ts';

interface MatchedProps {
  match: Match;
  profile: Profile;
  stale: boolean;
  answerHref: string;
}

/** The call against the profile, criterion by criterion; each answer is saved at once. */
export function Matched({ match, profile, stale, answerHref }: MatchedProps) {
  const t = useWords('policyDetail');
  const { busy, failed, answer } = useAnswer(profile);
  return (
    <>
      <PolicyMatch verdicts={match.verdicts} busy={busy || stale} onAnswer={answer} answerHref={answerHref} />
      {failed && <Alert tone="danger" role="alert" title={t('qualify.saveFailed')} />}
    </>
  );
}

/** The result in a line, with the way to the criteria. */
export function MatchedLine({ match: { verdicts, met } }: Pick<MatchedProps, 'match'>) {
  const t = useWords('policyDetail');
  return (
    <>
      <CellRow states={cellsOf(verdicts)} />
      <span>{t('qualify.met', { met, total: verdicts.length })}</span>
      <a href="#qualify" className={css.verdictLink}>
        {t('qualify.details')}
      </a>
    </>
  );
}
