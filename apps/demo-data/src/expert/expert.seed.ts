import { expertConsultation } from '@zonekit/api-client/lifecycle/expert-consultation';
import { toIsoTime } from '../../../api/src/database/parsers.ts';
import type { Context, Tx } from '../../../api/src/frame/context.ts';
import { begin, move } from '../../../api/src/frame/lifecycle/lifecycle.ts';
import { inTransaction } from '../../../api/src/frame/transaction.ts';
import { insertConsultation } from '../../../api/src/modules/expert/consultation/consultation.repository.ts';
import { writeExperts } from '../../../api/src/modules/expert/expert.repository.ts';
import { nextWorkdays } from '../../../api/src/modules/expert/expert.slots.ts';
import { findFiles } from '../../../api/src/modules/file/file.repository.ts';
import { storageOf } from '../../../api/src/modules/file/storage/storage-of.ts';
import { zoneWords } from '../zone-words.ts';
import { expertRows, portraitId } from './expert.seed-data.ts';
import { portrait } from './portrait.ts';

const MADE = new Date('2026-06-01T09:00:00+08:00');
const DAY_MS = 86_400_000;

/** Portraits where they are missing: on the first start, or when the data folder was emptied. */
const seedPortraits = async (context: Context): Promise<void> => {
  const storage = storageOf(context);
  const ids = expertRows.map(({ id }) => portraitId(id));
  const keys = new Map((await findFiles(context.db, ids)).map((file) => [file.id, file.storage_key]));
  for (const { id, name_zh, name_en } of expertRows) {
    const fileId = portraitId(id);
    const before = keys.get(fileId);
    if (before !== undefined && (await storage.has(before))) continue;
    const { toPng } = await import('../file/raster.ts');
    const { key, size } = await storage.put(await toPng(zoneWords(context.config.demoVariant)(portrait(id))));
    const names = { name: `${name_zh}.png`, name_en: name_en && `${name_en}.png` };
    const row = {
      id: fileId,
      storage_key: key,
      ...names,
      mime: 'image/png',
      kind: 'image',
      size,
      access: 'public',
    } as const;
    await context.db
      .insertInto('files')
      .values({ ...row, created_at: toIsoTime(MADE) })
      .onConflict((conflict) => conflict.column('id').doUpdateSet({ storage_key: key, size }))
      .execute();
  }
};

/** One that is accepted, and one that waits for an answer. */
const seedConsultations = async (tx: Tx, now: Date): Promise<void> => {
  const days = nextWorkdays(now);
  const sent = new Date(now.getTime() - DAY_MS);
  const at = toIsoTime(sent);
  const consultations = [
    {
      id: 'consultation-1',
      user_id: 'u-guest-3',
      contact_person: '沈若川',
      contact_phone: '13900001203',
      number: 'EC20261101-D4QX',
      expert_id: 'expert-3',
      question: '冷链装备出口欧盟，检测报告要补哪些项目？',
      status: 'sent',
      day: 2,
    },
    {
      id: 'consultation-2',
      user_id: 'u-guest-4',
      contact_person: '戴安宁',
      contact_phone: '13900001204',
      number: 'EC20261101-F8NW',
      expert_id: 'expert-1',
      question: '-70℃箱体日漏热2.9%，热成像见门框有冷桥，怀疑铰链。',
      status: 'accepted',
      day: 3,
    },
  ] as const;
  for (const { day, ...consultation } of consultations) {
    const hours = expertRows.find(({ id }) => id === consultation.expert_id)?.hours ?? [];
    const date = days
      .slice(day)
      .find((free) => hours.some((hour) => hour.startsWith(String(new Date(free).getUTCDay()))));
    if (!date) continue;
    const period = hours.includes(`${new Date(date).getUTCDay()}am`) ? 1 : 2;
    const asker = {
      user: { user_id: consultation.user_id, name: consultation.contact_person },
      as: ['asker'],
    } as const;
    const row = { ...consultation, date, period, mode: 'video' } as const;
    const times = { created_at: at, updated_at: at };
    if (!(await insertConsultation(tx, { ...row, ...times }))) continue;
    await begin(tx, expertConsultation, row.id, { state: 'sent', actor: asker, at: sent });
    if (row.status === 'sent') continue;
    const office = { user: { user_id: 'u-operator', name: '企业服务中心' }, as: ['operator'] } as const;
    await move(tx, expertConsultation, row.id, { from: 'sent', to: 'accepted', actor: office, reason: null, at: sent });
  }
};

/** Does nothing where there are experts, but for portraits that are missing. */
export const seed = async (context: Context): Promise<void> => {
  await seedPortraits(context);
  if (await context.db.selectFrom('experts').select('id').limit(1).executeTakeFirst()) return;
  await inTransaction(context.db, async (tx) => {
    await writeExperts(tx, zoneWords(context.config.demoVariant)(expertRows));
    await seedConsultations(tx, context.now());
  });
};
