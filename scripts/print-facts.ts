/** Prints what is known of every component of ui, and the same as Markdown, as JSON: see facts/documentation.ts. */
import { collectFacts, readDocs, readTranscripts } from './facts/facts.ts';
import { markdownFiles } from './facts/markdown.ts';

const [facts, docs, transcripts] = await Promise.all([collectFacts(), readDocs(), readTranscripts()]);
process.stdout.write(JSON.stringify({ facts, files: markdownFiles(facts, docs, transcripts) }));
