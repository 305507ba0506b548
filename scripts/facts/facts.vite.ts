import type { Plugin } from 'vite';
import { type Documentation, documentation } from './documentation.ts';

const NAME = 'virtual:component-facts';
const RESOLVED = `\0${NAME}`;

/**
 * Vite plugin of the Storybook: `virtual:component-facts` is what `collectFacts` finds, made when a page of the
 * documentation first asks for it; the built site has the same as Markdown under `<package>/docs/`, and `llms.txt`.
 */
export const componentFacts = (): Plugin => {
  let latest: Promise<Documentation> | undefined;
  return {
    name: 'zonekit:component-facts',
    resolveId: (id) => (id === NAME ? RESOLVED : null),
    load: async (id) => {
      if (id !== RESOLVED) return null;
      latest = documentation();
      return `export default ${JSON.stringify((await latest).facts)}`;
    },
    async generateBundle() {
      const { files } = await (latest ?? documentation());
      const all = Object.entries(files).flatMap(([book, pages]) =>
        pages.map(({ path, text }) => ({ path: `${book}/${path}`, text })),
      );
      const index = Object.keys(files).map((book) => `- [@zonekit/${book}](${book}/llms.txt)`);
      for (const { path, text } of [...all, { path: 'llms.txt', text: `# Zonekit\n\n${index.join('\n')}\n` }])
        this.emitFile({ type: 'asset', fileName: path, source: text });
    },
  };
};
