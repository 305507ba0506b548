import type { ListHelp as Help } from '@zonekit/api-client/contract/list';
import { type ComponentType, lazy, useState } from 'react';
import type { ListHelpProps } from './list-help.types.ts';

let Loaded: ComponentType<ListHelpProps> | null = null;

const load = async () => {
  const { ListHelp } = await import('./list-help.tsx');
  Loaded = ListHelp;
  return { default: ListHelp };
};
const Lazy = lazy(load);

/** Ways to more results. Rendered at once where a loader has loaded its code, as on the server; else it suspends. */
export function ListHelp(props: ListHelpProps) {
  const [Current] = useState(() => Loaded ?? Lazy);
  return <Current {...props} />;
}

/** The answer of a list for a loader, once the code is there that the page needs to render it on the server. */
export const listAnswer = async <A extends { help: Help | null }>(
  answer: Promise<A | undefined>,
): Promise<A | undefined> => {
  const list = await answer;
  if (list?.help) await load();
  return list;
};
