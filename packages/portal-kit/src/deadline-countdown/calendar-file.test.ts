import fc from 'fast-check';
import ICAL from 'ical.js';
import { describe, expect, test } from 'vitest';
import { type CalendarEvent, calendarFile } from './calendar-file.ts';

const WITHOUT_REMINDER: CalendarEvent = {
  uid: 'd-1@policy.zonekit',
  title: '申报截止：关于组织申报2026年度产业创新专项资金（智能装备方向）, 第一批的通知',
  description: '东自贸科〔2026〕47号\n最高300万元',
  location: '网上申报',
  url: 'https://portal.example/policy/policyDeclaration/d-1?tab=a,b',
  starts: '2026-11-26T17:00:00+08:00',
  stamp: '2026-10-27T09:00:00+08:00',
};
const EVENT: CalendarEvent = { ...WITHOUT_REMINDER, remindBefore: 3 * 86_400 };

const read = (file: string) => {
  const calendar = new ICAL.Component(ICAL.parse(file));
  const [event, ...more] = calendar.getAllSubcomponents('vevent');
  if (!event || more.length > 0) throw new Error('There is not one event.');
  const value = (name: string) => event.getFirstPropertyValue(name)?.toString() ?? null;
  return { event, value, alarms: event.getAllSubcomponents('valarm') };
};

describe('a calendar reads', () => {
  test('a moment with all that belongs to it', () => {
    const { value, alarms } = read(calendarFile(EVENT));
    expect(value('uid')).toBe('d-1@policy.zonekit');
    expect(value('summary')).toBe(EVENT.title);
    expect(value('description')).toBe(EVENT.description);
    expect(value('location')).toBe('网上申报');
    expect(value('url')).toBe('https://portal.example/policy/policyDeclaration/d-1?tab=a%2Cb');
    expect(value('dtstart')).toBe('2026-11-26T09:00:00Z');
    expect(value('dtstamp')).toBe('2026-10-27T01:00:00Z');
    expect(value('dtend')).toBeNull();
    expect(alarms.map((alarm) => alarm.getFirstPropertyValue('trigger')?.toString())).toEqual(['-P3D']);
  });

  test.each([
    ['2026-11-26', undefined, null],
    ['2026-11-26', '2026-11-26', '2026-11-27'],
    ['2026-12-31', '2027-01-01', '2027-01-02'],
  ])('whole days from %s to %s', (starts, ends, dtend) => {
    const { event, value } = read(calendarFile({ ...EVENT, starts, ...(ends && { ends }) }));
    expect(event.getFirstProperty('dtstart')?.type).toBe('date');
    expect(value('dtstart')).toBe(starts);
    expect(value('dtend')).toBe(dtend);
  });

  test('no reminder where none is asked for', () => expect(read(calendarFile(WITHOUT_REMINDER)).alarms).toEqual([]));
});

test('is the same file each time, so that a calendar takes it for the same event', () =>
  expect(calendarFile(EVENT)).toBe(calendarFile(EVENT)));

test('an address that is none is refused', () =>
  expect(() => calendarFile({ ...EVENT, url: '/policy' })).toThrow(TypeError));

/** Any texts: all scripts, marks of the format, line breaks, control characters. */
const anyText = fc
  .array(
    fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc.constantFrom('\n', '\r\n', ';', ',', '\\n', '\\', ':', '"', 'END:VEVENT', '\0', '\t'),
    ),
    {
      maxLength: 20,
    },
  )
  .map((parts) => parts.join(''));
/** As a reader has it: without control characters, each line break one. */
const plain = (text: string) =>
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
  text.replace(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F]/g, '').replace(/\r\n|\r/g, '\n');

test('whatever the texts are, lines are short, end with CRLF, and read back as they were written', () =>
  fc.assert(
    fc.property(
      anyText,
      anyText,
      anyText,
      fc.webUrl({ withQueryParameters: true }),
      (title, description, location, url) => {
        const file = calendarFile({ ...EVENT, title, description, location, url });
        const lines = file.split('\r\n');
        expect(lines.pop()).toBe('');
        for (const line of lines) {
          expect(line).not.toMatch(/[\r\n]/);
          expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
        }
        const { value } = read(file);
        expect(value('summary')).toBe(plain(title));
        expect(value('description') ?? '').toBe(plain(description));
        expect(value('location') ?? '').toBe(plain(location));
        expect(new URL(value('url') ?? '').href.replaceAll('%2C', ',').replaceAll('%3B', ';')).toBe(
          new URL(url).href.replaceAll('%2C', ',').replaceAll('%3B', ';'),
        );
      },
    ),
  ));
