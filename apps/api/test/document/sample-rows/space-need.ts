import { needEndpoints } from '@zonekit/api-client/space/need/contract';
import { addDays, shanghaiDay } from '../../../src/frame/day.ts';
import type { Make } from '../sample-rows.ts';

export const make: Make = (api, as) =>
  api.inject(
    needEndpoints.createNeed,
    {
      body: {
        house_types: ['office'],
        area_min: 200,
        area_max: 400,
        rent_max: null,
        parks: ['park-1'],
        from_on: addDays(shanghaiDay(api.context.now()), 30),
        decorations: [],
        remark: '秘影号团队的办公选址',
        contact_person: '秦望舒',
        contact_phone: '13512026001',
      },
      idempotencyKey: 'sample-need-1',
    },
    as,
  );
