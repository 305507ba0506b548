import { BACKGROUND_NONE, MAX_INDUSTRIES, STEP_COUNT } from './constants.ts';

export type Step = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10;

/** The questions as data. Words are in the catalogue under `steps.q<step>`, those of
 * the options under `steps.q<step>.options.a<value>`. */
export type StepDefinition =
  | { step: 1; kind: 'text'; field: 'enterprise_name' }
  | { step: 2; kind: 'region'; field: 'area' }
  | { step: 3; kind: 'date'; field: 'reg_date' }
  | { step: 4; kind: 'tags'; field: 'industry'; max: number }
  | { step: 5; kind: 'one'; field: 'intellectual_property_rights'; values: readonly [1, 2, 3] }
  | { step: 6; kind: 'yes-no'; field: 'is_high_tech'; values: readonly [1, 2] }
  | { step: 7; kind: 'one'; field: 'last_year_sales'; values: readonly [1, 2, 3] }
  | { step: 8; kind: 'one'; field: 'last_year_r_and_d'; values: readonly [1, 2, 3, 4] }
  | { step: 9; kind: 'one'; field: 'financing_amount'; values: readonly [1, 2, 3, 4] }
  | {
      step: 10;
      kind: 'many';
      field: 'applicant_background';
      values: readonly [1, 2, 3, 4, 5, 6, 7, 8];
      exclusive: number;
    };

/** Source: specification section 2, Policy questionnaire. */
export const STEPS: readonly StepDefinition[] = [
  { step: 1, kind: 'text', field: 'enterprise_name' },
  { step: 2, kind: 'region', field: 'area' },
  { step: 3, kind: 'date', field: 'reg_date' },
  { step: 4, kind: 'tags', field: 'industry', max: MAX_INDUSTRIES },
  { step: 5, kind: 'one', field: 'intellectual_property_rights', values: [1, 2, 3] },
  { step: 6, kind: 'yes-no', field: 'is_high_tech', values: [1, 2] },
  { step: 7, kind: 'one', field: 'last_year_sales', values: [1, 2, 3] },
  { step: 8, kind: 'one', field: 'last_year_r_and_d', values: [1, 2, 3, 4] },
  { step: 9, kind: 'one', field: 'financing_amount', values: [1, 2, 3, 4] },
  {
    step: 10,
    kind: 'many',
    field: 'applicant_background',
    values: [1, 2, 3, 4, 5, 6, 7, 8],
    exclusive: BACKGROUND_NONE,
  },
];

export const ALL_STEPS: readonly Step[] = STEPS.map(({ step }) => step);

/** The nearest step there is: 0 becomes 1, 11 becomes 10. */
export const toStep = (value: number): Step =>
  ALL_STEPS[Math.min(Math.max(Math.trunc(value) || 1, 1), STEP_COUNT) - 1] ?? 1;
