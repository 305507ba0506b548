import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Slider } from './slider.tsx';

const meta = {
  title: 'ui/Slider',
  component: Slider,
  args: {
    label: '面积',
    thumbs: [
      { label: '最小面积', name: 'area_min' },
      { label: '最大面积', name: 'area_max' },
    ],
    min: 0,
    max: 2000,
    step: 50,
    valueText: (value) => `${value} m²`,
    style: { maxWidth: 360 },
    onValueChange: fn(),
    onValueCommit: fn(),
  },
} satisfies Meta<typeof Slider>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WholeRange: Story = {};
export const Range: Story = { args: { defaultValue: [300, 1200] } };
export const One: Story = {
  args: {
    label: '最远距离',
    thumbs: [{ label: '最远距离' }],
    max: 20,
    step: 1,
    defaultValue: [5],
    valueText: (km) => `${km} km`,
  },
};
export const Disabled: Story = { args: { defaultValue: [300, 1200], disabled: true } };

export const Keyboard: Story = {
  tags: ['!visual'],
  args: { defaultValue: [300, 1200], apart: 1 },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const [from, to] = [
      canvas.getByRole('slider', { name: '最小面积' }),
      canvas.getByRole('slider', { name: '最大面积' }),
    ];
    await expect(canvas.getByRole('group', { name: '面积' })).toBeVisible();
    await userEvent.tab();
    await expect(from).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(from).toHaveAttribute('aria-valuenow', '350');
    await expect(from).toHaveAttribute('aria-valuetext', '350 m²');
    await expect(args.onValueCommit).toHaveBeenLastCalledWith([350, 1200]);
    await userEvent.keyboard('{PageUp}');
    await expect(from).toHaveAttribute('aria-valuenow', '850');
    await userEvent.tab();
    await userEvent.keyboard('{Home}');
    // An end does not cross the other.
    await expect(to).toHaveAttribute('aria-valuenow', '900');
    await userEvent.keyboard('{End}');
    await expect(to).toHaveAttribute('aria-valuenow', '2000');
    await expect(canvas.getByText('850 m² – 2000 m²')).toBeVisible();
  },
};

export const TakesPartInAForm: Story = {
  tags: ['!visual'],
  render: (args) => (
    <form>
      <Slider {...args} defaultValue={[300, 1200]} />
    </form>
  ),
  play: async ({ canvasElement }) => {
    const form = canvasElement.querySelector('form') as HTMLFormElement;
    const read = () => Object.fromEntries(new FormData(form));
    await expect(read()).toEqual({ area_min: '300', area_max: '1200' });
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(read()).toEqual({ area_min: '250', area_max: '1200' });
    form.reset();
    await waitFor(() => expect(read()).toEqual({ area_min: '300', area_max: '1200' }));
  },
};
