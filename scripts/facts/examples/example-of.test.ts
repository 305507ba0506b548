import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { root } from '../documents.ts';
import { openTypeChecker } from '../type-checker.ts';
import { exampleOf } from './example-of.ts';
import { moduleReader } from './examples.ts';
import { formatModules } from './format.ts';

const folder = join(root, 'packages/ui');
const inFolder = (name: string) => join(folder, name);
const CONFIG = inFolder('examples.tsconfig.json');

const HEAD = `
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { Button } from './src/button/button.tsx';
import { Field } from './src/field/field.tsx';
import { cx } from './src/internal/cx.ts';
import { LABELS } from './src/upload/upload-fixtures.ts';

const meta = {
  title: 'ui/Button',
  component: Button,
  args: { children: '提交申报', onClick: fn() },
} satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;
`;
const BODIES = {
  args: `export const Shown: Story = { args: { kind: 'primary', loading: true } };`,
  children: `export const Shown: Story = { args: { onClick: undefined, children: [<b key="a">一</b>, <i key="b">二</i>] } };`,
  follows: `
    function Row({ title, note, size = 3 }: { title: string; note?: string; size?: number }) {
      return <p title={title}>{note ? <b>{note}</b> : size}</p>;
    }
    export const Shown: Story = { render: () => <Row title="申报" /> };`,
  state: `
    function Held({ value }: { value: string }) {
      const [text] = useState(value);
      return <p>{text}</p>;
    }
    export const Shown: Story = { render: () => <Held value="申报" /> };`,
  hook: `
    const Counts = () => {
      const [count, setCount] = useState(0);
      return <Button onClick={() => setCount(count + 1)}>{count}</Button>;
    };
    export const Shown: Story = { render: () => <Counts /> };`,
  fixture: `export const Shown: Story = { args: { children: LABELS.choose, onClick: fn(async () => {}) } };`,
  spread: `
    const First: Story = { args: { size: 'sm', kind: 'quiet' } };
    export const Shown: Story = { ...First, args: { ...First.args, kind: 'primary' } };`,
  comment: `
    export const Shown: Story = {
      args: {
        // biome-ignore lint/a11y/useValidAnchor: a story has nowhere to go
        children: <a href="#">指南</a>,
      },
    };`,
  internal: `export const Shown: Story = { render: () => <p className={cx('a')} /> };`,
  mock: `export const Shown: Story = { args: { onClick: () => expect(1).toBe(1) } };`,
  context: `export const Shown: Story = { render: (args, { globals }) => <Button {...args}>{globals.locale}</Button> };`,
};
const bodies = Object.entries(BODIES);

const fileOf = (name: string) => inFolder(`${name}.stories.tsx`);
const checker = openTypeChecker([CONFIG], {
  [CONFIG]: JSON.stringify({
    extends: './tsconfig.json',
    include: [],
    files: bodies.map(([name]) => fileOf(name)),
  }),
  ...Object.fromEntries(bodies.map(([name, body]) => [fileOf(name), HEAD + body])),
});
afterAll(() => checker.close());

const readModule = moduleReader(checker, CONFIG);
const published = (file: string) => {
  const name = /src\/(\w+)\/\1\.tsx$/.exec(file)?.[1] ?? /src\/(labels\/[\w-]+)\.ts$/.exec(file)?.[1];
  return name ? `@zonekit/ui/${name}` : null;
};
const example = (name: keyof typeof BODIES): string => {
  const stories = readModule(fileOf(name));
  return formatModules([exampleOf({ component: 'Button', stories, story: 'Shown', readModule, published })]).join();
};

test('args become props, with what importers import alone', () => {
  expect(example('args')).toBe(`import { Button } from '@zonekit/ui/button';

export const ButtonExample = () => (
  <Button onClick={() => {}} kind="primary" loading>
    提交申报
  </Button>
);
`);
});

test('a list of children needs no keys', () => {
  expect(example('children')).toContain('<b>一</b>\n    <i>二</i>');
  expect(example('children')).not.toContain('onClick');
});

test('a component of the story becomes the example, with its props put in', () => {
  expect(example('follows')).toContain('export const ButtonExample = () => <p title="申报">3</p>;');
});

test('a prop that starts a state keeps its type', () => {
  expect(example('state')).toContain('function Held({ value }: { value: string }) {');
  expect(example('state')).toContain('export const ButtonExample = () => <Held value="申报" />;');
});

test('hooks are those of the example', () => {
  expect(example('hook')).toMatch(/^import \{ useState \} from 'react';\n/);
  expect(example('hook')).toContain('export function ButtonExample() {\n  const [count, setCount] = useState(0);');
});

test('data of the story stand before their use', () => {
  expect(example('fixture')).toContain(
    "  duplicate: '已在列表中',\n};\n\nconst LABELS: UploadLabels = {\n  ...zh.upload.labels,\n",
  );
  expect(example('fixture')).toContain("import zh from '@zonekit/ui/labels/zh-CN';");
  expect(example('fixture')).toContain("import type { UploadLabels } from '@zonekit/ui/upload';");
  expect(example('fixture')).toContain('<Button onClick={async () => {}}>{LABELS.choose}</Button>');
});

test('args of another story are followed', () => {
  expect(example('spread')).toContain('<Button onClick={() => {}} size="sm" kind="primary">');
});

test('suppressions of our lint are left out', () => {
  expect(example('comment')).not.toContain('biome');
  expect(example('comment')).toContain('<a href="#">指南</a>');
});

test.each([
  ['internal', 'it uses "cx" of ./src/internal/cx.ts, which is not published'],
  ['mock', 'it uses "expect" of storybook/test, which importers do not have'],
  ['context', 'its render takes more than its args'],
] as const)('a story that needs more is refused: %s', (name, message) => {
  expect(() => example(name)).toThrow(message);
});
