import { expect, test } from 'vitest';
import { readDocuments } from '../documents.ts';
import { collectExamples } from './examples.ts';

const documents = await readDocuments();
const examples = collectExamples(documents);

test.each(documents)('$title has an example that importers can copy', ({ title, doc, book }) => {
  const code = examples[title] ?? '';
  expect(code).toMatch(new RegExp(`^export (const|function) ${doc.component}Example\\b`, 'm'));
  expect(code).toContain(` from '@zonekit/${book}/`);
  expect(code).not.toMatch(/from '\.|storybook|biome-ignore/);
});

// It sets the type checker up once more, and runs beside the service's tests.
test('a document that names no story of its component is refused with both names', { timeout: 30_000 }, () => {
  const [first] = documents;
  if (!first) throw new Error('There are no documents.');
  const renamed = { ...first, doc: { ...first.doc, example: 'Missing' } };
  expect(() => collectExamples([renamed])).toThrow(`${first.title}: its story Missing is no example`);
});
