import { isNotFound } from './is-error-page.ts';

interface MatchWithMeta {
  status: string;
  _notFound?: boolean;
  meta?: readonly ({ title?: unknown; name?: unknown; content?: unknown } | undefined)[] | undefined;
}

export interface Head {
  title: string;
  description: string;
}

/**
 * The page's own title before the platform's, which is the root's; the description nearest to the page.
 * @param notFound title of a page that is not there
 */
export const headOf = (matches: readonly MatchWithMeta[], notFound: string): Head => {
  const titles: string[] = [];
  let description = '';
  for (const match of matches) {
    for (const meta of match.meta ?? []) {
      if (typeof meta?.title === 'string') titles.push(meta.title);
      if (meta?.name === 'description' && typeof meta.content === 'string') description = meta.content;
    }
  }
  if (matches.some(isNotFound)) titles.push(notFound);
  const [platform = '', ...rest] = titles;
  const page = rest.at(-1);
  return { title: page && page !== platform ? `${page} | ${platform}` : platform, description };
};
