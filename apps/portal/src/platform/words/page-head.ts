import type { Messages } from './messages.types.ts';
import type { Words } from './words.ts';

interface Head {
  title?: string | undefined;
  description?: string | undefined;
}

/** Title and description of a page, from its words: `head: ({ match }) => pageHead(match.context, 'home', (home) => ({ … }))`. */
export const pageHead = <N extends keyof Messages>(
  { words }: { words: Words },
  name: N,
  describe: (words: Messages[N]) => Head,
) => {
  const loaded: Partial<Messages> = words.get();
  const messages: Messages[N] | undefined = loaded[name];
  const { title, description }: Head = messages ? describe(messages) : {};
  return { meta: [{ ...(title && { title }) }, { ...(description && { name: 'description', content: description }) }] };
};
