/** A tree of categories, as much of it as a nav needs. */
export type CategoryTree = readonly { name: string; children: readonly { name: string }[] }[];
