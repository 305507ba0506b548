import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { makePanel } from './floating-panel.fixtures.ts';
import { FloatingPanel } from './floating-panel.tsx';

const page = (width: number) => ({ visual: { width, height: 640, fullPage: true } });

const meta = {
  title: 'kit/FloatingPanel',
  component: FloatingPanel,
  args: makePanel(),
  render: (args) => (
    <>
      <main id="main" tabIndex={-1} style={{ minHeight: 600 }} />
      <FloatingPanel {...args} />
    </>
  ),
  parameters: { layout: 'fullscreen', ...page(1440) },
} satisfies Meta<typeof FloatingPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The specification's five, in its order. */
export const AtRest: Story = {};

/** The flag is off, and one of the pages is not there yet; in a window too narrow for names. */
export const WithoutMatching: Story = {
  args: makePanel({ matching: undefined, map: { note: '筹备中', disabled: true } }),
  parameters: page(1100),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.queryByRole('link', { name: /政策匹配|Policy match/ })).toBeNull();
    await expect(canvas.getByRole('link', { name: /地图选房|Office map/ })).toHaveAttribute('aria-disabled', 'true');
  },
};

/** Beyond 700 px it has moved to the edge, and leads back to the top. */
export const Moved: Story = {
  render: (args) => (
    <>
      <main id="main" tabIndex={-1} style={{ minHeight: 3000 }} />
      <FloatingPanel {...args} />
    </>
  ),
  tags: ['!visual'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const panel = canvas.getByRole('complementary', { name: /快捷服务|Quick services/ });
    window.scrollTo(0, 700);
    await waitFor(() => expect(window.scrollY).toBe(700));
    await expect(panel.dataset.moved).toBe('false');
    window.scrollTo(0, 701);
    await waitFor(() => expect(panel.dataset.moved).toBe('true'));
    const top = canvas.queryByRole('link', { name: /回到顶部|Back to top/ });
    if (!top) return; // A bar has no room for it.
    await userEvent.click(top);
    await waitFor(() => expect(panel.dataset.moved).toBe('false'));
    await expect(document.activeElement?.id).toBe('main');
  },
};

/** Both applications are made in another system. */
export const ApplicationsOpen: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const trigger = canvas.getByRole('button', { name: /项目申报|Project plans/ });
    await userEvent.click(trigger);
    const partner = canvas.getByRole('link', { name: /创新伙伴计划|partner plan/ });
    await expect(partner).toHaveAttribute('href', 'https://projects.example/partner');
    partner.focus();
    await userEvent.keyboard('{Escape}');
    await expect(trigger).toHaveAttribute('aria-expanded', 'false');
    await expect(trigger).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(trigger).toHaveAttribute('aria-expanded', 'true');
  },
};

/** A bar, above which the page ends. */
export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  parameters: page(390),
};
