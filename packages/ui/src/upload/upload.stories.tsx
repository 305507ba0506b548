import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Field } from '../field/field.tsx';
import { Upload, type UploadTransport } from './upload.tsx';
import { LABELS, makeFile, makeTransport, RULES } from './upload-fixtures.ts';

const meta = {
  title: 'ui/Upload',
  component: Upload,
  args: {
    upload: makeTransport().upload,
    labels: LABELS,
    multiple: true,
    note: 'PDF 或图片，每个不超过 20 MB，最多3个',
    style: { maxWidth: 560 },
    ...RULES,
  },
} satisfies Meta<typeof Upload>;
export default meta;
type Story = StoryObj<typeof meta>;

const inputOf = (canvasElement: HTMLElement): HTMLInputElement =>
  within(canvasElement).getByLabelText(/选择文件，或拖到这里/);

export const Empty: Story = {};
export const Example: Story = {
  tags: ['!visual'],
  args: {
    upload: fn<UploadTransport>(async (file, { signal }) => {
      const response = await fetch('/api/files', { method: 'POST', body: file, signal });
      if (!response.ok) throw new Error(`The file was not stored: ${response.status}`);
      return response.json();
    }),
  },
};
export const Disabled: Story = {
  args: { disabled: true, defaultValue: [{ id: 'f1', name: '商业计划书.pdf', size: 2_516_582 }] },
};
export const InAField: Story = {
  render: (args) => (
    <Field label="路演材料" hint="评审专家会提前阅读" error="请上传路演材料" required style={{ maxWidth: 560 }}>
      {(control) => <Upload {...args} {...control} />}
    </Field>
  ),
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByLabelText(/路演材料/);
    await expect(input).toHaveAccessibleDescription('请上传路演材料 评审专家会提前阅读');
    await expect(input).toBeRequired();
    await expect(input).toBeInvalid();
  },
};

const all = makeTransport();
export const EachState: Story = {
  args: {
    upload: all.upload,
    limit: 2,
    defaultValue: [{ id: 'f1', name: '商业计划书.pdf', size: 2_516_582 }],
    maxFiles: 9,
    note: 'PDF 或图片，每个不超过 20 MB，最多9个',
  },
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    await userEvent.upload(inputOf(canvasElement), [
      makeFile('平面图.pdf', 4000),
      makeFile('获奖证书.pdf', 3000),
      makeFile('现场照片.png', 2000),
      makeFile('视频说明.pdf', 2000),
    ]);
    await step('two are sent at a time', async () => {
      await waitFor(() => expect(all.callOf('获奖证书.pdf')).toBeDefined());
      await expect(canvas.getAllByText('等待上传')).toHaveLength(2);
    });
    all.callOf('平面图.pdf').onProgress(1720);
    await expect(await canvas.findByRole('progressbar', { name: '平面图.pdf' })).toHaveAttribute('aria-valuenow', '43');
    all.callOf('获奖证书.pdf').fail(new Error('offline'));
    await expect(await canvas.findByText('没有上传成功，请重试')).toBeVisible();
    await waitFor(() => expect(all.callOf('现场照片.png')).toBeDefined());
    await userEvent.click(canvas.getByRole('button', { name: '暂停 现场照片.png' }));
    await expect(canvas.getByText('已暂停')).toBeVisible();
  },
};

