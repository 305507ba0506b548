import type { Quote } from '@zonekit/api-client/order/contract';
import { useSession } from '@zonekit/api-client/session/hooks';
import { ActionBar } from '@zonekit/portal-kit/detail-page/action-bar';
import { intervalOf } from '@zonekit/portal-kit/slot-calendar/core';
import { Alert } from '@zonekit/ui/alert';
import { Button } from '@zonekit/ui/button';
import { Card } from '@zonekit/ui/card';
import { Checkbox } from '@zonekit/ui/checkbox';
import { Link } from '@zonekit/ui/link';
import { Money } from '@zonekit/ui/money';
import { moneyText } from '@zonekit/ui/money/parts';
import { useFormatter, useLocale } from 'use-intl';
import { useWords } from '../../../platform/words/use-words.ts';
import { Hourly } from '../hourly.tsx';
import * as css from './booking.css.ts';
import { type Booking, type BookingInput, useBooking } from './use-booking.ts';

const STEPS = ['submit', 'confirm', 'use'] as const;

const quoteOf = ({ quote }: Booking): Quote | undefined =>
  quote.status === 'ready' || quote.status === 'failed' ? quote.data : undefined;

/** The price of the choice with each of its parts, and the way to the order. */
export function BookingCard({ input }: { input: BookingInput }) {
  const t = useWords('experimentBooking');
  const booking = useBooking(input);
  const { quote, choice, offer } = booking;
  if (offer.booking !== 'open') return null;
  const { kind } = choice.selection;
  return (
    <Card as="section" className={css.card} aria-labelledby="bill">
      <h2 id="bill" className={css.cardTitle}>
        {t('bill.title')}
      </h2>
      {kind === 'range' ? (
        <>
          <When booking={booking} />
          <Bill booking={booking} />
        </>
      ) : (
        <p className={css.note}>{t(kind === 'start' ? 'bill.start' : 'bill.empty')}</p>
      )}
      {quote.status === 'failed' && (
        <Alert
          tone="danger"
          role="alert"
          title={t('bill.failed')}
          action={<Button onClick={quote.reload}>{t('bill.retry')}</Button>}
        >
          {t('bill.failedLine')}
        </Alert>
      )}
      <Submit booking={booking} block />
      <ol className={css.steps}>
        {STEPS.map((step) => (
          <li key={step}>{t(`bill.steps.${step}`)}</li>
        ))}
      </ol>
      <p className={css.small}>{t('bill.note')}</p>
    </Card>
  );
}

/** `11-25 Wed 13:00–16:00` */
const useWhen = ({ choice }: Booking) => {
  const format = useFormatter();
  const interval = choice.selection.kind === 'range' ? intervalOf(choice.selection) : null;
  if (!interval) return null;
  const { start, end, minutes } = interval;
  // A day has no zone: read and written as UTC it stays the same day in every browser.
  const day = format.dateTime(new Date(`${start.slice(0, 10)}T00:00:00Z`), { weekday: 'short', timeZone: 'UTC' });
  return { date: start.slice(5, 10), day, time: `${start.slice(11)}–${end.slice(11)}`, hours: minutes / 60 };
};

function When({ booking }: { booking: Booking }) {
  const t = useWords('experimentBooking');
  const when = useWhen(booking);
  if (!when) return null;
  return (
    <p className={css.when}>
      <b>
        {when.date} {when.day} {when.time}
      </b>
      <span>{t('bill.hours', { hours: when.hours })}</span>
    </p>
  );
}

