import { randomUUID } from 'node:crypto';
import type { Locale } from '@zonekit/api-client/contract';
import type {
  CanvassDetail,
  Opinion,
  PublicationDetail,
  PublicationKind,
} from '@zonekit/api-client/policy/publication/contract';
import { toIsoTime } from '../../../database/parsers.ts';
import type { Db, Tx } from '../../../frame/context.ts';
import { Problem } from '../../../frame/problem.ts';
import { describeAttachments } from '../../file/file.service.ts';
import { nameOf } from '../policy.catalogue.ts';
import { filesOf } from '../policy.repository.ts';
import type { PolicyService, ReadContext } from '../policy.service.ts';
import { presentLink, presentPublication } from './publication.present.ts';
import * as repository from './publication.repository.ts';

const RELATED = 3;
/** Opinions of one user on one draft. */
const MOST_OPINIONS = 20;
const OVER = { 'zh-CN': '征求意见已经结束', en: 'The time for opinions is over' };
const ENOUGH = {
  'zh-CN': '您对这份草案提出的意见已达上限',
  en: 'You have reached the number of opinions on this draft',
};

const linkTo = async (db: Db | Tx, table: 'declarations' | 'policies', id: string | null, locale: Locale) => {
  if (id === null) return null;
  const row = await db.selectFrom(table).select(['id', 'title_zh', 'title_en']).where('id', '=', id).executeTakeFirst();
  return row ? presentLink(row, locale) : null;
};

/** @throws Problem 404 where there is none of that kind */
export const getPublication = async (
  service: PolicyService,
  context: ReadContext,
  kind: PublicationKind,
  id: string,
): Promise<PublicationDetail> => {
  const { db, locale, userId } = context;
  const row = await repository.findPublication(db, kind, id);
  if (!row) throw new Problem(404, 'not_found');
  const [view, files, related, declaration, policy] = await Promise.all([
    service.view(context),
    filesOf(db, id),
    repository.latestOfKind(db, kind, id, RELATED),
    linkTo(db, 'declarations', row.declaration_id, locale),
    linkTo(db, 'policies', row.policy_id, locale),
  ]);
  const totals = await repository.totalsOf(
    db,
    [row, ...related].filter((each) => each.kind === 'publicity').map((each) => each.id),
  );
  const shown = presentPublication(row, totals.get(id), view);
  const department = view.catalogue.department(row.department_id);
  return {
    ...shown,
    body_html: (shown.lang === 'en' && row.body_en) || row.body_zh,
    attachments: await describeAttachments(db, files, userId, locale),
    declaration,
    policy,
    contact: { department: department ? nameOf(department, locale) : shown.issuer, phone: row.phone },
    related: related.map((each) => presentPublication(each, totals.get(each.id), view)),
  };
};

/** @throws Problem 404 for a draft that is none */
export const getCanvass = async (service: PolicyService, context: ReadContext, id: string): Promise<CanvassDetail> => {
  const { db, userId } = context;
  const [detail, opinions, mine] = await Promise.all([
    getPublication(service, context, 'canvass', id),
    repository.opinionCount(db, id),
    userId === null ? [] : repository.opinionsOf(db, id, userId),
  ]);
  return { ...detail, opinions, mine };
};

/** @throws Problem 404 for a draft that is none, 409 once its time is over or the user has given too many */
export const addOpinion = async (
  db: Db | Tx,
  { id, userId, now }: { id: string; userId: string; now: Date },
  given: Pick<Opinion, 'clause' | 'text'>,
): Promise<Opinion> => {
  const row = await repository.findPublication(db, 'canvass', id);
  if (!row) throw new Problem(404, 'not_found');
  if (row.closes_at === null || Date.parse(row.closes_at) <= now.getTime())
    throw new Problem(409, 'conflict', { words: OVER });
  if ((await repository.opinionsOf(db, id, userId)).length >= MOST_OPINIONS)
    throw new Problem(409, 'conflict', { words: ENOUGH });
  const opinion = { id: `opi-${randomUUID()}`, ...given, created_at: toIsoTime(now) };
  await db
    .insertInto('policy_opinions')
    .values({ ...opinion, publication_id: id, user_id: userId })
    .execute();
  return opinion;
};
