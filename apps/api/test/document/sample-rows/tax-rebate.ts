import { taxRebateEndpoints } from '@zonekit/api-client/registration/tax-rebate/contract';
import type { Make } from '../sample-rows.ts';

/** For a year that the demo has no rebates of. */
export const make: Make = (api, as) => {
  const body = {
    ...{ kind: 'overpaid', starts_on: '2019-01-01', ends_on: '2019-12-31' },
    declared: { amount: 1_987_000_001, currency: 'CNY' },
    amount: { amount: 987_000_001, currency: 'CNY' },
    ...{ account_name: '秘影号专户', account_number: '62220203999887744', bank: '秘影银行' },
    ...{ reason: '秘影号样机的印花税重复申报', declaration: 'f-secret-1', certificates: ['f-secret-1'] },
    ...{ contact_person: '秦望舒', contact_phone: '13512026001' },
  };
  return api.inject(taxRebateEndpoints.createTaxRebate, { body, idempotencyKey: 'sample-tax-rebate-1' }, as);
};
