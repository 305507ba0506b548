import { readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import fileEn from '../packages/portal-kit/src/file-viewer/messages/en.ts';
import fileZh from '../packages/portal-kit/src/file-viewer/messages/zh-CN.ts';
import questionnaireEn from '../packages/portal-kit/src/questionnaire/messages/en.ts';
import questionnaireZh from '../packages/portal-kit/src/questionnaire/messages/zh-CN.ts';

const root = join(import.meta.dirname, '..');

// Cause: one message held the words of the specification and, joined to them, what was removed.
test('a fourth industry is refused in the words of specification section 5, and what was removed is a text of its own', () => {
  expect(questionnaireEn.errors['industry-max']).toBe('at most three industry fields may be chosen');
  expect(questionnaireZh.errors['industry-max']).toBe('最多可选择三个产业领域');
  expect(questionnaireZh.notAdded).toBe('未加入{removed}');
});

test('the prompts of a file are those of specification sections 4 and 8', () => {
  expect(fileEn.prompts).toEqual({
    NONE: 'you do not yet have permission for this file, apply if you need to download',
    REJECT: 'application rejected, reapply if needed',
    pending: 'permission is being applied for, please wait',
    login: 'this file requires login; the user is not logged in or the login has expired',
  });
  expect(fileZh.prompts).toEqual({
    NONE: '您暂无该文件权限，如需下载请申请',
    REJECT: '申请被拒绝，如有需要请重新申请',
    pending: '权限申请中，请耐心等待',
    login: '该文件需要登录，用户未登录或登录已过期',
  });
});

// Cause: the service had a second catalogue of these prompts, whose Chinese differed from what the viewer shows.
test('the prompts of a file are written down in the catalogue of the file viewer alone', async () => {
  const plain = (text: string) => text.toLowerCase().replace(/[\s，,；;]/g, '');
  const prompts = Object.values(fileEn.prompts).map(plain);
  const places: string[] = [];
  for await (const path of glob('{packages,apps}/*/src/**/*.{ts,tsx}', { cwd: root })) {
    if (/\.(test|stories|transcript|doc)\.tsx?$/.test(path)) continue;
    const source = plain(readFileSync(join(root, path), 'utf8'));
    if (prompts.some((prompt) => source.includes(prompt)) || /如有?需要?(请)?(重新)?申请|如需下载请申请/.test(source))
      places.push(path);
  }
  expect(places.sort()).toEqual([
    'packages/portal-kit/src/file-viewer/messages/en.ts',
    'packages/portal-kit/src/file-viewer/messages/zh-CN.ts',
  ]);
});
