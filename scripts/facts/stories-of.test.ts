import { expect, test } from 'vitest';
import { storiesOf } from './stories-of.ts';

const SOURCE = `
const meta = { title: 'ui/ChoiceGroup' } satisfies Meta;
export default meta;
export const One: Story = { args: {} };
export const OneWithError: Story = { tags: ['!visual'], play: async () => { await userEvent.keyboard('{Enter}'); } };
export const Painted: Story = { parameters: { a11y: { test: 'off' } } };
`;

test('stories have the ids that Storybook gives them', () => {
  expect(storiesOf(SOURCE)?.stories.map(({ id }) => id)).toEqual([
    'ui-choicegroup--one',
    'ui-choicegroup--one-with-error',
    'ui-choicegroup--painted',
  ]);
});

test('what a story does is read from its own text alone', () => {
  const [first, withError, painted] = storiesOf(SOURCE)?.stories ?? [];
  expect(first).toMatchObject({ shown: true, plays: false, byKeyboard: false, axe: true });
  expect(withError).toMatchObject({ shown: false, plays: true, byKeyboard: true, axe: true });
  expect(painted).toMatchObject({ shown: true, axe: false });
});
