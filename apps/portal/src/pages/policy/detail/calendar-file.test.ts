import fc from 'fast-check';
import { expect, test } from 'vitest';
import { calendarFile } from './calendar-file.ts';

const event = {
  id: 'd-1',
  title: '截止：申报, 第一批',
  description: '东自贸科〔2026〕47号\n最高300万元',
  at: '2026-11-26T17:00:00+08:00',
  stamp: '2026-10-27T09:00:00+08:00',
};

test('says the deadline in UTC and escapes what has a meaning in the format', () => {
  const lines = calendarFile(event).split('\r\n');
  expect(lines).toContain('DTSTART:20261126T090000Z');
  expect(lines).toContain('SUMMARY:截止：申报\\, 第一批');
  expect(lines).toContain('DESCRIPTION:东自贸科〔2026〕47号\\n最高300万元');
});

test('no line is longer than 75 octets, and unfolding gives the text back', () =>
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 120 }), (text) => {
      const title = text.replace(/[\r\n\\;,]/g, '');
      const file = calendarFile({ ...event, title });
      expect(file.split('\r\n').every((line) => new TextEncoder().encode(line).length <= 75)).toBe(true);
      expect(file.replaceAll('\r\n ', '')).toContain(`SUMMARY:${title}\r\n`);
    }),
  ));
