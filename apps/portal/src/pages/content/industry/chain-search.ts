import { oneOf } from '../../../platform/data/search-params.ts';

export const CHAIN_VIEWS = ['chain', 'list', 'map'] as const;
export type ChainView = (typeof CHAIN_VIEWS)[number];

/** As the contract spells ids. */
const ID = /^[\w-]{1,64}$/;
const idOf = (value: unknown) => {
  const id = oneOf(value);
  return id !== undefined && ID.test(id) ? id : undefined;
};

/** What the address chooses; what it cannot mean is left out. */
export const chainSearch = (search: Record<string, unknown>) => {
  const view = CHAIN_VIEWS.find((name) => name === oneOf(search.view));
  return { chain: idOf(search.chain), position: idOf(search.position), ...(view && view !== 'chain' && { view }) };
};
