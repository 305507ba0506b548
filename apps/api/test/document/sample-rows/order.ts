import { toIsoTime } from '../../../src/database/parsers.ts';
import { begin } from '../../../src/frame/lifecycle/lifecycle.ts';
import { LIFECYCLES } from '../../../src/modules/order/order.kinds.ts';
import { insertOrders } from '../../../src/modules/order/order.repository.ts';
import type { Make } from '../sample-rows.ts';

/** An order of a package, as its catalogue has agreed to it. */
export const make: Make = async ({ db, context }) => {
  const at = toIsoTime(context.now());
  const id = 'order-secret-1';
  await db.transaction().execute(async (tx) => {
    await insertOrders(tx, [
      {
        ...{ id, number: 'DD20260101-SECR', kind: 'service', area: 'business', status: 'pending' },
        ...{
          enterprise_id: 'e-lantu',
          user_id: 'u-demo',
          shop_id: 'shop-secret',
          shop_zh: '秘影号服务方',
          shop_en: null,
        },
        ...{ offer_id: 'offer-secret', title_zh: '秘影号贯标辅导', title_en: null, path: '/business/offer-secret' },
        ...{ spec_id: 'spec-secret', spec_zh: '秘影版', spec_en: null, options: [], quantity: 1 },
        ...{ unit_zh: '套', unit_en: 'packages', warehouse_id: null, warehouse_zh: null, warehouse_en: null },
        lines: [{ label: { 'zh-CN': '秘影版', en: '秘影版' }, detail: null, amount: 1_234_500 }],
        ...{ total: 1_234_500, voucher: 0, account_id: null, starts_at: null, ends_at: null },
        ...{ starts_on: at.slice(0, 10), delivery_workdays: null, deliver_by: null, address: null },
        ...{ contact_person: '秦望舒', contact_phone: '13512026003', message: '秘影号加急', files: [] },
        ...{
          rating_score: null,
          rating_text: null,
          rating_aspects: null,
          rated_at: null,
          created_at: at,
          updated_at: at,
        },
      },
    ]);
    const actor = { user: { user_id: 'u-demo', name: '林知远' }, as: ['buyer'] } as const;
    await begin(tx, LIFECYCLES.service, id, { state: 'pending', actor, at: context.now() });
  });
  return { status: 201, error: { code: '', message: '' } };
};
