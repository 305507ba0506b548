import type { Meta, StoryObj } from '@storybook/react-vite';
import { Statistic, StatisticGroup } from './statistic.tsx';

const meta = {
  title: 'ui/Statistic',
  component: Statistic,
  args: { label: '在册企业', value: '12,480', unit: '家', note: '截至2026-10-31' },
} satisfies Meta<typeof Statistic>;
export default meta;
type Story = StoryObj<typeof meta>;

export const One: Story = {
  render: (args) => (
    <StatisticGroup>
      <Statistic {...args} />
    </StatisticGroup>
  ),
};
const several = () => (
  <StatisticGroup>
    <Statistic label="在册企业" value="12,480" unit="家" note="截至2026-10-31" />
    <Statistic label="可申报政策" value="48" unit="项" note="7天内截止6项" />
    <Statistic label="今年兑现" value="6.42" unit="亿元" />
    <Statistic label="平均用时" value="9" unit="个工作日" />
  </StatisticGroup>
);
export const Several: Story = { render: several };
export const OnAPhone: Story = {
  render: several,
  globals: { viewport: { value: 'phone' } },
  parameters: { visual: { width: 390 } },
};
