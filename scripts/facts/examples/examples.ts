import { join } from 'node:path';
import { BOOKS, type Book, type Documented, root } from '../documents.ts';
import type { Examples } from '../facts.types.ts';
import { openTypeChecker, type TypeChecker } from '../type-checker.ts';
import { exampleOf } from './example-of.ts';
import { formatModules } from './format.ts';
import { type ReadModule, type SourceModule, toModule } from './modules.ts';
import { publishedBy } from './published.ts';

const configOf = (book: Book) => join(root, 'packages', book, 'tsconfig.json');

export const moduleReader = (checker: TypeChecker, config: string): ReadModule => {
  const modules = new Map<string, SourceModule>();
  return (file) => {
    const source = checker.moduleOf(config, file).project.program.getSourceFile(file);
    if (!source) throw new Error(`${file} is not in the project of ${config}`);
    const module = modules.get(file) ?? toModule(source);
    modules.set(file, module);
    return module;
  };
};

const exportedNames = ({ declarations }: SourceModule): string[] =>
  [...declarations].filter(([, statement]) => /^export const\b/.test(statement.getText())).map(([name]) => name);

/** The story that a component's example is taken from: the one its document names, `Example`, or the first. */
const storyOf = ({ doc }: Documented, stories: SourceModule): string => {
  const names = exportedNames(stories);
  const story = doc.example ?? (names.includes('Example') ? 'Example' : names[0]);
  if (story === undefined) throw new Error('there is none');
  return story;
};

/**
 * Examples of components as importers would write them, each taken from a story.
 *
 * @throws naming every component whose story is no example, and why
 */
export const collectExamples = (documents: readonly Documented[]): Examples => {
  const books = Object.keys(BOOKS) as Book[];
  const checker = openTypeChecker(books.map(configOf));
  try {
    const readers = new Map(
      books.map((book) => {
        const readModule = moduleReader(checker, configOf(book));
        return [book, { readModule, published: publishedBy(book, readModule) }];
      }),
    );
    const faults: string[] = [];
    const sources = documents.map((document) => {
      const { book, title, folder, stem, doc } = document;
      let story = '';
      try {
        const reader = readers.get(book);
        if (!reader) throw new Error(`${book} is no package with stories`);
        const stories = reader.readModule(join(folder, `${stem}.stories.tsx`));
        story = storyOf(document, stories);
        return exampleOf({ component: doc.component, stories, story, ...reader });
      } catch (error) {
        faults.push(`${title}: its story ${story} is no example: ${error instanceof Error ? error.message : error}.`);
        return '';
      }
    });
    if (faults.length > 0)
      throw new Error(
        `${faults.join('\n')}\nName another story by \`example\` in the .doc.ts, or write one called Example.`,
      );
    const codes = formatModules(sources);
    return Object.fromEntries(documents.map(({ title }, at) => [title, codes[at] ?? '']));
  } finally {
    checker.close();
  }
};
