import { registrationEndpoints } from '@zonekit/api-client/registration/contract';
import type { Make } from '../sample-rows.ts';

export const make: Make = (api, as) =>
  api.inject(
    registrationEndpoints.createRegistration,
    {
      body: { name: '秘影号深潜技术有限公司', alternatives: ['秘影号潜航技术有限公司'] },
      idempotencyKey: 'sample-registration-1',
    },
    as,
  );
