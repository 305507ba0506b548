import { firstConsumableFamilies } from './consumable-families.ts';
import type { Family } from './family.types.ts';
import { firstMallFamilies } from './mall-families.ts';
import { moreConsumableFamilies } from './more-consumable-families.ts';
import { moreMallFamilies } from './more-mall-families.ts';

export const families: readonly Family[] = [
  ...firstMallFamilies,
  ...moreMallFamilies,
  ...firstConsumableFamilies,
  ...moreConsumableFamilies,
];

/** The series' data sheet, and the safety data sheet of hazardous goods. */
export const sheetIds = ({ model, hazardous }: Family): string[] => [
  `f-tds-${model.toLowerCase()}`,
  ...(hazardous ? [`f-sds-${model.toLowerCase()}`] : []),
];
