import { fn } from 'storybook/test';
import type { UploadLabels, UploadTransport } from './upload.tsx';

const REASONS = {
  type: '不是 PDF 或图片',
  size: '超过 20 MB',
  empty: '是空文件',
  count: '超出可添加的数量',
  duplicate: '已在列表中',
};
export const LABELS: UploadLabels = {
  choose: '选择文件，或拖到这里',
  drop: '松开即添加',
  list: '已选文件',
  refused: ({ name, reason }) => `“${name}”${REASONS[reason]}，未添加`,
  states: {
    waiting: '等待上传',
    sending: (percent) => `已上传 ${percent}%`,
    paused: '已暂停',
    failed: '没有上传成功，请重试',
    done: '已上传',
  },
  pause: (name) => `暂停 ${name}`,
  resume: (name) => `继续 ${name}`,
  retry: (name) => `重试 ${name}`,
  remove: (name) => `移除 ${name}`,
  said: (name, what) => `${name} ${{ done: '已上传', failed: '上传失败', removed: '已移除' }[what]}`,
};

const REASONS_EN = {
  type: 'is neither a PDF nor a picture',
  size: 'is larger than 20 MB',
  empty: 'is empty',
  count: 'is one too many',
  duplicate: 'is in the list already',
};
export const LABELS_EN: UploadLabels = {
  choose: 'Choose files, or drop them here',
  drop: 'Let go to add them',
  list: 'Chosen files',
  refused: ({ name, reason }) => `“${name}” was not added: it ${REASONS_EN[reason]}`,
  states: {
    waiting: 'Waiting',
    sending: (percent) => `${percent}% sent`,
    paused: 'Paused',
    failed: 'Not sent. What has arrived is kept; please try again',
    done: 'Uploaded',
  },
  pause: (name) => `Pause ${name}`,
  resume: (name) => `Continue ${name}`,
  retry: (name) => `Try ${name} again`,
  remove: (name) => `Remove ${name}`,
  said: (name, what) => `${name} ${{ done: 'uploaded', failed: 'was not sent', removed: 'removed' }[what]}`,
};

type Call = Parameters<UploadTransport>[1] & { finish: (id: string) => void; fail: (error: Error) => void };
/** A transport that does what the story says, when it says so: the latest call of each file. */
export const makeTransport = () => {
  const calls = new Map<string, Call>();
  const upload = fn<UploadTransport>(
    (file, call) =>
      new Promise((resolve, reject) => {
        calls.set(file.name, { ...call, finish: (id) => resolve({ id }), fail: reject });
        call.signal.addEventListener('abort', () => reject(call.signal.reason));
      }),
  );
  const callOf = (name: string) => {
    const call = calls.get(name);
    if (!call) throw new Error(`${name} is not being sent.`);
    return call;
  };
  return { upload, callOf };
};

const TYPES: Record<string, string> = { pdf: 'application/pdf', png: 'image/png' };
export const makeFile = (name: string, size = 1000) =>
  new File(['x'.repeat(size)], name, { lastModified: 1, type: TYPES[name.split('.').at(-1) ?? ''] ?? '' });
export const RULES = { accept: ['.pdf', 'image/*'], maxBytes: 20 * 1024 * 1024, maxFiles: 3 };
