import type { FacilityDetail } from '@zonekit/api-client/experiment/facility/contract';
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
import { bookingBar, bookingCard, facilityBody } from '../booking/booking-slots.ts';
import { Owner } from '../booking/owner.tsx';
import type { BookingInput, SharedBooking } from '../booking/use-booking.ts';
import { FACILITIES, LANDING } from '../resource-paths.ts';
import { ResourcePicture } from '../resource-picture.tsx';

export interface FacilityPageProps {
  facility: FacilityDetail;
  rules: ReservationRules;
  /** `YYYY-MM-DD`, Asia/Shanghai. */
  today: string;
  search: BookingPageSearch;
}

const figure = (chunks: ReactNode) => <Figure>{chunks}</Figure>;

/** A facility: booked as a whole by the hour, with the instruments that stand in it. */
export function FacilityPage({ facility, rules, today, search }: FacilityPageProps) {
  const t = useWords('experimentBooking');
  const words = useWords('experimentRegion');
  const area = useWords('experiment');
  const [shared] = useState<SharedBooking>(() => ({ state: null, listeners: new Set() }));
  const input: BookingInput = { shared, kind: 'facility', offer: facility, rules, today, search };
  const { title, lang, shop, address, kind, price, voucher_rate } = facility;
  const facts = useBookingFacts({ ...facility, figures: facility.figures.slice(0, 1) }, [
    { label: t('facts.area'), value: t.rich('facts.areaValue', { area: facility.area, figure }) },
    { label: t('facts.capacity'), value: t.rich('facts.capacityValue', { count: facility.capacity, figure }) },
    { label: t('facts.instruments'), value: t.rich('facts.instrumentsValue', { count: facility.instruments, figure }) },
  ]);
  return (
    <DetailPage
      wide
      trail={[
        { label: area('home'), href: '/' },
        { label: area('title'), href: LANDING },
        { label: words('title'), href: FACILITIES },
      ]}
      title={title}
      lang={lang}
      line={<span lang={lang}>{[shop.name, address].join(t('comma'))}</span>}
      chips={
        <>
          <Chip tone={facility.booking === 'open' ? 'success' : 'neutral'}>{area(`booking.${facility.booking}`)}</Chip>
          <Tag>{words(`kinds.${kind}`)}</Tag>
          <Tag>{area(`fields.${facility.field}`)}</Tag>
          {voucher_rate > 0 && <Tag>{area('voucherUpTo', { rate: voucher_rate })}</Tag>}
        </>
      }
      side={<ResourcePicture item={facility} />}
      facts={<Facts columns={Math.min(6, facts.length)} items={facts} style={{ borderTop: 0 }} />}
      card={bookingCard.show({ input })}
      aside={
        <>
          <Owner subject="facility" asking={search.ask === '1'} detail={facility} />
          <PageShare
            poster={{
              title,
              figures: [
                { label: t('facts.price'), value: area('hourlyText', { price: price.amount / 100 }) },
                { label: t('owner.provider'), value: shop.name },
              ],
            }}
          />
        </>
      }
      bar={bookingBar.show({ input })}
    >
      {facilityBody.show({ input, facility })}
    </DetailPage>
  );
}
