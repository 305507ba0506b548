import { describe, expect, it } from 'vitest';
import { lettersOf } from './letters.ts';
import { composeMark, periodOf, placesOf, sizeFor } from './mark-layout.ts';
import { fillPattern } from './mark-text.ts';

const missing = lettersOf('😀')[0]?.id;

describe('what a mark says', () => {
  const values = { enterprise: '', name: '林知远', account: 'demo', date: '2026-11-22', file: 'f-1' };

  it('is the pattern with its names filled in, without gaps where there is nothing', () => {
    expect(fillPattern('{enterprise} {name} {date} {file}', values)).toBe('林知远 2026-11-22 f-1');
    expect(fillPattern('仅供 {account} 使用', values)).toBe('仅供 demo 使用');
    expect(fillPattern('{name}', { ...values, name: '林\n知  远{date}' })).toBe('林 知 远{date}');
  });

  it('is bounded', () => {
    expect(fillPattern('{name}', { ...values, name: '长'.repeat(500) })).toHaveLength(120);
  });
});

describe('letters', () => {
  it('are there for rare characters of names', () => {
    const letters = lettersOf('䶮㛃𬭎𫖮堃喆·囍');
    expect(letters).toHaveLength(8);
    expect(letters.map(({ id }) => id)).not.toContain(missing);
    expect(letters.every(({ path, advance }) => path.length > 3 && advance > 0)).toBe(true);
  });

  it('are one box for each sign that the font lacks', () => {
    expect(lettersOf('👨‍👩‍👧').map(({ id }) => id)).toEqual([missing]);
    expect(lettersOf('林😀عَ').map(({ id }) => id)).toEqual([lettersOf('林')[0]?.id, missing, missing]);
  });
});

describe('a mark', () => {
  it('is one line where it is short, and two of like length where it is long', () => {
    const linesOf = (text: string) => new Set(composeMark(text).letters.map(({ y }) => y)).size;
    expect(linesOf('林知远 2026-11-22')).toBe(1);
    expect(linesOf('东港澜图智能装备有限公司 林知远 2026-11-22 f-perm-granted-01')).toBe(2);
    expect(linesOf('东港澜图智能装备有限公司东港澜图智能装备有限公司')).toBe(1);
    const long = composeMark('东港澜图智能装备有限公司 林知远 2026-11-22 f-perm-granted-01');
    expect(long.width).toBeLessThan(17_000);
  });

  it('stands in the middle of an area, around it, and again after one period', () => {
    const mark = composeMark('林知远 2026-11-22');
    const area = { width: 595, height: 842 };
    const size = sizeFor(area);
    const period = periodOf(mark, size);
    const places = placesOf(area, period).map(({ x, y }) => `${x} ${y}`);
    expect(new Set(places).size).toBe(places.length);
    expect(places).toContain('0 0');
    expect(places).toContain(`${period.x / 2} ${period.y}`);
    expect(places).toContain(`0 ${2 * period.y}`);
    expect(size).toBeCloseTo(14.2, 1);
    expect(sizeFor({ width: 60, height: 40 })).toBe(10);
  });
});
