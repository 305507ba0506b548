import type { MatchCounts } from '@zonekit/api-client/policy/contract';
import { Money } from '@zonekit/ui/money';
import { useLocale } from 'use-intl';
import { useWords } from '../../platform/words/use-words.ts';

interface MatchGreetingProps {
  tally: MatchCounts['tally'];
  titleClass: string;
  lineClass: string;
}

/** The number of matches, for a user with a profile. */
export function MatchGreeting({ tally, titleClass, lineClass }: MatchGreetingProps) {
  const t = useWords('home');
  const locale = useLocale();
  return (
    <>
      <h2 className={titleClass}>{t('match.title', { count: tally.eligible })}</h2>
      <p className={lineClass}>
        {t.rich('match.line', {
          near: tally.near,
          money: () => <Money fen={tally.amount.amount} locale={locale} />,
        })}
      </p>
    </>
  );
}
