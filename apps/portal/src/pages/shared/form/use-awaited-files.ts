import { useState } from 'react';

/** Fields whose file is still to arrive, for the rules of a form: the same set as long as the form stands. */
export const useAwaitedFiles = <Field extends string | number>() => {
  const [awaited] = useState(() => new Set<Field>());
  const onWaiting = (field: Field, waiting: boolean) => {
    if (waiting) awaited.add(field);
    else awaited.delete(field);
  };
  return { awaited, onWaiting };
};
