/** Prints the facts of every component, and the same as Markdown, as JSON: see facts/documentation.ts. */
import { readDocuments } from './facts/documents.ts';
import { collectFacts } from './facts/facts.ts';
import { markdownFiles } from './facts/markdown.ts';

const documents = await readDocuments();
const facts = await collectFacts(documents);
const files = {
  ui: markdownFiles('ui', facts, documents),
  'portal-kit': markdownFiles('portal-kit', facts, documents),
};
process.stdout.write(JSON.stringify({ facts, files }));
