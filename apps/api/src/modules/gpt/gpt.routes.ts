import type { Locale } from '@zonekit/api-client/contract';
import { gptEndpoints } from '@zonekit/api-client/gpt/contract';
import { sql } from 'kysely';
import type { Db, Tx } from '../../frame/context.ts';
import type { Module } from '../../frame/module.ts';
import { createGpt } from './gpt.service.ts';
import { createPhrase } from './phrase.ts';

/** Limits of one address: each question reads from three lists, and a language model may cost money. */
const ASK = { rateLimit: { max: 30, timeWindow: '1 minute' } };

/** The latest question of each category. */
const suggestedQuestions = async (db: Db | Tx, locale: Locale) => {
  const { rows } = await sql<{ id: string; title_zh: string; title_en: string | null }>`
    select distinct on (category) id, title_zh, title_en from faqs order by category, updated_on desc, id`.execute(db);
  return rows.map(({ id, title_zh, title_en }) => {
    const english = locale === 'en' && title_en !== null;
    return { id, title: english ? title_en : title_zh, lang: english ? ('en' as const) : ('zh-CN' as const) };
  });
};

export const gptRoutes: Module['routes'] = (serve, context) => {
  const answer = createGpt(createPhrase(context));

  serve(gptEndpoints.suggestedQuestions, async ({ db, locale }) => ({ data: await suggestedQuestions(db, locale) }), {
    shared: 'cached',
  });

  serve(
    gptEndpoints.askGpt,
    async ({ db, body }) => ({
      data: await answer(db, { question: body.question, now: context.now() }),
    }),
    { keepsShared: true, config: ASK },
  );
};
