'use client';
import type { Paged } from '../list/list.client.ts';
import { type ListSaver, useList, useListPages, useSaveList } from '../list/list.hooks.ts';
import { mapRead, type Read } from '../react/read.ts';
import { useRead } from '../react/use-read.ts';
import type { ListPages } from '../react/use-read-pages.ts';
import { useWrite, type Writer } from '../react/use-write.ts';
import type { InputOf } from '../transport/endpoint-types.ts';
import type { RegistrationQuery } from './registration.client.ts';
import type { Registration, RegistrationForm, SharedFact } from './registration.contract.ts';
import { registrationEndpoints } from './registration.endpoints.gen.ts';
import type { registrationList } from './registration.lists.ts';
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
export const useRegistrations = (query: RegistrationQuery | null): Read<Paged<Registration, typeof registrationList>> =>
  useList(listRegistrations, query);

/** The same as an infinite list. */
export const useRegistrationPages = (query: RegistrationQuery | null): ListPages<Registration> =>
  useListPages(listRegistrations, query);

/** Saves them as a file: `save('csv', {})`. */
export const useSaveRegistrations = (): ListSaver<typeof registrationEndpoints.registrationsFile> =>
  useSaveList(registrationEndpoints.registrationsFile);

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
export const useCreateRegistration = (): Writer<
  InputOf<typeof registrationEndpoints.createRegistration>,
  Registration
> => useWrite(createRegistration, dataOf, { quiet: true, refreshes: CHANGED });

/** Saves a draft. `send({ params: { registration_id, step }, body: { version, values } })`. */
export const useSaveRegistrationStep = (): Writer<
  InputOf<typeof registrationEndpoints.saveRegistrationStep>,
  RegistrationForm
> => useWrite(saveRegistrationStep, dataOf, { quiet: true, refreshes: CHANGED });

/** Submits a step. `send({ params: { registration_id, step }, body: { status: 'submitted', version } })`. */
export const useMoveRegistrationStep = (): Writer<
  InputOf<typeof registrationEndpoints.moveRegistrationStep>,
  Registration
> => useWrite(moveRegistrationStep, dataOf, { quiet: true, refreshes: CHANGED });
