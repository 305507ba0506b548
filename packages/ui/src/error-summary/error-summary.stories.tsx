import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { ChoiceGroup } from '../choice-group/choice-group.tsx';
import { Field } from '../field/field.tsx';
import { TextInput } from '../text-input/text-input.tsx';
import { ErrorSummary } from './error-summary.tsx';

const meta = {
  title: 'ui/ErrorSummary',
  component: ErrorSummary,
  args: {
    title: '有 2 项需要更正，已填写的内容都在',
    errors: [
      { id: 'name', message: '请填写企业名称' },
      { id: 'day', message: '请选择使用时段' },
    ],
  },
  render: (args) => (
    <form noValidate style={{ display: 'grid', gap: 24, maxWidth: 560 }}>
      <ErrorSummary {...args} />
      <Field id="name" label="企业名称" error="请填写企业名称">
        {(control) => <TextInput {...control} />}
      </Field>
      <ChoiceGroup
        id="day"
        type="radio"
        legend="使用时段"
        name="day"
        error="请选择使用时段"
        columns={2}
        value={null}
        onValueChange={() => {}}
        options={[
          { value: 'am', label: '上午' },
          { value: 'pm', label: '下午' },
        ]}
      />
    </form>
  ),
} satisfies Meta<typeof ErrorSummary>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AboveAForm: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('group', { name: args.title })).toHaveFocus();
    await userEvent.click(canvas.getByRole('link', { name: '请填写企业名称' }));
    await expect(canvas.getByRole('textbox', { name: '企业名称' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('link', { name: '请选择使用时段' }));
    await expect(canvas.getByRole('radio', { name: '上午' })).toHaveFocus();
  },
};

export const Appears: Story = { tags: ['!visual'] };
export const NothingWrong: Story = {
  tags: ['!visual'],
  args: { errors: [] },
  play: async ({ canvasElement, args }) => {
    await expect(within(canvasElement).queryByText(args.title)).toBeNull();
  },
};
