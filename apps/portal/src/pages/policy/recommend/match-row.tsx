import type { Eligibility, Match } from '@zonekit/api-client/policy/contract';
import type { AskFormProps } from '@zonekit/portal-kit/policy-match/ask-form';
import { MatchCard } from '@zonekit/portal-kit/policy-match/match-card';
import { Tag } from '@zonekit/ui/tag';
import { useWords } from '../../../platform/words/use-words.ts';

interface MatchRowProps extends Omit<AskFormProps, 'ask'> {
  match: Match;
  /** What it becomes with the answers that are tried; undefined where they change nothing. */
  turned: Eligibility | undefined;
}

/** A call in its group. */
export function MatchRow({ match, turned, ...whatIf }: MatchRowProps) {
  const terms = useWords('policyTerms');
  const { declaration: call, verdicts, eligibility } = match;
  return (
    <li>
      <MatchCard
        title={call.title}
        lang={call.lang}
        href={`/policy/policyDeclaration/${call.id}`}
        line={
          <>
            <Tag strong={call.level === 'national'}>{terms(`level.${call.level}`)}</Tag>
            <span>{call.number}</span>
            <span>{call.issuer}</span>
          </>
        }
        amount={call.amount?.amount ?? null}
        closesOn={call.closes_at.slice(5, 10)}
        daysLeft={call.days_left ?? 0}
        closing={call.status === 'closing'}
        {...{ eligibility, verdicts, turned }}
        {...whatIf}
      />
    </li>
  );
}
