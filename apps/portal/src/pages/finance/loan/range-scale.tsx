import { useLocale } from 'use-intl';
import { useWords } from '../../../platform/words/use-words.ts';
import * as css from './loan-center.css.ts';
import type { NeedSearch } from './need-address.ts';
import { AMOUNT_SCALE, type NeedScale, TERM_SCALE } from './need-scale.ts';

/** Sums are in ten-thousand yuan, which English counts in millions. */
const WAN_PER_MILLION = 100;

interface RangeScaleProps {
  /** Of the product. */
  range: { min: number; max: number };
  need: number | undefined;
  scale: NeedScale;
  /** The range in words, shown where there is no room for the axis. */
  caption: string;
  label: string;
}

/** Where the product's range is, and where the need is. */
export function RangeScale({ range, need, scale, caption, label }: RangeScaleProps) {
  const off = need !== undefined && (need < range.min || need > range.max);
  const from = scale.at(range.min);
  return (
    <span role="img" aria-label={label}>
      <span className={css.caption}>{caption}</span>
      <span className={css.scale}>
        <span
          className={css.bar}
          data-off={off ? '' : undefined}
          style={{ insetInlineStart: `${from}%`, width: `${scale.at(range.max) - from}%` }}
        />
        {need !== undefined && <span className={css.needle} style={{ insetInlineStart: `${scale.at(need)}%` }} />}
      </span>
    </span>
  );
}

/** Ticks and need of the scales of all rows below, which name their ranges themselves. */
export function NeedAxis({ need: { amount, term } }: { need: NeedSearch }) {
  const t = useWords('financeLoanCenter');
  const locale = useLocale();
  const amountTick = (value: number) => t('tick', { value: locale === 'en' ? value / WAN_PER_MILLION : value });
  const termTick = (value: number) => t('tick', { value });
  return (
    <div className={css.axisRow} aria-hidden="true">
      <div className={css.axes}>
        <Axis scale={AMOUNT_SCALE} need={amount} tick={amountTick} last={(tick) => t('amountLast', { tick })} />
        <Axis scale={TERM_SCALE} need={term} tick={termTick} last={(tick) => t('termLast', { tick })} />
      </div>
    </div>
  );
}

interface AxisProps {
  scale: NeedScale;
  need: number | undefined;
  tick: (value: number) => string;
  /** The last tick with its unit. */
  last: (tick: string) => string;
}

function Axis({ scale, need, tick, last }: AxisProps) {
  return (
    <div className={css.axis}>
      {need !== undefined && (
        <b className={css.need} style={{ insetInlineStart: `${scale.at(need)}%` }}>
          {tick(need)}
        </b>
      )}
      {scale.ticks.map((value, index) => (
        <span key={value} className={css.tick} style={{ insetInlineStart: `${scale.at(value)}%` }}>
          {index === scale.ticks.length - 1 ? last(tick(value)) : tick(value)}
        </span>
      ))}
    </div>
  );
}
