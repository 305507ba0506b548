import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readDocuments, root } from '../facts/documents.ts';
import { collectExamples } from '../facts/examples/examples.ts';
import { ONE_CHECKER } from '../one-checker.ts';

const packages = join(root, 'packages');

/** The built declarations of each entry, by the name that importers write. */
const declarationsOf = (book: string): [string, string[]][] => {
  const dist = join(packages, book, 'dist');
  const { exports } = JSON.parse(readFileSync(join(dist, 'package.json'), 'utf8')) as {
    exports: Record<string, string | { types?: string }>;
  };
  return Object.entries(exports).flatMap(([subpath, target]): [string, string[]][] =>
    typeof target === 'object' && target.types
      ? [[join('@zonekit', book, subpath).replaceAll('\\', '/'), [join(dist, target.types)]]]
      : [],
  );
};

/** Typechecks the example of every component, as its page shows it, against the built declarations of the packages. */
export const checkExamples = async (): Promise<{ count: number; passed: boolean }> => {
  const examples = Object.entries(collectExamples(await readDocuments()));
  // Where the libraries that examples import are found.
  const folder = join(packages, 'portal-kit/node_modules/.cache/examples');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const files = examples.map(([title, code]) => {
    const file = `${title.replace('/', '-')}.tsx`;
    writeFileSync(join(folder, file), code);
    return file;
  });
  const compilerOptions = {
    target: 'ES2022',
    lib: ['ES2022', 'DOM', 'DOM.Iterable'],
    module: 'ESNext',
    moduleResolution: 'bundler',
    jsx: 'react-jsx',
    strict: true,
    noUnusedLocals: true,
    isolatedModules: true,
    noEmit: true,
    skipLibCheck: true,
    types: [],
    paths: Object.fromEntries(['ui', 'portal-kit'].flatMap(declarationsOf)),
  };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, files }));
  const { status } = spawnSync('tsc', ['-p', folder, ...ONE_CHECKER], {
    cwd: folder,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  return { count: files.length, passed: status === 0 };
};
