import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Stack } from '../stack/stack.tsx';
import { Heading } from './heading.tsx';

const meta = {
  title: 'ui/Heading',
  component: Heading,
  args: { level: 2, children: '惠企政策' },
} satisfies Meta<typeof Heading>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ByLevel: Story = {
  render: () => (
    <Stack>
      {([1, 2, 3, 4, 5, 6] as const).map((level) => (
        <Heading key={level} level={level}>
          第{level}级 惠企政策
        </Heading>
      ))}
    </Stack>
  ),
};
export const Looks: Story = {
  render: () => (
    <Stack>
      <Heading level={1} look="display">
        一个入口，办齐企业的事
      </Heading>
      {(['title', 'section', 'group', 'block', 'label'] as const).map((look) => (
        <Heading key={look} level={2} look={look}>
          {look} 惠企政策
        </Heading>
      ))}
    </Stack>
  ),
};
export const LevelAndLookApart: Story = {
  args: { level: 3, look: 'section' },
  play: async ({ canvasElement }) => {
    const heading = within(canvasElement).getByRole('heading', { level: 3, name: '惠企政策' });
    const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
    const expected = window.innerWidth < 768 ? 1.375 : 1.75;
    await expect(Number.parseFloat(getComputedStyle(heading).fontSize)).toBeCloseTo(expected * rem);
  },
};
