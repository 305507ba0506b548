/** Tables of `policy`; made by `policy.migrations.ts`. */
// biome-ignore lint/suspicious/noEmptyInterface: filled by the module's first migration
export interface PolicyTables {}
