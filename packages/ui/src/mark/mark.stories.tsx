import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Mark } from './mark.tsx';

const meta = {
  title: 'ui/Mark',
  component: Mark,
  args: { text: '关于支持智能装备产业高质量发展的若干措施', terms: ['智能装备', '措施'] },
} satisfies Meta<typeof Mark>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TwoTerms: Story = {
  play: async ({ canvasElement, args }) => {
    const marked = [...canvasElement.querySelectorAll('mark')].map((mark) => mark.textContent);
    await expect(marked).toEqual(['智能装备', '措施']);
    await expect(canvasElement).toHaveTextContent(args.text);
  },
};
export const CaseIsNoMatter: Story = { args: { text: 'R&D subsidy for SMEs', terms: ['r&d', 'smes'] } };
export const NothingFound: Story = { args: { terms: ['冷链'] } };
