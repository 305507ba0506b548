/** A variant's drawing. Its ground, and the groups of its file in the order that they lie on each other. */
export interface Drawing {
  viewBox: string;
  groups: readonly { href: string; className?: string }[];
}
