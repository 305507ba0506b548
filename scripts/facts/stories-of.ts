import { storyNameFromExport, toId } from 'storybook/internal/csf';
import type { StoryFacts } from './facts.types.ts';

const KEYS = /userEvent\.(keyboard|tab|type)\(/;

/** The stories of a `*.stories.tsx`, from its source: each `export const` in its order, with the text that is its own. */
export const storiesOf = (source: string): { title: string; stories: StoryFacts[] } | null => {
  const title = source.match(/\btitle: '((?:ui|kit)\/[^']+)'/)?.[1];
  if (!title) return null;
  const starts = [...source.matchAll(/^export const (\w+)/gm)];
  const [head = source] = source.split(/^export const /m, 1);
  const axeIsOff = /a11y: \{[^}]*test: '(off|todo)'/;
  const stories = starts.map((start, at): StoryFacts => {
    const own = source.slice(start.index, starts[at + 1]?.index);
    const name = start[1] ?? '';
    return {
      id: toId(title, storyNameFromExport(name)),
      name,
      shown: !own.includes('!visual') && !head.includes('!visual'),
      plays: /\bplay[:(]/.test(own),
      byKeyboard: /\bplay[:(]/.test(own) && KEYS.test(own),
      axe: !axeIsOff.test(own) && !axeIsOff.test(head),
    };
  });
  return { title, stories };
};
