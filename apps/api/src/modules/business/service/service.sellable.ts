import { servicePath } from '@zonekit/api-client/business/service-path';
import type { ServiceChoice } from '@zonekit/api-client/order/contract';
import type { Db, Tx } from '../../../frame/context.ts';
import { Problem } from '../../../frame/problem.ts';
import { bothOf, chosenOptions, lineOf, optionLines, unitFor } from '../../shop/offer/offer-words.ts';
import type { Sellable, Words } from '../../shop/sellable.ts';
import { serviceTable } from './service.repository.ts';

const CLOSED: Words = {
  'zh-CN': '服务方暂停接单，可先在线留言，恢复后再下单',
  en: 'The provider takes no orders at present. Leave a message, and order once it does again',
};

const tooMany = (most: number, unit: Words): Words => ({
  'zh-CN': `一单最多${most}${unit['zh-CN']}，更多请分单`,
  en: `At most ${most} in one order. Split a larger one`,
});

const offerOf = async (db: Db | Tx, { offer_id, spec_id, option_ids, quantity }: ServiceChoice) => {
  const row = await serviceTable.one(db, offer_id);
  const chosen = row?.packages.find(({ id }) => id === spec_id);
  const options = row && chosenOptions(row.options, option_ids);
  if (!row || !chosen || !options) throw new Problem(404, 'not_found');
  const name = bothOf(chosen.name_zh, chosen.name_en);
  const unit = unitFor(chosen, quantity);
  return {
    kind: 'service',
    area: row.catalogue === 'enterprise' ? 'business' : 'technology',
    offer_id: row.id,
    shop_id: row.shop_id,
    title: bothOf(row.title_zh, row.title_en),
    path: servicePath(row),
    spec: { id: chosen.id, name },
    options: options.map((option) => ({ id: option.id, name: bothOf(option.name_zh, option.name_en) })),
    quantity,
    unit,
    warehouse: null,
    stock: [],
    lines: [lineOf(name, chosen.price, quantity, unit), ...optionLines(options)],
    voucher_rate: row.voucher_rate,
    problems: [
      ...(row.open ? [] : [CLOSED]),
      ...(quantity > chosen.max_quantity ? [tooMany(chosen.max_quantity, unit)] : []),
    ],
  } as const;
};

/** Services of both catalogues. Nothing is in stock, so an order takes nothing. */
export const serviceSellable: Sellable<ServiceChoice> = {
  offer: offerOf,
  async take(tx, _order, choice) {
    await offerOf(tx, choice);
  },
  giveBack: async () => undefined,
};
