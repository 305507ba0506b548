import type { Endpoint } from '@zonekit/api-client/contract';
import type { ListFormat } from '@zonekit/api-client/contract/list';

export interface ListFilesProps {
  /** The list's files in the contract. */
  endpoint: Endpoint;
  /** What is searched for, chosen and sorted by, without the page. */
  query: Readonly<Record<string, unknown>>;
  /** A list with `ics` has dates that a calendar can hold. */
  formats: readonly ListFormat[];
}