const life = makeTransport();
export const PausesRetriesAndRemoves: Story = {
  tags: ['!visual'],
  args: { upload: life.upload },
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    life.upload.mockClear();
    await userEvent.upload(inputOf(canvasElement), [makeFile('方案.pdf')]);
    await step('pause breaks the call off, resume makes another, and the button keeps the focus', async () => {
      const first = life.callOf('方案.pdf');
      first.onProgress(400);
      canvas.getByRole('button', { name: '暂停 方案.pdf' }).focus();
      await userEvent.keyboard('{Enter}');
      await expect(first.signal.aborted).toBe(true);
      const resume = canvas.getByRole('button', { name: '继续 方案.pdf' });
      await expect(resume).toHaveFocus();
      await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '40');
      await userEvent.keyboard('{Enter}');
      await expect(life.upload).toHaveBeenCalledTimes(2);
      first.onProgress(900);
      await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '40');
    });
    await step('a failure can be tried again', async () => {
      life.callOf('方案.pdf').fail(new Error('offline'));
      await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('方案.pdf 上传失败'));
      await userEvent.click(canvas.getByRole('button', { name: '重试 方案.pdf' }));
      await expect(life.upload).toHaveBeenCalledTimes(3);
    });
    await step('arriving keeps the keyboard in the row', async () => {
      canvas.getByRole('button', { name: '暂停 方案.pdf' }).focus();
      life.callOf('方案.pdf').finish('file-1');
      await expect(await canvas.findByText('已上传')).toBeVisible();
      await expect(canvas.getByRole('button', { name: '移除 方案.pdf' })).toHaveFocus();
    });
    await step('removing leads back to the input', async () => {
      await userEvent.keyboard('{Enter}');
      await expect(canvas.queryByRole('listitem')).not.toBeInTheDocument();
      await waitFor(() => expect(inputOf(canvasElement)).toHaveFocus());
      await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('方案.pdf 已移除'));
    });
  },
};

const drop = makeTransport();
export const RefusesWithReasons: Story = {
  args: { upload: drop.upload, maxFiles: 1, note: 'PDF 或图片，每个不超过 20 MB，最多1个' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const zone = inputOf(canvasElement).closest('label') as HTMLElement;
    const dataTransfer = new DataTransfer();
    for (const file of [makeFile('安装包.exe'), makeFile('空白.pdf', 0), makeFile('方案.pdf'), makeFile('附表.pdf')]) {
      dataTransfer.items.add(file);
    }
    // Of the browser's own making: the library's events leave the files out.
    const drag = (type: string) =>
      zone.dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer }));
    drag('dragenter');
    await waitFor(() => expect(zone).toHaveTextContent('松开即添加'));
    drag('drop');
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('“安装包.exe”不是 PDF 或图片，未添加'));
    await expect(canvas.getByRole('alert')).toHaveTextContent('“空白.pdf”是空文件，未添加');
    await expect(canvas.getByRole('alert')).toHaveTextContent('“附表.pdf”超出可添加的数量，未添加');
    await expect(canvas.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      expect.stringContaining('方案.pdf'),
    ]);
  },
};

const form = makeTransport();
export const TakesPartInAForm: Story = {
  tags: ['!visual'],
  args: {
    upload: form.upload,
    name: 'files',
    required: true,
    onValueChange: fn(),
    defaultValue: [{ id: 'f1', name: '旧.pdf', size: 9 }],
  },
  render: (args) => (
    <form aria-label="申报" onSubmit={(event) => event.preventDefault()}>
      <Upload {...args} />
      <button type="reset">重置</button>
    </form>
  ),
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const element = canvas.getByRole<HTMLFormElement>('form', { name: '申报' });
    const ids = () => new FormData(element).getAll('files');
    await expect(ids()).toEqual(['f1']);
    await userEvent.upload(inputOf(canvasElement), makeFile('新.pdf'));
    await expect(ids()).toEqual(['f1']);
    form.callOf('新.pdf').finish('f2');
    await waitFor(() => expect(ids()).toEqual(['f1', 'f2']));
    await waitFor(() =>
      expect(args.onValueChange).toHaveBeenCalledWith([
        { id: 'f1', name: '旧.pdf', size: 9 },
        { id: 'f2', name: '新.pdf', size: 1000 },
      ]),
    );
    await userEvent.click(canvas.getByRole('button', { name: '移除 旧.pdf' }));
    await userEvent.click(canvas.getByRole('button', { name: '移除 新.pdf' }));
    await expect(ids()).toEqual([]);
    await expect(element.checkValidity()).toBe(false);
    await userEvent.click(canvas.getByRole('button', { name: '重置' }));
    await waitFor(() => expect(ids()).toEqual(['f1']));
    await expect(element.checkValidity()).toBe(true);
  },
};
