import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, screen, userEvent, waitFor, within } from 'storybook/test';
import { NavigationMenu } from './navigation-menu.tsx';

interface Args {
  dir?: 'rtl';
}

const meta = {
  title: 'ui/NavigationMenu',
  render: ({ dir }) => (
    <div dir={dir} style={{ minHeight: 280 }}>
      <NavigationMenu.Root label="主导航">
        <NavigationMenu.TopLink href="#home">首页</NavigationMenu.TopLink>
        <NavigationMenu.Item label="政策" href="#policy" current>
          <ul>
            <NavigationMenu.PanelLink href="#policy-file">政策文件</NavigationMenu.PanelLink>
            <NavigationMenu.PanelLink href="#policy-call" current>
              政策申报
            </NavigationMenu.PanelLink>
            <NavigationMenu.PanelLink href="#policy-news">政策快讯</NavigationMenu.PanelLink>
          </ul>
        </NavigationMenu.Item>
        <NavigationMenu.Item label="金融" href="#finance" wide>
          <ul style={{ display: 'grid', gridTemplateColumns: '1fr 1fr' }}>
            <NavigationMenu.PanelLink href="#loan">信贷产品</NavigationMenu.PanelLink>
            <NavigationMenu.PanelLink href="#bond">债券</NavigationMenu.PanelLink>
          </ul>
        </NavigationMenu.Item>
        <NavigationMenu.TopLink href="#about">关于我们</NavigationMenu.TopLink>
      </NavigationMenu.Root>
    </div>
  ),
  parameters: { visual: { fullPage: true } },
} satisfies Meta<Args>;
export default meta;
type Story = StoryObj<typeof meta>;

const item = (name: string) => screen.getByRole('button', { name });

export const Closed: Story = {};
export const Open: Story = {
  play: async () => {
    await userEvent.click(item('政策'));
    await expect(screen.getByRole('link', { name: '政策申报' })).toHaveAttribute('aria-current', 'page');
  },
};
export const Wide: Story = { play: async () => userEvent.click(item('金融')) };
export const RightToLeft: Story = { args: { dir: 'rtl' }, play: async () => userEvent.click(item('政策')) };
export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  parameters: { visual: { fullPage: true, width: 390 } },
  play: async () => userEvent.click(item('金融')),
};

export const EnterTogglesAndEscapeGivesFocusBack: Story = {
  tags: ['!visual'],
  play: async () => {
    await userEvent.tab();
    await userEvent.tab();
    await expect(item('政策')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(item('政策')).toHaveAttribute('aria-expanded', 'true');
    await userEvent.tab();
    await expect(screen.getByRole('link', { name: '政策文件' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(item('政策')).toHaveFocus();
    await expect(item('政策')).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard(' ');
    await expect(item('政策')).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{Enter}');
    await expect(item('政策')).toHaveAttribute('aria-expanded', 'false');
  },
};

export const ClosesBehindFocus: Story = {
  tags: ['!visual'],
  play: async () => {
    await userEvent.click(item('政策'));
    for (let presses = 0; presses < 4; presses++) await userEvent.tab();
    await expect(item('金融')).toHaveFocus();
    await expect(item('政策')).toHaveAttribute('aria-expanded', 'false');
    await expect(screen.queryByRole('link', { name: '政策文件' })).toBeNull();
  },
};

export const ClosesBesideAndOnItsLinks: Story = {
  tags: ['!visual'],
  play: async ({ canvasElement }) => {
    await userEvent.click(item('政策'));
    // As a router does; a test must not leave its page.
    canvasElement.addEventListener('click', (event) => event.preventDefault(), { once: true });
    await userEvent.click(screen.getByRole('link', { name: '政策快讯' }));
    await expect(item('政策')).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(item('政策'));
    await userEvent.click(canvasElement);
    await waitFor(() => expect(item('政策')).toHaveAttribute('aria-expanded', 'false'));
  },
};

const middle = (element: Element) => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { clientX: left + width / 2, clientY: top + height / 2 };
};
const move = (element: Element, pointerType: 'mouse' | 'touch' = 'mouse', at = middle(element)) =>
  fireEvent(element, new PointerEvent('pointermove', { bubbles: true, pointerType, ...at }));

export const AMouseOpensByResting: Story = {
  tags: ['!visual'],
  play: async ({ canvasElement }) => {
    await move(item('政策'));
    await expect(item('政策')).toHaveAttribute('aria-expanded', 'false');
    await waitFor(() => expect(item('政策')).toHaveAttribute('aria-expanded', 'true'));
    // The click that often follows keeps it open.
    await userEvent.click(item('政策'), { pointerEventsCheck: 0 });
    await expect(item('政策')).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{Escape}');
    await move(item('政策'));
    await waitFor(() => expect(item('政策')).toHaveAttribute('aria-expanded', 'true'));
    const nav = within(canvasElement).getByRole('navigation', { name: '主导航' });
    await fireEvent.pointerOut(nav, { pointerType: 'mouse', relatedTarget: document.body, clientX: 0, clientY: 0 });
    await waitFor(() => expect(item('政策')).toHaveAttribute('aria-expanded', 'false'));
  },
};

export const AMouseMayCrossOtherItemsOnItsWay: Story = {
  tags: ['!visual'],
  play: async () => {
    await move(item('政策'));
    await waitFor(() => expect(item('政策')).toHaveAttribute('aria-expanded', 'true'));
    const top = item('政策').getBoundingClientRect();
    await move(item('政策'), 'mouse', { clientX: top.right - 2, clientY: top.top + 2 });
    const next = item('金融').getBoundingClientRect();
    await move(item('金融'), 'mouse', { clientX: next.left + 2, clientY: next.bottom - 2 });
    await expect(item('政策')).toHaveAttribute('aria-expanded', 'true');
    await move(screen.getByRole('link', { name: '政策文件' }));
    await new Promise((resolve) => setTimeout(resolve, 300));
    await expect(item('政策')).toHaveAttribute('aria-expanded', 'true');
  },
};

export const AFingerDoesNotHover: Story = {
  tags: ['!visual'],
  play: async () => {
    await move(item('政策'), 'touch');
    await new Promise((resolve) => setTimeout(resolve, 200));
    await expect(item('政策')).toHaveAttribute('aria-expanded', 'false');
    await userEvent.pointer({ keys: '[TouchA]', target: item('政策') });
    await expect(item('政策')).toHaveAttribute('aria-expanded', 'true');
  },
};
