import type { Match, Profile } from '@zonekit/api-client/policy/contract';
import { PolicyMatch } from '@zonekit/portal-kit/policy-match';
import { Alert } from '@zonekit/ui/alert';
import { useWords } from '../../../platform/words/use-words.ts';
import { useAnswer } from '../use-answer.ts';

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
