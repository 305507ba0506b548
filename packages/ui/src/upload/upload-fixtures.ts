import { fn } from 'storybook/test';
import en from '../labels/en.ts';
import zh from '../labels/zh-CN.ts';
import type { UploadLabels, UploadTransport } from './upload.tsx';

/** Reasons by the rules of the stories. */
const REASONS = {
  type: '不是 PDF 或图片',
  size: '超过 20 MB',
  empty: '是空文件',
  count: '超出可添加的数量',
  duplicate: '已在列表中',
};
export const LABELS: UploadLabels = {
  ...zh.upload.labels,
  refused: ({ name, reason }) => `“${name}”${REASONS[reason]}，未添加`,
};

const REASONS_EN = {
  type: 'is neither a PDF nor a picture',
  size: 'is larger than 20 MB',
  empty: 'is empty',
  count: 'is one too many',
  duplicate: 'is in the list already',
};
export const LABELS_EN: UploadLabels = {
  ...en.upload.labels,
  refused: ({ name, reason }) => `“${name}” was not added: it ${REASONS_EN[reason]}`,
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
