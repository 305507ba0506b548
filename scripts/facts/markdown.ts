import type { DocGroup } from '../../packages/ui/src/docs/component-doc.types.ts';
import type { TranscriptStep } from '../../packages/ui/src/docs/transcript.types.ts';
import type { DomainSummary } from '../domains/domain-facts.types.ts';
import type { Book, Documented } from './documents.ts';
import type { ComponentFacts, Examples, Facts, PartFacts } from './facts.types.ts';

/** As a page is made: from its frame to what it tells. */
const ORDER: readonly DocGroup[] = [
  'layout',
  'type',
  'action',
  'navigation',
  'form',
  'date',
  'data',
  'feedback',
  'media',
];

const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll('\n', ' ');
const code = (text: string) => (text ? `\`${cell(text)}\`` : '');
const table = (head: readonly string[], rows: readonly (readonly string[])[]) =>
  [`| ${head.join(' | ')} |`, `|${' --- |'.repeat(head.length)}`, ...rows.map((row) => `| ${row.join(' | ')} |`)].join(
    '\n',
  );
const section = (title: string, body: string) => (body ? [`## ${title}`, body] : []);
const list = (lines: readonly string[]) => lines.map((line) => `- ${line}`).join('\n');

const doing = (step: TranscriptStep['do']): string => {
  if ('click' in step) return `Click ${step.click}`;
  if ('type' in step) return `Type ${step.type}`;
  if ('wait' in step) return `${step.wait} s later`;
  return step.press.join(' ') || 'It appears';
};

const heard = ({ focus, live = [] }: TranscriptStep) =>
  [focus, ...live.map((said) => `says “${said}”`)].filter(Boolean);

const least = (of: string, ratio: number | null) => (ratio === null ? '' : `; the least of ${of} ${ratio}:1`);

const part = ({ part: name, description, props }: PartFacts, of: number): string =>
  [
    ...(of > 1 ? [`### ${name}`] : []),
    ...(description ? [description] : []),
    props.length > 0
      ? table(
          ['Prop', 'Type', 'Default', 'What it does'],
          props.map((prop) => [
            `${code(prop.name)}${prop.required ? ' (required)' : ''}`,
            code(prop.type),
            code(prop.fallback ?? ''),
            cell(prop.description),
          ]),
        )
      : 'No props of its own: it takes those of its element.',
  ].join('\n\n');

