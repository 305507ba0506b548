import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Plugin } from 'vite';
import type { Facts } from './facts.types.ts';

const NAME = 'virtual:component-facts';
const RESOLVED = `\0${NAME}`;

interface Printed {
  facts: Facts;
  files: { path: string; text: string }[];
}

/** In a process of its own: it builds every component, and two builds with vanilla-extract in one disturb each other. */
const collect = async (): Promise<Printed> => {
  const { stdout } = await promisify(execFile)('node', [join(import.meta.dirname, '../docs.ts'), '--print'], {
    maxBuffer: 64 * 1024 * 1024,
  });
  return JSON.parse(stdout);
};

/**
 * Vite plugin of the Storybook: `virtual:component-facts` is what `collectFacts` finds, made when a page of the
 * documentation first asks for it; the built site has the same as Markdown under `docs/`, and `llms.txt`.
 */
export const componentFacts = (): Plugin => {
  let latest: Promise<Printed> | undefined;
  return {
    name: 'zonekit:component-facts',
    resolveId: (id) => (id === NAME ? RESOLVED : null),
    load: async (id) => {
      if (id !== RESOLVED) return null;
      latest = collect();
      return `export default ${JSON.stringify((await latest).facts)}`;
    },
    async generateBundle() {
      const { files } = await (latest ?? collect());
      for (const { path, text } of files) this.emitFile({ type: 'asset', fileName: path, source: text });
    },
  };
};
