import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { createToastStore, type ToastContent, ToastRegion } from './toast.tsx';

interface Args {
  first: readonly ToastContent[];
  pushed: ToastContent;
}

function Saving({ first, pushed }: Args) {
  const [store] = useState(() => {
    const made = createToastStore();
    for (const content of first) made.push(content);
    return made;
  });
  return (
    <>
      <Button onClick={() => store.push(pushed)}>保存</Button>
      <ToastRegion store={store} label="提示" closeLabel="关闭" />
    </>
  );
}

const undo = fn();
const meta = {
  title: 'ui/Toast',
  render: (args) => <Saving {...args} />,
  args: { first: [], pushed: { tone: 'success', title: '草稿已保存' } },
  parameters: { visual: { fullPage: true } },
} satisfies Meta<Args>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Quiet: Story = { tags: ['!visual'] };

const SavesDraft = () => {
  const [store] = useState(createToastStore);
  return (
    <>
      <Button onClick={() => store.push({ tone: 'success', title: '草稿已保存' })}>保存</Button>
      <ToastRegion store={store} label="提示" closeLabel="关闭" />
    </>
  );
};

export const Example: Story = { tags: ['!visual'], render: () => <SavesDraft /> };
export const Several: Story = {
  args: {
    first: [
      { tone: 'danger', title: '系统内部错误,请联系维护人员' },
      { tone: 'success', title: '链接已复制' },
      { tone: 'info', title: '已移入回收站', action: { label: '撤销', onSelect: undo } },
      { tone: 'warning', title: '等前面的关闭之后才出现' },
    ],
  },
  play: async () => {
    const failure = within(screen.getByRole('alert')).getByText('系统内部错误,请联系维护人员');
    await waitFor(() => expect(failure).toBeVisible());
    await expect(screen.queryByText('等前面的关闭之后才出现')).toBeNull();
    // The pointer holds them, which stops their clocks.
    await userEvent.hover(failure);
  },
};

export const NextOneFollows: Story = {
  tags: ['!visual'],
  args: Several.args ?? {},
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: '撤销' }));
    await expect(undo).toHaveBeenCalled();
    await expect(screen.queryByText('已移入回收站')).toBeNull();
    await waitFor(() => expect(screen.getByText('等前面的关闭之后才出现')).toBeVisible());
  },
};

export const SayingItAgainDoesNotStack: Story = {
  tags: ['!visual'],
  play: async ({ canvasElement }) => {
    const save = within(canvasElement).getByRole('button', { name: '保存' });
    await userEvent.click(save);
    await userEvent.click(save);
    await expect(within(screen.getByRole('status')).getAllByText('草稿已保存')).toHaveLength(1);
    await userEvent.click(screen.getByRole('button', { name: '关闭' }));
    await expect(screen.queryByText('草稿已保存')).toBeNull();
  },
};

export const GivesFocusBack: Story = {
  tags: ['!visual'],
  args: { first: [{ tone: 'info', title: '已移入回收站' }] },
  play: async ({ canvasElement }) => {
    const save = within(canvasElement).getByRole('button', { name: '保存' });
    await userEvent.click(save);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(screen.queryByText('已移入回收站')).toBeNull();
    await expect(screen.getByRole('button', { name: '关闭' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(save).toHaveFocus();
  },
};
