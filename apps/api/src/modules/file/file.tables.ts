/** Tables of `file`; made by `file.migrations.ts`. */
// biome-ignore lint/suspicious/noEmptyInterface: filled by the module's first migration
export interface FileTables {}
