import { moneyText } from '@zonekit/ui/money/parts';

/** `+2`, `−2` with a true minus sign (U+2212); empty for 0. */
export const countChange = (by: number, locale: string): string =>
  by === 0 ? '' : `${by > 0 ? '+' : '\u2212'}${Math.abs(by).toLocaleString(locale)}`;

/** `+200万元`, `−CNY 2 million`; empty for 0. @param by in fen */
export const amountChange = (by: number, locale: string): string =>
  by === 0 ? '' : `${by > 0 ? '+' : '\u2212'}${moneyText(Math.abs(by), locale)}`;
