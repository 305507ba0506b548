import type { StoryIndex } from 'storybook/internal/types';
import { groupOf } from '../../.storybook/docs/groups.ts';
import type { ComponentDoc } from '../../packages/ui/src/docs/component-doc.types.ts';
import { readDocuments } from './documents.ts';

/** As Storybook's configuration `storyIndexGenerator` has it, as far as it is used here. */
interface IndexGenerator {
  getIndexAndStats: () => Promise<{ storyIndex: StoryIndex; stats: object }>;
}

/** Phrases of a text: the search weighs a match by its distance from the start. */
const phrases = (text: string) => text.split(/[，。、：；,.:;]\s*/).filter((phrase) => phrase !== '');

/** Words by which a component is found besides its names, in both languages. */
const keywordsOf = (title: string, doc: ComponentDoc): string[] => {
  const group = groupOf([title, doc]);
  return [...(group ? [group.zh, group.en] : []), ...phrases(doc.purpose.zh), ...phrases(doc.purpose.en)];
};

const addWords = async (index: StoryIndex): Promise<StoryIndex> => {
  const docs = new Map((await readDocuments()).map(({ title, doc }) => [title, doc]));
  const entries = Object.entries(index.entries).map(([id, entry]) => {
    const doc = docs.get(entry.title);
    if (entry.type !== 'docs' || !doc) return [id, entry] as const;
    // The sidebar searches names first, then the titles of anchors.
    const anchors = keywordsOf(entry.title, doc).map((keyword) => ({ id: 'purpose', title: keyword }));
    return [id, { ...entry, name: `${doc.name} · Docs`, anchors }] as const;
  });
  return { ...index, entries: Object.fromEntries(entries) };
};

const extended = new WeakSet<IndexGenerator>();

/**
 * Gives the documentation page of each component its Chinese name, and its keywords in both languages. Ids stay as they
 * are: Storybook has derived them before.
 */
export const searchWords = (generator: IndexGenerator): IndexGenerator => {
  // Storybook applies its configuration to the same generator many times.
  if (extended.has(generator)) return generator;
  extended.add(generator);
  const readIndex = generator.getIndexAndStats.bind(generator);
  generator.getIndexAndStats = async () => {
    const { storyIndex, ...others } = await readIndex();
    return { ...others, storyIndex: await addWords(storyIndex) };
  };
  return generator;
};
