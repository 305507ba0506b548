import { describe, expect, test } from 'vitest';
import { dismissToast, displayMs, EMPTY_QUEUE, pushToast, type ToastContent } from './toast-queue.ts';
import { createToastStore } from './toast-store.ts';

const saved: ToastContent = { tone: 'success', title: '草稿已保存' };
const failed: ToastContent = { tone: 'danger', title: '系统内部错误' };

describe('toast queue', () => {
  test('keeps the order in which things were said', () => {
    const queue = [saved, failed].reduce(pushToast, EMPTY_QUEUE);
    expect(queue.toasts.map(({ title }) => title)).toEqual(['草稿已保存', '系统内部错误']);
    expect(dismissToast(queue, 1).toasts.map(({ id }) => id)).toEqual([2]);
  });

  test('renews what is said again instead of stacking it', () => {
    const queue = [saved, failed, saved].reduce(pushToast, EMPTY_QUEUE);
    expect(queue.toasts.map(({ id, times }) => [id, times])).toEqual([
      [1, 2],
      [2, 1],
    ]);
  });

  test('stacks those that do something: each may do something else', () => {
    const withAction = { ...saved, action: { label: '查看', onSelect: () => {} } };
    expect([withAction, withAction].reduce(pushToast, EMPTY_QUEUE).toasts).toHaveLength(2);
  });

  test('gives a failure more time than a success, and nothing more than 15 seconds', () => {
    expect(displayMs(failed)).toBeGreaterThan(displayMs(saved));
    expect(displayMs({ tone: 'danger', title: '长'.repeat(999) })).toBe(15_000);
  });
});

test('the store tells its listeners of changes alone', () => {
  const store = createToastStore();
  let calls = 0;
  store.subscribe(() => calls++);
  store.push(saved);
  store.dismiss(99);
  store.dismiss(1);
  expect(calls).toBe(2);
  expect(store.get().toasts).toEqual([]);
});
