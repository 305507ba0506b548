import { afterEach, describe, expect, it, vi } from 'vitest';
import { shanghaiDate, shanghaiTime, shanghaiWhen } from './shanghai.ts';

describe('Shanghai time', () => {
  afterEach(() => {
    vi.unstubAllEnvs();
  });

  const AT = Date.parse('2026-11-20T23:59:00+08:00');
  it('is the same whatever the zone of the browser', () => {
    expect([shanghaiDate(AT), shanghaiTime(AT)]).toEqual(['2026-11-20', '23:59']);
    expect(shanghaiDate(AT + 60_000)).toBe('2026-11-21');
  });
  it('carries its date only when that is not today', () => {
    expect(shanghaiWhen(AT, AT + 1000)).toBe('23:59');
    expect(shanghaiWhen(AT, AT + 60_000)).toBe('2026-11-20 23:59');
  });

  // Times in Shanghai that summer time skips on the machine's own clock.
  it.each([
    ['America/New_York', '2026-03-08T02:30:00+08:00', '2026-03-08'],
    ['America/Scoresbysund', '2026-03-28T23:30:00+08:00', '2026-03-28'],
  ])('is not shifted by the summer-time gap of a machine in %s', (zone, instant, date) => {
    vi.stubEnv('TZ', zone);
    expect(Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(zone);
    expect(shanghaiDate(Date.parse(instant))).toBe(date);
  });
});
