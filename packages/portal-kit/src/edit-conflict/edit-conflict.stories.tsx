import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { EditConflict } from './edit-conflict.tsx';

const meta = {
  title: 'kit/EditConflict',
  component: EditConflict,
  args: {
    who: '同事',
    savedAt: '2026-11-20T14:35:00+08:00',
    fields: [
      { name: 'power', label: '用电负荷', mine: '630 kVA', theirs: '500 kVA', before: '320 kVA' },
      { name: 'start', label: '计划投产', mine: '2027-03', theirs: '2027-04', before: '2027-03' },
      { name: 'basis', label: '测算依据', mine: '已签订深冷箱订单2份，合计2,760万元；', theirs: '' },
    ],
    onResolve: fn(),
  },
} satisfies Meta<typeof EditConflict>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Begins with mine, and with theirs where they alone changed it; nothing is saved until a button says so. */
export const Three: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText(/^(同事刚刚保存过|同事 saved this)/).closest('[role=alert]')).toHaveFocus();
    await expect(args.onResolve).not.toHaveBeenCalled();
    const power = canvas.getByRole('radiogroup', { name: '用电负荷' });
    await userEvent.click(within(power).getByRole('radio', { name: /500 kVA/ }));
    await userEvent.click(canvas.getByRole('button', { name: /^(按所选保存|Save what is chosen)$/ }));
    await expect(args.onResolve).toHaveBeenLastCalledWith({ power: 'theirs', start: 'theirs', basis: 'mine' });
    await userEvent.click(canvas.getByRole('button', { name: /^(全用这里的|Take all of mine)$/ }));
    await expect(args.onResolve).toHaveBeenLastCalledWith({ power: 'mine', start: 'mine', basis: 'mine' });
  },
};

export const Saving: Story = { args: { busy: true } };

export const Phone: Story = { globals: { viewport: { value: 'phone', isRotated: false } } };
