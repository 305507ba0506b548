import type { Locale } from '@zonekit/api-client/contract';
import type { Quote } from '@zonekit/api-client/order/contract';
import type { Db, Tx, User } from '../../frame/context.ts';
import type { Offer, Sellable } from '../shop/sellable.ts';
import { type ShopContact, shopContacts } from '../shop/shop-contacts.ts';
import { inLanguage } from './order.present.ts';
import { fen, presentPrice, priceOf } from './order.price.ts';
import { validAccount } from './voucher/voucher.balance.ts';

const presentOffer = (offer: Offer, seller: ShopContact | undefined, locale: Locale) => ({
  kind: offer.kind,
  area: offer.area,
  offer: { id: offer.offer_id, title: offer.title[locale], path: offer.path },
  spec: offer.spec && { id: offer.spec.id, name: offer.spec.name[locale] },
  options: offer.options.map(({ id, name }) => ({ id, name: name[locale] })),
  shop: {
    id: offer.shop_id,
    name: seller ? inLanguage(locale, seller.name_zh, seller.name_en) : '',
    phone: seller?.phone ?? '',
  },
  quantity: offer.quantity,
  unit: offer.unit[locale],
  warehouse: offer.warehouse && { id: offer.warehouse.id, name: offer.warehouse.name[locale] },
  stock: offer.stock.map(({ id, name, count }) => ({ id, name: name[locale], count })),
});

/**
 * Price of a choice at this time. Takes neither stock nor buckets.
 * @throws Problem 404
 */
export const quote = async <Choice extends { use_voucher: boolean }>(
  db: Db | Tx,
  { user, now, locale }: { user: User | null; now: Date; locale: Locale },
  sellable: Sellable<Choice>,
  choice: Choice,
): Promise<Quote> => {
  const enterprise_id = user?.enterprise_id ?? null;
  const buyer = user && enterprise_id !== null ? { user_id: user.user_id, enterprise_id } : null;
  const offer = await sellable.offer(db, choice, { now, buyer });
  const [sellers, account] = await Promise.all([
    shopContacts(db, [offer.shop_id]),
    enterprise_id === null ? undefined : validAccount(db, enterprise_id, now),
  ]);
  const amounts = priceOf(offer, choice.use_voucher && account ? account.balance : null);
  return {
    ...presentOffer(offer, sellers.get(offer.shop_id), locale),
    ...presentPrice(offer.lines, amounts, locale),
    voucher_rate: offer.voucher_rate,
    voucher_balance: account ? fen(account.balance) : null,
    problems: offer.problems.map((problem) => problem[locale]),
  };
};
