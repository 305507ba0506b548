import { gptEndpoints } from '@zonekit/api-client/gpt/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seed as seedFaq } from '../../../../demo-data/src/faq/faq.seed.ts';
import { seed as seedPolicy } from '../../../../demo-data/src/policy/policy.seed.ts';
import { startTestApi, type TestApi } from '../../../test/harness.ts';
import { answeredQuestions, type ExpectedQuestion, unansweredQuestions } from './questions.data.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ now: () => new Date('2026-11-20T02:00:00Z'), seed: [seedPolicy, seedFaq] });
}, 180_000);
afterAll(() => api.close());

const ask = async (question: string) => {
  const answer = await api.inject(gptEndpoints.askGpt, { body: { question } });
  expect(answer.status, JSON.stringify(answer.error)).toBe(200);
  return answer.body.data;
};

/** Ids of the rows that answer a question. */
const expectedIds = async ({ question, faq, document }: ExpectedQuestion): Promise<ReadonlySet<string>> => {
  const faqs = await api.db
    .selectFrom('faqs')
    .select('id')
    .where('title_zh', 'like', `%${faq ?? ''}%`)
    .execute();
  expect(faqs.length, question).toBeGreaterThan(0);
  if (document === undefined) return new Set(faqs.map(({ id }) => id));
  const read = (table: 'policies' | 'declarations') =>
    api.db.selectFrom(table).select('id').where('title_zh', 'like', `%${document}%`).execute();
  const documents = await Promise.all([read('policies'), read('declarations')]);
  return new Set([...faqs, ...documents.flat()].map(({ id }) => id));
};

const percent = (part: number, all: number): string => `${((part / all) * 100).toFixed(1)} %`;

describe('the set of questions', () => {
  it('has 60 with a source, each once, and 15 without one', () => {
    expect(new Set(answeredQuestions.map(({ question }) => question)).size).toBe(60);
    expect(new Set(unansweredQuestions).size).toBe(15);
  });

  it('is answered by its source: 85 % first, 95 % among the first three', async () => {
    const places: { question: string; place: number; titles: string[] }[] = [];
    for (const expected of answeredQuestions) {
      const ids = await expectedIds(expected);
      const { sources, nearest } = await ask(expected.question);
      const titles = [...sources, ...nearest.map((source) => ({ ...source, title: `(not answered) ${source.title}` }))];
      places.push({
        question: expected.question,
        place: sources.findIndex(({ id }) => ids.has(id)),
        titles: titles.map(({ title }) => title),
      });
    }
    const first = places.filter(({ place }) => place === 0).length;
    const firstThree = places.filter(({ place }) => place >= 0).length;
    const missed = places.filter(({ place }) => place !== 0);
    process.stdout.write(
      [
        `Questions answered by their source: first ${percent(first, 60)}, among the first three ${percent(firstThree, 60)}`,
        ...missed.map(({ question, place, titles }) => `  ${place + 1 || '-'} ${question}: ${titles.join(' / ')}`),
        '',
      ].join('\n'),
    );
    expect(first / 60).toBeGreaterThanOrEqual(0.85);
    expect(firstThree / 60).toBeGreaterThanOrEqual(0.95);
  }, 180_000);

  it('is refused where nothing carries an answer, with the nearest passages', async () => {
    const answered: string[] = [];
    for (const question of unansweredQuestions) {
      const answer = await ask(question);
      if (answer.answered) answered.push(`${question}: ${answer.sources[0]?.title}`);
      else expect(answer).toMatchObject({ answer: null, sources: [] });
    }
    expect(answered).toEqual([]);
  }, 60_000);
});

describe('an answer', () => {
  it('quotes its sources, the words of the question marked', async () => {
    const answer = await ask('冷链物流与保税检测产业的新建冷库补助能补多少');
    expect(answer.answered).toBe(true);
    expect(answer.answer).toBe('按设备投资额的20%给予支持，最高800万元。');
    expect(answer.phrased).toBe(false);
    const policy = (await ask('绿色航运与低碳港口建设的形式审查几个工作日完成')).sources.find(
      ({ kind }) => kind === 'policy',
    );
    expect(policy).toMatchObject({ clause: expect.stringMatching(/^第.+条$/), number: expect.any(String) });
    expect(policy?.quote.some(({ hit, text }) => hit && text.includes('形式'))).toBe(true);
  });

  it('is in the language of the question', async () => {
    const { sources } = await ask('What happens to us if documents turn out to be false?');
    expect(sources[0]).toMatchObject({ kind: 'faq', lang: 'en' });
  });

  it.each(['', ' ', 'x'.repeat(501)])('is refused for a question of the wrong length: %j', async (question) => {
    expect((await api.inject(gptEndpoints.askGpt, { body: { question } })).status).toBe(422);
  });

  it.each(["'; drop table faqs; --", '%%%___', '🙂🙂', '\\', '(((( & | !', '的'])(
    'is none for %j',
    async (question) => {
      expect((await ask(question)).answered).toBe(false);
    },
  );

  it('is begun by the latest question of each category', async () => {
    const { body } = await api.inject(gptEndpoints.suggestedQuestions, {});
    expect(body.data).toHaveLength(8);
  });
});
