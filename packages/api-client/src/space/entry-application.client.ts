import { fetchListFile, type ListFile, type ListFileOf, type Paged } from '../list/list.client.ts';
import type { InputOf } from '../transport/endpoint-types.ts';
import type { CallOptions, Transport } from '../transport/transport.ts';
import type { EntryApplication, EntryApplicationDraft } from './entry-application.contract.ts';
import { entryApplicationEndpoints } from './entry-application.endpoints.gen.ts';
import type { entryApplicationList } from './entry-application.lists.ts';

export type EntryApplicationQuery = NonNullable<
  InputOf<typeof entryApplicationEndpoints.listEntryApplications>['query']
>;
type Move = InputOf<typeof entryApplicationEndpoints.moveEntryApplication>['body'];

export const listEntryApplications = (
  transport: Transport,
  query: EntryApplicationQuery = {},
  options?: CallOptions,
): Promise<Paged<EntryApplication, typeof entryApplicationList>> =>
  transport.call(entryApplicationEndpoints.listEntryApplications, { query }, options);

/** The same list as a file. */
export const fetchEntryApplications = (
  transport: Transport,
  ...what: ListFileOf<typeof entryApplicationEndpoints.entryApplicationsFile>
): Promise<ListFile> => fetchListFile(transport, entryApplicationEndpoints.entryApplicationsFile, ...what);

export const getEntryApplication = async (
  transport: Transport,
  admission_apply_id: string,
  options?: CallOptions,
): Promise<EntryApplication> =>
  (await transport.call(entryApplicationEndpoints.getEntryApplication, { params: { admission_apply_id } }, options))
    .data;

/** Creates a draft. */
export const createEntryApplication = async (
  transport: Transport,
  body: EntryApplicationDraft,
  options?: CallOptions,
): Promise<EntryApplication> =>
  (await transport.call(entryApplicationEndpoints.createEntryApplication, { body }, options)).data;

/** @throws ApiError `conflict` with `details.version` if somebody has saved a newer version */
export const editEntryApplication = async (
  transport: Transport,
  admission_apply_id: string,
  body: EntryApplicationDraft & { version: number },
  options?: CallOptions,
): Promise<EntryApplication> =>
  (
    await transport.call(
      entryApplicationEndpoints.editEntryApplication,
      { params: { admission_apply_id }, body },
      options,
    )
  ).data;

/** @throws ApiError `validation_failed` with `fields` for what is missing, `transition_refused` with `details.allowed` */
export const moveEntryApplication = async (
  transport: Transport,
  admission_apply_id: string,
  body: Move,
  options?: CallOptions,
): Promise<EntryApplication> =>
  (
    await transport.call(
      entryApplicationEndpoints.moveEntryApplication,
      { params: { admission_apply_id }, body },
      options,
    )
  ).data;
