import { useCallback, useState } from 'react';
import { advise } from './advise.ts';

/**
 * A value owned by the caller if `value` is passed, else by the component, starting at `initial`. The returned setter
 * calls `onChange` in both cases. In development, a switch between the two modes logs advice.
 *
 * @param component name in the advice
 * @param value `undefined`: the component owns the value
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
  const change = useCallback(
    (next: T) => {
      setOwn(next);
      onChange?.(next);
    },
    [onChange],
  );
  return [value === undefined ? own : value, change];
}
