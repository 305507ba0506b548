import type { InstrumentDetail } from '@zonekit/api-client/experiment/instrument/contract';
import type { ReservationRules } from '@zonekit/api-client/experiment/reservation/contract';
import { DetailPage } from '@zonekit/portal-kit/detail-page';
import { Chip } from '@zonekit/ui/chip';
import { Facts } from '@zonekit/ui/facts';
import { Figure } from '@zonekit/ui/figure';
import { Tag } from '@zonekit/ui/tag';
import type { ReactNode } from 'react';
import { useWords } from '../../../platform/words/use-words.ts';
import { PageShare } from '../../shared/share/page-share.tsx';
import { BookingBar, BookingCard } from '../booking/booking-card.tsx';
import { BookingOptions } from '../booking/booking-options.tsx';
import { BookingRules, Introduction, useBookingFacts } from '../booking/booking-parts.tsx';
import type { BookingSearch } from '../booking/booking-search.ts';
import { BookingTime } from '../booking/booking-time.tsx';
import { Owner } from '../booking/owner.tsx';
import { useBooking } from '../booking/use-booking.ts';
import { INSTRUMENTS, LANDING } from '../resource-paths.ts';
import { ResourcePicture } from '../resource-picture.tsx';
import { InstrumentFigures, useOwnerFacts } from './instrument-figures.tsx';
import { SimilarInstruments } from './similar-instruments.tsx';

export interface InstrumentPageProps {
  instrument: InstrumentDetail;
  rules: ReservationRules;
  /** `YYYY-MM-DD`, Asia/Shanghai. */
  today: string;
  search: BookingSearch;
}

const figure = (chunks: ReactNode) => <Figure>{chunks}</Figure>;

/** An instrument: its week to choose a time from, the price that follows the choice, its rules and figures. */
export function InstrumentPage({ instrument, rules, today, search }: InstrumentPageProps) {
  const t = useWords('experimentBooking');
  const words = useWords('experimentInstrument');
  const area = useWords('experiment');
  const booking = useBooking({ kind: 'instrument', offer: instrument, rules, today, search });
  const { title, lang, model, shop, address, category, price, usage_rate, voucher_rate } = instrument;
  const facts = useBookingFacts(instrument, [
    { label: t('facts.usage'), value: t.rich('facts.usageValue', { rate: usage_rate, figure }) },
  ]);
  return (
    <DetailPage
      wide
      trail={[
        { label: area('home'), href: '/' },
        { label: area('title'), href: LANDING },
        { label: words('title'), href: INSTRUMENTS },
      ]}
      title={title}
      lang={lang}
      line={<span lang={lang}>{[model, shop.name, address].join(t('comma'))}</span>}
      chips={
        <>
          <Chip tone={instrument.booking === 'open' ? 'success' : 'neutral'}>
            {area(`booking.${instrument.booking}`)}
          </Chip>
          <Tag>{words(`categories.${category}`)}</Tag>
          <Tag>{area(`fields.${instrument.field}`)}</Tag>
          {voucher_rate > 0 && <Tag>{area('voucherUpTo', { rate: voucher_rate })}</Tag>}
        </>
      }
      side={<ResourcePicture item={instrument} />}
      facts={<Facts columns={Math.min(6, facts.length)} items={facts} style={{ borderTop: 0 }} />}
      card={<BookingCard booking={booking} />}
      aside={
        <>
          <Owner detail={instrument} more={useOwnerFacts(instrument)} />
          <PageShare
            poster={{
              title: `${title} ${model}`,
              figures: [
                { label: t('facts.price'), value: area('hourlyText', { price: price.amount / 100 }) },
                { label: t('owner.provider'), value: shop.name },
              ],
            }}
          />
        </>
      }
      after={<SimilarInstruments instrument={instrument} week={booking.choice.week} />}
      bar={<BookingBar booking={booking} />}
    >
      <BookingTime booking={booking} />
      <BookingOptions booking={booking} />
      <BookingRules rules={rules} detail={instrument} />
      <Introduction detail={instrument} />
      <InstrumentFigures instrument={instrument} />
    </DetailPage>
  );
}
