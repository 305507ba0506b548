import { expect, test } from 'vitest';
import type { ComponentDoc } from '../../packages/ui/src/docs/component-doc.types.ts';
import type { Book, Documented } from './documents.ts';
import type { ComponentFacts } from './facts.types.ts';
import { markdownFiles } from './markdown.ts';

const doc: ComponentDoc = {
  component: 'Chip',
  name: '状态标签',
  group: 'data',
  stability: 'stable',
  purpose: { zh: '状态', en: 'The state of a thing.' },
  avoid: { zh: '', en: 'What it is, is a Tag.' },
  anatomy: [],
  keyboard: [],
  dos: [],
  donts: [],
};

const facts: ComponentFacts = {
  book: 'ui',
  page: 'chip',
  module: '@zonekit/ui/chip',
  version: '1.0.0',
  imports: ['Chip'],
  stories: [],
  tokens: [],
  props: [
    {
      part: 'Chip',
      description: '',
      props: [{ name: 'tone', type: "'a' | 'b'", required: false, fallback: null, description: 'Of it.' }],
    },
  ],
  size: { js: 0.2, css: 0.3 },
  announced: 0,
  conforms: true,
  contrast: { checked: 0, text: null, edge: null },
};

const documented = (book: Book, title: string): Documented => ({
  book,
  title,
  doc,
  transcripts: [],
  stem: 'chip',
  folder: '',
  code: '',
});
const files = markdownFiles({
  book: 'ui',
  facts: { 'ui/Chip': facts },
  examples: { 'ui/Chip': 'export const ChipExample = () => <Chip>受理中</Chip>;\n' },
  documents: [documented('ui', 'ui/Chip'), documented('portal-kit', 'kit/Chip')],
});

test('the index leads to each page', () => {
  expect(files[0]).toMatchObject({
    path: 'llms.txt',
    text: expect.stringContaining('- [Chip](docs/chip.md): The state of a thing.'),
  });
});

test('a union of types does not break its table', () => {
  expect(files[1]?.text).toContain("| `tone` | `'a' \\| 'b'` |  | Of it. |");
});

test('what a component has not is not spoken of', () => {
  expect(files[1]?.text).not.toContain('## Keyboard');
  expect(files[1]?.text).not.toContain('Contrast');
});

test('a page tells how it is imported, and stands in its own package alone', () => {
  expect(files[1]?.text).toContain("`import { Chip } from '@zonekit/ui/chip'`");
  expect(files).toHaveLength(2);
});

test('a page has the example as code to copy', () => {
  expect(files[1]?.text).toContain(
    '## Example\n\n```tsx\nexport const ChipExample = () => <Chip>受理中</Chip>;\n```\n',
  );
});

test('the index lists the widgets of each domain that has some, with links where they have pages', () => {
  const words = { 'zh-CN': '空间', en: 'Units to rent' };
  const domain = { name: 'space', words, hooks: [], lifecycles: [], widgets: ['chip', 'panorama'] };
  const chips = [documented('ui', 'ui/Chip')];
  const domains = [domain, { ...domain, name: 'qrcode', widgets: [] }];
  const [index] = markdownFiles({ book: 'ui', facts: { 'ui/Chip': facts }, examples: {}, documents: chips, domains });
  expect(index?.text).toContain('## By domain\n\n- space (Units to rent): [chip](docs/chip.md), `panorama`\n');
  expect(index?.text).not.toContain('qrcode');
});
