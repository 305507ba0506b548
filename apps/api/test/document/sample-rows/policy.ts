import { policyEndpoints } from '@zonekit/api-client/policy/contract';
import type { Make } from '../sample-rows.ts';

export const make: Make = (api, as) =>
  api.inject(
    policyEndpoints.addOpinion,
    {
      params: { data_id: 'can-001' },
      body: { clause: '秘影号第九条', text: '秘影号团队建议放宽水声设备的折旧年限。' },
      idempotencyKey: 'sample-opinion-1',
    },
    as,
  );
