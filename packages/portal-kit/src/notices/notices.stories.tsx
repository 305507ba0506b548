import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '@zonekit/ui/button';
import { expect, within } from 'storybook/test';
import { createNoticeStore, Notices } from './notices.tsx';

const withNotices = (...notices: Parameters<ReturnType<typeof createNoticeStore>['push']>[0][]) => {
  const store = createNoticeStore();
  for (const notice of notices) store.push(notice);
  return store;
};

const meta = {
  title: 'kit/Notices',
  component: Notices,
  parameters: { visual: { fullPage: true, height: 240 } },
  args: { store: createNoticeStore() },
} satisfies Meta<typeof Notices>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The notice of a 401. Source: specification, section 8. */
export const Unauthenticated: Story = {
  args: {
    store: withNotices({ tone: 'warning', title: '系统提示', description: '尚未登录或登录已过期，请重新登录' }),
  },
};
const internal = { tone: 'danger', title: '系统内部错误,请联系维护人员' } as const;
export const SaidTwice: Story = {
  args: { store: withNotices(internal, internal) },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByText(internal.title)).toHaveLength(1);
  },
};

const store = createNoticeStore();
const Saves = () => (
  <>
    <Button onClick={() => store.push({ tone: 'success', title: '草稿已保存' })}>保存</Button>
    <Notices store={store} />
  </>
);

export const Example: Story = { tags: ['!visual'], render: () => <Saves /> };
