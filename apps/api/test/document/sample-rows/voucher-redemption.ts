import { voucherEndpoints } from '@zonekit/api-client/order/voucher/contract';
import { makeGrant } from '../../../src/modules/order/order.fixture.ts';
import { grantTransfer } from '../../../src/modules/order/voucher/voucher.transfer.ts';
import type { Make } from '../sample-rows.ts';

/** Of a grant that nobody else has. */
export const make: Make = async (api, as) => {
  const year = api.context.now().getUTCFullYear() + 1;
  const grant = makeGrant({
    ...{ id: 'grant-secret-1', year, expires_on: `${year}-12-31`, amount: 7_654_321, note_zh: '秘影号追加发放' },
    note_en: null,
  });
  await api.db.transaction().execute(async (tx) => grantTransfer.write?.(tx, grant));
  const body = {
    service: '秘影号水声测试',
    provider: '秘影检测站',
    invoice_total: { amount: 198_700, currency: 'CNY' },
    amount: { amount: 98_700, currency: 'CNY' },
    account_name: '秘影号专户',
    account_number: '62220203999887755',
    bank: '秘影银行',
    invoices: ['f-secret-1'],
    remark: '秘影号的测试发票',
  };
  return api.inject(voucherEndpoints.createRedemption, { body, idempotencyKey: 'sample-redemption-1' }, as);
};
