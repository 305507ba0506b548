import { expect, test } from 'vitest';
import type { UploadEntry } from './upload-machine.ts';
import { entryOf, unfinishedFiles, uploadedOf, withValue } from './uploaded-files.ts';
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

test('what leaves before it has arrived is told, unless the same file takes its place', () => {
  const source = new File(['x'], '新.pdf', { lastModified: 1 });
  const paused: UploadEntry<Picked> = { ...sending, file: { ...sending.file, source }, state: { status: 'paused' } };
  const arrived: UploadEntry<Picked> = { ...paused, state: { status: 'done', id: 'f3' } };
  expect(unfinishedFiles([entryOf(plan), paused, arrived])).toEqual([source]);
  expect(unfinishedFiles([paused], new File(['y'], '新.pdf', { lastModified: 1 }))).toEqual([]);
  expect(unfinishedFiles([paused], new File(['y'], '新.pdf', { lastModified: 2 }))).toEqual([source]);
});
