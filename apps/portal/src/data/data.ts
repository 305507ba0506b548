/** What the loaders of a page have read, by the keys of the client's hooks. `SWRConfig` takes it as its fallback. */
export interface Data {
  readonly fallback: Record<string, unknown>;
}

export const createData = (): Data => ({ fallback: {} });
