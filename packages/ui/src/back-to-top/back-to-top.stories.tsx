import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { BackToTop } from './back-to-top.tsx';

const meta = {
  title: 'ui/BackToTop',
  component: BackToTop,
  args: { href: '#begin', children: '回到顶部' },
  render: (args) => (
    <>
      <main id="begin" tabIndex={-1} style={{ minHeight: 2400 }}>
        向下滚动。
      </main>
      <BackToTop {...args} />
    </>
  ),
  parameters: { visual: { fullPage: true } },
} satisfies Meta<typeof BackToTop>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AtTheTop: Story = {
  tags: ['!visual'],
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('link')).toBeNull();
  },
};
export const Shown: Story = {
  // Past 700 px at its own page height: shown without scrolling, so that a picture finds it.
  render: (args) => <BackToTop {...args} hidden={false} />,
};
export const LeadsBackAndTakesFocusAlong: Story = {
  tags: ['!visual'],
  play: async ({ canvasElement }) => {
    scrollTo({ top: 1200 });
    const link = await screen.findByRole('link', { name: '回到顶部' });
    link.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(window.scrollY).toBe(0));
    await expect(canvasElement.querySelector('#begin')).toHaveFocus();
    await waitFor(() => expect(link).not.toBeVisible());
  },
};
