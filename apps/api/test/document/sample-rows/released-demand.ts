import { demandEndpoints } from '@zonekit/api-client/supply/demand/contract';
import { responseEndpoints } from '@zonekit/api-client/supply/response/contract';
import { addDays, shanghaiDay } from '../../../src/frame/day.ts';
import type { Make } from '../sample-rows.ts';

/** Contact of the demands of this file alone. */
export const DEMAND_CONTACT = { contact_person: '秘影揭榜联络人', contact_phone: '13512026009' } as const;

/**
 * Two demands of the hall, one of which has declined the response of `staff`. Their published texts are those of another
 * enterprise's demand, so that the contact alone is secret.
 */
export const make: Make = async (api, as) => {
  const { title_zh, problem_zh, provides_zh, delivery_zh, ...words } = await api.db
    .selectFrom('supply_demands')
    .select(['title_zh', 'problem_zh', 'provides_zh', 'delivery_zh', 'indicators', 'payments', 'keywords'])
    .where('status', '=', 'released')
    .where('enterprise_id', 'like', 'supply-enterprise-%')
    .orderBy('id')
    .executeTakeFirstOrThrow();
  const release = async (idempotencyKey: string) => {
    const body = {
      ...{ title: title_zh, problem: problem_zh, provides: provides_zh, delivery: delivery_zh },
      ...{ keywords: words.keywords, payments: words.payments.map(({ share, name }) => ({ share, name })) },
      indicators: words.indicators.map(({ name_en: _en, ...each }) => each),
      ...{ field: 'robots', region: 'country', qualifications: [], term_months: 4, ownership: 'publisher' },
      ...{ budget: null, deadline: addDays(shanghaiDay(api.context.now()), 40), ...DEMAND_CONTACT },
    };
    const made = await api.inject(demandEndpoints.createDemand, { body, idempotencyKey }, as);
    if (made.status >= 300) return made;
    const params = { demand_id: made.body.data.id };
    await api.inject(demandEndpoints.moveDemand, { params, body: { status: 'reviewing' } }, as);
    return api.inject(demandEndpoints.moveDemand, { params, body: { status: 'released' } }, { as: 'operator' });
  };
  const open = await release('sample-released-demand-1');
  if (open.status >= 300) return open;
  const declining = await release('sample-released-demand-2');
  if (declining.status >= 300) return declining;
  const body = {
    ...{ demand_id: declining.body.data.id, proposal: '另一方案', price: null, term_months: 4 },
    ...{ contact_person: '周晓岚', contact_phone: '13900002026' },
  };
  const response = await api.inject(
    responseEndpoints.createResponse,
    { body, idempotencyKey: 'sample-declined-response-1' },
    { as: 'staff' },
  );
  if (response.status >= 300) return response;
  // The responder may read the reason: it is too short to count as a secret.
  return api.inject(
    responseEndpoints.moveResponse,
    { params: { response_id: response.body.data.id }, body: { status: 'declined', reason: '不符' } },
    as,
  );
};
