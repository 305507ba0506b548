/** A declaration as text, or an interface by its members: 'columns?' → '1 | 2 | 3'. */
export type Declared = string | Record<string, string>;

/** What importers may rely on, by the file that declares it and the name: 'button/button' → ButtonProps → kind? → … */
export type Contract = Record<string, Record<string, Declared>>;