function Bill({ booking }: { booking: Booking }) {
  const t = useWords('experimentBooking');
  const locale = useLocale();
  const quote = quoteOf(booking);
  if (!quote) return booking.quote.status === 'failed' ? null : <p role="status">{t('bill.loading')}</p>;
  const { lines, total, voucher, payable, voucher_rate, voucher_balance, problems } = quote;
  const isStale = booking.quote.status === 'ready' && booking.quote.stale;
  return (
    <div aria-busy={isStale} className={css.bill}>
      <dl className={css.lines}>
        {lines.map(({ label, detail, amount }) => (
          <div key={label} className={css.line}>
            <dt>
              {label}
              {detail && <small className={css.detail}>{detail}</small>}
            </dt>
            <dd>{moneyText(amount.amount, locale, true)}</dd>
          </div>
        ))}
        <div className={css.line}>
          <dt>{t('bill.subtotal')}</dt>
          <dd>{moneyText(total.amount, locale, true)}</dd>
        </div>
        {voucher.amount > 0 && (
          <div className={css.line} data-voucher="">
            <dt>
              {t('bill.voucher')}
              {voucher_balance && (
                <small className={css.detail}>
                  {t('bill.voucherNote', { rate: voucher_rate, balance: moneyText(voucher_balance.amount, locale) })}
                </small>
              )}
            </dt>
            <dd>−{moneyText(voucher.amount, locale, true)}</dd>
          </div>
        )}
      </dl>
      <VoucherChoice booking={booking} quote={quote} />
      <p className={css.payable}>
        <span>{t('bill.payable')}</span>
        <output aria-live="polite">
          <Money fen={payable.amount} locale={locale} precise className={css.sum} />
        </output>
      </p>
      {problems.length > 0 && !isStale && (
        <Alert tone="warning" role="alert" title={t('bill.problems')}>
          <ul>
            {problems.map((problem) => (
              <li key={problem}>{problem}</li>
            ))}
          </ul>
        </Alert>
      )}
    </div>
  );
}

function VoucherChoice({ booking, quote }: { booking: Booking; quote: Quote }) {
  const t = useWords('experimentBooking');
  const { status } = useSession();
  const { voucher_rate: rate, voucher_balance: balance } = quote;
  if (rate === 0) return null;
  if (status !== 'signed-in') return <p className={css.small}>{t('bill.login', { rate })}</p>;
  if (!balance || balance.amount === 0) return <p className={css.small}>{t('bill.noVoucher')}</p>;
  return (
    <Checkbox
      checked={booking.choice.voucher}
      onChange={({ target }) => booking.change({ voucher: target.checked })}
      label={t('useVoucher')}
    />
  );
}

/** Leads to the order; before there is a choice, to the calendar. */
function Submit({ booking, block }: { booking: Booking; block?: boolean }) {
  const t = useWords('experimentBooking');
  const { orderHref } = booking;
  const quote = quoteOf(booking);
  if (orderHref === null) {
    return (
      <Button asChild kind="primary" size={block ? 'lg' : 'md'} {...(block && { block })}>
        <a href="#time">{t('bill.choose')}</a>
      </Button>
    );
  }
  if (quote === undefined || quote.problems.length > 0) {
    return (
      <Button kind="primary" size={block ? 'lg' : 'md'} {...(block && { block })} disabled>
        {t('bill.submit')}
      </Button>
    );
  }
  return (
    <Button asChild kind="primary" size={block ? 'lg' : 'md'} {...(block && { block })}>
      <Link href={orderHref}>{t('bill.submit')}</Link>
    </Button>
  );
}

/** On a phone price and action stay at the lower edge. */
export function BookingBar({ input }: { input: BookingInput }) {
  const t = useWords('experimentBooking');
  const booking = useBooking(input);
  const locale = useLocale();
  const when = useWhen(booking);
  const quote = when && quoteOf(booking);
  const { offer } = booking;
  if (offer.booking !== 'open') return null;
  return (
    <ActionBar
      lead={<b>{quote ? moneyText(quote.payable.amount, locale, true) : <Hourly price={offer.price} />}</b>}
      line={when ? `${when.date} ${when.time}` : t('bill.choose')}
    >
      <Submit booking={booking} />
    </ActionBar>
  );
}
