import { globSync } from 'node:fs';

export interface Entry {
  /** As an importer names it: './button'. */
  subpath: string;
  /** Relative to the package, with slashes: 'src/button/button.tsx'. */
  file: string;
}

/**
 * The subpaths that a package's `exports` stand for, patterns spelled out: a `*` is one folder's name, the same at each
 * place of its target. The first line that names a subpath has it.
 */
export const expandExports = (exports: Record<string, string>, files: readonly string[]): Entry[] => {
  const entries = new Map<string, Entry>();
  for (const [subpath, target] of Object.entries(exports)) {
    const [head = '', ...tail] = target
      .slice('./'.length)
      .split('*')
      .map((part) => part.replaceAll('.', '\\.'));
    const pattern = new RegExp(`^${[head, tail.join('\\1')].join(tail.length > 0 ? '([^/]+)' : '')}$`);
    for (const file of files) {
      const match = pattern.exec(file);
      if (!match) continue;
      const name = subpath.replace('*', match[1] ?? '');
      if (!entries.has(name)) entries.set(name, { subpath: name, file });
    }
  }
  return [...entries.values()].sort((a, b) => (a.subpath < b.subpath ? -1 : 1));
};

/** What may be in a package: its sources without what only tests and Storybook read, and its data. */
export const packageFiles = (folder: string): string[] =>
  globSync(['src/**/*', 'tokens/*', 'package.json'], { cwd: folder })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => /\.[a-z]+$/.test(file) && !/\.(test|stories|doc|advice|transcript|fixtures)\.tsx?$/.test(file));