/** A component's page as plain Markdown, in English; its Chinese name and purpose stand beside. */
const markdownPage = ({ doc, transcripts }: Documented, facts: ComponentFacts, example: string): string => {
  const { size, contrast, stories } = facts;
  const count = (test: (story: ComponentFacts['stories'][number]) => boolean) => stories.filter(test).length;
  return `${[
    `# ${doc.component} (${doc.name})`,
    doc.purpose.en,
    `Not for: ${doc.avoid.en}`,
    `\`import { ${facts.imports.join(', ')} } from '${facts.module}'\``,
    list([
      `Stability: ${doc.stability}, version ${facts.version}`,
      `Size: ${size.js} KiB of code and ${size.css} KiB of styles (brotli, React${facts.book === 'ui' ? '' : ' and use-intl'} apart)`,
      `Stories: ${stories.length}; looked at by axe: ${count(({ axe }) => axe)}; played by keyboard: ${count(({ byKeyboard }) => byKeyboard)}; steps of announcements tested: ${facts.announced}`,
      ...(contrast.checked > 0
        ? [
            `Contrast: ${contrast.checked} pairs over brands and themes${least('text', contrast.text)}${least('edges', contrast.edge)}`,
          ]
        : []),
    ]),
    ...section('Example', example && `\`\`\`tsx\n${example}\`\`\``),
    ...section('Anatomy', list(doc.anatomy.map(({ part: name, what }) => `\`${name}\`: ${what.en}`))),
    ...section('Props', facts.props.map((prop) => part(prop, facts.props.length)).join('\n\n')),
    ...section(
      'Keyboard',
      doc.keyboard.length > 0
        ? table(
            ['Keys', 'What they do'],
            doc.keyboard.map(({ keys, does }) => [keys.map(code).join(' '), cell(does.en)]),
          )
        : '',
    ),
    ...section(
      'What a screen reader is told',
      transcripts
        .map(({ story, steps }) =>
          [`Story \`${story}\``, list(steps.map((step) => `${doing(step.do)}: ${heard(step).join('; ')}`))].join(
            '\n\n',
          ),
        )
        .join('\n\n'),
    ),
    ...section('Do', list(doc.dos.map(({ en }) => en))),
    ...section('Do not', list(doc.donts.map(({ en }) => en))),
    ...section('Tokens', list(facts.tokens.map(code))),
    ...section('Stories', list(stories.map(({ id, name }) => `${name}: \`${id}\``))),
  ].join('\n\n')}\n`;
};

const BLURBS: Record<Book, string> = {
  ui: "Components, tokens and themes for the portals of development zones, in React. One entry for each component: `import { Button } from '@zonekit/ui/button'`. Styles are one file, imported once, before the importer's own: `import '@zonekit/ui/styles.css'`; a brand is another: `import '@zonekit/ui/brands/ftz.css'`. All text comes by props; colours and sizes come by tokens, in two brands and light, dark, high contrast and forced colours.",
  'portal-kit':
    "Widgets for the portals of development zones, on top of `@zonekit/ui`: plain data in, events out; no widget knows a router or a client. One entry for each: `import { BookingCalendar } from '@zonekit/portal-kit/booking-calendar'`. Styles are one file, imported once, after those of `@zonekit/ui` and before the importer's own: `import '@zonekit/portal-kit/styles.css'`. Words come from catalogues in Chinese and English under `kit` of use-intl: `@zonekit/portal-kit/messages/zh-CN`.",
};

/** Each domain with the widgets that its pages in this portal use, those with a page of their own as links. */
const byDomain = (domains: readonly DomainSummary[], pages: ReadonlySet<string>): string =>
  list(
    domains
      .filter(({ widgets }) => widgets.length > 0)
      .map(({ name, words, widgets }) => {
        const links = widgets.map((widget) => (pages.has(widget) ? `[${widget}](docs/${widget}.md)` : code(widget)));
        return `${name} (${words.en}): ${links.join(', ')}`;
      }),
  );

interface MarkdownSource {
  book: Book;
  facts: Facts;
  examples: Examples;
  documents: readonly Documented[];
  domains?: readonly DomainSummary[];
}

/** Every page of a package (`docs/button.md`), and `llms.txt`, which leads to them. Source of its form: llmstxt.org */
export const markdownFiles = ({
  book,
  facts,
  examples,
  documents,
  domains = [],
}: MarkdownSource): { path: string; text: string }[] => {
  const pages = documents.flatMap((document) => {
    const componentFacts = facts[document.title];
    return componentFacts && document.book === book ? [{ document, componentFacts }] : [];
  });
  const version = pages[0]?.componentFacts.version ?? '';
  const groups = ORDER.filter((group) => pages.some(({ document }) => document.doc.group === group));
  const index = [
    `# @zonekit/${book}`,
    `> ${BLURBS[book]} Version ${version}.`,
    ...section(
      'Guide',
      book === 'portal-kit' ? '- [Build a zone](docs/build-a-zone.md): a whole portal step by step' : '',
    ),
    ...groups.flatMap((group) => [
      `## ${group}`,
      list(
        pages
          .filter(({ document }) => document.doc.group === group)
          .map(
            ({ document: { doc }, componentFacts }) =>
              `[${doc.component}](docs/${componentFacts.page}.md): ${doc.purpose.en}`,
          ),
      ),
    ]),
    ...section('By domain', byDomain(domains, new Set(pages.map(({ componentFacts }) => componentFacts.page)))),
  ];
  return [
    { path: 'llms.txt', text: `${index.join('\n\n')}\n` },
    ...pages.map(({ document, componentFacts }) => ({
      path: `docs/${componentFacts.page}.md`,
      text: markdownPage(document, componentFacts, examples[document.title] ?? ''),
    })),
  ];
};
