import { moneyGap } from './money-gap.ts';

export interface MoneyParts {
  prefix: string;
  figure: string;
  unit: string;
}

const YI = 100_000_000;
const WAN = 10_000;
const MILLION = 1_000_000;

/**
 * A sum in the words of its reader: `300` `万元` in Chinese, `CNY` `3` `million` in English; to the fen where `precise`.
 * @param fen integer, in fen
 */
export const moneyParts = (fen: number, locale: string, precise = false): MoneyParts => {
  const yuan = fen / 100;
  const chinese = locale.startsWith('zh');
  const write = (value: number, digits: number, least = 0) =>
    new Intl.NumberFormat(locale, { maximumFractionDigits: digits, minimumFractionDigits: least }).format(value);
  if (precise) return { prefix: chinese ? '¥' : 'CNY', figure: write(yuan, 2, 2), unit: '' };
  if (chinese) {
    if (yuan >= YI) return { prefix: '', figure: write(yuan / YI, 2), unit: '亿元' };
    if (yuan >= WAN) return { prefix: '', figure: write(yuan / WAN, 2), unit: '万元' };
    return { prefix: '', figure: write(yuan, 2), unit: '元' };
  }
  if (yuan >= MILLION) return { prefix: 'CNY', figure: write(yuan / MILLION, 2), unit: 'million' };
  return { prefix: 'CNY', figure: write(yuan, 2), unit: '' };
};

/** The same in one string: `300万元`, `CNY 3 million`. */
export const moneyText = (fen: number, locale: string, precise = false): string => {
  const { prefix, figure, unit } = moneyParts(fen, locale, precise);
  return [prefix, figure, unit].filter(Boolean).join(moneyGap(locale));
};
