import { settlementEndpoints } from '@zonekit/api-client/space/settlement/contract';
import { addDays, addMonths } from '../../../src/frame/day.ts';
import type { Make } from '../sample-rows.ts';

/** For a month of the demo's contract that nothing was applied for. */
export const make: Make = async (api, as) => {
  const contract = await api.db
    .selectFrom('space_contracts')
    .select(['id', 'starts_on'])
    .where('id', '=', 'space-lease-1')
    .executeTakeFirstOrThrow();
  const starts_on = addMonths(contract.starts_on, 13);
  const body = {
    contract_id: contract.id,
    starts_on,
    ends_on: addDays(addMonths(starts_on, 1), -1),
    amount: { amount: 98_700, currency: 'CNY' },
    account_name: '秘影号专户',
    account_number: '62220203999887766',
    bank: '秘影银行',
    invoices: ['f-secret-1'],
    remark: '秘影号厂房的租金补贴',
  };
  return api.inject(settlementEndpoints.createSettlement, { body, idempotencyKey: 'sample-settlement-1' }, as);
};
