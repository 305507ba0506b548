import { moneyText } from '@zonekit/ui/money/parts';

/** A sum with its sign before the currency: `−¥120.00`. @param fen integer */
export const signedMoney = (fen: number, locale: string): string => {
  const sign = fen < 0 ? '−' : fen > 0 ? '+' : '';
  return `${sign}${moneyText(Math.abs(fen), locale, true)}`;
};
