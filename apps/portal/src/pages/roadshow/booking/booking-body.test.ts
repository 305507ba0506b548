import { bookingInput } from '@zonekit/api-client/roadshow/contract';
import { expect, test } from 'vitest';
import { bookingBody, toHalfDay } from './booking-body.ts';

test('is what the service takes, with nothing of the dialog left out', () => {
  const body = bookingBody({
    userId: 'u-demo',
    organization: '东港澜图智能装备有限公司',
    registeredAddress: '东港市东港区海关路18号',
    creditCode: '91330100799655058B',
    title: '感知模块发布与路演',
    content: '发布第二代样机。',
    contactPerson: '林知远',
    contactPhone: '13800002026',
    attendees: 120,
    equipment: ['projector', 'audio'],
    halfDays: [{ date: '2026-11-25', period: 2 }],
  });
  expect(body).toEqual({
    user_id: 'u-demo',
    organization: '东港澜图智能装备有限公司',
    reg_address: '东港市东港区海关路18号',
    credit_code: '91330100799655058B',
    roadshow_title: '感知模块发布与路演',
    roadshow_content: '发布第二代样机。',
    contact_person: '林知远',
    contact_phone: '13800002026',
    attendees_count: 120,
    equipment_required: 'projector,audio',
    appointment_dates: [{ appointment_date: '2026-11-25', period: 2 }],
  });
  expect(bookingInput.parse(body)).toEqual(body);
  expect(body.appointment_dates.map(toHalfDay)).toEqual([{ date: '2026-11-25', period: 2 }]);
});
