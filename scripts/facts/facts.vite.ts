import type { Plugin } from 'vite';
import { type Documentation, documentation } from './documentation.ts';

/** Modules with the example of a single component, so that a page loads its own alone. */
const EXAMPLE = 'virtual:component-example/';

/** Part of the documentation by the name of the virtual module that has it, as source. */
const MODULES = {
  'virtual:component-facts': ({ facts }: Documentation) => JSON.stringify(facts),
  'virtual:component-examples': ({ examples }: Documentation) =>
    `{${Object.keys(examples).map((title) => `${JSON.stringify(title)}: () => import(${JSON.stringify(EXAMPLE + title)})`)}}`,
  'virtual:domain-facts': ({ domains }: Documentation) => JSON.stringify(domains),
} as const;
const isModule = (id: string): id is keyof typeof MODULES => Object.hasOwn(MODULES, id);

/**
 * Vite plugin of the Storybook: `virtual:component-facts` is what `collectFacts` finds, made when a page of the
 * documentation first asks for it, `virtual:component-examples` what loads the code of each component's example, and
 * `virtual:domain-facts` what there is for each domain; the built site has the same as Markdown under `<package>/docs/`,
 * and `llms.txt`.
 */
export const componentFacts = (): Plugin => {
  let latest: Promise<Documentation> | undefined;
  return {
    name: 'zonekit:component-facts',
    resolveId: (id) => (isModule(id) || id.startsWith(EXAMPLE) ? `\0${id}` : null),
    load: async (id) => {
      const name = id.slice(1);
      if (!id.startsWith('\0')) return null;
      if (name.startsWith(EXAMPLE)) {
        latest = latest ?? documentation();
        const { examples } = await latest;
        return `export default ${JSON.stringify(examples[name.slice(EXAMPLE.length)] ?? '')}`;
      }
      if (!isModule(name)) return null;
      // Domains change rarely, components while their page is open.
      latest = name === 'virtual:component-facts' || !latest ? documentation() : latest;
      return `export default ${MODULES[name](await latest)}`;
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
