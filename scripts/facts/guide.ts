import { readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { root } from './documents.ts';
import { CHAPTERS, fileNameOf, withoutLintComments } from './guide-chapters.ts';

const listing = (language: string, code: string): string => `\`\`\`${language}\n${code.trim()}\n\`\`\``;

/** The guide "Build a zone" as Markdown, with the code of its chapters. */
export const guidePage = (): { path: string; text: string } => {
  const chapters = CHAPTERS.flatMap(({ title, text, files, shell }) => [
    `## ${title.en}`,
    text.en,
    ...(shell === undefined ? [] : [listing('sh', shell)]),
    ...files.flatMap((file) => [
      `\`${fileNameOf(file)}\`:`,
      listing(extname(file).slice(1), withoutLintComments(readFileSync(join(root, file), 'utf8'))),
    ]),
  ]);
  return { path: 'docs/build-a-zone.md', text: `${['# Build a zone', ...chapters].join('\n\n')}\n` };
};
