/** Tables of `region`; made by `region.migrations.ts`. */
// biome-ignore lint/suspicious/noEmptyInterface: filled by the module's first migration
export interface RegionTables {}
