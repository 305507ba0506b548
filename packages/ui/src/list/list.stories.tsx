import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Avatar } from '../avatar/avatar.tsx';
import { Button } from '../button/button.tsx';
import { Chip } from '../chip/chip.tsx';
import { Tag } from '../tag/tag.tsx';
import { List, ListItem } from './list.tsx';

const meta = { title: 'ui/List', component: List, args: { 'aria-label': '政策文件' } } satisfies Meta<typeof List>;
export default meta;
type Story = StoryObj<typeof meta>;

const policies: Story['render'] = (args) => (
  <List {...args}>
    <ListItem
      title="关于支持冷链物流与保税检测产业协同发展的若干措施"
      titleAs="h2"
      href="#p1"
      leading={<Tag>市级</Tag>}
      description="对新建-25℃以下冷库容5,000立方米以上的企业，按设备投资额的20%给予补助。"
      meta={
        <>
          <span>东政发〔2026〕31号</span>
          <span>东港市人民政府</span>
        </>
      }
      trailing={<span>2026-11-20</span>}
    />
    <ListItem
      title="东港自贸区冷链装备首购首用奖励办法"
      titleAs="h2"
      href="#p2"
      leading={<Tag strong>国家</Tag>}
      meta="科技创新局"
      trailing={
        <>
          <span>2026-11-06</span>
          <Chip tone="signal">剩6天</Chip>
        </>
      }
    />
  </List>
);

export const Policies: Story = {
  args: { ruled: true },
  render: policies,
  play: async ({ canvasElement }) => {
    const list = within(canvasElement).getByRole('list', { name: '政策文件' });
    await expect(within(list).getAllByRole('listitem')).toHaveLength(2);
    await expect(within(list).getByRole('link', { name: '东港自贸区冷链装备首购首用奖励办法' })).toBeVisible();
  },
};
export const PoliciesOnAPhone: Story = {
  args: { ruled: true },
  render: policies,
  globals: { viewport: { value: 'phone' } },
  parameters: { visual: { width: 390 } },
};
export const People: Story = {
  args: { 'aria-label': '评审专家' },
  render: (args) => (
    <List {...args} style={{ maxWidth: 480 }}>
      <ListItem
        title="林知远"
        leading={<Avatar name="林知远" decorative />}
        meta="海洋科技研究院"
        trailing={<Button size="sm">预约</Button>}
      />
      <ListItem
        title="周岚"
        leading={<Avatar name="周岚" decorative />}
        meta="港口自动化实验室"
        trailing={<Button size="sm">预约</Button>}
      />
    </List>
  ),
};
export const TitlesAlone: Story = {
  render: (args) => (
    <List {...args}>
      <ListItem title="申报指南" href="#guide" />
      <ListItem title="常见问题" href="#faq" />
    </List>
  ),
};
