import { fetchListFile, type ListFile, type ListFileOf, type Paged } from '../list/list.client.ts';
import type { InputOf } from '../transport/endpoint-types.ts';
import type { CallOptions, Transport } from '../transport/transport.ts';
import type { Registration, RegistrationForm, RegistrationStart, SharedFact } from './registration.contract.ts';
import { registrationEndpoints } from './registration.endpoints.gen.ts';
import type { registrationList } from './registration.lists.ts';
import type { StepPath } from './registration.steps.ts';

export type RegistrationQuery = NonNullable<InputOf<typeof registrationEndpoints.listRegistrations>['query']>;
type Save = InputOf<typeof registrationEndpoints.saveRegistrationStep>['body'];
type Move = InputOf<typeof registrationEndpoints.moveRegistrationStep>['body'];

export const listRegistrations = (
  transport: Transport,
  query: RegistrationQuery = {},
  options?: CallOptions,
): Promise<Paged<Registration, typeof registrationList>> =>
  transport.call(registrationEndpoints.listRegistrations, { query }, options);

/** The same list as a file. */
export const fetchRegistrations = (
  transport: Transport,
  ...what: ListFileOf<typeof registrationEndpoints.registrationsFile>
): Promise<ListFile> => fetchListFile(transport, registrationEndpoints.registrationsFile, ...what);

/** @throws ApiError `not_found` */
export const getRegistration = async (
  transport: Transport,
  registration_id: string,
  options?: CallOptions,
): Promise<Registration> =>
  (await transport.call(registrationEndpoints.getRegistration, { params: { registration_id } }, options)).data;

/** Begins a registration. */
export const createRegistration = async (
  transport: Transport,
  body: RegistrationStart,
  options?: CallOptions,
): Promise<Registration> => (await transport.call(registrationEndpoints.createRegistration, { body }, options)).data;

/** The facts that the forms share. */
export const getRegistrationFacts = async (
  transport: Transport,
  registration_id: string,
  options?: CallOptions,
): Promise<SharedFact[]> =>
  (await transport.call(registrationEndpoints.registrationFacts, { params: { registration_id } }, options)).data;

/** The form of a step, prefilled. */
export const getRegistrationStep = async (
  transport: Transport,
  registration_id: string,
  step: StepPath,
  options?: CallOptions,
): Promise<RegistrationForm> =>
  (await transport.call(registrationEndpoints.getRegistrationStep, { params: { registration_id, step } }, options))
    .data;

/** @throws ApiError `conflict` with `details.version`, `transition_refused` with `details.waits_for` */
export const saveRegistrationStep = async (
  transport: Transport,
  registration_id: string,
  step: StepPath,
  body: Save,
  options?: CallOptions,
): Promise<RegistrationForm> =>
  (
    await transport.call(
      registrationEndpoints.saveRegistrationStep,
      { params: { registration_id, step }, body },
      options,
    )
  ).data;

/** @throws ApiError `validation_failed` with `fields`, `transition_refused` with `details.waits_for` */
export const moveRegistrationStep = async (
  transport: Transport,
  registration_id: string,
  step: StepPath,
  body: Move,
  options?: CallOptions,
): Promise<Registration> =>
  (
    await transport.call(
      registrationEndpoints.moveRegistrationStep,
      { params: { registration_id, step }, body },
      options,
    )
  ).data;
