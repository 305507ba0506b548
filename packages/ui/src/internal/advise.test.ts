import { join } from 'node:path';
import { build } from 'vite';
import { afterEach, expect, test, vi } from 'vitest';
import { advise, adviseControl, adviseHolder } from './advise.ts';

const consoleError = vi.spyOn(console, 'error').mockImplementation(() => {});

afterEach(() => {
  consoleError.mockClear();
  vi.unstubAllEnvs();
});

test('bad use is told once per text', () => {
  advise(true, 'Once: is told. Mend it.');
  advise(true, 'Once: is told. Mend it.');
  advise(true, 'Twice: is another text. Mend it.');
  expect(consoleError.mock.calls).toEqual([['Once: is told. Mend it.'], ['Twice: is another text. Mend it.']]);
});

test('good use is told nothing', () => {
  advise(false, 'Good: no reason. None.');
  adviseControl('Good', { id: 'name', value: '' });
  adviseControl('Good', { 'aria-label': 'Name', defaultValue: '' });
  expect(consoleError).not.toHaveBeenCalled();
});

test('a control without a name and a value with two holders are told', () => {
  adviseControl('Select', {});
  adviseHolder('Slider', 1, 2);
  expect(consoleError.mock.calls.flat()).toEqual([
    expect.stringMatching(/^Select: nothing names it/),
    expect.stringMatching(/^Slider: value and defaultValue together/),
  ]);
});

test('production says nothing', () => {
  vi.stubEnv('NODE_ENV', 'production');
  advise(true, 'Production: silent. So it is.');
  expect(consoleError).not.toHaveBeenCalled();
});

/** A component that uses all advice, as a bundler of the given mode leaves it. */
const bundled = async (mode: 'production' | 'development'): Promise<string> => {
  const entry = '\0component';
  const advice = join(import.meta.dirname, 'advise.ts');
  const result = await build({
    configFile: false,
    logLevel: 'error',
    mode,
    define: { 'process.env.NODE_ENV': JSON.stringify(mode) },
    plugins: [
      {
        name: 'component',
        resolveId: (id) => (id === 'component' ? entry : null),
        load: (id) =>
          id === entry
            ? `import { advise, adviseControl, adviseHolder } from ${JSON.stringify(advice)};
               export const Component = ({ label, ...props }) => {
                 advise(!label, 'Component: has no label. Give one.');
                 adviseControl('Component', props);
                 adviseHolder('Component', props.value, props.defaultValue);
                 return label;
               };`
            : null,
      },
    ],
    build: { write: false, minify: false, rolldownOptions: { input: 'component', preserveEntrySignatures: 'strict' } },
  });
  return [result]
    .flat()
    .flatMap((part) => ('output' in part ? part.output : []))
    .map((file) => (file.type === 'chunk' ? file.code : ''))
    .join('');
};

test('a production bundle holds neither the calls nor the words', async () => {
  expect(await bundled('development')).toContain('has no label');
  const production = await bundled('production');
  expect(production).toContain('Component');
  expect(production).not.toMatch(/advise|console|has no label|nothing names it|together|new Set/);
});
