import type { ReactNode, RefCallback } from 'react';

/** What every primitive takes for its root. */
export interface Given {
  ref: RefCallback<Element>;
  className: string;
  'data-given': string;
}

/** By name, given what it must pass on. */
export type Primitives = Record<string, (given: Given) => ReactNode>;
