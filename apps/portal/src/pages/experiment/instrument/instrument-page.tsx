import type { InstrumentDetail } from '@zonekit/api-client/experiment/instrument/contract';
import type { ReservationRules } from '@zonekit/api-client/experiment/reservation/contract';
import { DetailPage } from '@zonekit/portal-kit/detail-page';
import { Chip } from '@zonekit/ui/chip';
import { Facts } from '@zonekit/ui/facts';
import { Figure } from '@zonekit/ui/figure';
import { Tag } from '@zonekit/ui/tag';
import { type ReactNode, useState } from 'react';
import { useWords } from '../../../platform/words/use-words.ts';
import { PageShare } from '../../shared/share/page-share.tsx';
import { useBookingFacts } from '../booking/booking-facts.tsx';
import type { BookingPageSearch } from '../booking/booking-search.ts';
import { bookingBar, bookingCard, instrumentBody, similarInstruments } from '../booking/booking-slots.ts';
import { Owner } from '../booking/owner.tsx';
import type { BookingInput, SharedBooking } from '../booking/use-booking.ts';
import { INSTRUMENTS, LANDING } from '../resource-paths.ts';
import { ResourcePicture } from '../resource-picture.tsx';
import { useOwnerFacts } from './owner-facts.tsx';

export interface InstrumentPageProps {
  instrument: InstrumentDetail;
  rules: ReservationRules;
  /** `YYYY-MM-DD`, Asia/Shanghai. */
  today: string;
  search: BookingPageSearch;
}

const figure = (chunks: ReactNode) => <Figure>{chunks}</Figure>;

/** An instrument: its week to choose a time from, the price that follows the choice, its rules and figures. */
export function InstrumentPage({ instrument, rules, today, search }: InstrumentPageProps) {
  const t = useWords('experimentBooking');
  const words = useWords('experimentInstrument');
  const area = useWords('experiment');
  const [shared] = useState<SharedBooking>(() => ({ state: null, listeners: new Set() }));
  const input: BookingInput = { shared, kind: 'instrument', offer: instrument, rules, today, search };
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
      card={bookingCard.show({ input })}
      aside={
        <>
          <Owner
            subject="instrument"
            asking={search.ask === '1'}
            detail={instrument}
            more={useOwnerFacts(instrument)}
          />
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
      after={similarInstruments.show({ input, instrument })}
      bar={bookingBar.show({ input })}
    >
      {instrumentBody.show({ input, instrument })}
    </DetailPage>
  );
}
