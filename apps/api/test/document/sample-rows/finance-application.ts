import { financeApplicationEndpoints } from '@zonekit/api-client/finance/application/contract';
import type { Make } from '../sample-rows.ts';

/** To an investor that the demo's enterprise has not applied to. */
export const make: Make = async (api, as) => {
  const investor = await api.db
    .selectFrom('finance_investors')
    .select(['id', 'amount_min'])
    .where('id', '=', 'investor-11')
    .executeTakeFirstOrThrow();
  const body = {
    ...{ target: 'investor', target_id: investor.id, amount: { amount: investor.amount_min, currency: 'CNY' } },
    ...{ term_months: null, purpose: '秘影号量产', plan: '秘影号水下机器人的量产方案' },
    ...{ contact_person: '秦望舒', contact_phone: '13512026003' },
    ...{ licence: 'f-secret-1', statements: ['f-secret-1'], attachments: [] },
  };
  return api.inject(
    financeApplicationEndpoints.createFinanceApplication,
    { body, idempotencyKey: 'sample-finance-application-1' },
    as,
  );
};
