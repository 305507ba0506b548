import { builtinResolvers, defaultHandlers, parse } from 'react-docgen';
import type { PartFacts } from './facts.types.ts';
import { type DescribedProp, oneLine, propFactsOf } from './prop-facts.ts';
import { asWritten, ofEitherSet } from './written-types.ts';

/** A component's parts with the props of its own, from its source. */
export const propsOf = (source: string, filename: string): PartFacts[] => {
  let described: ReturnType<typeof parse>;
  try {
    described = parse(source, {
      filename,
      resolver: new builtinResolvers.FindExportedDefinitionsResolver(),
      handlers: [...defaultHandlers, asWritten, ofEitherSet],
    });
  } catch {
    // Nothing in the file renders: an entry of functions.
    return [];
  }
  return described.map(({ displayName = '', description, props = {} }) => ({
    part: displayName,
    description: oneLine(description),
    props: propFactsOf(props as Record<string, DescribedProp>),
  }));
};
