import { describe, expect, it } from 'vitest';
import { shanghaiDate, shanghaiTime, shanghaiWhen } from './shanghai.ts';

describe('Shanghai time', () => {
  const AT = Date.parse('2026-11-20T23:59:00+08:00');
  it('is the same whatever the zone of the browser', () => {
    expect([shanghaiDate(AT), shanghaiTime(AT)]).toEqual(['2026-11-20', '23:59']);
    expect(shanghaiDate(AT + 60_000)).toBe('2026-11-21');
  });
  it('carries its date only when that is not today', () => {
    expect(shanghaiWhen(AT, AT + 1000)).toBe('23:59');
    expect(shanghaiWhen(AT, AT + 60_000)).toBe('2026-11-20 23:59');
  });
});
