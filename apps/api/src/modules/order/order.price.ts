import type { Locale } from '@zonekit/api-client/contract';
import type { Price } from '@zonekit/api-client/order/contract';
import type { Offer, OfferLine } from '../shop/sellable.ts';

/** Fen. */
export interface Amounts {
  total: number;
  voucher: number;
  payable: number;
}

/**
 * Price of an order. The voucher pays whole fen, at most its share of the total and at most its balance.
 * @param voucher fen of the balance that may be used; null where the buyer uses no voucher
 */
export const priceOf = (
  { lines, voucher_rate }: Pick<Offer, 'lines' | 'voucher_rate'>,
  voucher: number | null,
): Amounts => {
  const total = lines.reduce((sum, { amount }) => sum + amount, 0);
  const share = Math.floor((total * voucher_rate) / 100);
  const paid = Math.max(0, Math.min(share, voucher ?? 0));
  return { total, voucher: paid, payable: total - paid };
};

export const fen = (amount: number) => ({ amount, currency: 'CNY' }) as const;

export const presentAmounts = ({ total, voucher, payable }: Amounts): Omit<Price, 'lines'> => ({
  total: fen(total),
  voucher: fen(voucher),
  payable: fen(payable),
});

/** A price in the shape of the contract. */
export const presentPrice = (lines: readonly OfferLine[], amounts: Amounts, locale: Locale): Price => ({
  lines: lines.map(({ label, detail, amount }) => ({
    label: label[locale],
    detail: detail?.[locale] ?? null,
    amount: fen(amount),
  })),
  ...presentAmounts(amounts),
});
