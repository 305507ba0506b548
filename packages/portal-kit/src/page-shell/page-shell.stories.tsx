import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '@zonekit/ui/button';
import { Container } from '@zonekit/ui/container';
import { Dialog } from '@zonekit/ui/dialog';
import { Heading } from '@zonekit/ui/heading';
import { Inline } from '@zonekit/ui/inline';
import { Stack } from '@zonekit/ui/stack';
import { Text } from '@zonekit/ui/text';
import { TextInput } from '@zonekit/ui/text-input';
import { useState } from 'react';
import { expect, fireEvent, fn, screen, userEvent, within } from 'storybook/test';
import { makePanel } from '../floating-panel/floating-panel.fixtures.ts';
import { FloatingPanel } from '../floating-panel/floating-panel.tsx';
import { storyWords } from '../internal/story-words.ts';
import { MainHeader } from '../main-header/main-header.tsx';
import { createNoticeStore, Notices } from '../notices/notices.tsx';
import { PortalFooter } from '../portal-footer/portal-footer.tsx';
import { BRAND, ITEMS } from '../site-header/header.fixtures.ts';
import { PageShell } from './page-shell.tsx';

const header = (
  <MainHeader
    brand={BRAND}
    welcome="欢迎来到东港自由贸易区产业创新合作平台"
    items={ITEMS}
    current="policy"
    account={{ status: 'anonymous', loginHref: '/login', register: { href: '/register' } }}
    onLogout={fn()}
    theme="system"
    onThemeChange={fn()}
    comfort={false}
    onComfortChange={fn()}
    language={{ name: 'English', lang: 'en', href: '?lang=en' }}
    searchHref="/search"
  />
);
const footer = (
  <PortalFooter
    hotline="400-000-2026"
    address="东港市海关路1号 自贸区企业服务中心3层"
    email="fuwu@donggang-ftz.example"
    groups={[{ title: '平台服务', items: [{ title: '政策与申报', href: '#policies' }] }]}
    host="东港自由贸易区管理委员会"
    icp="东ICP备2026000001号-1"
    police={{ text: '东公网安备00000002000001号' }}
    siteCode="0000000001"
  />
);

const meta = {
  title: 'kit/PageShell',
  component: PageShell,
  args: {
    pathname: '/policies',
    header,
    footer,
    children: (
      <Container>
        <Stack gap={3} style={{ paddingBlock: 32 }}>
          <Heading level={1}>政策文件</Heading>
          <Text tone="secondary">共214条，按发布日期排列</Text>
        </Stack>
      </Container>
    ),
  },
  parameters: { layout: 'fullscreen', visual: { width: 1440, height: 900, fullPage: true } },
} satisfies Meta<typeof PageShell>;
export default meta;
type Story = StoryObj<typeof meta>;

const main = (canvasElement: HTMLElement) => within(canvasElement).getByRole('main');

/** The skip link is the first stop of the keyboard and leads past the navigation; the transcript follows it. */
export const Default: Story = {
  play: async ({ canvasElement, globals }) => {
    await expect(main(canvasElement)).not.toHaveFocus();
    await userEvent.tab();
    const skip = within(canvasElement).getByRole('link', { name: storyWords('pageShell', globals)('skip') });
    await expect(skip).toHaveFocus();
    await expect(skip.getAttribute('href')).toBe(`#${main(canvasElement).id}`);
    main(canvasElement).focus();
    await expect(main(canvasElement), 'it can take the focus').toHaveFocus();
  },
};

const notices = createNoticeStore();
notices.push({ tone: 'success', title: '草稿已保存' });

/** Notices and the floating panel stay while pages change. */
export const WithOverlays: Story = {
  args: {
    overlays: (
      <>
        <FloatingPanel {...makePanel()} />
        <Notices store={notices} />
      </>
    ),
  },
};

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  parameters: { visual: { width: 390, height: 844, fullPage: true } },
};

/** A page for embedding: neither header nor footer, and nothing to skip. */
export const Alone: Story = {
  tags: ['!visual'],
  args: { header: undefined, footer: undefined },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.queryByRole('link')).toBeNull();
    await expect(canvas.getByRole('heading', { level: 1, name: '政策文件' })).toBeVisible();
  },
};

const PagesByState = () => {
  const [{ pathname }, setAddress] = useState({ pathname: '/', search: '' });
  return (
    <PageShell pathname={pathname} header={header} footer={footer} overlays={<Notices store={notices} />}>
      <Container>
        <Stack gap={3} style={{ paddingBlock: 32 }}>
          <Heading level={1}>{pathname === '/' ? '首页' : '政策文件'}</Heading>
          <Inline gap={3}>
            <Button onClick={() => setAddress({ pathname: '/policies', search: '' })}>查看政策文件</Button>
            <Button onClick={() => setAddress({ pathname: '/policies', search: '?level=city' })}>只看市级</Button>
          </Inline>
        </Stack>
      </Container>
    </PageShell>
  );
};

export const Example: Story = { tags: ['!visual'], render: () => <PagesByState /> };

/** A change of the path moves the focus to the main content; a change of the search leaves the focus where it is. */
export const Navigates: Story = {
  tags: ['!visual'],
  render: () => <PagesByState />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: '查看政策文件' }));
    await expect(canvas.getByRole('heading', { level: 1, name: '政策文件' })).toBeVisible();
    await expect(main(canvasElement)).toHaveFocus();
    const filter = canvas.getByRole('button', { name: '只看市级' });
    await userEvent.click(filter);
    await expect(filter).toHaveFocus();
  },
};

/** A page that arrives below an open dialog leaves it the focus and what was typed there. */
export const BelowADialog: Story = {
  tags: ['!visual'],
  render: () => (
    <>
      <PagesByState />
      <Dialog.Root defaultOpen>
        <Dialog.Content width={400} closeLabel="关闭" aria-label="检索">
          <TextInput aria-label="检索词" defaultValue="冷链" />
        </Dialog.Content>
      </Dialog.Root>
    </>
  ),
  play: async ({ canvasElement }) => {
    const input = await screen.findByRole('textbox', { name: '检索词' });
    input.focus();
    fireEvent.click(within(canvasElement).getByRole('button', { name: '查看政策文件', hidden: true }));
    await within(canvasElement).findByRole('heading', { name: '政策文件', hidden: true });
    await userEvent.keyboard('物流');
    await expect(input).toHaveValue('冷链物流');
  },
};

/** An address with a fragment leads to its element, which the router or the browser shows. */
export const ToAFragment: Story = {
  tags: ['!visual'],
  render: () => <PagesByState />,
  beforeEach: () => {
    const { pathname, search } = window.location;
    history.replaceState(history.state, '', `${pathname}${search}#footer`);
    return () => history.replaceState(history.state, '', pathname + search);
  },
  play: async ({ canvasElement }) => {
    const open = within(canvasElement).getByRole('button', { name: '查看政策文件' });
    await userEvent.click(open);
    await expect(within(canvasElement).getByRole('heading', { level: 1, name: '政策文件' })).toBeVisible();
    await expect(open).toHaveFocus();
  },
};
