import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Select } from '../select/select.tsx';
import { TextArea } from '../text-area/text-area.tsx';
import { TextInput } from '../text-input/text-input.tsx';
import { Field } from './field.tsx';

const meta = {
  title: 'ui/Field',
  component: Field,
  args: {
    label: '企业名称',
    style: { maxWidth: 320 },
    children: (control) => <TextInput {...control} placeholder="与营业执照一致" />,
  },
} satisfies Meta<typeof Field>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const WithHint: Story = { args: { hint: '用于核对登记信息' } };
export const Optional: Story = { args: { optional: '选填' } };
export const WithError: Story = {
  args: {
    label: '联系电话',
    hint: '用于接收审核结果',
    error: '请输入正确的手机号码',
    required: true,
    children: (control) => <TextInput {...control} type="tel" defaultValue="1380000" />,
  },
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByRole('textbox', { name: '联系电话' });
    await expect(input).toHaveAccessibleDescription('请输入正确的手机号码 用于接收审核结果');
    await expect(input).toBeInvalid();
    await expect(input).toBeRequired();
    await userEvent.click(within(canvasElement).getByText('联系电话'));
    await expect(input).toHaveFocus();
  },
};
export const Large: Story = { args: { children: (control) => <TextInput {...control} size="lg" /> } };
export const ReadOnly: Story = {
  args: { children: (control) => <TextInput {...control} readOnly defaultValue="东港澜图智能装备有限公司" /> },
};
export const Disabled: Story = {
  args: { children: (control) => <TextInput {...control} disabled defaultValue="东港澜图智能装备有限公司" /> },
};
export const WithSelect: Story = {
  args: {
    label: '区县',
    children: (control) => (
      <Select {...control} defaultValue="east">
        <option value="east">东港区</option>
        <option value="north">北山区</option>
      </Select>
    ),
  },
};
export const SelectWithError: Story = {
  args: {
    label: '区县',
    error: '请填写企业所属区域',
    children: (control) => (
      <Select {...control}>
        <option value="">请选择区县</option>
      </Select>
    ),
  },
};
export const WithTextArea: Story = {
  args: {
    label: '路演内容',
    children: (control) => (
      <TextArea {...control} defaultValue="发布低速感知模块第二代样机，邀请12家投资机构现场对接。" />
    ),
  },
};

/** Counted while typing, announced when typing pauses, and part of the field's description. */
export const WithCount: Story = {
  args: {
    label: '路演内容',
    hint: '对象、时间与预期',
    count: {
      maximum: 20,
      text: (used, maximum) => (used > maximum ? `超出 ${used - maximum} 字` : `${used}/${maximum} 字`),
    },
    children: (control) => <TextArea {...control} defaultValue="发布第二代样机" />,
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const input = canvas.getByRole('textbox', { name: '路演内容' });
    await expect(input).toHaveAccessibleDescription('对象、时间与预期 7/20 字');
    await userEvent.type(input, '，邀请机构');
    await expect(input).toHaveAccessibleDescription('对象、时间与预期 12/20 字');
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('12/20 字'), { timeout: 3000 });
  },
};
export const OverTheCount: Story = {
  args: {
    ...WithCount.args,
    error: '内容超出 20 字，请精简',
    children: (control) => (
      <TextArea {...control} defaultValue="发布低速感知模块第二代样机，邀请十二家投资机构现场对接。" />
    ),
  },
};
