import type { Meta, StoryObj } from '@storybook/react-vite';
import { makeHeader, SIGNED_IN } from '../site-header/header.fixtures.ts';
import { VariantHeader } from './variant-header.tsx';

const meta = {
  title: 'kit/VariantHeader',
  component: VariantHeader,
  args: {
    ...makeHeader({ welcome: '苏映安，您好，欢迎来到北山区域商事服务平台' }),
    search: { action: '#search', placeholder: '事项、政策或机构，如：营业执照变更' },
    hotline: '400-000-2027',
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof VariantHeader>;
export default meta;
type Story = StoryObj<typeof meta>;

export const LoggedOut: Story = {};
/** Where accounts cannot be opened here yet. */
export const RegistrationNotOpen: Story = {
  args: { account: { status: 'anonymous', loginHref: '#login', register: { note: '筹备中', disabled: true } } },
};
export const Unknown: Story = { args: { account: { status: 'unknown' } } };
export const LoggedIn: Story = { args: { account: SIGNED_IN } };
