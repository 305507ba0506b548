import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Dialog } from '../dialog/dialog.tsx';
import { Field } from '../field/field.tsx';
import { INDUSTRIES, LIST_LABELS } from '../internal/list.fixtures.ts';
import { filterOptions } from '../internal/list-core.ts';
import { inputOf, roomBelow } from '../internal/list-stories.fixtures.tsx';
import { TEN_THOUSAND } from '../internal/many.fixtures.ts';
import { Combobox, type ComboboxProps } from './combobox.tsx';

const meta = {
  title: 'ui/Combobox',
  component: Combobox,
  args: {
    'aria-label': '主营产业',
    options: INDUSTRIES,
    labels: { ...LIST_LABELS, open: '显示选项', clear: '清除' },
    placeholder: '输入名称或拼音',
    style: { maxWidth: 320 },
    onValueChange: fn(),
  },
  decorators: [roomBelow],
} satisfies Meta<typeof Combobox>;
export default meta;
type Story = StoryObj<typeof meta>;

const options = (canvas: HTMLElement) =>
  within(canvas)
    .queryAllByRole('option')
    .map((option) => option.textContent);

export const Empty: Story = {};
export const Chosen: Story = { args: { defaultValue: 'ind-equipment' } };
export const Open: Story = {
  args: { defaultValue: 'ind-robot' },
  play: async ({ canvasElement }) => {
    await userEvent.click(inputOf(canvasElement));
    await userEvent.keyboard('{ArrowDown}');
  },
};
export const Invalid: Story = {
  render: (args) => (
    <Field label="主营产业" error="请选择主营产业" style={{ maxWidth: 320 }}>
      {(control) => <Combobox {...control} options={args.options} labels={args.labels} />}
    </Field>
  ),
};
export const Large: Story = { args: { defaultValue: 'ind-robot', size: 'lg' } };
export const ReadOnly: Story = { args: { defaultValue: 'ind-robot', readOnly: true } };
export const Disabled: Story = { args: { defaultValue: 'ind-robot', disabled: true } };

export const FindsByPinyin: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(inputOf(canvasElement), 'xin');
    await expect(options(canvasElement)).toEqual(['新一代信息技术', '新能源汽车', '新材料']);
    await expect(canvas.getByRole('status')).toHaveTextContent('3 项');
    await userEvent.clear(inputOf(canvasElement));
    await userEvent.type(inputOf(canvasElement), 'znzb');
    await expect(options(canvasElement)).toEqual(['智能装备']);
    await userEvent.clear(inputOf(canvasElement));
    await userEvent.type(inputOf(canvasElement), '新');
    await expect(canvasElement.querySelectorAll('mark')).toHaveLength(3);
  },
};

export const Nothing: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(inputOf(canvasElement), '造船');
    await expect(canvas.getByRole('status')).toHaveTextContent('没有符合的选项');
    await expect(inputOf(canvasElement)).toHaveAttribute('aria-expanded', 'false');
  },
};

/** By the combobox pattern: focus stays in the input, which names the active option. */
export const Keyboard: Story = {
  tags: ['!visual'],
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const field = inputOf(canvasElement);
    const active = () =>
      document.getElementById(field.getAttribute('aria-activedescendant') ?? '')?.textContent ?? null;
    await userEvent.tab();
    await expect(field).toHaveFocus();
    await expect(field).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await expect(field).toHaveAttribute('aria-expanded', 'true');
    await expect(active()).toBeNull();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(active()).toBe('智能装备');
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    await expect(active()).toBe('专业服务');
    await userEvent.keyboard('{PageUp}{ArrowDown}{Enter}');
    await expect(field).toHaveValue('智能装备');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('ind-equipment');
    await expect(canvas.queryByRole('listbox')).toBeNull();
    await userEvent.keyboard('{ArrowDown}');
    await expect(active()).toBe('智能装备');
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('listbox')).toBeNull();
    await expect(field).toHaveValue('智能装备');
    await userEvent.keyboard('{Escape}');
    await expect(field).toHaveValue('');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(null);
    await userEvent.type(field, 'hykj');
    await userEvent.keyboard('{Enter}');
    await expect(field).toHaveValue('海洋科技');
  },
};

export const Pointer: Story = {
  tags: ['!visual'],
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: '显示选项' }));
    await userEvent.click(canvas.getByRole('option', { name: '跨境电商' }));
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('option', { name: '机器人' }));
    await expect(inputOf(canvasElement)).toHaveValue('机器人');
    await expect(inputOf(canvasElement)).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: '清除' }));
    await expect(inputOf(canvasElement)).toHaveValue('');
    await userEvent.click(document.body);
    await expect(canvas.queryByRole('listbox')).toBeNull();
  },
};

/** A text that names no option is no value: what was chosen comes back when the field is left. */
export const KeepsTheChoiceWhenLeft: Story = {
  tags: ['!visual'],
  args: { defaultValue: 'ind-robot' },
  play: async ({ canvasElement, args }) => {
    const field = inputOf(canvasElement);
    await userEvent.type(field, '们');
    await userEvent.tab();
    await expect(field).toHaveValue('机器人');
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await userEvent.clear(field);
    await userEvent.tab();
    await expect(args.onValueChange).toHaveBeenLastCalledWith(null);
  },
};

function Fetching(props: ComboboxProps) {
  const [query, setQuery] = useState('');
  const [answer, setAnswer] = useState<{ query: string; options: typeof INDUSTRIES }>({ query: '', options: [] });
  useEffect(() => {
    const timer = setTimeout(() => setAnswer({ query, options: filterOptions(INDUSTRIES, query) }), 300);
    return () => clearTimeout(timer);
  }, [query]);
  return (
    <Combobox
      {...props}
      filter={false}
      options={answer.options}
      loading={answer.query !== query}
      onQueryChange={setQuery}
    />
  );
}

