import { useState } from 'react';
import { advise } from './advise.ts';

/**
 * One state with one owner: the user of the component where it passes `value`, else the component itself from
 * `initial` on. `change` tells the user either way.
 */
export function useControlled<T>(
  component: string,
  value: T | undefined,
  initial: T,
  onChange: ((next: T) => void) | undefined,
): [T, (next: T) => void] {
  const [own, setOwn] = useState(initial);
  const [controlled] = useState(value !== undefined);
  advise(
    controlled !== (value !== undefined),
    `${component}: it was ${controlled ? 'controlled' : 'uncontrolled'} and no longer is. Pass value from the first render on (null for nothing), or defaultValue alone.`,
  );
  const change = (next: T) => {
    setOwn(next);
    onChange?.(next);
  };
  return [value === undefined ? own : value, change];
}
