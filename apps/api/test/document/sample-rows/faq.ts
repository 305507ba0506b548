import { faqEndpoints } from '@zonekit/api-client/faq/contract';
import type { Make } from '../sample-rows.ts';

export const make: Make = (api, as) =>
  api.inject(
    faqEndpoints.createQuestion,
    { body: { content: '秘影号团队能申请研发补助吗？' }, idempotencyKey: 'sample-question-1' },
    as,
  );
