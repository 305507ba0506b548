import { existsSync, globSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { ComponentDoc } from '../../packages/ui/src/docs/component-doc.types.ts';
import type { Transcript } from '../../packages/ui/src/docs/transcript.types.ts';

export const root = join(import.meta.dirname, '../..');

/** What is documented, and where its stories stand in the tree of the Storybook. */
export const BOOKS = { ui: 'ui', 'portal-kit': 'kit' } as const;
export type Book = keyof typeof BOOKS;

/** A component with its words. `<folder>/<stem>.doc.ts` has its stories beside it, and its code under that name or the folder's. */
export interface Documented {
  book: Book;
  /** As its stories are: `ui/Button`. */
  title: string;
  doc: ComponentDoc;
  transcripts: readonly Transcript[];
  /** `button` */
  stem: string;
  /** Absolute paths. */
  folder: string;
  code: string;
}

const read = async <Content>(path: string) => ((await import(path)) as { default: Content }).default;

const documented = async (book: Book, path: string): Promise<Documented> => {
  const stem = basename(path, '.doc.ts');
  const folder = dirname(path);
  const file = (name: string) => join(folder, name);
  const [doc, transcripts] = await Promise.all([
    read<ComponentDoc>(path),
    existsSync(file(`${stem}.transcript.ts`)) ? read<readonly Transcript[]>(file(`${stem}.transcript.ts`)) : [],
  ]);
  const own = file(`${stem}.tsx`);
  return {
    book,
    title: `${BOOKS[book]}/${doc.component}`,
    doc,
    transcripts,
    stem,
    folder,
    code: existsSync(own) ? own : file(`${basename(folder)}.tsx`),
  };
};

/** Every component that has a page, by its book and then by its file. */
export const readDocuments = async (): Promise<Documented[]> =>
  Promise.all(
    (Object.keys(BOOKS) as Book[]).flatMap((book) => {
      const source = join(root, 'packages', book, 'src');
      return globSync('*/*.doc.ts', { cwd: source })
        .toSorted()
        .map((path) => documented(book, join(source, path)));
    }),
  );
