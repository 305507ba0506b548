import type { Meta, StoryObj } from '@storybook/react-vite';
import { Prose } from './prose.tsx';

const meta = { title: 'ui/Prose', component: Prose } satisfies Meta<typeof Prose>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Policy: Story = {
  args: {
    cleanHtml: `<h2>一、支持对象</h2>
<p>在东港自由贸易区登记注册、具有独立法人资格，从事智能装备研发与制造的企业。详见<a href="#guide">申报指南</a>。</p>
<h3>（一）基本条件</h3>
<ol><li>上年度研发费用占销售收入的比例不低于5%；</li><li>近三年内未发生重大安全、质量事故。</li></ol>
<blockquote>同一项目已获市级及以上财政资金支持的，不重复支持。</blockquote>
<table tabindex="0"><thead><tr><th>类别</th><th>比例</th><th>上限</th></tr></thead>
<tbody><tr><td>首台（套）装备</td><td>30%</td><td>500万元</td></tr><tr><td>中试熟化</td><td>20%</td><td>80万元</td></tr></tbody></table>
<ul><li>申报表</li><li>审计报告</li></ul>`,
  },
};
export const English: Story = {
  args: {
    lang: 'en',
    children: (
      <>
        <h2>1. Who can apply</h2>
        <p>
          Enterprises registered in the Donggang Free Trade Zone that develop or make intelligent equipment. See the{' '}
          <a href="#guide">application guide</a>.
        </p>
      </>
    ),
  },
};
