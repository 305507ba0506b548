/** Prints the facts of every component, and the same as Markdown, as JSON: see facts/documentation.ts. */
import { clientPages } from './domains/client-pages.ts';
import { domainFacts, summaryOf } from './domains/domain-facts.ts';
import { readDocuments } from './facts/documents.ts';
import { collectFacts } from './facts/facts.ts';
import { markdownFiles } from './facts/markdown.ts';

const documents = await readDocuments();
const facts = await collectFacts(documents);
const domains = await domainFacts();
const summaries = domains.map(summaryOf);
const files = {
  ui: markdownFiles('ui', facts, documents),
  'portal-kit': markdownFiles('portal-kit', facts, documents, summaries),
  'api-client': clientPages(domains),
};
process.stdout.write(JSON.stringify({ facts, domains: summaries, files }));
