import { describe, expect, test } from 'vitest';
import { bsr } from '../theme/brands/bsr.tokens.ts';
import { ftz } from '../theme/brands/ftz.tokens.ts';
import { brandStyles } from './brand-styles.ts';
import { contrastFaults } from './contrast-faults.ts';

describe('contrast of a brand', () => {
  test.each([ftz, bsr])('$name is read in every theme, in print and on dark bands', (brand) =>
    expect(contrastFaults(brand)).toEqual([]),
  );

  test('says which pairs cannot be told apart, where, and by how much', () => {
    const faults = contrastFaults({ ...ftz, signal: { ...ftz.signal, fill: 0.3 } });
    expect(faults.length).toBeGreaterThan(0);
    expect(faults[0]).toMatch(
      /^(light|dark|contrast|print|dark band): [a-z0-9-]+ on [a-z0-9-]+ is \d+\.\d\d, needs [\d.]+$/,
    );
  });
});

describe('the stylesheet of a brand', () => {
  test('holds every primitive at its name', () => {
    const css = brandStyles({ ...ftz, name: 'coast' });
    expect(css).toMatch(/^\[data-brand="coast"\] \{\n {2}--zk-neutral-1: #[0-9a-f]{6};\n/);
    for (const ramp of ['neutral', 'brand', 'signal'])
      for (let step = 1; step <= 12; step += 1) expect(css).toContain(`--zk-${ramp}-${step}: #`);
  });

  test.each(['', 'Coast', 'a"] *{', '1st'])('refuses the name %j', (name) =>
    expect(() => brandStyles({ ...ftz, name })).toThrow(/is no name of a brand/),
  );
});
