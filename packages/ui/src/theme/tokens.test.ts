import { expect, test } from 'vitest';
import { COMFORT_SCALES, COMFORTABLE_SCALES, COMPACT_SCALES, SCALES } from './tokens.ts';

const px = (value: string) => Number(/^(\d+)px$/.exec(value)?.[1]);

test('compact is smaller in all that it changes, and no target falls below 24 px', () => {
  for (const [name, value] of Object.entries(COMPACT_SCALES)) {
    expect(px(value), name).toBeLessThan(px(SCALES[name as keyof typeof SCALES]));
    if (name.startsWith('target-')) expect(px(value), name).toBeGreaterThanOrEqual(24);
  }
});

test('comfort over compact leaves nothing compact, and no target below 48 px', () => {
  const shown: Record<string, string> = { ...SCALES, ...COMPACT_SCALES, ...COMFORTABLE_SCALES, ...COMFORT_SCALES };
  for (const name of Object.keys(SCALES).filter((name) => name.startsWith('target-'))) {
    expect(px(shown[name] ?? ''), name).toBeGreaterThanOrEqual(48);
  }
});
