import { describe, expect, test } from 'vitest';
import { bestKinds } from './best-kinds.ts';

const hit = (...pieces: [text: string, hit: boolean][]) => ({
  ...{ id: '1', title: pieces.map(([text]) => text).join(''), lang: 'zh-CN' as const, path: '/' },
  ...{ note: null, dated_on: null, snippet: null },
  title_hits: pieces.map(([text, marked]) => ({ text, hit: marked })),
});
const kind = (name: string, ...hits: ReturnType<typeof hit>[]) => ({ kind: name, hits });
const policies = kind('policies', hit(['关于', false], ['冷链', true], ['的措施', false]));
const faqs = kind('faqs', hit(['怎样申报', false]));
const events = kind('events', hit(['怎样申报', false]), hit(['冷链', true], ['沙龙', false]));
const experts = kind('experts', hit(['冷链', true]));

describe('the kinds that are suggested', () => {
  test('are those whose titles match best, whole titles first', () => {
    const found = bestKinds([faqs, policies, events, experts], 3);
    expect(found.map((each) => each.kind)).toEqual(['experts', 'policies', 'events']);
  });

  test('stay in the order of the portal where they match alike', () => {
    const others = ['a', 'b', 'c'].map((name) => kind(name, hit(['冷链', true], ['厂房', false])));
    expect(bestKinds([...others, faqs], 2).map((each) => each.kind)).toEqual(['a', 'b']);
  });
});
