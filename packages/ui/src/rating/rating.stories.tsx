import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Rating, RatingValue } from './rating.tsx';

const WORDS = ['很不满意', '不满意', '一般', '满意', '很满意'];
const meta = {
  title: 'ui/Rating',
  component: Rating,
  args: { legend: '对这次服务满意吗', optionLabel: (stars) => `${stars} 星，${WORDS[stars - 1]}` },
} satisfies Meta<typeof Rating>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Unanswered: Story = {};
export const Answered: Story = { args: { defaultValue: 4 } };
export const Large: Story = { args: { defaultValue: 3, size: 'lg' } };
export const Disabled: Story = { args: { defaultValue: 4, disabled: true } };
export const ReadOnly: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 12, justifyItems: 'start' }}>
      <RatingValue value={4.5} label="4.5 星，共5星，128条评价">
        4.5（128条）
      </RatingValue>
      <RatingValue value={2.3} label="2.3 星，共5星" size="md" />
      <RatingValue value={0} label="尚无评价" size="lg" />
      <div dir="rtl">
        <RatingValue value={3.5} label="3.5 星，共5星" size="lg" />
      </div>
    </div>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('img', { name: '4.5 星，共5星，128条评价' })).toBeVisible();
    await expect(canvas.queryByRole('radio')).not.toBeInTheDocument();
  },
};

export const ArrowsChoose: Story = {
  tags: ['!visual'],
  args: { onValueChange: fn() },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('radiogroup', { name: '对这次服务满意吗' })).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: '3 星，一般' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(3);
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: '4 星，满意' })).toBeChecked();
    await expect(canvas.getByRole('radio', { name: '4 星，满意' })).toHaveFocus();
    await expect(args.onValueChange).toHaveBeenLastCalledWith(4);
  },
};

export const TakesPartInAForm: Story = {
  tags: ['!visual'],
  args: { name: 'stars', required: true, defaultValue: 2 },
  render: (args) => (
    <form aria-label="评价">
      <Rating {...args} />
      <button type="reset">重置</button>
    </form>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const form = canvas.getByRole<HTMLFormElement>('form', { name: '评价' });
    const sent = () => new FormData(form).get('stars');
    await expect(sent()).toBe('2');
    await userEvent.click(canvas.getByRole('radio', { name: '5 星，很满意' }));
    await expect(sent()).toBe('5');
    await userEvent.click(canvas.getByRole('button', { name: '重置' }));
    await waitFor(() => expect(sent()).toBe('2'));
    await expect(canvas.getByRole('radio', { name: '2 星，不满意' })).toBeChecked();
  },
};
export const Required: Story = {
  tags: ['!visual'],
  args: { name: 'stars', required: true },
  render: (args) => (
    <form aria-label="评价">
      <Rating {...args} />
    </form>
  ),
  play: async ({ canvasElement }) => {
    const form = within(canvasElement).getByRole<HTMLFormElement>('form', { name: '评价' });
    await expect(form.checkValidity()).toBe(false);
    await expect([...new FormData(form).keys()]).toEqual([]);
  },
};
