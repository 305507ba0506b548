/** Regions are a file that no request writes (`data/regions.json`), so this domain has no table. */
// biome-ignore lint/suspicious/noEmptyInterface: one name for every domain
export interface RegionTables {}
