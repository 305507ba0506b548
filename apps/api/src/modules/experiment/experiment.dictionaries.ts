import type { Locale } from '@zonekit/api-client/contract';
import type { ResourceCategory } from '@zonekit/api-client/experiment/contract';
import { BUSINESS_CODES } from '@zonekit/api-client/experiment/lists';
import { named } from '../../frame/list/labels.ts';
import type { Labels } from '../../frame/module.ts';
import { consumableCategories } from '../material/product/product.labels.ts';
import {
  cooperationModes,
  dictionaryNames,
  holderTypes,
  instrumentCategories,
  laboratoryTypes,
  labQualifications,
  projectTypes,
  researchPhases,
  serviceModes,
  technologyFields,
  waitingTimes,
} from './experiment.labels.ts';

type Name = keyof typeof BUSINESS_CODES;

/** The values of each dictionary, which are those of facets. */
const dictionaries: Readonly<Record<Name, Labels>> = {
  laboratory: laboratoryTypes,
  instrument: instrumentCategories,
  category: technologyFields,
  waiting: waitingTimes,
  service: serviceModes,
  qualification: labQualifications,
  project_type: projectTypes,
  research_phase: researchPhases,
  cooperation_mode: cooperationModes,
  holder_type: holderTypes,
  consumable: consumableCategories,
};

/** The dictionary of a business code; all without one, none for an unknown one. */
export const categoriesOf = (code: string | undefined, locale: Locale): ResourceCategory[] =>
  (Object.keys(BUSINESS_CODES) as Name[]).flatMap((name) => {
    const labels = dictionaries[name];
    const business_code = BUSINESS_CODES[name];
    if (code !== undefined && code !== business_code) return [];
    return [
      {
        id: business_code,
        name: dictionaryNames[name][locale],
        business_code,
        category_tags: named(labels, locale).map(({ value, label }) => ({ id: value, name: label })),
      },
    ];
  });
