import type { BaseUrls } from '@zonekit/api-client/transport';
import type { Visitor, VisitorRequest } from '@zonekit/server/visitor';

/** How the server reaches the service. The secret stays here. */
export interface ServerConfig {
  api: BaseUrls;
  clientId: string;
  secret: string;
  /** Headers that name the visitor of a request to the service, signed by the portal. `ts` in seconds. */
  headersFor?: (visitor: Visitor, request: VisitorRequest & { ts: number }) => Record<string, string>;
  /** A way that needs no network, straight into the service of the same process. */
  fetch?: typeof globalThis.fetch;
}
