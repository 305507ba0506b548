import type { Plugin } from 'vite';
import { collectFacts, readDocs, readTranscripts } from './facts.ts';
import { markdownFiles } from './markdown.ts';

const NAME = 'virtual:component-facts';
const RESOLVED = `\0${NAME}`;

/**
 * Vite plugin of the Storybook: `virtual:component-facts` is what `collectFacts` finds, made when a page of the
 * documentation first asks for it; the built site has the same as Markdown under `docs/`, and `llms.txt`.
 */
export const componentFacts = (): Plugin => ({
  name: 'zonekit:component-facts',
  resolveId: (id) => (id === NAME ? RESOLVED : null),
  load: async (id) => (id === RESOLVED ? `export default ${JSON.stringify(await collectFacts())}` : null),
  async generateBundle() {
    const [facts, docs, transcripts] = await Promise.all([collectFacts(), readDocs(), readTranscripts()]);
    for (const { path, text } of markdownFiles(facts, docs, transcripts)) {
      this.emitFile({ type: 'asset', fileName: path, source: text });
    }
  },
});
