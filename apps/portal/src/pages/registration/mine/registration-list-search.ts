import type { FacetValue } from '@zonekit/api-client/contract';
import { REGISTRATION_STATUSES } from '@zonekit/api-client/registration/lists';
import { type RegistrationStep, STEP_STATES, type StepState } from '@zonekit/api-client/registration/steps';
import type { RegistrationSearch } from '../registration-search.types.ts';

const PAGE_SIZE = 10;

export interface ListSearch {
  /** Of the registration, or of the step whose list it is; absent for all. */
  status?: string;
  /** From 1. */
  page: number;
}

/** Ignores a state that does not exist, and what is no number of a page. @param step of a list by one step */
export const readListSearch = ({ status, page }: RegistrationSearch, step?: RegistrationStep): ListSearch => {
  const states: readonly string[] = step ? STEP_STATES : REGISTRATION_STATUSES;
  return {
    ...(status !== undefined && states.includes(status) && { status }),
    page: Math.max(1, Math.trunc(Number(page)) || 1),
  };
};

/** Filter of the list and of its file. The reader has checked the state. */
export const listFilter = ({ status }: ListSearch, step?: RegistrationStep) => {
  if (status === undefined) return {};
  const state = STEP_STATES.find((name) => name === status);
  if (step) return state ? { step_state: [`${step}.${state}` as const] } : {};
  return { status: REGISTRATION_STATUSES.filter((name) => name === status) };
};

export const listQuery = (search: ListSearch, step?: RegistrationStep) => ({
  ...listFilter(search, step),
  page_index: search.page,
  page_size: PAGE_SIZE,
});

/** States of one step, from the values `seals.returned` of all. @param nameOf a state alone: the page names the step */
export const valuesOfStep = (
  values: readonly FacetValue[],
  step: RegistrationStep,
  nameOf: (state: StepState) => string,
): FacetValue[] =>
  values.flatMap((facet) => {
    const state = STEP_STATES.find((name) => `${step}.${name}` === facet.value);
    return state ? [{ ...facet, value: state, label: nameOf(state) }] : [];
  });
