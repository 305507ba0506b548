'use client';
import { Button } from '@zonekit/ui/button';
import { Link } from '@zonekit/ui/link';
import { TextInput } from '@zonekit/ui/text-input';
import { Fragment } from 'react';
import { useKitTranslations } from '../messages/use-kit-translations.ts';
import type { Facet, FacetRange } from './facets.ts';
import * as css from './range-facet.css.ts';

export interface RangeFacetProps {
  /** Its options are the bands of the range, from the lowest to the highest; none where it has only bounds. */
  facet: Facet;
  range: FacetRange;
}

/**
 * A facet of numbers: its bands as a histogram, each bar a link, and the exact bounds in a form. Both work without script;
 * a choice of one replaces that of the other.
 */
export function RangeFacet({ facet: { label, options }, range }: RangeFacetProps) {
  const most = Math.max(1, ...options.map(({ count }) => count));
  return (
    <div className={css.range}>
      {options.length > 0 && (
        <div className={css.bars}>
          {options.map(({ value, label: band, short, count, selected, href }) => (
            <Link
              key={value}
              href={href}
              className={css.bar}
              title={band}
              aria-label={`${short ?? band} ${range.unit} ${count}`}
              {...(selected && { 'data-selected': '', 'aria-current': 'true' as const })}
            >
              <span className={css.field}>
                <span className={css.fill} style={{ height: `${(count / most) * 100}%` }} />
              </span>
              <span className={css.band}>{short ?? band}</span>
            </Link>
          ))}
        </div>
      )}
      <Bounds key={`${range.min}-${range.max}`} label={label} range={range} />
    </div>
  );
}

function Bounds({ label, range }: { label: string; range: FacetRange }) {
  const t = useKitTranslations('facetFilter');
  const ends = [
    { end: 'min', name: t('lowest', { facet: label }), value: range.min },
    { end: 'max', name: t('highest', { facet: label }), value: range.max },
  ] as const;
  return (
    <form className={css.bounds} action={range.action} method="get">
      {range.hidden.map(([name, value], place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a parameter may be there twice with one value
        <input key={place} type="hidden" name={name} value={value} />
      ))}
      {ends.map(({ end, name, value }) => (
        <Fragment key={end}>
          {end === 'max' && <span aria-hidden="true">–</span>}
          <TextInput
            type="number"
            inputMode="decimal"
            name={`${range.name}_${end}`}
            aria-label={`${name} ${range.unit}`}
            min={0}
            max={10_000_000}
            step="any"
            defaultValue={value}
            className={css.bound}
          />
        </Fragment>
      ))}
      <span className={css.unit}>{range.unit}</span>
      <Button type="submit" size="sm">
        {t('narrow')}
      </Button>
    </form>
  );
}
