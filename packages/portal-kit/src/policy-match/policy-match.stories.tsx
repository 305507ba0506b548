import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { VERDICTS } from './policy-match.fixtures.ts';
import { PolicyMatch } from './policy-match.tsx';

const meta = {
  title: 'kit/PolicyMatch',
  component: PolicyMatch,
  args: { verdicts: VERDICTS, busy: false, onAnswer: fn(), answerHref: '#' },
} satisfies Meta<typeof PolicyMatch>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Mixed: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const [yes] = canvas.getAllByRole('button');
    if (yes) await userEvent.click(yes);
    await expect(args.onAnswer).toHaveBeenCalledWith('facts.filed_form_107_2', true);
    await userEvent.type(canvas.getByRole('spinbutton'), '620{Enter}');
    await expect(args.onAnswer).toHaveBeenLastCalledWith('facts.equipment_investment', 620);
  },
};

export const AllMet: Story = { args: { verdicts: VERDICTS.slice(0, 2) } };
export const Saving: Story = { args: { busy: true } };
