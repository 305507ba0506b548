import type { PropFacts } from './facts.types.ts';

/** A prop as react-docgen describes it, as far as it is used here. */
export interface DescribedProp {
  required?: boolean;
  description?: string;
  tsType?: { name: string; raw?: string };
  defaultValue?: { value: unknown } | null;
}

export const oneLine = (text: string | undefined) => (text ?? '').replace(/\s+/g, ' ').trim();

/** Longer than this it is code, and no value to read. */
const FALLBACK = 40;
const fallbackOf = ({ defaultValue }: DescribedProp): string | null => {
  const value = defaultValue ? oneLine(`${defaultValue.value}`) : null;
  return value && value.length > FALLBACK ? '…' : value;
};

const typeOf = ({ tsType }: DescribedProp): string =>
  oneLine((tsType?.raw || tsType?.name)?.replace(/\/\*[\s\S]*?\*\//g, '')).replace(/^\| /, '');

/** The props of a component's own; what it passes on to an element is not repeated. */
export const propFactsOf = (props: Readonly<Record<string, DescribedProp>>): PropFacts[] =>
  Object.entries(props)
    .map(([name, prop]) => ({
      name,
      type: typeOf(prop),
      required: prop.required ?? false,
      fallback: fallbackOf(prop),
      description: oneLine(prop.description),
    }))
    .filter(({ type, description }) => type !== '' || description !== '');
