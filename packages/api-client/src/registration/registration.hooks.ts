'use client';
import { useList, useListPages, useSaveList } from '../list/list.hooks.ts';
import { mapRead, type Read } from '../react/read.ts';
import { useRead } from '../react/use-read.ts';
import { useWrite } from '../react/use-write.ts';
import type { AnswerOf } from '../transport/endpoint-types.ts';
import type { RegistrationQuery } from './registration.client.ts';
import type { Registration, RegistrationForm, SharedFact } from './registration.contract.ts';
import { registrationEndpoints } from './registration.endpoints.gen.ts';
import type { StepPath } from './registration.steps.ts';

const {
  listRegistrations,
  createRegistration,
  getRegistration,
  registrationFacts,
  getRegistrationStep,
  saveRegistrationStep,
  moveRegistrationStep,
} = registrationEndpoints;
const dataOf = <T>({ data }: { data: T }): T => data;

/** The user's registrations, those under way first. Null sends no request. */
export const useRegistrations = (query: RegistrationQuery | null): Read<AnswerOf<typeof listRegistrations>> =>
  useList(listRegistrations, query);

/** The same as an infinite list. */
export const useRegistrationPages = (query: RegistrationQuery | null) => useListPages(listRegistrations, query);

/** Saves them as a file: `save('csv', {})`. */
export const useSaveRegistrations = () => useSaveList(registrationEndpoints.registrationsFile);

/** Null sends no request. */
export const useRegistration = (id: string | null): Read<Registration> =>
  mapRead(useRead(getRegistration, id === null ? null : { params: { registration_id: id } }), dataOf);

/** The facts that the forms share. Null sends no request. */
export const useRegistrationFacts = (id: string | null): Read<SharedFact[]> =>
  mapRead(useRead(registrationFacts, id === null ? null : { params: { registration_id: id } }), dataOf);

/** The form of a step. Null sends no request. */
export const useRegistrationStep = (of: { id: string; step: StepPath } | null): Read<RegistrationForm> =>
  mapRead(
    useRead(getRegistrationStep, of === null ? null : { params: { registration_id: of.id, step: of.step } }),
    dataOf,
  );

const CHANGED = [listRegistrations, getRegistration, getRegistrationStep, registrationFacts];

/** Begins a registration. `send({ body: { name, alternatives } })`. */
export const useCreateRegistration = () => useWrite(createRegistration, dataOf, { quiet: true, refreshes: CHANGED });

/** Saves a draft. `send({ params: { registration_id, step }, body: { version, values } })`. */
export const useSaveRegistrationStep = () =>
  useWrite(saveRegistrationStep, dataOf, { quiet: true, refreshes: CHANGED });

/** Submits a step. `send({ params: { registration_id, step }, body: { status: 'submitted', version } })`. */
export const useMoveRegistrationStep = () =>
  useWrite(moveRegistrationStep, dataOf, { quiet: true, refreshes: CHANGED });
