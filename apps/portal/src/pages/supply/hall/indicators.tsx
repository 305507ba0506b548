import type { DemandDetail, Indicator } from '@zonekit/api-client/supply/demand/contract';
import { useLocale } from 'use-intl';
import { useWords } from '../../../platform/words/use-words.ts';
import * as css from './indicators.css.ts';
import { measureOf } from './measure.ts';

/** The scale goes a fifth beyond the larger figure. */
const ROOM = 1.2;

/** Places on the scale in percent; figures below zero have no scale. */
const placesOf = ({ now, target }: Indicator): { now: number | null; target: number } | null => {
  const most = Math.max(now ?? 0, target) * ROOM;
  if (target < 0 || (now ?? 0) < 0 || most === 0) return null;
  return { now: now === null ? null : (now / most) * 100, target: (target / most) * 100 };
};

/** Figures to reach: where they stand now, where they should, and the way between. */
export function Indicators({ demand: { indicators, lang } }: { demand: DemandDetail }) {
  const t = useWords('supplyHall');
  const locale = useLocale();
  return (
    <>
      <p className={css.line}>{t('indicator.line')}</p>
      <ul className={css.list}>
        {indicators.map((indicator) => {
          const { name, now, goal, target, unit } = indicator;
          return (
            <li key={name} className={css.indicator}>
              <b lang={lang}>{name}</b>
              <span className={css.now}>
                {t('indicator.now')}{' '}
                {now === null ? (
                  t('indicator.unknown')
                ) : (
                  <span lang={lang}>{t('figure', measureOf(now, unit, locale))}</span>
                )}
              </span>
              <span className={css.target}>
                {t('indicator.target')} <b lang={lang}>{t(`goals.${goal}`, measureOf(target, unit, locale))}</b>
              </span>
              <Scale indicator={indicator} />
            </li>
          );
        })}
      </ul>
    </>
  );
}

/** The figures say the same, so assistive technology leaves the scale out. */
function Scale({ indicator }: { indicator: Indicator }) {
  const places = placesOf(indicator);
  if (!places) return null;
  const { now, target } = places;
  return (
    <span className={css.scale} aria-hidden="true">
      {now !== null && (
        <>
          <span
            className={css.way}
            style={{ insetInlineStart: `${Math.min(now, target)}%`, width: `${Math.abs(target - now)}%` }}
          />
          <span className={css.from} style={{ insetInlineStart: `${now}%` }} />
        </>
      )}
      <span className={css.to} style={{ insetInlineStart: `${target}%` }} />
    </span>
  );
}
