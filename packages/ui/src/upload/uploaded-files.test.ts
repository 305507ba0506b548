import { expect, test } from 'vitest';
import type { UploadEntry } from './upload-machine.ts';
import { entryOf, uploadedOf, withValue } from './uploaded-files.ts';
import type { Picked } from './use-upload.ts';

const sending: UploadEntry<Picked> = {
  key: 'new',
  file: { name: '新.pdf', size: 9, type: '', source: null },
  attempt: 1,
  loaded: 3,
  state: { status: 'sending' },
};
const plan = { id: 'f1', name: '方案.pdf', size: 5 };
const report = { id: 'f2', name: '报告.pdf', size: 7 };

test('the holder decides which files have arrived, and what is on its way stays', () => {
  expect(withValue([entryOf(plan), sending], [report]).map(({ file }) => file.name)).toEqual(['报告.pdf', '新.pdf']);
  expect(withValue([entryOf(plan), sending], [plan])).toEqual([entryOf(plan), sending]);
  expect(withValue([sending], [])).toEqual([sending]);
});

test('a file of the service comes back as it went in', () => {
  expect(uploadedOf([entryOf(plan), sending, entryOf(report)])).toEqual([plan, report]);
});
