/** How many items may be open at a time: `single` one, `multiple` any number. */
export type AccordionType = 'single' | 'multiple';

/** The open items once one of them was opened or closed. */
export const withItem = (
  value: readonly string[],
  item: string,
  isOpen: boolean,
  type: AccordionType,
): readonly string[] => {
  const others = value.filter((open) => open !== item);
  if (!isOpen) return others;
  return type === 'single' ? [item] : [...others, item];
};
