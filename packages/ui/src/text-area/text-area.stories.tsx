import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { TextArea } from './text-area.tsx';

const meta = {
  title: 'ui/TextArea',
  component: TextArea,
  args: { 'aria-label': '路演内容' },
} satisfies Meta<typeof TextArea>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { args: { placeholder: '内容、对象与预期' } };
export const Invalid: Story = { args: { 'aria-invalid': true, defaultValue: '发布' } };
export const ReadOnly: Story = { args: { readOnly: true, defaultValue: '发布低速感知模块第二代样机' } };
export const Disabled: Story = { args: { disabled: true, defaultValue: '发布低速感知模块第二代样机' } };
export const EnterBeginsALine: Story = {
  tags: ['!visual'],
  play: async ({ canvasElement }) => {
    const area = within(canvasElement).getByRole('textbox', { name: '路演内容' });
    await userEvent.type(area, '发布样机{Enter}招募客户');
    await expect(area).toHaveValue('发布样机\n招募客户');
  },
};
