import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '@zonekit/ui/button';
import { Card } from '@zonekit/ui/card';
import { Chip } from '@zonekit/ui/chip';
import { DeadlineBar } from '@zonekit/ui/deadline-bar';
import { Facts } from '@zonekit/ui/facts';
import { Tag } from '@zonekit/ui/tag';
import { expect, within } from 'storybook/test';
import { ActionBar } from './action-bar.tsx';
import { DetailPage } from './detail-page.tsx';
import { DetailPageSkeleton } from './detail-page-skeleton.tsx';

const SECTIONS = [
  { id: 'who', text: '支持对象', body: '在东港自由贸易区注册、运营满一年，并在区内缴纳社会保险的企业。' },
  { id: 'what', text: '支持内容', body: '按设备投资的百分之二十给予补助，单个企业每年不超过三百万元。' },
  { id: 'how', text: '申报流程', body: '企业在线填报，服务中心在五个工作日内初审，专家评审后公示七日。' },
];

const meta = {
  title: 'kit/DetailPage',
  component: DetailPage,
  parameters: { layout: 'fullscreen', visual: { width: 1280, height: 720 } },
  args: {
    trail: [
      { label: '首页', href: '#home' },
      { label: '申报通知', href: '#calls' },
    ],
    title: '关于组织申报2026年度冷链设备更新补助的通知',
    line: '东港管发〔2026〕12号',
    chips: (
      <>
        <Chip tone="success">受理中</Chip>
        <Tag strong>区级</Tag>
      </>
    ),
    side: <DeadlineBar daysLeft={12} />,
    facts: (
      <Facts
        items={[
          { label: '最高金额', value: '300万元' },
          { label: '支持方式', value: '设备投资补助' },
          { label: '发文部门', value: '产业发展局' },
          { label: '公示日期', value: '2026-12-20' },
        ]}
      />
    ),
    outline: SECTIONS,
    card: (
      <Card id="card" style={{ padding: 24 }}>
        <p>满足6项，共8项</p>
        <Button kind="primary">在线申报</Button>
      </Card>
    ),
    bar: (
      <ActionBar lead={<b>还剩12天</b>} line="满足6项，共8项">
        <Button kind="primary">在线申报</Button>
      </ActionBar>
    ),
    children: SECTIONS.map(({ id, text, body }) => (
      <section key={id} aria-labelledby={id}>
        <h2 id={id}>{text}</h2>
        <p>{body}</p>
      </section>
    )),
  },
} satisfies Meta<typeof DetailPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Call: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByRole('heading', { level: 1 })).toHaveTextContent('冷链设备');
    const outline = page.queryByRole('navigation', { name: /目录|On this page/ });
    // A wide window's alone.
    if (!outline) return;
    const [first] = within(outline).getAllByRole('link');
    await expect(first).toHaveAttribute('href', '#who');
  },
};

/** One column; the card before the body and the action at the lower edge. */
export const OnAPhone: Story = { parameters: { visual: { width: 390, height: 844 } } };

/** A person: the portrait is the lead. */
export const Person: Story = {
  tags: ['!visual'],
  args: {
    title: '宋听澜',
    line: '教授级高工，港航集团技术中心',
    lead: <span aria-hidden="true" style={{ width: 96, height: 96, background: 'currentColor', opacity: 0.2 }} />,
    side: null,
  },
};

/** The body takes the width of the outline; on a phone the card follows it. */
export const Wide: Story = {
  tags: ['!visual'],
  args: { wide: true },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.queryByRole('navigation', { name: /目录|On this page/ })).not.toBeInTheDocument();
  },
};

/** Nothing to judge by, nothing to do: the body and its facts. */
export const BodyAlone: Story = {
  args: { card: null, aside: null, bar: null, side: null, chips: null, outline: [] },
};

export const Loading: Story = { render: () => <DetailPageSkeleton /> };
