import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Field } from '../field/field.tsx';
import { INDUSTRIES, LIST_LABELS } from '../internal/list.fixtures.ts';
import { inputOf, roomBelow } from '../internal/list-stories.fixtures.tsx';
import { TEN_THOUSAND } from '../internal/many.fixtures.ts';
import { MultiSelect } from './multi-select.tsx';

const meta = {
  title: 'ui/MultiSelect',
  component: MultiSelect,
  args: {
    'aria-label': '关注产业',
    options: INDUSTRIES,
    labels: {
      ...LIST_LABELS,
      open: '显示选项',
      chosen: '已选',
      remove: (label) => `移除${label}`,
      added: (label, chosen) => `已加入${label}，共 ${chosen} 项`,
      removed: (label, chosen) => `已移除${label}，还有 ${chosen} 项`,
      refused: (label) => `最多可选三项，未加入“${label}”`,
    },
    placeholder: '输入名称或拼音',
    maximum: 3,
    style: { maxWidth: 400 },
    onValueChange: fn(),
  },
  decorators: [roomBelow],
} satisfies Meta<typeof MultiSelect>;
export default meta;
type Story = StoryObj<typeof meta>;

const chips = (canvas: HTMLElement) =>
  within(canvas)
    .queryAllByRole('listitem')
    .map((chip) => chip.textContent);

export const Empty: Story = {};
export const Chosen: Story = { args: { defaultValue: ['ind-it', 'ind-equipment', 'ind-marine'] } };
export const Open: Story = {
  args: { defaultValue: ['ind-robot'] },
  play: async ({ canvasElement }) => {
    await userEvent.click(inputOf(canvasElement));
    await userEvent.keyboard('{ArrowDown}');
  },
};
export const Invalid: Story = {
  render: ({ options, labels }) => (
    <Field label="关注产业" error="请至少选择一项" style={{ maxWidth: 400 }}>
      {(control) => <MultiSelect {...control} options={options} labels={labels} />}
    </Field>
  ),
};
export const ReadOnly: Story = { args: { defaultValue: ['ind-robot'], readOnly: true } };
export const Disabled: Story = { args: { defaultValue: ['ind-robot'], disabled: true } };

export const RefusesAFourth: Story = {
  args: { defaultValue: ['ind-it', 'ind-equipment', 'ind-robot'] },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.type(inputOf(canvasElement), 'hykj');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(canvas.getByRole('alert')).toHaveTextContent('最多可选三项，未加入“海洋科技”');
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await expect(chips(canvasElement)).toEqual(['新一代信息技术', '智能装备', '机器人']);
  },
};

export const Keyboard: Story = {
  tags: ['!visual'],
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const field = inputOf(canvasElement);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(canvas.getByRole('status')).toHaveTextContent('已加入新一代信息技术，共 1 项');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['ind-it', 'ind-equipment']);
    await expect(canvas.getByRole('option', { name: '智能装备' })).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{Enter}');
    await expect(chips(canvasElement)).toEqual(['新一代信息技术']);
    await userEvent.keyboard('{Escape}{Backspace}');
    await expect(canvas.getByRole('status')).toHaveTextContent('已移除新一代信息技术，还有 0 项');
    await expect(chips(canvasElement)).toEqual([]);
    await expect(field).toHaveFocus();
  },
};

export const RemovesByItsChip: Story = {
  tags: ['!visual'],
  args: { defaultValue: ['ind-it', 'ind-robot'] },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('list', { name: '已选' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '移除新一代信息技术' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['ind-robot']);
    await expect(inputOf(canvasElement)).toHaveFocus();
    await expect(canvas.getByRole('status')).toHaveTextContent('已移除新一代信息技术');
  },
};

export const TakesPartInAForm: Story = {
  tags: ['!visual'],
  render: (args) => (
    <form>
      <MultiSelect {...args} name="industry" required defaultValue={['ind-it', 'ind-robot']} />
    </form>
  ),
  play: async ({ canvasElement }) => {
    const form = canvasElement.querySelector('form') as HTMLFormElement;
    const read = () => new FormData(form).getAll('industry');
    await expect(read()).toEqual(['ind-it', 'ind-robot']);
    await userEvent.click(inputOf(canvasElement));
    await userEvent.keyboard('{Backspace}{Backspace}');
    await expect(read()).toEqual([]);
    await expect(form.checkValidity()).toBe(false);
    await userEvent.type(inputOf(canvasElement), 'znzb');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(read()).toEqual(['ind-equipment']);
    await expect(form.checkValidity()).toBe(true);
    form.reset();
    await waitFor(() => expect(read()).toEqual(['ind-it', 'ind-robot']));
  },
};

/** The list stays where it was while several far down are chosen. */
export const TenThousand: Story = {
  tags: ['!visual'],
  args: { options: TEN_THOUSAND },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(inputOf(canvasElement));
    await userEvent.keyboard('{ArrowUp}');
    await canvas.findByRole('option', { name: /企业 10000$/ });
    await userEvent.keyboard('{Enter}{ArrowUp}{Enter}');
    await expect(chips(canvasElement)).toHaveLength(2);
    const last = canvas.getByRole('option', { name: /企业 10000$/ });
    await expect(last).toHaveAttribute('aria-selected', 'true');
    await expect(last).toBeVisible();
    await expect(canvas.getAllByRole('option').length).toBeLessThan(60);
  },
};
