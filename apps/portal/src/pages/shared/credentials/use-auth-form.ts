import { useState } from 'react';

type Messages<Name extends string> = Partial<Record<Name, string>>;

interface Options<Name extends string> {
  /** Begins the ids of the fields: `login-account`. */
  id: string;
  initial: Record<Name, string>;
  /** Errors of the values, by field; shown after the first attempt to submit. */
  check: (values: Record<Name, string>) => Messages<Name>;
}

/**
 * The values of a small form and what is wrong with them: what it checks itself, and what the service has refused, which
 * stands at its field until that changes.
 */
export const useAuthForm = <Name extends string>({ id, initial, check }: Options<Name>) => {
  const [values, setValues] = useState(initial);
  /** Counts attempts and refusals; key of the error summary, which mounts anew with each. */
  const [tried, setTried] = useState(0);
  const [checking, setChecking] = useState(false);
  const [refused, setRefused] = useState<Messages<Name>>({});
  const names = Object.keys(initial) as Name[];
  const missing = check(values);
  const errors: Messages<Name> = { ...(checking && missing), ...refused };
  const idOf = (name: Name) => `${id}-${name}`;
  const set = (part: Partial<Record<Name, string>>) => setValues((before) => ({ ...before, ...part }));
  return {
    values,
    set,
    tried,
    error: (name: Name): string | undefined => errors[name],
    /** For an ErrorSummary. */
    lines: names.flatMap((name) => (errors[name] ? [{ id: idOf(name), message: errors[name] }] : [])),
    idOf,
    bind: (name: Name) => ({
      value: values[name],
      onChange: ({ target }: { target: { value: string } }) => {
        set({ [name]: target.value } as Partial<Record<Name, string>>);
        setRefused(({ [name]: _, ...rest }) => rest as Messages<Name>);
      },
    }),
    /** Somebody tries to send: whether all fields can be sent. */
    attempt: (): boolean => {
      setTried((before) => before + 1);
      setChecking(true);
      setRefused({});
      return names.every((name) => missing[name] === undefined);
    },
    /** The service has refused these fields; the others are looked at with the next attempt. */
    refuse: (messages: Messages<Name>) => {
      setRefused(messages);
      setChecking(false);
      setTried((before) => before + 1);
    },
  };
};
