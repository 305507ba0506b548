import { useRouter } from '@tanstack/react-router';
import type { FacilitySummary } from '@zonekit/api-client/experiment/facility/contract';
import type { InstrumentSummary } from '@zonekit/api-client/experiment/instrument/contract';
import { fileUrl } from '@zonekit/api-client/file/client';
import { Image } from '@zonekit/ui/image';
import { Link } from '@zonekit/ui/link';
import { MarkedText } from '@zonekit/ui/marked-text';
import { Tag } from '@zonekit/ui/tag';
import type { ReactNode } from 'react';
import { useWords } from '../../platform/words/use-words.ts';
import { RowTitle } from '../shared/list/row-title.tsx';
import * as css from './bookable-row.css.ts';
import { Hourly } from './hourly.tsx';
import { Moment } from './moment.tsx';

interface BookableRowProps {
  item: InstrumentSummary | FacilitySummary;
  href: string;
  /** Below the title: its model, its size. */
  line: ReactNode;
  tags: ReactNode;
}

/** Row of an instrument or a facility: name, provider, price and earliest free time. */
export function BookableRow({ item, href, line, tags }: BookableRowProps) {
  const t = useWords('experiment');
  const { api } = useRouter().options.context.config;
  const { id, lang, cover, snippet, shop, address, earliest, booking, price, voucher_rate } = item;
  return (
    <Link href={href} className={css.row}>
      <Image
        className={css.picture}
        src={cover === null ? undefined : fileUrl(api, cover)}
        alt=""
        width={96}
        height={60}
        cover={{ id, kind: 'range' }}
        rounded
      />
      <span className={css.body}>
        <span className={css.title}>
          <RowTitle item={item} />
        </span>
        <span className={css.line} lang={lang}>
          {line}
          {snippet && (
            <span>
              <MarkedText pieces={snippet} />
            </span>
          )}
        </span>
        <span className={css.tags}>
          {tags}
          {voucher_rate > 0 && <Tag>{t('voucher')}</Tag>}
        </span>
      </span>
      <span className={css.owner} lang={lang}>
        {shop.name}
        <br />
        {address}
      </span>
      <span className={css.end}>
        <span>
          <Hourly price={price} />
        </span>
      </span>
      <span className={css.end}>
        {booking !== 'open' ? (
          t(`booking.${booking}`)
        ) : earliest ? (
          <>
            {t('earliest')}
            <b className={css.moment}>
              <Moment at={earliest.starts_at} />
            </b>
          </>
        ) : (
          t('noneFree')
        )}
      </span>
    </Link>
  );
}
