import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export const STORYBOOK = join(import.meta.dirname, '../../storybook-static');

export interface StoryEntry {
  id: string;
  title: string;
  name: string;
  type: 'story' | 'docs';
  tags: string[];
}

/** Whether nothing is left out: in `pictures:all` and `pictures:compare` (`VISUAL`), and for chosen components (`STORIES`). */
export const ALL = Boolean(process.env.VISUAL || process.env.STORIES);

/** The items that `npm test` looks at: the first, and each `every`th after it; all of them with `ALL`. */
export const sampleOf = <T>(all: readonly T[], every: number): T[] =>
  all.filter((_, index) => ALL || index % every === 0);

const readEntries = (): StoryEntry[] => {
  const path = join(STORYBOOK, 'index.json');
  if (!existsSync(path)) throw new Error('There is no storybook-static. Build it first: npm run build-storybook');
  const { entries } = JSON.parse(readFileSync(path, 'utf8')) as { entries: Record<string, StoryEntry> };
  return Object.values(entries);
};

/** Pages to be read: each component's own, and the foundations. */
export const documentationPages = (): StoryEntry[] =>
  readEntries().filter(({ type, title }) => type === 'docs' || title.startsWith('foundations/'));

/** Stories that have a picture, by component (`ui/Button`). */
export const storiesByTitle = (): Map<string, StoryEntry[]> => {
  const byTitle = new Map<string, StoryEntry[]>();
  for (const entry of readEntries()) {
    if (entry.type !== 'story' || !entry.tags.includes('visual')) continue;
    byTitle.set(entry.title, [...(byTitle.get(entry.title) ?? []), entry]);
  }
  return byTitle;
};
