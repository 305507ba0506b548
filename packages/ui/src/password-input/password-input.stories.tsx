import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent, within } from 'storybook/test';
import { Field } from '../field/field.tsx';
import { PasswordInput } from './password-input.tsx';

const meta = {
  title: 'ui/PasswordInput',
  component: PasswordInput,
  args: {
    labels: {
      show: '显示密码',
      hide: '隐藏密码',
      shown: '密码已显示',
      hidden: '密码已隐藏',
      capsLock: '大写锁定已打开',
    },
    'aria-label': '密码',
    style: { maxWidth: 320 },
  },
} satisfies Meta<typeof PasswordInput>;
export default meta;
type Story = StoryObj<typeof meta>;

const input = (canvas: HTMLElement) => within(canvas).getByLabelText('密码');

export const Empty: Story = {};
export const Filled: Story = { args: { defaultValue: 'Demo-2026' } };
export const Large: Story = { args: { size: 'lg', defaultValue: 'Demo-2026' } };
export const Disabled: Story = { args: { disabled: true, defaultValue: 'Demo-2026' } };
export const InAField: Story = {
  render: ({ labels }) => (
    <Field label="密码" error="账号或密码不正确，请重新输入" style={{ maxWidth: 320 }}>
      {(control) => <PasswordInput {...control} labels={labels} defaultValue="Demo" />}
    </Field>
  ),
};

export const ShowsAndHides: Story = {
  args: { defaultValue: 'Demo-2026' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(input(canvasElement)).toHaveAttribute('type', 'password');
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(input(canvasElement)).toHaveAttribute('type', 'text');
    await expect(canvas.getByRole('button', { name: '隐藏密码' })).toHaveFocus();
    await expect(canvas.getByText('密码已显示')).toBeInTheDocument();
    await userEvent.keyboard(' ');
    await expect(input(canvasElement)).toHaveAttribute('type', 'password');
    await expect(canvas.getByText('密码已隐藏')).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: '显示密码' }));
  },
};

export const TellsOfCapsLock: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(input(canvasElement));
    await fireEvent.keyDown(input(canvasElement), { key: 'A', modifierCapsLock: true });
    await expect(canvas.getByText('大写锁定已打开')).toBeVisible();
    await fireEvent.keyUp(input(canvasElement), { key: 'a', modifierCapsLock: false });
    await expect(canvas.queryByText('大写锁定已打开')).toBeNull();
    await fireEvent.keyDown(input(canvasElement), { key: 'A', modifierCapsLock: true });
  },
};

const submitted = fn();
export const TakesPartInAForm: Story = {
  tags: ['!visual'],
  render: (args) => (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        submitted([...new FormData(event.currentTarget)]);
      }}
    >
      <PasswordInput {...args} name="password" required />
      <button type="submit">登录</button>
      <button type="reset">清空</button>
    </form>
  ),
  play: async ({ canvasElement }) => {
    submitted.mockClear();
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: '登录' }));
    await expect(submitted).not.toHaveBeenCalled();
    await userEvent.type(input(canvasElement), 'Demo-2026');
    await userEvent.click(canvas.getByRole('button', { name: '显示密码' }));
    await userEvent.click(canvas.getByRole('button', { name: '登录' }));
    await expect(submitted).toHaveBeenCalledWith([['password', 'Demo-2026']]);
    await expect(input(canvasElement)).toHaveAttribute('type', 'password');
    await userEvent.click(canvas.getByRole('button', { name: '清空' }));
    await expect(input(canvasElement)).toHaveValue('');
  },
};
