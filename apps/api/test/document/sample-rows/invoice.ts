import { invoiceEndpoints } from '@zonekit/api-client/registration/invoice/contract';
import type { Make } from '../sample-rows.ts';

export const make: Make = (api, as) => {
  const body = {
    ...{ kind: 'special', title: '秘影号事业部', credit_code: '91000000MA0LT2026X' },
    ...{ buyer_address: '东港市秘影路18号', buyer_phone: '0000-99887766' },
    ...{ buyer_bank: '秘影银行', buyer_account: '62220203999887733' },
    ...{ source: 'other', source_id: null, item: '秘影号水池试验', amount: { amount: 12_345_679, currency: 'CNY' } },
    ...{ email: 'miying@lantu.example', address: '东港市秘影路18号收发室', remark: '秘影号项目归集' },
  };
  return api.inject(invoiceEndpoints.createInvoiceApplication, { body, idempotencyKey: 'sample-invoice-1' }, as);
};
