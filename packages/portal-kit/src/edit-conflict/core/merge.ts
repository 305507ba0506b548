export type Side = 'mine' | 'theirs';

/** A field in which two editions differ. */
export interface EditedField<Name extends string = string> {
  name: Name;
  label: string;
  /** As they are read; empty for nothing. */
  mine: string;
  theirs: string;
  /** What it was before both, where that is known. */
  before?: string;
}

/** An edition by the names of its fields. */
export type Edit<Name extends string, Value> = Readonly<Record<Name, Value>>;
export type Choices<Name extends string = string> = Readonly<Record<Name, Side>>;

/**
 * What each field begins with: theirs where they alone changed it, else mine, since that is what the reader meant to save.
 * Nothing is decided by it until the reader says so.
 */
export const startChoices = <Name extends string>(fields: readonly EditedField<Name>[]): Choices<Name> =>
  Object.fromEntries(
    fields.map(({ name, mine, before }) => [name, before !== undefined && mine === before ? 'theirs' : 'mine']),
  ) as Choices<Name>;

/** One edition of two: each field that was chosen for is the chosen side's, every other stays mine. */
export const mergeEdits = <Name extends string, Value>(
  mine: Edit<Name, Value>,
  theirs: Edit<Name, Value>,
  choices: Partial<Choices<Name>>,
): Edit<Name, Value> =>
  Object.fromEntries(
    (Object.keys(mine) as Name[]).map((name) => [name, choices[name] === 'theirs' ? theirs[name] : mine[name]]),
  ) as Edit<Name, Value>;
