import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { PortalFooter } from './portal-footer.tsx';

/** Stands for the register's own picture. */
const BADGE =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 20 20'%3E%3Cpath d='M10 1l7 2.5v6c0 4.500-3 7.800-7 9.500-4-1.700-7-5-7-9.500v-6z' fill='%231d5fae'/%3E%3C/svg%3E";

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
    icp: '东ICP备2026000001号-1',
    police: { text: '东公网安备00000002000001号', badge: BADGE },
    siteCode: '0000000001',
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof PortalFooter>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The hotline can be dialled, and both filings are looked up where they are registered. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const hrefOf = (name: string) => canvas.getByRole('link', { name }).getAttribute('href');
    await expect(hrefOf('400-000-2026')).toBe('tel:4000002026');
    await expect(hrefOf('东ICP备2026000001号-1')).toBe('https://beian.miit.gov.cn/');
    await expect(hrefOf('东公网安备00000002000001号')).toMatch(
      /^https:\/\/beian\.mps\.gov\.cn\/.*code=00000002000001$/,
    );
  },
};
export const DemoMode: Story = { args: { demo: true } };
