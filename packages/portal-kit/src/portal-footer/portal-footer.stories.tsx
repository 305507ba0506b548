import type { Meta, StoryObj } from '@storybook/react-vite';
import { PortalFooter } from './portal-footer.tsx';

const meta = {
  title: 'kit/PortalFooter',
  component: PortalFooter,
  args: {
    hotline: '400-000-2026',
    address: '东港市海关路1号 自贸区企业服务中心3层',
    email: 'fuwu@donggang-ftz.example',
    groups: [
      {
        title: '平台服务',
        items: [
          { title: '政策与申报', href: '#p' },
          { title: '空间租赁', note: '筹备中', disabled: true },
        ],
      },
      { title: '办事', items: [{ title: '路演中心预约', href: '#b' }] },
      { title: '关于', items: [{ title: '用户中心', href: '#u' }] },
    ],
    host: '东港自由贸易区管理委员会',
    icp: { text: '东ICP备2026000001号-1', href: 'https://beian.miit.gov.cn/' },
    police: { text: '东公网安备00000002000001号', href: 'https://beian.mps.gov.cn/' },
    siteCode: '0000000001',
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof PortalFooter>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const DemoMode: Story = { args: { demo: true } };
