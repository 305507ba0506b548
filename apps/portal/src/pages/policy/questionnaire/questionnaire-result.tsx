import type { MatchTally } from '@zonekit/api-client/policy/contract';
import { Button } from '@zonekit/ui/button';
import { Link } from '@zonekit/ui/link';
import { Money } from '@zonekit/ui/money';
import { useLocale } from 'use-intl';
import { useWords } from '../../../platform/words/use-words.ts';

/** What the saved answers found among the open declarations, and the way there. @param tally null where it could not be read */
export function QuestionnaireResult({ tally }: { tally: MatchTally | null }) {
  const t = useWords('policyRecommend');
  const locale = useLocale();
  return (
    <>
      {tally && (
        <p>
          {t('tally.count', { eligible: tally.eligible, near: tally.near })}
          {tally.amount.amount > 0 && (
            <>
              {t('tally.separator')}
              <Money fen={tally.amount.amount} locale={locale} limit={t('tally.upTo')} />
            </>
          )}
        </p>
      )}
      <Button asChild kind="primary">
        <Link href="/policy/policyRecommend">{t('tally.see')}</Link>
      </Button>
    </>
  );
}
