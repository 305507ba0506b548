import { describe, expect, test } from 'vitest';
import { bsr } from './brands/bsr.tokens.ts';
import { ftz } from './brands/ftz.tokens.ts';
import type { DesignTokens } from './design-token-values.ts';
import { designTokens } from './design-tokens.ts';
import { SEMANTICS, THEMES } from './semantics.ts';

const at = (tokens: DesignTokens, path: string): unknown =>
  path.split('.').reduce<unknown>((group, name) => (group as Record<string, unknown> | undefined)?.[name], tokens);

describe.each([ftz, bsr])('design tokens of $name', (brand) => {
  const tokens = designTokens(brand);

  test('hold every semantic colour of every theme, each an alias of a primitive that exists', () => {
    for (const theme of THEMES) {
      for (const name of Object.keys(SEMANTICS[theme])) {
        const { $value } = at(tokens, `theme.${theme}.${name}`) as { $value: string };
        expect(at(tokens, $value.slice(1, -1)), `${theme} ${name}`).toMatchObject({ $type: 'color' });
      }
    }
  });

  test('hold print, the dark band and both modes, each of what the themes and scales know', () => {
    for (const group of ['theme.print', 'scope.inverse']) {
      for (const [name, token] of Object.entries(at(tokens, group) as Record<string, { $value: string }>)) {
        expect(at(tokens, `theme.light.${name}`), name).toBeDefined();
        expect(at(tokens, token.$value.slice(1, -1)), name).toMatchObject({ $type: 'color' });
      }
    }
    for (const mode of ['comfort', 'compact']) {
      for (const name of Object.keys(at(tokens, `mode.${mode}`) as object)) {
        expect(at(tokens, `scale.${name}`), name).toMatchObject({ $type: 'dimension' });
      }
    }
  });

  test('write colours, sizes, times and curves as the format wants them', () => {
    expect(at(tokens, 'primitive.neutral-0')).toEqual({
      $type: 'color',
      $value: { colorSpace: 'srgb', components: [1, 1, 1], hex: '#ffffff' },
    });
    expect(at(tokens, 'theme.light.surface-scrim')).toMatchObject({ $value: { alpha: 0.56 } });
    expect(at(tokens, 'scale.space-4')).toEqual({ $type: 'dimension', $value: { value: 16, unit: 'px' } });
    expect(at(tokens, 'scale.motion-state')).toEqual({ $type: 'duration', $value: { value: 120, unit: 'ms' } });
    expect(at(tokens, 'scale.motion-ease')).toEqual({ $type: 'cubicBezier', $value: [0.2, 0.7, 0.2, 1] });
    expect(at(tokens, 'scale.weight-bold')).toEqual({ $type: 'fontWeight', $value: 700 });
  });
});
