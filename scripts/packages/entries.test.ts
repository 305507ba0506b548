import { expect, test } from 'vitest';
import { expandExports } from './entries.ts';
import { builtPath, packedManifest } from './manifest.ts';

const FILES = [
  'package.json',
  'src/button/button.tsx',
  'src/button/button.css.ts',
  'src/link/link.tsx',
  'src/link/other.tsx',
  'src/theme/theme.ts',
  'tokens/ftz.tokens.json',
];
const EXPORTS = {
  './package.json': './package.json',
  './theme': './src/theme/theme.ts',
  './tokens/*': './tokens/*',
  './*': './src/*/*.tsx',
};

test('a pattern stands for the folders whose file has their name', () => {
  expect(expandExports(EXPORTS, FILES)).toEqual([
    { subpath: './button', file: 'src/button/button.tsx' },
    { subpath: './link', file: 'src/link/link.tsx' },
    { subpath: './package.json', file: 'package.json' },
    { subpath: './theme', file: 'src/theme/theme.ts' },
    { subpath: './tokens/ftz.tokens.json', file: 'tokens/ftz.tokens.json' },
  ]);
});

test('the first line that names a subpath has it', () => {
  const exports = { './link': './src/link/other.tsx', './*': './src/*/*.tsx' };
  expect(expandExports(exports, FILES)).toContainEqual({ subpath: './link', file: 'src/link/other.tsx' });
});

test('code is found where it was built, data where they were', () => {
  expect(builtPath('src/button/button.tsx')).toBe('./button/button.js');
  expect(builtPath('src/theme/brands/ftz.css.ts')).toBe('./theme/brands/ftz.css.js');
  expect(builtPath('tokens/ftz.tokens.json')).toBe('./tokens/ftz.tokens.json');
});

test('the packed manifest names what importers need and nothing of the workspace', () => {
  const packed = packedManifest({
    manifest: {
      name: '@zonekit/kit',
      version: '1.0.0',
      exports: EXPORTS,
      scripts: { typecheck: 'tsc' },
      publishConfig: { directory: 'dist' },
      dependencies: {
        '@zonekit/ui': 'workspace:*',
        'radix-ui': '1.0.0',
        'react-pdf': '1.0.0',
        zod: '4.6.0',
        unused: '1.0.0',
      },
      peerDependencies: { zod: '^4.1.0' },
      devDependencies: { react: '19.0.0' },
    },
    entries: [
      { subpath: './brands/ftz.css', file: 'src/theme/brands/ftz.css.ts' },
      { subpath: './button', file: 'src/button/button.tsx' },
    ],
    styled: true,
    imported: new Set(['radix-ui/dialog', 'react-pdf', 'zod/mini', '@zonekit/ui/theme', 'react']),
    versions: new Map([['@zonekit/ui', '0.1.0']]),
  });
  expect(packed).toEqual({
    name: '@zonekit/kit',
    version: '1.0.0',
    sideEffects: ['**/*.css'],
    exports: {
      './button': {
        types: './button/button.d.ts',
        default: './button/button.js',
      },
      './brands/ftz.css': './theme/brands/ftz.css',
      './styles.css': './styles.css',
    },
    dependencies: { '@zonekit/ui': '^0.1.0', 'radix-ui': '^1.0.0', 'react-pdf': '1.0.0' },
    peerDependencies: { zod: '^4.1.0' },
  });
});
