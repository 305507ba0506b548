import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Upload, type UploadProps } from './upload.tsx';
import { LABELS, LABELS_EN, makeFile, makeTransport, RULES } from './upload-fixtures.ts';

/** A page that the upload can be taken off. */
function Page({ children }: { children: ReactNode }) {
  const [left, setLeft] = useState(false);
  return (
    <form aria-label="申报" onSubmit={(event) => event.preventDefault()}>
      {!left && children}
      <button type="reset">重置</button>
      <button type="button" onClick={() => setLeft(true)}>
        离开
      </button>
    </form>
  );
}

const meta = {
  title: 'ui/UploadInPieces',
  tags: ['!autodocs'],
  component: Upload,
  args: {
    upload: makeTransport().upload,
    labels: LABELS,
    multiple: true,
    limit: 3,
    messageOf: (error) => (error instanceof Error ? error.message : null),
    onDiscard: fn(),
    onUnfinishedChange: fn(),
    style: { maxWidth: 560 },
    ...RULES,
  },
} satisfies Meta<typeof Upload>;
export default meta;
type Story = StoryObj<typeof meta>;

const NAMES = ['厂区平面图.pdf', '商业计划书.pdf', '获奖证书.pdf'] as const;
const NAMES_EN = ['site-plan.pdf', 'business-plan.pdf', 'certificates.pdf'] as const;

/** One file is paused, one resumes, one has failed and says why. */
const eachWay = (
  labels: UploadProps['labels'],
  [paused, resumed, failed]: typeof NAMES | typeof NAMES_EN,
  note: string,
  why: string,
): Story => {
  const service = makeTransport();
  return {
    args: { upload: service.upload, labels, note },
    play: async ({ canvasElement }) => {
      const canvas = within(canvasElement);
      const click = (name: string) => userEvent.click(canvas.getByRole('button', { name }));
      const files = [paused, resumed, failed].map((name) => makeFile(name, 4000));
      await userEvent.upload(canvasElement.querySelector<HTMLInputElement>('input[type=file]') as HTMLElement, files);
      for (const name of [paused, resumed]) {
        service.callOf(name).onProgress(name === paused ? 1720 : 2400);
        await click(labels.pause(name));
      }
      await click(labels.resume(resumed));
      // The service tells at once how much it has, and the next piece arrives.
      await waitFor(() => expect(service.callOf(resumed).signal.aborted).toBe(false));
      service.callOf(resumed).onProgress(3000);
      service.callOf(failed).fail(new Error(why));

      const percentOf = (name: string) => canvas.getByRole('progressbar', { name }).getAttribute('aria-valuenow');
      await waitFor(() => expect([percentOf(paused), percentOf(resumed)]).toEqual(['43', '75']));
      await expect(await canvas.findByText(why)).toBeVisible();
      await expect(canvas.getByText(labels.states.paused)).toBeVisible();
      await expect(canvas.getByRole('button', { name: labels.retry(failed) })).toBeEnabled();
    },
  };
};

export const PausedResumedFailed = eachWay(
  LABELS,
  NAMES,
  'PDF 或图片，每个不超过 20 MB，最多3个',
  '网络中断，已上传的部分还在，恢复后请重试',
);
export const InEnglish = eachWay(
  LABELS_EN,
  NAMES_EN,
  'PDF or pictures, up to 20 MB each, at most 3',
  'The line is down. What has arrived is kept; try again when it is back',
);

const discards = makeTransport();
export const TellsWhatIsRemoved: Story = {
  tags: ['!visual'],
  args: { upload: discards.upload },
  play: async ({ canvasElement, args, step }) => {
    const canvas = within(canvasElement);
    const files = ['甲.pdf', '乙.pdf', '丙.pdf'].map((name) => makeFile(name));
    await userEvent.upload(canvas.getByLabelText(/选择文件/), files);
    const remove = (name: string) => userEvent.click(canvas.getByRole('button', { name: `移除 ${name}` }));
    await step('a pause lets go of nothing', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '暂停 甲.pdf' }));
      await expect(args.onDiscard).not.toHaveBeenCalled();
    });
    await step('and all three are still to come', () =>
      waitFor(() => expect(args.onUnfinishedChange).toHaveBeenLastCalledWith(3)),
    );
    await step('what was paused, is being sent, or failed is let go of when it is removed', async () => {
      discards.callOf('丙.pdf').fail(new Error('断线'));
      await canvas.findByText('断线');
      for (const name of ['甲.pdf', '乙.pdf', '丙.pdf']) await remove(name);
      await expect(discards.callOf('乙.pdf').signal.aborted).toBe(true);
      await expect(args.onDiscard).toHaveBeenCalledTimes(3);
      for (const file of files) await expect(args.onDiscard).toHaveBeenCalledWith(file);
    });
    await step('a file that has arrived is the form’s', async () => {
      await userEvent.upload(canvas.getByLabelText(/选择文件/), makeFile('丁.pdf'));
      discards.callOf('丁.pdf').finish('f4');
      await canvas.findByText('已上传');
      await waitFor(() => expect(args.onUnfinishedChange).toHaveBeenLastCalledWith(0));
      await remove('丁.pdf');
      await expect(args.onDiscard).toHaveBeenCalledTimes(3);
    });
  },
};

const transport = makeTransport();
export const TellsWhatIsReplacedOrReset: Story = {
  tags: ['!visual'],
  args: { upload: transport.upload, multiple: false },
  render: (args) => (
    <Page>
      <Upload {...args} />
    </Page>
  ),
  play: async ({ canvasElement, args, step }) => {
    const canvas = within(canvasElement);
    const choose = (file: File) => userEvent.upload(canvas.getByLabelText(/选择文件/), file);
    const [first, second] = [makeFile('初稿.pdf'), makeFile('定稿.pdf')];
    await step('the same file chosen once more goes on', async () => {
      await choose(first);
      await choose(makeFile('初稿.pdf'));
      await expect(args.onDiscard).not.toHaveBeenCalled();
    });
    await step('another one takes its place', async () => {
      await choose(second);
      await expect(args.onDiscard).toHaveBeenCalledTimes(1);
      await expect(canvas.getAllByRole('listitem')).toHaveLength(1);
    });
    await step('a form that is reset', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '重置' }));
      await waitFor(() => expect(args.onDiscard).toHaveBeenLastCalledWith(second));
    });
    await step('a page that is left breaks off, and keeps', async () => {
      await choose(first);
      await userEvent.click(canvas.getByRole('button', { name: '离开' }));
      await expect(transport.callOf('初稿.pdf').signal.aborted).toBe(true);
      await expect(args.onDiscard).toHaveBeenCalledTimes(2);
    });
  },
};
