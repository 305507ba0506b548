import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { Field } from '../field/field.tsx';
import { OtpInput } from './otp-input.tsx';

const meta = {
  title: 'ui/OtpInput',
  component: OtpInput,
  args: { 'aria-label': '短信验证码', onChange: fn() },
} satisfies Meta<typeof OtpInput>;
export default meta;
type Story = StoryObj<typeof meta>;

const input = (canvas: HTMLElement) => within(canvas).getByRole<HTMLInputElement>('textbox');

export const Filled: Story = { args: { defaultValue: '482913' } };
export const Empty: Story = {
  play: async ({ canvasElement }) => {
    await expect(input(canvasElement)).toHaveAttribute('autocomplete', 'one-time-code');
    await expect(input(canvasElement)).toHaveAttribute('inputmode', 'numeric');
  },
};
export const Half: Story = {
  args: { defaultValue: '482' },
  play: async ({ canvasElement }) => userEvent.click(input(canvasElement)),
};
export const Large: Story = { args: { size: 'lg', defaultValue: '482913' } };
export const FourDigits: Story = { args: { length: 4, defaultValue: '4829' } };
export const Invalid: Story = { args: { 'aria-invalid': true, defaultValue: '482913' } };
export const Disabled: Story = { args: { disabled: true, defaultValue: '482913' } };
export const InAField: Story = {
  render: () => (
    <Field label="短信验证码" hint="已发送到 138****1234" style={{ maxWidth: 420 }}>
      {(control) => (
        <span style={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', gap: 8 }}>
          <OtpInput size="lg" {...control} />
          <Button size="lg">重新发送</Button>
        </span>
      )}
    </Field>
  ),
};
/** As narrow as a phone of 320 px beside its button. */
export const Narrow: Story = { args: { defaultValue: '482913', size: 'lg', style: { width: 148 } } };

export const TakesDigitsAlone: Story = {
  tags: ['!visual'],
  play: async ({ args, canvasElement }) => {
    await userEvent.tab();
    await userEvent.keyboard('4a8２');
    await expect(input(canvasElement)).toHaveValue('482');
    await userEvent.keyboard('{Backspace}9136');
    await expect(input(canvasElement)).toHaveValue('489136');
    await userEvent.keyboard('7');
    await expect(input(canvasElement)).toHaveValue('489136');
    await expect(args.onChange).toHaveBeenCalled();
  },
};

export const TakesTheCodeOfAPastedMessage: Story = {
  tags: ['!visual'],
  play: async ({ canvasElement }) => {
    await userEvent.click(input(canvasElement));
    await userEvent.paste('【东港自贸区】2026年11月20日，验证码 482913，5 分钟内有效。');
    await expect(input(canvasElement)).toHaveValue('482913');
  },
};

/** However wide the cells are, digits stand in their middle and the text does not scroll. */
export const DigitsStandInTheirCells: Story = {
  ...Narrow,
  tags: ['!visual'],
  play: async ({ canvasElement }) => {
    const field = input(canvasElement);
    field.focus();
    field.setSelectionRange(6, 6);
    await expect(field.scrollLeft).toBe(0);
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
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
      <OtpInput {...args} name="code" required />
      <button type="submit">登录</button>
      <button type="reset">清空</button>
    </form>
  ),
  play: async ({ canvas, canvasElement }) => {
    submitted.mockClear();
    await userEvent.type(input(canvasElement), '4829');
    await userEvent.click(canvas.getByRole('button', { name: '登录' }));
    await expect(submitted, 'too short').not.toHaveBeenCalled();
    await userEvent.type(input(canvasElement), '13');
    await userEvent.click(canvas.getByRole('button', { name: '登录' }));
    await expect(submitted).toHaveBeenCalledWith([['code', '482913']]);
    await userEvent.click(canvas.getByRole('button', { name: '清空' }));
    await expect(input(canvasElement)).toHaveValue('');
  },
};
