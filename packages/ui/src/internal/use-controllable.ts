import { useCallback, useState } from 'react';

interface Controllable<T> {
  /** Given: its user owns the value. Absent (`undefined`): the component does. */
  value: T | undefined;
  defaultValue: T;
  onChange: ((value: T) => void) | undefined;
}

/** A value that either its user or the component owns, the way React's own inputs do it. */
export const useControllable = <T>({ value, defaultValue, onChange }: Controllable<T>) => {
  const [own, setOwn] = useState(defaultValue);
  const current = value === undefined ? own : value;
  const change = useCallback(
    (next: T) => {
      setOwn(next);
      onChange?.(next);
    },
    [onChange],
  );
  return [current, change] as const;
};
