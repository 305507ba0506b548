import type { ServiceSummary } from '@zonekit/api-client/business/service/contract';
import { servicePath } from '@zonekit/api-client/business/service-path';
import { Icon } from '@zonekit/ui/icon';
import { Link } from '@zonekit/ui/link';
import { MarkedText } from '@zonekit/ui/marked-text';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { useWords } from '../../../platform/words/use-words.ts';
import { RowTitle } from '../../shared/list/row-title.tsx';
import { ServiceCompareBox } from '../compare/compare-services.tsx';
import { PriceAxis, PriceRule } from './price-rule.tsx';
import type { PriceScale } from './price-scale.ts';
import * as css from './service-row.css.ts';

interface ServiceRowProps {
  service: ServiceSummary;
  scale: PriceScale;
  /** The first row has the ticks of all. */
  first: boolean;
}

/** A service of a list: what its packages cost, what enterprises say of it, and how long it takes. */
export function ServiceRow({ service, scale, first }: ServiceRowProps) {
  const t = useWords('business');
  const { lang, shop, headline, snippet, packages, rating, median_days, voucher_rate } = service;
  const b = (chunks: ReactNode) => <b className={css.figure}>{chunks}</b>;
  return (
    <div className={css.row}>
      <div className={css.body}>
        <Link href={servicePath(service)} className={css.title}>
          <RowTitle item={service} />
        </Link>
        <p className={css.shop} lang={lang}>
          {shop.name}
        </p>
        <p className={css.headline} lang={lang}>
          <Icon as={Check} className={css.check} />
          <span>{snippet ? <MarkedText pieces={snippet} /> : headline}</span>
        </p>
      </div>
      <div className={css.prices}>
        {first && <PriceAxis scale={scale} />}
        <PriceRule packages={packages} scale={scale} />
        {voucher_rate > 0 && <p className={css.note}>{t('voucher', { rate: voucher_rate })}</p>}
      </div>
      <p className={css.end}>
        {rating.average === null ? (
          <span className={css.note}>{t('unrated')}</span>
        ) : (
          <>
            {t.rich('score', { score: rating.average.toFixed(1), b })}
            <small className={css.note}>{t('ratings', { count: rating.count, rate: rating.on_time_rate ?? 0 })}</small>
          </>
        )}
      </p>
      <p className={css.end}>
        {t.rich('days', { days: median_days, b })}
        <small className={css.note}>{t('median')}</small>
      </p>
      <ServiceCompareBox service={service} />
    </div>
  );
}
