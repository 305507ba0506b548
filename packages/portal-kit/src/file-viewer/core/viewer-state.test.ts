import { describe, expect, test } from 'vitest';
import { type Attachment, attachmentAction } from './attachment-action.ts';
import type { ViewedFile } from './file.types.ts';
import { fileSize, fileType } from './file-label.ts';
import { initialViewer, type ViewerEvent, type ViewerState, viewerReducer } from './viewer-state.ts';

const makeFile = (changed: Partial<ViewedFile> = {}): ViewedFile => ({
  id: 'f1',
  name: '评分明细.pdf',
  kind: 'pdf',
  mime: 'application/pdf',
  size: 2_202_009,
  ...changed,
});
const after = (...events: ViewerEvent[]) => events.reduce(viewerReducer, initialViewer(makeFile(), 1e9));
const loading: ViewerState = { status: 'loading', intent: 'view' };
const none: ViewerEvent = { type: 'result', result: { status: 'permission', permission: 'NONE' } };
const ready: ViewerEvent = {
  type: 'result',
  result: { status: 'ready', url: '/f', name: 'f', type: 'application/pdf' },
};

describe('initialViewer', () => {
  test.each([
    ['a document', makeFile(), loading],
    ['a document too large for preview', makeFile({ size: 2e9 }), { status: 'offer', why: 'too-large', saved: false }],
    ['a video of any size', makeFile({ kind: 'video', size: 2e9 }), loading],
    ['a recording of any size', makeFile({ kind: 'audio', size: 2e9 }), loading],
    ['a spreadsheet', makeFile({ kind: 'other' }), { status: 'offer', why: 'kind', saved: false }],
  ])('%s', (_, file, expected) => expect(initialViewer(file, 1e9)).toEqual(expected));
});

describe('viewerReducer', () => {
  test('shows the file that came', () => {
    expect(after(ready)).toEqual({ status: 'ready', source: { url: '/f', name: 'f', type: 'application/pdf' } });
  });
  test('an application that is granted at once loads the file', () => {
    expect(after(none, { type: 'apply' }, { type: 'applied', permission: 'AUTHORIZED' })).toEqual(loading);
  });
  test('an application under review waits, and cannot be made twice', () => {
    const pending = after(none, { type: 'apply' }, { type: 'applied', permission: 'pending' });
    expect(pending).toMatchObject({ permission: 'pending', apply: 'idle' });
    expect(viewerReducer(pending, { type: 'apply' })).toBe(pending);
  });
  test('an application that did not get through can be made again', () => {
    const failed = after(none, { type: 'apply' }, { type: 'apply-failed' });
    expect(failed).toMatchObject({ permission: 'NONE', apply: 'failed' });
    expect(viewerReducer(failed, { type: 'apply' })).toMatchObject({ apply: 'applying' });
  });
  test('keeps what was wanted through login and permission', () => {
    const waiting = after({ type: 'load', intent: 'download' }, none);
    expect(viewerReducer(waiting, { type: 'applied', permission: 'AUTHORIZED' })).toEqual({
      status: 'loading',
      intent: 'download',
    });
  });
  test('a download leaves the offer with word that it started', () => {
    expect(after({ type: 'load', intent: 'download' }, ready)).toMatchObject({ status: 'offer', saved: true });
  });
  test('bytes that cannot be shown are a failure, with a way to try again', () => {
    const broken: ViewerEvent = { type: 'failed', reason: 'broken' };
    expect(after(ready, broken)).toMatchObject({ status: 'failed', reason: 'broken' });
    expect(after(ready, broken, { type: 'load', intent: 'view' })).toEqual(loading);
  });
  test('a late answer changes nothing', () => {
    const shown = after(ready);
    expect(viewerReducer(shown, none)).toBe(shown);
  });
});

test.each<[string, Partial<Attachment>, boolean, string]>([
  ['a public document', { access: 'public' }, false, 'view'],
  ['a public spreadsheet', { access: 'public', kind: 'other' }, false, 'download'],
  ['a file for users, not signed in', { access: 'login' }, false, 'login'],
  ['a file for users, signed in', { access: 'login' }, true, 'view'],
  ['a file by permission, not signed in', { access: 'permission', permission_status: null }, false, 'login'],
  ['a file by permission, none yet', { access: 'permission', permission_status: 'NONE' }, true, 'apply'],
  ['a file by permission, status unknown', { access: 'permission', permission_status: null }, true, 'apply'],
  ['a file applied for', { access: 'permission', permission_status: 'pending' }, true, 'pending'],
  ['a file refused', { access: 'permission', permission_status: 'REJECT' }, true, 'reapply'],
  ['a file granted', { access: 'permission', permission_status: 'AUTHORIZED' }, true, 'view'],
])('%s: %4$s', (_, changed, signedIn, action) => {
  expect(attachmentAction({ ...makeFile(), access: 'public', permission_status: null, ...changed }, signedIn)).toBe(
    action,
  );
});

test.each([
  [0, '0 B'],
  [1023, '1023 B'],
  [190_464, '186 KB'],
  [1_048_575, '1.0 MB'],
  [2_202_009, '2.1 MB'],
  [150 * 1024 * 1024, '150 MB'],
  [3 * 1024 ** 4, '3072 GB'],
])('%d bytes read %s', (bytes, text) => expect(fileSize(bytes)).toBe(text));

test.each([
  ['申报书模板.docx', 'application/octet-stream', 'DOCX'],
  ['scan', 'image/svg+xml', 'SVG'],
  ['v1.2 说明', 'application/pdf', 'PDF'],
])('%s is a %3$s', (name, mime, type) => expect(fileType(name, mime)).toBe(type));
