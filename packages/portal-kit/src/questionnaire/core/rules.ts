import { isRegionComplete } from '../../region-picker/core/region-selection.ts';
import { type Answers, PARTIAL_DATE } from './answers.ts';
import { EARLIEST_REG_DATE, MAX_INDUSTRIES } from './constants.ts';
import { ALL_STEPS, type Step } from './steps.ts';

/** Why a question cannot be left. The words are in the catalogue under `errors`. */
export type ProblemCode = 'name' | 'area' | 'date-partial' | 'date-future' | 'industry-max';

const isDate = (text: string): boolean => {
  const time = Date.parse(`${text}T00:00:00Z`);
  return /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
};

const dateProblem = (date: string, today: string | null): ProblemCode | null => {
  if (date === '') return null;
  if (date === PARTIAL_DATE || !isDate(date) || date < EARLIEST_REG_DATE) return 'date-partial';
  return today !== null && date > today ? 'date-future' : null;
};

/**
 * What is wrong with the answer of a step, or null. Source: specification section 5; a registration date that is not
 * over yet or only half typed is refused as well. `today` is `YYYY-MM-DD` in Asia/Shanghai, null where unknown.
 */
export const stepProblem = (step: Step, answers: Answers, today: string | null): ProblemCode | null => {
  switch (step) {
    case 1:
      return answers.enterprise_name.trim() === '' ? 'name' : null;
    case 2:
      return isRegionComplete(answers.area) ? null : 'area';
    case 3:
      return dateProblem(answers.reg_date, today);
    case 4:
      return answers.industry.length > MAX_INDUSTRIES ? 'industry-max' : null;
    default:
      return null;
  }
};

/** Every step whose answer would be refused, in order. */
export const invalidSteps = (answers: Answers, today: string | null): Step[] =>
  ALL_STEPS.filter((step) => stepProblem(step, answers, today) !== null);
