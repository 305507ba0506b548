import { appointmentEndpoints } from '@zonekit/api-client/space/appointment/contract';
import { addDays, shanghaiDay } from '../../../src/frame/day.ts';
import type { Make } from '../sample-rows.ts';

export const make: Make = (api, as) =>
  api.inject(
    appointmentEndpoints.createAppointment,
    {
      body: {
        park_id: 'park-1',
        unit_id: null,
        date: addDays(shanghaiDay(api.context.now()), 12),
        hour: 13,
        contact_person: '秦望舒',
        contact_phone: '13512026001',
        visitors: 5,
        remark: '秘影号试验车间的选址',
      },
      idempotencyKey: 'sample-viewing-1',
    },
    as,
  );
