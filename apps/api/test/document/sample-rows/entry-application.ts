import { entryApplicationEndpoints } from '@zonekit/api-client/space/entry-application/contract';
import type { Make } from '../sample-rows.ts';

export const make: Make = (api, as) =>
  api.inject(
    entryApplicationEndpoints.createEntryApplication,
    {
      body: {
        purpose: '秘影号耐压舱的装调',
        contact_person: '秦望舒',
        contact_phone: '13512026001',
        environmental_impact: true,
        environmental_note: '秘影号试验水循环使用',
      },
      idempotencyKey: 'sample-entry-application-1',
    },
    as,
  );
