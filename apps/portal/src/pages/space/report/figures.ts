import type { ReportFigure, ReportFigures } from '@zonekit/api-client/space/report/contract';
import { REPORT_AMOUNTS, REPORT_FIGURES } from '@zonekit/api-client/space/report/lists';
import { amountText, fenOf } from '../../shared/amount/amount.ts';

export type Typed = Readonly<Record<ReportFigure, string>>;
/** Figures as far as they are stated. */
export type FiguresSoFar = Record<ReportFigure, number | null>;

const FEN_OF_WAN = 1_000_000;

export const isAmount = (figure: ReportFigure): boolean => REPORT_AMOUNTS.some((amount) => amount === figure);

/** In the unit that is shown: 10,000 yuan for an amount. */
export const shownValue = (figure: ReportFigure, value: number): number =>
  isAmount(figure) ? value / FEN_OF_WAN : value;

/** A figure as it is typed; null for nothing and for what is none. */
export const figureOf = (figure: ReportFigure, typed: string): number | null => {
  if (isAmount(figure)) return fenOf(typed, 'wan');
  const text = typed.trim().replaceAll(',', '');
  const pattern = figure === 'energy' ? /^\d{1,10}(\.\d{1,3})?$/ : /^\d{1,7}$/;
  return pattern.test(text) ? Number(text) : null;
};

/** A figure as `figureOf` reads it. */
export const typedOf = (figure: ReportFigure, value: number | null): string => {
  if (value === null) return '';
  return isAmount(figure) ? amountText(value, 'wan') : String(value);
};

const each = <T>(of: (figure: ReportFigure) => T): Record<ReportFigure, T> =>
  Object.fromEntries(REPORT_FIGURES.map((figure) => [figure, of(figure)])) as Record<ReportFigure, T>;

export const figuresOf = (typed: Typed): FiguresSoFar => each((figure) => figureOf(figure, typed[figure]));
export const typedFigures = (figures: ReportFigures | null): Record<ReportFigure, string> =>
  each((figure) => typedOf(figure, figures?.[figure] ?? null));

/** All that a report needs; electricity may stay unknown. */
export const isWhole = (figures: FiguresSoFar): figures is ReportFigures => missingOf(figures).length === 0;
export const missingOf = (figures: FiguresSoFar): ReportFigure[] =>
  REPORT_FIGURES.filter((figure) => figure !== 'energy' && figures[figure] === null);
