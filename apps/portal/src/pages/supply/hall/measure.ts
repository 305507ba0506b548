import { moneyText } from '@zonekit/ui/money/parts';

const FEN: Readonly<Record<string, number>> = { 元: 100, 万元: 1_000_000, 亿元: 10_000_000_000 };

/** A figure and its unit as a page shows them. An amount of a Chinese publisher reads as money in English: `CNY 98,000`. */
export const measureOf = (value: number, unit: string, locale: string): { value: string; unit: string } => {
  const fen = FEN[unit];
  return fen === undefined || locale.startsWith('zh')
    ? { value: String(value), unit }
    : { value: moneyText(Math.round(value * fen), locale), unit: '' };
};
