import type { Lifecycle, Words } from '../../packages/api-client/src/lifecycle/lifecycle.ts';

/** A public function or hook of the client, with the comment above it. */
export interface ClientFunction {
  name: string;
  /** The module to import it from: `@zonekit/api-client/space/need/hooks`. */
  from: string;
  description: string;
}

export interface DomainEndpoint {
  name: string;
  method: string;
  path: string;
  access: string;
  summary: string;
}

/** A domain as the page "Build a zone" lists it. */
export interface DomainSummary {
  name: string;
  words: Words;
  /** Entries of the client's hooks: `space/need/hooks`. */
  hooks: readonly string[];
  lifecycles: readonly string[];
  widgets: readonly string[];
}

/** Parts of the client and the kit that belong to one domain. */
export interface DomainFacts {
  name: string;
  /** Entries of `@zonekit/api-client`: `space/need/contract`. */
  entries: readonly string[];
  endpoints: readonly DomainEndpoint[];
  functions: readonly ClientFunction[];
  hooks: readonly ClientFunction[];
  lifecycles: readonly Lifecycle[];
  /** Entries of `@zonekit/portal-kit` that the domain's pages in this portal use. */
  widgets: readonly string[];
}
