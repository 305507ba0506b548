/** Errors from the service. Field names are paths: `contact.phone`, `items.0.name` or `items[0].name`. */
export interface FormProblem {
  /** What happened, what is preserved and what to do. */
  message?: string | undefined;
  fields?: Readonly<Record<string, string>> | undefined;
}

/** One thing that is wrong; `name` is the field's path, empty for what concerns the form as a whole. */
export interface FormFault {
  name: string;
  message: string;
}

/** A tree as react-hook-form keeps it: a leaf has a message, a branch has names. */
export type ErrorTree = object;

const child = (tree: unknown, key: string): unknown =>
  typeof tree === 'object' && tree !== null ? (tree as Record<string, unknown>)[key] : undefined;

/** `items[0].name` → `items.0.name`. */
export const fieldPath = (name: string): string => name.replace(/\[(\w+)\]/g, '.$1').replace(/^\./, '');

/** The message at a path, if there is one. */
export const messageAt = (errors: ErrorTree, name: string): string | undefined => {
  const message = child(
    name.split('.').reduce<unknown>((branch, key) => child(branch, key), errors),
    'message',
  );
  return typeof message === 'string' && message !== '' ? message : undefined;
};

const isElement = (value: object): boolean => 'nodeType' in value || 'focus' in value;

/** All messages of an error tree by path. `root`, at any depth, belongs to its branch. */
export const flattenErrors = (errors: ErrorTree, path = ''): FormFault[] =>
  Object.entries(errors).flatMap(([key, branch]: [string, unknown]) => {
    if (typeof branch !== 'object' || branch === null || key === 'ref' || isElement(branch)) return [];
    const name = key === 'root' ? path : [path, key].filter(Boolean).join('.');
    const message = child(branch, 'message');
    const own = typeof message === 'string' && message !== '' ? [{ name, message }] : [];
    return [...own, ...flattenErrors(branch, name)];
  });

/** Faults in the order of `names`; those of the form as a whole first, those of unknown names last. */
export const inOrder = (faults: readonly FormFault[], names: readonly string[]): FormFault[] => {
  const place = ({ name }: FormFault) => {
    if (name === '') return -1;
    const index = names.indexOf(name);
    return index < 0 ? names.length : index;
  };
  return faults
    .map((fault, at) => ({ fault, at }))
    .sort((a, b) => place(a.fault) - place(b.fault) || a.at - b.at)
    .map(({ fault }) => fault);
};

/**
 * Sorts a refusal into faults of fields that the form shows, and words for the form as a whole. Nothing is lost: what is
 * said of a field that is not there is said of the form. A refusal without a word says `fallback`.
 */
export const faultsOf = (problem: FormProblem, shows: (name: string) => boolean, fallback: string): FormFault[] => {
  const fields = Object.entries(problem.fields ?? {}).map(([given, message]) => {
    const name = fieldPath(given);
    return { name: shows(name) ? name : '', message };
  });
  const words = problem.message ? [{ name: '', message: problem.message }] : [];
  const faults = [...words, ...fields].filter(({ message }) => message !== '');
  return faults.length > 0 ? faults : [{ name: '', message: fallback }];
};
