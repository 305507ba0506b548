/** Tables of `auth`; made by `auth.migrations.ts`. */
// biome-ignore lint/suspicious/noEmptyInterface: filled by the module's first migration
export interface AuthTables {}
