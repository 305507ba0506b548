import type { RouterContext } from '../../router.tsx';
import type { LoadedMessages } from './words.ts';

/** Title and description of a page, from its words: `head: ({ match }) => pageHead(match.context, (m) => ({ … }))`. */
export const pageHead = (
  context: Pick<RouterContext, 'words'>,
  describe: (messages: LoadedMessages) => { title?: string | undefined; description?: string | undefined },
) => {
  const { title, description } = describe(context.words.get());
  return { meta: [{ ...(title && { title }) }, { ...(description && { name: 'description', content: description }) }] };
};
