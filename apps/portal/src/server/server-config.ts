import type { BaseUrls } from '@zonekit/api-client/transport';

/** How the server reaches the service. The secret stays here. */
export interface ServerConfig {
  api: BaseUrls;
  clientId: string;
  secret: string;
  /** A way that needs no network, straight into the service of the same process. */
  fetch?: typeof globalThis.fetch;
}
