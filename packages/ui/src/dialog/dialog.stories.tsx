import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { Field } from '../field/field.tsx';
import { TextInput } from '../text-input/text-input.tsx';
import { playClosesBeside, playFocusTrapped, playStaysBeside } from './dialog.fixtures.ts';
import { Dialog } from './dialog.tsx';

interface Args {
  open: boolean;
  width: number;
  dismissOnScrim: boolean;
  long: boolean;
}

function Example({ open, width, dismissOnScrim, long }: Args) {
  return (
    <Dialog.Root defaultOpen={open}>
      <Dialog.Trigger asChild>
        <Button kind="primary">预约路演中心</Button>
      </Dialog.Trigger>
      <Dialog.Content width={width} dismissOnScrim={dismissOnScrim} closeLabel="关闭">
        <Dialog.Header>
          <Dialog.Title>路演中心预约</Dialog.Title>
          <Dialog.Description>按半天选择，当月与次月。</Dialog.Description>
        </Dialog.Header>
        <Dialog.Body>
          {long ? (
            Array.from({ length: 32 }, (_, index) => `第${index + 1}条`).map((line) => <p key={line}>{line}</p>)
          ) : (
            <Field label="活动名称">{(control) => <TextInput {...control} />}</Field>
          )}
        </Dialog.Body>
        <Dialog.Footer>
          <span>提交后1个工作日内审核</span>
          <Dialog.Actions>
            <Dialog.Close asChild>
              <Button>取消</Button>
            </Dialog.Close>
            <Button kind="primary">提交预约</Button>
          </Dialog.Actions>
        </Dialog.Footer>
      </Dialog.Content>
    </Dialog.Root>
  );
}

const meta = {
  title: 'ui/Dialog',
  render: (args) => <Example {...args} />,
  args: { open: true, width: 560, dismissOnScrim: true, long: false },
  parameters: { visual: { fullPage: true } },
} satisfies Meta<Args>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {};
export const Closed: Story = { tags: ['!visual'], args: { open: false } };
export const Wide: Story = { args: { width: 1000, long: true } };
/** The body is measured after it is shown; until then axe would find a scroll region without a tab stop. */
const scrollsByKeyboard = async () => {
  const dialog = await screen.findByRole('dialog', { name: '路演中心预约' });
  await waitFor(() => expect(dialog.querySelector('[data-scrolls]')).toHaveAttribute('tabindex', '0'));
  return dialog;
};

export const OnAPhone: Story = {
  args: { long: true },
  globals: { viewport: { value: 'phone' } },
  parameters: { visual: { fullPage: true, width: 390 } },
  play: async () => {
    await scrollsByKeyboard();
  },
};

export const ScrollsByKeyboard: Story = {
  tags: ['!visual'],
  args: { long: true },
  play: async () => {
    const dialog = await scrollsByKeyboard();
    await waitFor(() => expect(within(dialog).getByRole('button', { name: '提交预约' })).toBeVisible());
  },
};

const ByState = () => {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>年度问卷</Button>
      <Dialog.Root open={open} onOpenChange={setOpen}>
        <Dialog.Content width={560} closeLabel="关闭" aria-describedby={undefined}>
          <Dialog.Header>
            <Dialog.Title>年度问卷</Dialog.Title>
          </Dialog.Header>
        </Dialog.Content>
      </Dialog.Root>
    </>
  );
};

export const GivesFocusBackToWhatOpenedItByState: Story = {
  tags: ['!visual'],
  render: () => <ByState />,
  play: async ({ canvasElement }) => {
    const opener = within(canvasElement).getByRole('button', { name: '年度问卷' });
    for (const _ of ['first time', 'second time']) {
      opener.focus();
      await userEvent.keyboard('{Enter}');
      await expect(await screen.findByRole('dialog', { name: '年度问卷' })).toHaveFocus();
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(opener).toHaveFocus());
    }
  },
};

const LeadsOn = () => {
  const [open, setOpen] = useState(false);
  const next = useRef<HTMLHeadingElement>(null);
  return (
    <>
      <Button onClick={() => setOpen(true)}>预约</Button>
      <h2 ref={next} tabIndex={-1}>
        我的预约
      </h2>
      <Dialog.Root open={open} onOpenChange={setOpen}>
        <Dialog.Content width={560} closeLabel="关闭" aria-describedby={undefined}>
          <Dialog.Header>
            <Dialog.Title>预约已提交</Dialog.Title>
          </Dialog.Header>
          <Dialog.Footer>
            <Button
              onClick={() => {
                flushSync(() => setOpen(false));
                next.current?.focus();
              }}
            >
              查看我的预约
            </Button>
          </Dialog.Footer>
        </Dialog.Content>
      </Dialog.Root>
    </>
  );
};

export const LeavesFocusWhereItWasGivenOn: Story = {
  tags: ['!visual'],
  render: () => <LeadsOn />,
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: '预约' }));
    await userEvent.click(await screen.findByRole('button', { name: '查看我的预约' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const next = within(canvasElement).getByRole('heading', { name: '我的预约' });
    // Radix gives focus back a moment after the dialog has gone.
    await new Promise((resolve) => setTimeout(resolve, 50));
    await expect(next).toHaveFocus();
  },
};

export const GivesFocusBack: Story = {
  tags: ['!visual'],
  args: { open: false },
  play: ({ canvasElement }) =>
    playFocusTrapped(canvasElement, '预约路演中心', '路演中心预约', '按半天选择，当月与次月。'),
};

export const KeepsThePageStill: Story = {
  tags: ['!visual'],
  args: { open: false },
  play: async ({ canvasElement }) => {
    const { documentElement: root, body } = document;
    for (const _ of ['first time', 'second time']) {
      await userEvent.click(within(canvasElement).getByRole('button', { name: '预约路演中心' }));
      await screen.findByRole('dialog');
      await expect(getComputedStyle(root).overflow).toBe('hidden');
      // Either would make the browser recompute the style of every element of the page: what is inherited from body …
      await expect(body.style.pointerEvents).toBe('');
      // … and a style sheet that comes and goes.
      await expect(body).not.toHaveAttribute('data-scroll-locked');
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(root.style.overflow).toBe(''));
      await expect(body.style.pointerEvents).toBe('');
    }
  },
};

export const ClosesOnItsScrim: Story = { tags: ['!visual'], play: playClosesBeside };

export const KeepsWorkFromAStrayClick: Story = {
  tags: ['!visual'],
  args: { dismissOnScrim: false },
  play: () => playStaysBeside('关闭'),
};
