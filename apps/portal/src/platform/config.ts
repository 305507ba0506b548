import type { BaseUrls } from '@zonekit/api-client/transport';

/** What the server tells the page, in a block of JSON. All of it is public. */
export interface PublicConfig {
  /** Base URLs by path prefix and their fallback. Source: specification, section 7. */
  api: BaseUrls;
  /** `direct`: the page signs and calls the service itself. `gateway`: the portal's server does it for the page. */
  transport: 'direct' | 'gateway';
  /** Where the service is, for addresses that it tells relative to itself; `api` where the page calls it directly. */
  service: string;
  clientId: string;
  /** A secret shipped to a browser is no secret; empty where the gateway signs. */
  clientSecret: string;
  /** Says so in the footer, and lets captchas be read by tests. */
  demo: boolean;
}

export const CONFIG_ID = 'portal-config';