/** What is seen is in the document, and a little around it; each option says which of how many it is. */
export const TenThousand: Story = {
  args: {
    options: TEN_THOUSAND,
    'aria-label': '企业',
    labels: { ...LIST_LABELS, list: '企业', open: '显示选项', clear: '清除' },
  },
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    const field = inputOf(canvasElement);
    const active = () => document.getElementById(field.getAttribute('aria-activedescendant') ?? '');
    const isSeen = (option: Element | null) => {
      const list = canvas.getByRole('listbox').parentElement?.getBoundingClientRect();
      const { top = 0, bottom = 0 } = option?.getBoundingClientRect() ?? {};
      return list !== undefined && bottom > top && top >= list.top - 1 && bottom <= list.bottom + 1;
    };
    await step('opens with few of them', async () => {
      await userEvent.click(field);
      await waitFor(() => expect(canvas.getByRole('option', { name: '智能装备企业 00002' })).toBeVisible());
      await expect(canvas.getByRole('status')).toHaveTextContent('10000 项');
      await expect(canvas.getAllByRole('option').length).toBeLessThan(60);
    });
    await step('goes to the last one and back to the first', async () => {
      await userEvent.keyboard('{ArrowUp}');
      await waitFor(() => expect(active()).toHaveTextContent('企业 10000'));
      await expect(active()).toHaveAttribute('aria-posinset', '10000');
      await expect(active()).toHaveAttribute('aria-setsize', '10000');
      await waitFor(() => expect(isSeen(active())).toBe(true));
      await userEvent.keyboard('{ArrowDown}');
      await waitFor(() => expect(active()).toHaveAttribute('aria-posinset', '1'));
      await waitFor(() => expect(isSeen(active())).toBe(true));
      await userEvent.keyboard('{PageDown}{PageDown}');
      await waitFor(() => expect(active()).toHaveAttribute('aria-posinset', '21'));
      await waitFor(() => expect(isSeen(active())).toBe(true));
    });
    await step('shows what is scrolled to', async () => {
      canvas.getByRole('listbox').parentElement?.scrollTo(0, 200_000);
      await waitFor(() => {
        const places = canvas.getAllByRole('option').map((option) => Number(option.getAttribute('aria-posinset')));
        expect(places.filter((place) => place > 4000).length).toBeGreaterThan(6);
      });
      await expect(active()).toHaveAttribute('aria-posinset', '21');
    });
    await step('finds by typing, the best hit first and in sight', async () => {
      await userEvent.type(field, 'znzb');
      await expect(canvas.getByRole('status')).toHaveTextContent('834 项');
      const first = canvas.getByRole('option', { name: '智能装备企业 00002' });
      await waitFor(() => expect(isSeen(first)).toBe(true));
      await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
      await expect(field).toHaveValue('智能装备企业 00014');
    });
    await step('opens at what is chosen', async () => {
      await userEvent.keyboard('{ArrowDown}');
      await waitFor(() => expect(active()).toHaveAttribute('aria-posinset', '14'));
      await waitFor(() => expect(isSeen(active())).toBe(true));
    });
  },
};

/** The caller supplies the options: fetched for the typed text, with a loading state. */
export const Fetched: Story = {
  args: { defaultValue: 'ind-far', valueLabel: '远洋渔业' },
  render: (args) => <Fetching {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const field = inputOf(canvasElement);
    await expect(field).toHaveValue('远洋渔业');
    await userEvent.clear(field);
    await userEvent.type(field, '智能');
    await expect(canvas.getByRole('status')).toHaveTextContent('正在查找');
    await waitFor(() => expect(options(canvasElement)).toEqual(['智能装备']));
    await userEvent.keyboard('{ArrowDown}{Enter}');
    // The choice stays named after its options have gone.
    await waitFor(() => expect(field).toHaveValue('智能装备'));
  },
};

export const TakesPartInAForm: Story = {
  tags: ['!visual'],
  render: (args) => (
    <form>
      <Combobox {...args} name="industry" required defaultValue="ind-robot" />
    </form>
  ),
  play: async ({ canvasElement }) => {
    const form = canvasElement.querySelector('form') as HTMLFormElement;
    const field = inputOf(canvasElement);
    const read = () => new FormData(form).get('industry');
    await expect(read()).toBe('ind-robot');
    await userEvent.clear(field);
    await userEvent.tab();
    await expect(read()).toBe('');
    await expect(form.checkValidity()).toBe(false);
    await userEvent.type(field, 'znzb{Enter}');
    await expect(read()).toBe('ind-equipment');
    form.reset();
    await waitFor(() => expect(field).toHaveValue('机器人'));
    await expect(read()).toBe('ind-robot');
    await expect(form.checkValidity()).toBe(true);
  },
};

/** Escape closes the list, and the dialog around only when pressed again. */
export const InADialog: Story = {
  tags: ['!visual'],
  render: (args) => (
    <Dialog.Root defaultOpen>
      <Dialog.Content width={480} closeLabel="关闭">
        <Dialog.Header>
          <Dialog.Title>补充资料</Dialog.Title>
        </Dialog.Header>
        <Dialog.Body>
          <Combobox {...args} />
        </Dialog.Body>
      </Dialog.Content>
    </Dialog.Root>
  ),
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: '补充资料' });
    const field = within(dialog).getByRole('combobox');
    await userEvent.type(field, 'znzb');
    await expect(within(dialog).getByRole('option', { name: '智能装备' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(within(dialog).queryByRole('listbox')).toBeNull();
    await expect(dialog).toBeVisible();
    await expect(field).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(field).toHaveValue('智能装备');
  },
};
