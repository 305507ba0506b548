import type { NeedStatus } from '@zonekit/api-client/space/need/contract';
import { type RawBuilder, sql } from 'kysely';
import type { NeedRow } from './need.tables.ts';

/** What the clock makes of a need before the sweep has written it. */
export const statusOf = ({ status, expires_on }: Pick<NeedRow, 'status' | 'expires_on'>, today: string): NeedStatus =>
  status === 'published' && expires_on < today ? 'expired' : status;

/** `statusOf` in SQL. */
export const statusIn = (today: string): RawBuilder<NeedStatus> =>
  sql<NeedStatus>`case when d.status = 'published' and d.expires_on < ${today}::date then 'expired' else d.status end`;
