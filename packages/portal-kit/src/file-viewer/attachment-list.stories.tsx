import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { storyWords } from '../internal/story-words.ts';
import { AttachmentList } from './attachment-list.tsx';
import { makeAttachment } from './file-viewer.fixtures.ts';

const PDF = { kind: 'pdf', mime: 'application/pdf' } as const;
const FILES = [
  makeAttachment(),
  makeAttachment({ id: 'f-audit', name: '研发投入专项审计报告格式.xlsx', size: 75_776 }),
  makeAttachment({ id: 'f-plan', name: '园区总平面图.png', kind: 'image', mime: 'image/png', size: 480_000 }),
  makeAttachment({ id: 'f-video', name: '政策解读.mp4', kind: 'video', mime: 'video/mp4', size: 24_117_248 }),
  makeAttachment({ id: 'f-sound', name: '政策宣讲会录音.mp3', kind: 'audio', mime: 'audio/mpeg', size: 8_388_608 }),
  makeAttachment({
    ...PDF,
    id: 'f-scores',
    name: '2025年度获支持项目评分明细.pdf',
    size: 2_202_009,
    access: 'permission',
    permission_status: 'NONE',
  }),
  makeAttachment({
    ...PDF,
    id: 'f-firms',
    name: '产业目录企业名单（内部版）.pdf',
    size: 655_360,
    access: 'permission',
    permission_status: 'pending',
  }),
  makeAttachment({
    ...PDF,
    id: 'f-budget',
    name: '资金安排明细.pdf',
    size: 120_000,
    access: 'permission',
    permission_status: 'REJECT',
  }),
  makeAttachment({ ...PDF, id: 'f-guide', name: '申报指南（登录可见）.pdf', size: 310_000, access: 'login' }),
];

const meta = {
  title: 'kit/AttachmentList',
  component: AttachmentList,
  args: { files: FILES, signedIn: true, onAction: fn() },
} satisfies Meta<typeof AttachmentList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SignedIn: Story = {
  play: async ({ canvasElement, args, globals }) => {
    const t = storyWords('fileViewer', globals);
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: new RegExp(`^${t('actions.apply')}`) }));
    await expect(args.onAction).toHaveBeenLastCalledWith(FILES[5], 'apply');
    await userEvent.click(
      canvas.getByRole('button', {
        name: new RegExp(`^${t('actionFor', { action: t('actions.view'), name: '园区总平面图' })}`),
      }),
    );
    await expect(args.onAction).toHaveBeenLastCalledWith(FILES[2], 'view');
  },
};
export const SignedOut: Story = { args: { signedIn: false } };
export const InEnglish: Story = { globals: { locale: 'en' } };
export const Applying: Story = { args: { busyId: 'f-scores' } };
export const WithAddresses: Story = {
  args: { hrefFor: (file) => `#${file.id}` },
  play: async ({ canvasElement, args, globals }) => {
    const t = storyWords('fileViewer', globals);
    const link = within(canvasElement).getByRole('link', {
      name: new RegExp(`^${t('actionFor', { action: t('actions.download'), name: '申报书模板' })}`),
    });
    await expect(link).toHaveAttribute('href', '#f-template');
    await userEvent.click(link);
    await expect(args.onAction).toHaveBeenLastCalledWith(FILES[0], 'download');
  },
};
