import type { Meta, StoryObj } from '@storybook/react-vite';
import { Link } from '../link/link.tsx';
import { SectionHead } from './section-head.tsx';

const meta = {
  title: 'ui/SectionHead',
  component: SectionHead,
  args: { title: '政策快讯' },
} satisfies Meta<typeof SectionHead>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TitleAlone: Story = {};
export const WithLineAndMore: Story = {
  args: {
    children: '国家、省、市、区四级政策，发布当日更新。',
    more: (
      <Link kind="more" href="#policy">
        全部政策
      </Link>
    ),
  },
};
export const Plain: Story = { args: { plain: true, headingLevel: 3 } };
