import type { ExpertDetail } from '@zonekit/api-client/expert/contract';
import { Money } from '@zonekit/ui/money';
import { useLocale } from 'use-intl';
import { useWords } from '../../../platform/words/use-words.ts';

/** What a consultation costs: the free minutes, else the fee of an hour. */
export function Fee({
  expert: { free_minutes, hourly_fee },
}: {
  expert: Pick<ExpertDetail, 'free_minutes' | 'hourly_fee'>;
}) {
  const t = useWords('expert');
  const locale = useLocale();
  if (free_minutes > 0) return t('free', { minutes: String(free_minutes) });
  if (hourly_fee === null) return t('feeOpen');
  return t.rich('fee', { fee: () => <Money fen={hourly_fee.amount} locale={locale} /> });
}
