import type { BookingInput } from '@zonekit/api-client/roadshow/contract';

/** A booking that the service takes, but for its half-days. */
export const bookingBody = (
  appointment_dates: BookingInput['appointment_dates'],
  over: Partial<BookingInput> = {},
): BookingInput => ({
  organization: '海岳机器人（东港）有限公司',
  reg_address: '东港自由贸易区启航路 6 号',
  credit_code: '91000000MA0HYR101X',
  roadshow_title: '协作机器人产线改造项目路演',
  roadshow_content: '发布柔性产线改造方案',
  contact_person: '周明哲',
  contact_phone: '13800001001',
  attendees_count: 80,
  equipment_required: 'projector',
  appointment_dates,
  ...over,
});
