import type { Meta, StoryObj } from '@storybook/react-vite';
import { Figure } from '@zonekit/ui/figure';
import type { ReactNode } from 'react';
import { PanelDays, PanelDeadlines, PanelLead } from './panel-figures.tsx';

const meta = {
  title: 'kit/PanelFigures',
  component: PanelLead,
  args: {
    label: '与您的企业匹配',
    figure: { value: '23', unit: '项可申报' },
    note: '依据11月12日保存的企业画像，另有9项差一个条件。',
    action: { title: '更新画像重新匹配', href: '#match' },
  },
  render: (args) => (
    <div style={{ maxWidth: 200 }}>
      <PanelLead {...args} />
    </div>
  ),
} satisfies Meta<typeof PanelLead>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Lead: Story = {};
/** The figure could not be read. */
export const LeadWithoutFigure: Story = { args: { figure: undefined, label: '匹配政策' } };

const left = (days: number) => (
  <>
    剩<Figure>{days}</Figure>天
  </>
);
const aside = (children: ReactNode) => () => <div style={{ maxWidth: 300 }}>{children}</div>;

export const Deadlines: Story = {
  render: aside(
    <PanelDeadlines
      title="7天内截止"
      empty="7天内没有截止的申报。"
      deadlines={[
        {
          href: '#1',
          title: '跨境研发保税料件便利化试点企业遴选',
          lang: 'zh-CN',
          daysLeft: 3,
          closing: true,
          date: '11-23 截止',
          remaining: left(3),
        },
        {
          href: '#2',
          title: '2026年度产业创新专项资金（智能装备方向）',
          lang: 'zh-CN',
          daysLeft: 6,
          closing: true,
          date: '11-26 截止',
          remaining: left(6),
        },
      ]}
    />,
  ),
};
export const NoDeadlines: Story = {
  render: aside(<PanelDeadlines title="7天内截止" empty="7天内没有截止的申报。" deadlines={[]} />),
};
export const Days: Story = {
  render: aside(
    <PanelDays
      title="最近可约"
      empty="本月与下月已约满。"
      href="#book"
      days={[
        {
          date: '2026-11-21',
          label: '11-21 星期六',
          halves: [
            { id: 'morning', label: '上午', free: true },
            { id: 'afternoon', label: '下午', free: true },
          ],
        },
        {
          date: '2026-11-23',
          label: '11-23 星期一',
          halves: [
            { id: 'morning', label: '已约', free: false },
            { id: 'afternoon', label: '下午', free: true },
          ],
        },
      ]}
    />,
  ),
};
