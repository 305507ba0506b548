import { demandEndpoints } from '@zonekit/api-client/supply/demand/contract';
import { addDays, shanghaiDay } from '../../../src/frame/day.ts';
import type { Make } from '../sample-rows.ts';

export const make: Make = (api, as) =>
  api.inject(
    demandEndpoints.createDemand,
    {
      body: {
        title: '秘影号样机的减振支座',
        field: 'robots',
        region: 'country',
        qualifications: [],
        keywords: ['秘影号'],
        problem: '秘影号样机在低速时共振',
        provides: '',
        indicators: [],
        delivery: '秘影号两套',
        term_months: 4,
        ownership: 'publisher',
        budget: null,
        payments: [],
        deadline: addDays(shanghaiDay(api.context.now()), 40),
        contact_person: '秦望舒',
        contact_phone: '13512026001',
      },
      idempotencyKey: 'sample-demand-1',
    },
    as,
  );
