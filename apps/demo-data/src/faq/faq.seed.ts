import { faqQuestion } from '@zonekit/api-client/lifecycle/faq-question';
import { sql } from 'kysely';
import type { Context, Tx } from '../../../api/src/frame/context.ts';
import { addDays, shanghaiDay } from '../../../api/src/frame/day.ts';
import { begin, move } from '../../../api/src/frame/lifecycle/lifecycle.ts';
import { inTransaction } from '../../../api/src/frame/transaction.ts';
import { writeFaqs } from '../../../api/src/modules/faq/faq.repository.ts';
import { insertQuestion } from '../../../api/src/modules/faq/question/question.repository.ts';
import { zoneWords } from '../zone-words.ts';
import { faqRows, type ThemeSource } from './faq-writer.ts';

/** The latest translated document in force of each theme; none where no policies were seeded. */
const themeSources = async (tx: Tx, today: string): Promise<ReadonlyMap<string, ThemeSource>> => {
  const { rows } = await sql<ThemeSource & { theme: string }>`
    select distinct on (p.theme) p.theme, p.id as policy_id, p.department_id, b.html_zh, b.html_en
    from policies p join policy_bodies b on b.id = p.body_id
    where p.published_on <= ${today}::date and (p.expires_on is null or p.expires_on > ${addDays(today, 365)}::date)
      and p.title_en is not null
    order by p.theme, p.published_on desc, p.id`.execute(tx);
  return new Map(rows.map(({ theme, ...source }) => [theme, source]));
};

/** Questions of the demo's user: one waits for an answer, one was answered and closed, one declined. */
const OWN = [
  { content: '自己盖的实验室，折旧能不能算进研发费用？', days: 1, status: 'sent', reason: null },
  {
    content: '委托高校开发的合同没有写分项金额，研发费用怎么归集？',
    days: 20,
    status: 'closed',
    reason: '请与受托方签订补充协议明确分项金额，或由受托方出具费用结算单，按结算单归集。',
  },
  {
    content: '能不能告诉我们竞争对手这次申报了多少？',
    days: 34,
    status: 'declined',
    reason: '其他企业的申报信息不公开，结果以公示为准。',
  },
] as const;

const seedQuestions = async (tx: Tx, today: string): Promise<void> => {
  const user = { user_id: 'u-demo', name: '林知远' };
  const office = { user_id: 'u-operator', name: '企业服务中心' };
  for (const [index, { content, days, status, reason }] of OWN.entries()) {
    const id = `seed-question-${index + 1}`;
    const day = addDays(today, -days);
    const created_at = `${day}T09:30:00+08:00`;
    const answer = status === 'closed' ? reason : null;
    const number = `QU${day.replaceAll('-', '')}-${['A3QX', 'B5NW', 'C7RT'][index]}`;
    const row = { id, number, user_id: user.user_id, content, status, answer, faq_id: null };
    await insertQuestion(tx, { ...row, created_at, updated_at: created_at });
    await begin(tx, faqQuestion, id, {
      state: 'sent',
      actor: { user, as: ['applicant'] },
      at: new Date(created_at),
    });
    if (status === 'sent') continue;
    const next = status === 'closed' ? 'answered' : 'declined';
    const at = new Date(`${addDays(day, 1)}T15:20:00+08:00`);
    await move(tx, faqQuestion, id, { from: 'sent', to: next, actor: { user: office, as: ['operator'] }, reason, at });
    if (next !== 'answered') continue;
    const closed = new Date(`${addDays(day, 2)}T10:05:00+08:00`);
    const actor = { user, as: ['applicant'] as const };
    await move(tx, faqQuestion, id, { from: 'answered', to: 'closed', actor, reason: null, at: closed });
  }
};

/** Does nothing where there are rows. */
export const seed = async ({ db, now, config }: Pick<Context, 'db' | 'now' | 'config'>): Promise<void> => {
  if (await db.selectFrom('faqs').select('id').limit(1).executeTakeFirst()) return;
  const today = shanghaiDay(now());
  await inTransaction(db, async (tx) => {
    await writeFaqs(tx, zoneWords(config.demoVariant)(faqRows(await themeSources(tx, today), today)));
    await seedQuestions(tx, today);
  });
};
