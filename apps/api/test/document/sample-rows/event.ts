import { eventEndpoints } from '@zonekit/api-client/event/contract';
import type { Make } from '../sample-rows.ts';

export const make: Make = (api, as) =>
  api.inject(
    eventEndpoints.createEnrolment,
    {
      body: {
        event_id: 'event-47',
        contact_person: '秦望舒',
        contact_phone: '13512026001',
        message: '秘影号团队想了解「event」',
      },
      idempotencyKey: 'sample-enrolment-1',
    },
    as,
  );
