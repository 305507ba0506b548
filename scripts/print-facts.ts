/** Prints the facts and the example of every component, and the same as Markdown, as JSON: see facts/documentation.ts. */
import { clientPages } from './domains/client-pages.ts';
import { domainFacts, summaryOf } from './domains/domain-facts.ts';
import { readDocuments } from './facts/documents.ts';
import { collectExamples } from './facts/examples/examples.ts';
import { collectFacts } from './facts/facts.ts';
import { guidePage } from './facts/guide.ts';
import { markdownFiles } from './facts/markdown.ts';

const documents = await readDocuments();
const examples = collectExamples(documents);
const facts = await collectFacts(documents);
const domains = await domainFacts();
const summaries = domains.map(summaryOf);
const files = {
  ui: markdownFiles({ book: 'ui', facts, examples, documents }),
  'portal-kit': [...markdownFiles({ book: 'portal-kit', facts, examples, documents, domains: summaries }), guidePage()],
  'api-client': clientPages(domains),
};
process.stdout.write(JSON.stringify({ facts, examples, domains: summaries, files }));
