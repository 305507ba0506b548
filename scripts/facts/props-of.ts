import { builtinResolvers, parse } from 'react-docgen';
import type { PartFacts, PropFacts } from './facts.types.ts';

type Described = ReturnType<typeof parse>[number];
type Prop = NonNullable<Described['props']>[string];

const oneLine = (text: string | undefined) => (text ?? '').replace(/\s+/g, ' ').trim();

const typeOf = ({ tsType }: Prop): string => {
  if (!tsType) return '';
  return oneLine('raw' in tsType && tsType.raw ? tsType.raw : tsType.name).replace(/^\| /, '');
};

/** A component's parts with the props of its own, from its source; what it passes on to an element is not repeated. */
export const propsOf = (source: string, filename: string): PartFacts[] => {
  let described: Described[];
  try {
    described = parse(source, {
      filename,
      resolver: new builtinResolvers.FindExportedDefinitionsResolver(),
    });
  } catch {
    // Nothing in the file renders: an entry of functions.
    return [];
  }
  return described.map(({ displayName = '', description, props = {} }) => ({
    part: displayName,
    description: oneLine(description),
    props: Object.entries(props)
      .map(
        ([name, prop]): PropFacts => ({
          name,
          type: typeOf(prop),
          required: prop.required ?? false,
          fallback: prop.defaultValue ? oneLine(`${prop.defaultValue.value}`) : null,
          description: oneLine(prop.description),
        }),
      )
      .filter(({ type, description: says }) => type !== '' || says !== ''),
  }));
};
