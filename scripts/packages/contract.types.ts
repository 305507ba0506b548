/** A declaration as text, or an interface by its members: 'columns?' → '1 | 2 | 3'. */
export type Declared = string | Record<string, string>;

/** Public declarations of a package, by the file that declares them and the name: 'button/button' → ButtonProps → kind? → … */
export type Contract = Record<string, Record<string, Declared>>;
