import type { Names } from './names.ts';

export interface NewComponent extends Names {
  /** With a state that a pure function decides, which has a unit test. */
  stateful: boolean;
}

const component = ({
  kebab,
  pascal,
  camel,
  stateful,
}: NewComponent): string => `import type { ComponentProps } from 'react';
import { cx } from '../internal/cx.ts';
${stateful ? `import { ${camel}State } from './${kebab}.core.ts';\n` : ''}import * as css from './${kebab}.css.ts';

export ${
  stateful
    ? `interface ${pascal}Props extends ComponentProps<'div'> {
  /** Whether it can neither be used nor reached. */
  disabled?: boolean;
  /** While something that it waits for is under way. */
  busy?: boolean;
}`
    : `type ${pascal}Props = ComponentProps<'div'>;`
}

/** ${pascal}: say here what it is for, in one sentence. */
${
  stateful
    ? `export function ${pascal}({ disabled = false, busy = false, className, ...props }: ${pascal}Props) {
  return <div className={cx(css.${camel}, className)} data-state={${camel}State({ disabled, busy })} {...props} />;
}`
    : `export function ${pascal}({ className, ...props }: ${pascal}Props) {
  return <div className={cx(css.${camel}, className)} {...props} />;
}`
}
`;

const styles = ({ camel, stateful }: NewComponent): string => `import { style } from '@vanilla-extract/css';
import { token } from '../theme/vars.ts';

export const ${camel} = style({
  padding: token('space-4'),
  border: \`1px solid \${token('border-hairline')}\`,
  borderRadius: token('radius-control'),
  backgroundColor: token('surface-card'),
  color: token('text-primary'),
${stateful ? `  selectors: { '&[data-state="disabled"]': { color: token('text-disabled') } },\n` : ''}});
`;

const stories = ({
  kebab,
  pascal,
  stateful,
}: NewComponent): string => `import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ${pascal} } from './${kebab}.tsx';

const meta = {
  title: 'ui/${pascal}',
  component: ${pascal},
  args: { children: '正文' },
} satisfies Meta<typeof ${pascal}>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('正文')).toBeVisible();
  },
};
${
  stateful
    ? `
export const Busy: Story = { args: { busy: true } };
export const Disabled: Story = { args: { disabled: true } };
`
    : ''
}`;

const doc = ({ pascal }: NewComponent): string => `import type { ComponentDoc } from '../docs/component-doc.types.ts';

const doc: ComponentDoc = {
  component: '${pascal}',
  name: '${pascal}',
  group: 'data',
  stability: 'new',
  purpose: {
    zh: '用一两句话说明 ${pascal} 的用途。',
    en: 'What ${pascal} is for, in one or two sentences.',
  },
  avoid: {
    zh: '什么时候不用，改用什么。',
    en: 'When not, and what instead.',
  },
  anatomy: [{ part: 'children', what: { zh: '内容', en: 'What it holds' } }],
  keyboard: [],
  dos: [{ zh: '怎样用是对的', en: 'How to use it well' }],
  donts: [{ zh: '怎样用是错的', en: 'How not to use it' }],
};
export default doc;
`;

const advice = ({
  kebab,
  pascal,
}: NewComponent): string => `import type { AdviceSamples } from '../docs/advice.types.ts';
import { ${pascal} } from './${kebab}.tsx';

const advice: AdviceSamples = {
  dos: {
    'How to use it well': ({ text }) => <${pascal}>{text('正文', 'Text')}</${pascal}>,
  },
  donts: {
    'How not to use it': ({ text }) => <${pascal}>{text('正文', 'Text')}</${pascal}>,
  },
};
export default advice;
`;

const core = ({ pascal, camel }: NewComponent): string => `/** What it shows; in the page as \`data-state\`. */
export type ${pascal}State = 'idle' | 'busy' | 'disabled';

/** Disabled wins: what cannot be used waits for nothing. */
export const ${camel}State = ({ disabled, busy }: { disabled: boolean; busy: boolean }): ${pascal}State => {
  if (disabled) return 'disabled';
  return busy ? 'busy' : 'idle';
};
`;

const coreTest = ({ kebab, camel }: NewComponent): string => `import { expect, test } from 'vitest';
import { ${camel}State } from './${kebab}.core.ts';

test.each([
  [false, false, 'idle'],
  [false, true, 'busy'],
  [true, false, 'disabled'],
  [true, true, 'disabled'],
] as const)('disabled %s and busy %s show as %s', (disabled, busy, state) => {
  expect(${camel}State({ disabled, busy })).toBe(state);
});
`;

/** The files of a new component, by their names in its folder. */
export const componentFiles = (spec: NewComponent): Record<string, string> => ({
  [`${spec.kebab}.tsx`]: component(spec),
  [`${spec.kebab}.css.ts`]: styles(spec),
  [`${spec.kebab}.stories.tsx`]: stories(spec),
  [`${spec.kebab}.doc.ts`]: doc(spec),
  [`${spec.kebab}.advice.tsx`]: advice(spec),
  ...(spec.stateful && {
    [`${spec.kebab}.core.ts`]: core(spec),
    [`${spec.kebab}.core.test.ts`]: coreTest(spec),
  }),
});

const IMPORTS_END = /(\nimport [^\n]+;\n)(?!import )/;
const LIST = 'export const DATA: Primitives = {\n';

/**
 * The list of \`conformance/data.primitives.tsx\` with the component in it.
 *
 * @throws when the list is not where it was
 */
export const withConformance = (text: string, { kebab, pascal }: Names): string => {
  const line = `  ${pascal}: (given) => <${pascal} {...given}>正文</${pascal}>,\n`;
  const listed = text.replace(LIST, `${LIST}${line}`);
  if (listed === text) throw new Error('conformance/data.primitives.tsx has no list of DATA to add to.');
  return listed.replace(IMPORTS_END, `$1import { ${pascal} } from '../${kebab}/${kebab}.tsx';\n`);
};
