import { describe, expect, it } from 'vitest';
import { weekdayOf } from '../../../api/src/modules/experiment/reservation/buckets.ts';
import { spaceRows } from '../space/space.rows.ts';
import { zoneWords } from '../zone-words.ts';
import { blockRows, rulesRow } from './calendar.rows.ts';
import { facilityRows } from './facility.rows.ts';
import { instrumentRows } from './instrument.rows.ts';
import { laboratoryRows } from './laboratory.rows.ts';
import { outcomeRows } from './outcome.rows.ts';
import { projectRows } from './project.rows.ts';

const TODAY = '2026-11-20';
const { parks } = spaceRows(600, TODAY);
const nowhere = () => ({ region_id: null, laboratory_id: null });
const rowsIn = (inZone = zoneWords('ftz')) => ({
  instruments: instrumentRows(0, 300, TODAY, nowhere, inZone),
  facilities: facilityRows(parks, inZone),
  laboratories: laboratoryRows(TODAY, inZone),
  outcomes: outcomeRows(TODAY, inZone),
  projects: projectRows(TODAY, inZone),
});
const rows = rowsIn();
const all: readonly object[] = Object.values(rows).flat();

/** Every text of a row in a language, parts included. */
const textsIn = (language: 'zh' | 'en', value: unknown, key = ''): string[] => {
  if (typeof value === 'string') return key === language || key.endsWith(`_${language}`) ? [value] : [];
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([name, part]) => textsIn(language, part, Array.isArray(value) ? key : name));
};

describe('technology resources of the demo', () => {
  it('are so many, the same each time, each with an id of its own', () => {
    expect(Object.values(rows).map((kind) => kind.length)).toEqual([300, 30, 60, 120, 40]);
    expect(rowsIn()).toEqual(rows);
    for (const kind of Object.values(rows)) expect(new Set(kind.map(({ id }) => id)).size).toBe(kind.length);
  });

  it('have no language in the place of another, and nothing that was not filled in', () => {
    for (const row of all) {
      for (const text of textsIn('en', row)) expect(text).not.toMatch(/\p{Script=Han}/u);
      expect(JSON.stringify(row)).not.toMatch(/undefined|NaN/);
    }
  });

  it('name no zone but the one that shows them', () => {
    const ofBeishan = rowsIn(zoneWords('bsr'));
    expect(JSON.stringify(ofBeishan)).not.toMatch(/东港|Donggang|科创湾/);
    // Keys of fields and pictures may be those of the port.
    const texts = (['zh', 'en'] as const).flatMap((language) => textsIn(language, ofBeishan));
    expect(texts.length).toBeGreaterThan(1_000);
    for (const text of texts)
      expect(text).not.toMatch(/港|岸桥|岸电|口岸|\b(Ports?|[Hh]arbours?|[Qq]uay|[Ss]hore [Pp]ower)\b|\bports?\b/);
  });

  it('name each outcome, project and laboratory once', () => {
    for (const titles of [
      rows.outcomes.map(({ title_zh }) => title_zh),
      rows.outcomes.map(({ title_en }) => title_en),
      rows.projects.map(({ title_zh }) => title_zh),
      rows.laboratories.map(({ name_zh }) => name_zh),
      rows.facilities.map(({ title_zh }) => title_zh),
    ])
      expect(new Set(titles).size).toBe(titles.length);
  });
});

describe('calendars of the demo', () => {
  const calendars = rows.instruments.map(({ id, usage_rate }, index) => {
    const rules = rulesRow(id, 'instrument', index, TODAY);
    return { rules, blocks: blockRows(rules, usage_rate, index, TODAY) };
  });

  it('have blocks within the open hours alone, none over another', () => {
    for (const { rules, blocks } of calendars) {
      const sorted = [...blocks].sort((a, b) => a.starts_at.localeCompare(b.starts_at));
      for (const [index, { starts_at, ends_at }] of sorted.entries()) {
        const day = rules.hours.find(({ weekday }) => weekday === weekdayOf(starts_at.slice(0, 10)));
        expect(starts_at.slice(11, 16) >= (day?.opens ?? '24:00')).toBe(true);
        expect(ends_at.slice(11, 16) <= (day?.closes ?? '00:00')).toBe(true);
        expect(starts_at < ends_at).toBe(true);
        expect(ends_at <= (sorted[index + 1]?.starts_at ?? '9999')).toBe(true);
      }
    }
  });

  it('are used the more, the more their instrument is, and leave time to book', () => {
    const blocksOf = (fits: (usage: number) => boolean) => {
      const some = calendars.filter((_, index) => fits(rows.instruments[index]?.usage_rate ?? 0));
      return some.reduce((sum, { blocks }) => sum + blocks.length, 0) / some.length;
    };
    expect(blocksOf((usage) => usage > 80)).toBeGreaterThan(1.5 * blocksOf((usage) => usage < 45));
    expect(Math.max(...calendars.map(({ blocks }) => blocks.length))).toBeLessThan(40);
  });
});
