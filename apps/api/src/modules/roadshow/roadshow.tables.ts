/** Tables of `roadshow`; made by `roadshow.migrations.ts`. */
// biome-ignore lint/suspicious/noEmptyInterface: filled by the module's first migration
export interface RoadshowTables {}
