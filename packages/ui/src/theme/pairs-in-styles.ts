import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface StyledPair {
  text: string;
  ground: string;
  file: string;
}

const TOKEN = String.raw`(?:[^,;{}]*?)token\('([a-z0-9-]+)'\)`;
const GROUND = new RegExp(String.raw`(?:\bbackground(?:Color)?: |\bsurface\()${TOKEN}`);
const TEXT = new RegExp(`(?<![A-Za-z])color: ${TOKEN}`);

/** Innermost first, each block without the blocks within it. `${…}` of templates is no block. */
const blocks = (source: string): string[] => {
  const flat = source.replace(/\$\{([^}]*)\}/g, '$1');
  const open: string[] = [''];
  const closed: string[] = [];
  for (const character of flat) {
    if (character === '{') open.push('');
    else if (character === '}') closed.push(open.pop() ?? '');
    else open[open.length - 1] += character;
  }
  return closed;
};

/** Every text colour that one rule of a style sheet sets together with a ground. Reads the sources below `root`. */
export const pairsInStyles = (root: string): StyledPair[] =>
  globSync('{packages,apps}/*/src/**/*.css.ts', { cwd: root }).flatMap((file) =>
    blocks(readFileSync(join(root, file), 'utf8')).flatMap((block) => {
      const ground = GROUND.exec(block)?.[1];
      const text = TEXT.exec(block)?.[1];
      return ground && text ? [{ text, ground, file }] : [];
    }),
  );
