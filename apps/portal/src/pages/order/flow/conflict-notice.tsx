import type { Quote } from '@zonekit/api-client/order/contract';
import { Alert } from '@zonekit/ui/alert';
import { Button } from '@zonekit/ui/button';
import { Link } from '@zonekit/ui/link';
import { moneyText } from '@zonekit/ui/money/parts';
import { useEffect, useRef } from 'react';
import { useLocale } from 'use-intl';
import { useWords } from '../../../platform/words/use-words.ts';
import type { OrderChoice } from '../../shared/order/order-address.ts';
import type { Conflict } from './order-conflict.ts';

interface ConflictNoticeProps {
  conflict: Exclude<Conflict, { reason: 'stock' }>;
  quote: Quote;
  choice: OrderChoice;
}

/** Another price, or a time that was taken: nothing was ordered, and what to do about it. */
export function ConflictNotice({ conflict, quote, choice }: ConflictNoticeProps) {
  const t = useWords('orderFlow');
  const locale = useLocale();
  const notice = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another conflict is read anew
  useEffect(() => notice.current?.focus(), [conflict]);
  const money = (fen: number) => moneyText(fen, locale, true);
  if (conflict.reason === 'price') {
    const { before, now } = conflict;
    return (
      <Alert ref={notice} tabIndex={-1} role="alert" tone="warning" title={t('conflict.price')}>
        <p>
          {now === null
            ? t('conflict.priceUnknown', { before: money(before) })
            : t('conflict.priceHint', { before: money(before), now: money(now) })}
        </p>
      </Alert>
    );
  }
  return (
    <Alert
      ref={notice}
      tabIndex={-1}
      role="alert"
      tone="warning"
      title={t('conflict.bucket')}
      action={
        <Button asChild size="sm">
          <Link href={calendarHref(quote.offer.path, choice)}>{t('conflict.toCalendar')}</Link>
        </Button>
      }
    >
      <p>{t('conflict.bucketHint')}</p>
    </Alert>
  );
}

/** The calendar of the offer, with the choice of before. */
export const calendarHref = (path: string, { start, end, options = [] }: OrderChoice): string => {
  const query = new URLSearchParams();
  if (start) query.set('start', start);
  if (end) query.set('end', end);
  if (options.length > 0) query.set('options', options.join(','));
  return query.size > 0 ? `${path}?${query}` : path;
};
