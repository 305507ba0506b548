/** Something that happens at a time; it may bring more. */
export interface Action {
  at: Date;
  run: () => Promise<Action[]>;
}
