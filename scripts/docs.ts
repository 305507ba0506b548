/**
 * Writes what is known of each component as plain Markdown, with `llms.txt`, into the package (`packages/ui/docs`,
 * `packages/ui/llms.txt`): the same pages that the Storybook serves. With `--print` it writes no file but prints the
 * facts and the files as JSON, which is how the Storybook gets them.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { collectFacts, readDocs, readTranscripts } from './facts/facts.ts';
import { markdownFiles } from './facts/markdown.ts';

const [facts, docs, transcripts] = await Promise.all([collectFacts(), readDocs(), readTranscripts()]);
const files = markdownFiles(facts, docs, transcripts);

if (process.argv.includes('--print')) {
  process.stdout.write(JSON.stringify({ facts, files }));
} else {
  const ui = join(import.meta.dirname, '../packages/ui');
  rmSync(join(ui, 'docs'), { recursive: true, force: true });
  for (const { path, text } of files) {
    mkdirSync(dirname(join(ui, path)), { recursive: true });
    writeFileSync(join(ui, path), text);
  }
  console.log(`${files.length} files written to packages/ui`);
}
