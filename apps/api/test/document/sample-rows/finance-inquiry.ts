import { financeInquiryEndpoints } from '@zonekit/api-client/finance/inquiry/contract';
import type { Make } from '../sample-rows.ts';

/** To an investor, in words that no other row uses. */
export const make: Make = (api, as) =>
  api.inject(
    financeInquiryEndpoints.createFinanceInquiry,
    {
      body: {
        ...{ subject: 'investor', subject_id: 'investor-12', content: '秘影号项目能否约见？' },
        ...{ contact_person: '秦望舒', contact_phone: '13512026003' },
      },
      idempotencyKey: 'sample-finance-inquiry-1',
    },
    as,
  );
