import { fetchListFile, type ListFile, type ListFileOf, type Paged } from '../list/list.client.ts';
import type { InputOf } from '../transport/endpoint-types.ts';
import type { CallOptions, Transport } from '../transport/transport.ts';
import type { expertEntryList } from './expert.lists.ts';
import type { ExpertEntry, ExpertEntryDraft } from './expert-entry.contract.ts';
import { expertEntryEndpoints } from './expert-entry.endpoints.gen.ts';

export type ExpertEntryQuery = NonNullable<InputOf<typeof expertEntryEndpoints.listExpertEntries>['query']>;

export const listExpertEntries = (
  transport: Transport,
  query: ExpertEntryQuery = {},
  options?: CallOptions,
): Promise<Paged<ExpertEntry, typeof expertEntryList>> =>
  transport.call(expertEntryEndpoints.listExpertEntries, { query }, options);

/** The same list as a file. */
export const fetchExpertEntries = (
  transport: Transport,
  ...what: ListFileOf<typeof expertEntryEndpoints.expertEntriesFile>
): Promise<ListFile> => fetchListFile(transport, expertEntryEndpoints.expertEntriesFile, ...what);

export const getExpertEntry = async (transport: Transport, id: string, options?: CallOptions): Promise<ExpertEntry> =>
  (await transport.call(expertEntryEndpoints.getExpertEntry, { params: { expert_entry_id: id } }, options)).data;

/** @throws ApiError `conflict` with `details.expert_entry_id` if the user has one that has not ended */
export const createExpertEntry = async (
  transport: Transport,
  body: ExpertEntryDraft,
  options?: CallOptions,
): Promise<ExpertEntry> => (await transport.call(expertEntryEndpoints.createExpertEntry, { body }, options)).data;

/** @throws ApiError `conflict` with `details.version` if a newer version was saved */
export const editExpertEntry = async (
  transport: Transport,
  id: string,
  body: ExpertEntryDraft & { version: number },
  options?: CallOptions,
): Promise<ExpertEntry> => {
  const input = { params: { expert_entry_id: id }, body };
  return (await transport.call(expertEntryEndpoints.editExpertEntry, input, options)).data;
};

/** @throws ApiError `transition_refused` with `details.allowed` */
export const moveExpertEntry = async (
  transport: Transport,
  id: string,
  body: InputOf<typeof expertEntryEndpoints.moveExpertEntry>['body'],
  options?: CallOptions,
): Promise<ExpertEntry> => {
  const input = { params: { expert_entry_id: id }, body };
  return (await transport.call(expertEntryEndpoints.moveExpertEntry, input, options)).data;
};
