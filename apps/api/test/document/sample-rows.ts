import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { addressEndpoints, enterpriseEndpoints } from '@zonekit/api-client/account/contract';
import { fileEndpoints, uploadEndpoints } from '@zonekit/api-client/file/contract';
import { policyEndpoints } from '@zonekit/api-client/policy/contract';
import { roadshowEndpoints } from '@zonekit/api-client/roadshow/contract';
import { expect } from 'vitest';
import { addDays, shanghaiDay } from '../../src/frame/day.ts';
import { bookableWindow } from '../../src/modules/roadshow/half-days.ts';
import type { Answer, Options, TestApi } from '../harness.ts';

type Made = Pick<Answer<typeof policyEndpoints.subscribe>, 'status' | 'error'>;

/** Creates one row of a domain for the account: what a file of `sample-rows/` exports. */
export type Make = (api: TestApi, as: Options) => Promise<Made>;

const created = (answer: Made): void => expect(answer.status, JSON.stringify(answer.error)).toBeLessThan(300);

/** The first day, `YYYY-MM-DD`, without a booking: the days of the demo's bookings depend on today. */
const freeDay = async (api: TestApi): Promise<string> => {
  const { from, to } = bookableWindow(shanghaiDay(api.context.now()));
  const { body } = await api.inject(roadshowEndpoints.calendar, { query: { start_date: from, end_date: to } });
  const bookedDays = new Set(body.data.map(({ appointment_date }) => appointment_date));
  let day = from;
  while (bookedDays.has(day)) day = addDays(day, 1);
  return day;
};

/** One row of each personal kind, for `demo` of 东港澜图, in words that no other row uses. */
export const makeSampleRows = async (api: TestApi): Promise<void> => {
  const as = { as: 'demo' } as const;
  const appointment_date = await freeDay(api);
  const booking = {
    organization: '澜图秘影号事业部',
    reg_address: '东港市秘影路 18 号',
    credit_code: '91000000MA0LT2026X',
    roadshow_title: '秘影号水下机器人路演',
    roadshow_content: '秘影号的水声通信',
    contact_person: '秦望舒',
    contact_phone: '13512026001',
    attendees_count: 20,
    equipment_required: 'projector',
    appointment_dates: [{ appointment_date, period: 1 }],
  };
  created(await api.inject(roadshowEndpoints.createBooking, { body: booking, idempotencyKey: 'sample-booking-1' }, as));
  const application = {
    declaration_id: 'dec-open-26',
    contact_person: '秦望舒',
    contact_phone: '13512026001',
    amount: { amount: 123_400, currency: 'CNY' },
    statement: '秘影号产线改造的陈述',
  };
  created(
    await api.inject(
      policyEndpoints.createApplication,
      { body: application, idempotencyKey: 'sample-application-1' },
      as,
    ),
  );
  created(
    await api.inject(policyEndpoints.subscribe, { body: { declaration_id: 'dec-open-26', subscribed: true } }, as),
  );
  const address = {
    ...{ province_id: '370000', province_name: '山东省', city_id: '371100', city_name: '日照市' },
    ...{ county_id: '371102', county_name: '东港区' },
    contact: '秦望舒收货',
    phone: '13512026002',
    detail: '秘影仓库 7 号门',
  };
  created(await api.inject(addressEndpoints.addAddress, { body: address }, as));
  created(await api.inject(enterpriseEndpoints.invite, {}, as));
  created(
    await api.inject(
      fileEndpoints.applyPermission,
      { params: { id: 'f-perm-none-01' }, body: { reason: '秘影号评审要用' } },
      as,
    ),
  );
  // A copy with a watermark.
  created(await api.inject(fileEndpoints.getFile, { params: { id: 'f-perm-granted-01' } }, as));
  const begun = { name: '秘影号草图.pdf', size: 1_000, fingerprint: 'b'.repeat(64) };
  created(await api.inject(uploadEndpoints.createUpload, { body: begun, idempotencyKey: 'sample-upload-1' }, as));
  const file = { storage_key: 'a'.repeat(64), name: '秘影号图纸.pdf', mime: 'application/pdf', kind: 'pdf' } as const;
  await api.db
    .insertInto('files')
    .values({
      ...file,
      id: 'f-secret-1',
      size: 10,
      access: 'private',
      owner_id: 'u-demo',
      created_at: api.context.now().toISOString(),
    })
    .execute();
  const link = { provider: 'scyq', subject: 'subject-secret-1', user_id: 'u-demo' } as const;
  await api.db
    .insertInto('sso_links')
    .values({ ...link, created_at: api.context.now().toISOString() })
    .execute();
  const more = join(import.meta.dirname, 'sample-rows');
  for (const file of readdirSync(more)) {
    const { make }: { make: Make } = await import(join(more, file));
    created(await make(api, as));
  }
};
