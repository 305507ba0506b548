import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Share } from './share.tsx';

const meta = {
  title: 'kit/Share',
  component: Share,
  args: { address: () => 'https://portal.example/policy/policyDeclaration/d-1' },
} satisfies Meta<typeof Share>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};

export const Code: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const [, code] = canvas.getAllByRole('button');
    if (code) await userEvent.click(code);
    await expect(await canvas.findByRole('img')).toBeVisible();
  },
};
