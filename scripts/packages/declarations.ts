import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, posix } from 'node:path';
import { ONE_CHECKER } from '../one-checker.ts';

/** Relative specifiers as TypeScript leaves them in declarations, with the ending of the source. */
const RELATIVE = /(['"])(\.{1,2}\/[^'"]+?)\.tsx?\1/g;

/** Declarations name the built file, as importers' resolution wants. */
const namesBuilt = (text: string): string => text.replace(RELATIVE, '$1$2.js$1');

/** What it imports; an example in a comment imports nothing. */
const specifiers = (text: string): string[] =>
  [...text.replaceAll(/\/\*[\s\S]*?\*\//g, '').matchAll(/(?:from\s*|import\s*\(?\s*)(['"])([^'"]+)\1/g)].map(
    ([, , specifier = '']) => specifier,
  );

export interface Declarations {
  /** 'button/button.d.ts' → its text, those alone that an entry reaches. */
  files: Map<string, string>;
  /** Packages and subpaths that the types import. */
  imported: Set<string>;
}

/**
 * What TypeScript declares of a package's entries.
 *
 * @param folder of the package, absolute
 * @param sources of its entries: 'src/button/button.tsx'
 * @throws when the package's types are wrong
 */
export const declarations = (folder: string, sources: readonly string[]): Declarations => {
  // Within the package, so that the types of its dependencies resolve; its tests and stories are not compiled.
  const out = mkdtempSync(join(folder, 'node_modules/.types-'));
  const project = { extends: '../../tsconfig.json', include: [], files: sources.map((file) => `../../${file}`) };
  try {
    writeFileSync(join(out, 'tsconfig.json'), JSON.stringify(project));
    const { status, stdout } = spawnSync(
      'tsc',
      [
        ...['-p', join(out, 'tsconfig.json'), '--noEmit', 'false', '--declaration', '--emitDeclarationOnly'],
        // Above the package, since a package of the workspace that it imports is compiled from its source too.
        ...['--rootDir', dirname(folder), '--outDir', out],
        ...ONE_CHECKER,
      ],
      { encoding: 'utf8' },
    );
    if (status !== 0) throw new Error(`The declarations of ${basename(folder)} could not be made.\n${stdout}`);
    const files = new Map<string, string>();
    const imported = new Set<string>();
    const queue = sources.map((file) => file.replace(/^src\//, '').replace(/\.tsx?$/, '.d.ts'));
    for (const file of queue) {
      if (files.has(file)) continue;
      const text = namesBuilt(readFileSync(join(out, basename(folder), 'src', file), 'utf8'));
      files.set(file, text);
      for (const specifier of specifiers(text)) {
        if (!specifier.startsWith('.')) imported.add(specifier);
        else if (specifier.endsWith('.js'))
          queue.push(posix.join(posix.dirname(file), specifier.replace(/\.js$/, '.d.ts')));
      }
    }
    return { files, imported };
  } finally {
    rmSync(out, { recursive: true, force: true });
  }
};
