import type { PartFacts } from './facts.types.ts';

/**
 * What a component's page tells of the code that it may share with others: the parts that have no page of their own, as
 * importers write them (`Dialog.Title`, `PanelLead`), and the names that they import.
 */
export const partsOf = (
  component: string,
  source: string,
  parts: readonly PartFacts[],
  elsewhere: readonly string[],
): { props: PartFacts[]; imports: string[] } => {
  const own = parts.filter(({ part }) => !elsewhere.includes(part));
  if (new RegExp(`^export const ${component} = \\{`, 'm').test(source)) {
    return { props: own.map((each) => ({ ...each, part: `${component}.${each.part}` })), imports: [component] };
  }
  return { props: own, imports: own.map(({ part }) => part) };
};
