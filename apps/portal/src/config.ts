import type { BaseUrls } from '@zonekit/api-client/transport';

/** What the server tells the page, in a block of JSON. All of it is public. */
export interface PublicConfig {
  /** Base URLs by path prefix and their fallback. Source: specification, section 7. */
  api: BaseUrls;
  clientId: string;
  /** A secret shipped to a browser is no secret; zones that need one sign on their gateway and leave this empty. */
  clientSecret: string;
  /** Says so in the footer, and lets captchas be read by tests. */
  demo: boolean;
}

export const CONFIG_ID = 'portal-config';
