import { expect, test } from 'vitest';
import { calendarOf } from './calendar.ts';

test('an address has nothing in it that a calendar would escape', () => {
  const event = calendarOf('Calls').event({
    uid: 'dec-1@policy.zonekit',
    title: 'Deadline',
    description: '',
    starts: '2026-11-26T17:00:00+08:00',
    ends: null,
    location: null,
    link: 'https://portal.example/policy?tab=a,b;c',
    stamp: '2026-10-27T09:00:00+08:00',
    status: 'confirmed',
    remindBefore: null,
  });
  expect(event).toContain('URL;VALUE=URI:https://portal.example/policy?tab=a%2Cb%3Bc\r\n');
});
