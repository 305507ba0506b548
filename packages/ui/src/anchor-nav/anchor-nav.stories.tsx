import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { AnchorNav } from './anchor-nav.tsx';

const SECTIONS = [
  { id: 'target', label: '申报对象', level: 1 },
  { id: 'terms', label: '申报条件', level: 1 },
  { id: 'terms-spend', label: '研发费用', level: 2 },
  { id: 'amount', label: '支持标准', level: 1 },
] as const;

const meta = {
  title: 'ui/AnchorNav',
  component: AnchorNav,
  parameters: { visual: { fullPage: true } },
  args: { label: '本页内容', items: SECTIONS },
  render: (args) => (
    <div style={{ display: 'grid', gridTemplateColumns: '180px 1fr', gap: 24 }}>
      <div>
        <AnchorNav {...args} style={{ position: 'sticky', top: 24 }} />
      </div>
      <div>
        {SECTIONS.map(({ id, label }) => (
          <section key={id} id={id} aria-label={label} style={{ minHeight: 600 }}>
            {label}
          </section>
        ))}
      </div>
    </div>
  ),
} satisfies Meta<typeof AnchorNav>;
export default meta;
type Story = StoryObj<typeof meta>;

const current = (canvasElement: HTMLElement) => canvasElement.querySelector('[aria-current]')?.textContent;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('navigation', { name: '本页内容' })).toBeVisible();
    await waitFor(() => expect(current(canvasElement)).toBe('申报对象'));
  },
};

export const FollowsTheReader: Story = {
  tags: ['!visual'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    canvasElement.querySelector('#terms-spend')?.scrollIntoView();
    await waitFor(() => expect(current(canvasElement)).toBe('研发费用'));
    scrollTo({ top: document.documentElement.scrollHeight });
    await waitFor(() => expect(current(canvasElement)).toBe('支持标准'));
    scrollTo({ top: 0 });
    await waitFor(() => expect(current(canvasElement)).toBe('申报对象'));
    await expect(canvas.getByRole('link', { name: '申报对象' })).toHaveAttribute('aria-current', 'location');
    await expect(canvas.getByRole('link', { name: '申报条件' })).toHaveAttribute('href', '#terms');
  },
};
