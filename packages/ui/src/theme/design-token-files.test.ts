import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig, Logger, parse, RECOMMENDED_CONFIG } from '@terrazzo/parser';
import { describe, expect, test } from 'vitest';
import { COLOUR_MODES, SIZE_MODES } from './design-tool-files.ts';

const FOLDER = join(import.meta.dirname, '../../tokens');
const FILES = readdirSync(FOLDER).filter((file) => file.endsWith('.tokens.json'));
const sourceOf = (file: string) => readFileSync(join(FOLDER, file), 'utf8');

/** The tokens of a file by the parser of the format; rejects on the first error. */
const parseTokens = async (src: string) => {
  const logger = new Logger({ level: 'silent' });
  // The parser would let em pass, which the format has not.
  const rules: typeof RECOMMENDED_CONFIG = {
    ...RECOMMENDED_CONFIG,
    'core/valid-dimension': ['error', { allowedUnits: ['px', 'rem'] }],
  };
  const config = defineConfig({ lint: { rules } }, { cwd: new URL('file:///'), logger });
  const { tokens } = await parse([{ filename: new URL('file:///brand.tokens.json'), src }], { config, logger });
  return { tokens, faults: logger.errorCount + logger.warnCount };
};

describe('token files', () => {
  test.each(FILES)('%s is valid by the parser of the format', async (file) => {
    const { tokens, faults } = await parseTokens(sourceOf(file));
    expect(faults).toBe(0);
    expect(Object.keys(tokens).length).toBeGreaterThan(30);
  });

  test('give back a colour, a length, a font, a shadow and the end of an alias', async () => {
    const { tokens } = await parseTokens(sourceOf('ftz.tokens.json'));
    expect(tokens['primitive.brand-10']).toMatchObject({ $type: 'color', $value: { hex: '#004781' } });
    expect(tokens['theme.light.accent-solid']).toMatchObject({
      aliasOf: 'primitive.brand-10',
      $value: { colorSpace: 'srgb', components: [0, 0.2784, 0.5059] },
    });
    expect(tokens['scale.space-4']).toMatchObject({ $type: 'dimension', $value: { value: 16, unit: 'px' } });
    expect(tokens['scale.font-text']?.$value).toContain('PingFang SC');
    expect(tokens['theme.light.depth-float']).toMatchObject({
      $type: 'shadow',
      $value: [
        { color: { alpha: 0.06, hex: '#0a1e32' }, offsetY: { value: 1, unit: 'px' }, blur: { value: 2, unit: 'px' } },
        { color: { alpha: 0.14 }, offsetY: { value: 12 }, blur: { value: 32 }, spread: { value: 0 } },
      ],
    });
    expect(tokens['theme.contrast.depth-float']?.$value).toMatchObject([
      { color: tokens['primitive.neutral-12']?.$value, spread: { value: 2, unit: 'px' } },
    ]);
  });

  test.each([
    ['an alias of nothing', { $type: 'color', $value: '{brand-99}' }],
    ['a colour as text', { $type: 'color', $value: 'rgb(9 22 36)' }],
    ['a length in em', { $type: 'dimension', $value: { value: 40, unit: 'em' } }],
    ['a length without its number', { $type: 'dimension', $value: { value: null, unit: 'px' } }],
    ['a font of no name', { $type: 'fontFamily', $value: 12 }],
  ])('would be refused for %s', async (_, token) => {
    await expect(parseTokens(JSON.stringify({ token }))).rejects.toThrow();
  });
});

describe('modes for design tools', () => {
  const read = (file: string) => JSON.parse(sourceOf(file)) as Record<string, { $type: string; $value: unknown }>;
  const COLOURS = ['ftz', 'bsr'].flatMap((brand) => COLOUR_MODES.map((mode) => read(`${brand}.${mode}.tokens.json`)));
  const SIZES = SIZE_MODES.map((mode) => read(`size.${mode}.tokens.json`));

  test('of a collection hold the same names', () => {
    for (const modes of [COLOURS, SIZES]) {
      for (const mode of modes) expect(Object.keys(mode)).toEqual(Object.keys(modes[0] ?? {}));
    }
  });

  test('hold what a variable can be: a colour, a length in px, a number, one font', () => {
    for (const { $type, $value } of [...COLOURS, ...SIZES].flatMap((mode) => Object.values(mode))) {
      expect(['color', 'dimension', 'number', 'fontFamily']).toContain($type);
      if ($type === 'dimension') expect($value).toMatchObject({ unit: 'px' });
      if ($type === 'fontFamily') expect($value).toBeTypeOf('string');
    }
  });

  test('give text in comfort mode 1.25 times its size', () => {
    expect(read('size.comfortable.tokens.json')['type-16']?.$value).toEqual({ value: 16, unit: 'px' });
    expect(read('size.comfort.tokens.json')['type-16']?.$value).toEqual({ value: 20, unit: 'px' });
  });
});

describe('the file of sets', () => {
  const { $themes, $metadata, ...sets } = JSON.parse(sourceOf('zonekit.sets.json')) as {
    $themes: { group: string; name: string; selectedTokenSets: Record<string, string> }[];
    $metadata: { tokenSetOrder: string[]; activeThemes: string[] };
  } & Record<string, Record<string, { $type: string; $value: string }>>;

  test('has its sets in order, each chosen by a theme', () => {
    expect($metadata.tokenSetOrder).toEqual(Object.keys(sets));
    expect($themes.flatMap(({ selectedTokenSets }) => Object.keys(selectedTokenSets))).toEqual(Object.keys(sets));
    expect($themes.map(({ group, name }) => `${group}/${name}`)).toEqual(
      expect.arrayContaining($metadata.activeThemes),
    );
  });

  test('writes colours and lengths as text, and aliases that each brand has', () => {
    expect(sets['brand/ftz']?.['brand-10']).toEqual({ $type: 'color', $value: '#004781' });
    expect(sets['colour/light']?.['surface-scrim']?.$value).toBe('rgba(9, 22, 36, 0.56)');
    expect(sets['size/comfortable']?.['type-16']).toEqual({ $type: 'fontSizes', $value: '16px' });
    for (const mode of COLOUR_MODES) {
      const values = Object.values(sets[`colour/${mode}`] ?? {}).map(({ $value }) => $value);
      const targets = values.filter((value) => value.startsWith('{')).map((value) => value.slice(1, -1));
      expect(targets.length).toBeGreaterThan(50);
      for (const brand of ['ftz', 'bsr']) expect(targets.filter((name) => !sets[`brand/${brand}`]?.[name])).toEqual([]);
    }
  });
});
