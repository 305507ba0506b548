import { responseEndpoints } from '@zonekit/api-client/supply/response/contract';
import type { Make } from '../sample-rows.ts';

/** To an open demand of another enterprise of the demo. */
export const make: Make = async (api, as) => {
  const { id } = await api.db
    .selectFrom('supply_demands as d')
    .select('d.id')
    .where('d.status', '=', 'released')
    .where('d.enterprise_id', 'like', 'supply-enterprise-%')
    .where('d.deadline', '>', api.context.now().toISOString().slice(0, 10))
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('supply_responses as r').select('r.id').whereRef('r.demand_id', '=', 'd.id'))),
    )
    .orderBy('d.id')
    .executeTakeFirstOrThrow();
  const body = {
    ...{ demand_id: id, proposal: '秘影号同款方案', price: { amount: 123_456_700, currency: 'CNY' }, term_months: 4 },
    ...{ contact_person: '秦望舒', contact_phone: '13512026001' },
  };
  return api.inject(responseEndpoints.createResponse, { body, idempotencyKey: 'sample-response-1' }, as);
};
