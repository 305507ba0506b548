import { describe, expect, test } from 'vitest';
import { DURATION_MS, nextPhase, type ProgressEvent, type ProgressPhase, timerOf } from './progress-phase.ts';

const after = (...events: ProgressEvent[]) => events.reduce(nextPhase, 'idle' as ProgressPhase);

describe('progress bar', () => {
  test('does not show for a page that comes within 200 ms', () => {
    expect(after('start')).toBe('throttled');
    expect(after('start', 'stop')).toBe('idle');
    expect(after('start', 'stop', 'throttle-over')).toBe('idle');
  });

  test('waits 200 ms and runs for 5 s, as the specification says', () => {
    expect(timerOf('throttled')).toEqual({ event: 'throttle-over', after: 200 });
    expect(timerOf('running')).toBeNull();
    expect(DURATION_MS).toBe(5000);
  });

  test('runs until the page is there, then out', () => {
    expect(after('start', 'throttle-over')).toBe('running');
    expect(after('start', 'throttle-over', 'stop')).toBe('finishing');
    expect(after('start', 'throttle-over', 'stop', 'finished')).toBe('idle');
  });

  test('a page asked for while one is on its way goes on with the same bar', () => {
    expect(after('start', 'throttle-over', 'start')).toBe('running');
    expect(after('start', 'throttle-over', 'stop', 'start')).toBe('throttled');
  });
});
