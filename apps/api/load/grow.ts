import { createHash } from 'node:crypto';
import pg from 'pg';

/** Sessions that can be used at once: each acts for an enterprise of its own. */
export const SESSIONS = 2_000;

/** The token of the session of enterprise `number`, from 0. */
export const tokenOf = (number: number): string => `load-token-${number}`;

const hashes = Array.from({ length: SESSIONS }, (_, number) =>
  createHash('sha256').update(tokenOf(number)).digest('hex'),
);

/**
 * What a zone has after years, by the number of its policies: a fifth as many enterprises, each with its user, and as many
 * bookings and applications as policies, most of them long decided. The orders of the seed become theirs. Half-days are held by bookings of past days alone, so
 * that the calendar ahead stays as it was.
 */
const statements = (rows: number): string[] => {
  const enterprises = Math.max(1, Math.floor(rows / 5));
  const past = `now() - interval '10 years' * (i::float8 / ${rows})`;
  return [
    `insert into enterprises (id, name) select 'load-ent-' || i, '滨港企业' || i || '有限公司'
       from generate_series(0, ${enterprises - 1}) i`,
    `insert into users (id, account, password_hash, name, nickname, phone, last_enterprise_id)
       select 'load-user-' || i, 'load.user.' || i, '', '经办人' || i, '', '', 'load-ent-' || i
       from generate_series(0, ${enterprises - 1}) i`,
    `insert into enterprise_staff (enterprise_id, user_id, position)
       select 'load-ent-' || i, 'load-user-' || i, 'owner' from generate_series(0, ${enterprises - 1}) i`,
    `insert into bookings select 'load-book-' || i, 'RSL' || i, 'load-user-' || i % ${enterprises}, '滨港企业', '滨港路 1 号', '91350211M000100Y43',
       '冷链装备路演 ' || i, '介绍产品与融资需求。', '经办人', '13800000000', 20, 'projector',
       jsonb_build_array(jsonb_build_object('appointment_date', current_date - 1 - i / 2, 'period', 1 + i % 2)),
       case when i < 7000 then 'held' when i % 3 = 0 then 'rejected' else 'cancelled' end, ${past}
       from generate_series(0, ${rows - 1}) i`,
    `insert into booking_half_days select current_date - 1 - i / 2, 1 + i % 2, 'load-book-' || i
       from generate_series(0, ${Math.min(rows, 7_000) - 1}) i on conflict do nothing`,
    `insert into policy_applications
       select 'load-app-' || i, 'PAL' || i, calls.ids[1 + (e * 7 + i / ${enterprises}) % cardinality(calls.ids)], 'load-ent-' || e,
         'load-user-' || e, '经办人', '13800000000', null, '申请支持冷链装备研发项目。', '[]'::jsonb, 1,
         (array['granted', 'granted', 'granted', 'granted', 'declined', 'declined', 'declined', 'reviewing', 'submitted', 'draft'])[1 + i % 10],
         ${past}, ${past}
       from generate_series(0, ${rows - 1}) i, lateral (select i % ${enterprises} as e) one,
         (select array_agg(id order by id) as ids from declarations where closes_at < now()) calls`,
    `insert into lifecycle_events (subject, subject_id, seq, at, from_status, to_status, actor_id, actor, waiting_for, until)
       select 'roadshow_booking', id, 1, created_at, null, 'submitted', user_id, 'owner', null, created_at from bookings
       where id like 'load-%' union all
       select 'roadshow_booking', id, 2, created_at, 'submitted', status, null, 'operator', null, null from bookings
       where id like 'load-%'`,
    `insert into lifecycle_events (subject, subject_id, seq, at, from_status, to_status, actor_id, actor, waiting_for)
       select 'policy_application', id, 1, created_at, null, status, user_id, 'applicant',
         case status when 'draft' then 'applicant' when 'submitted' then 'operator' when 'reviewing' then 'operator' end
       from policy_applications where id like 'load-%'`,
    // The seed gives them to enterprises without a name, of which nobody can log in.
    `update orders set enterprise_id = replace(enterprise_id, 'e-more-', 'load-ent-'), user_id = replace(user_id, 'u-more-', 'load-user-')
       where enterprise_id like 'e-more-%'`,
    'analyze',
  ];
};

/** Fills a seeded database with people and what they did, where that is not done yet. Resolves to the seconds that it took. */
export const grow = async (url: string, rows: number): Promise<number> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const from = performance.now();
  try {
    const { rowCount } = await client.query(`select from enterprises where id = 'load-ent-0'`);
    if (!rowCount) {
      await client.query('begin');
      for (const statement of statements(rows)) await client.query(statement);
      await client.query('commit');
    }
    // What an earlier run has left: applications of its rush, which can be begun once, and tokens, which live for two hours.
    await client.query(
      `with rushed as (delete from policy_applications where enterprise_id like 'load-%' and id not like 'load-%' returning id)
       delete from lifecycle_events where subject = 'policy_application' and subject_id in (select id from rushed)`,
    );
    await client.query(`delete from sessions where id like 'load-%'`);
    await client.query(
      `insert into sessions (id, user_id, via, enterprise_id, user_agent, address, created_at, seen_at)
         select 'load-session-' || i, 'load-user-' || i, 'account', 'load-ent-' || i, 'load', '127.0.0.*', now(), now()
         from generate_series(0, ${Math.min(SESSIONS, Math.floor(rows / 5)) - 1}) i`,
    );
    await client.query(
      `insert into tokens (hash, session_id, issued_at, expires_at)
         select hash, 'load-session-' || i - 1, now(), now() + interval '2 hours'
         from unnest($1::text[]) with ordinality as one (hash, i) where i <= ${Math.floor(rows / 5)}`,
      [hashes],
    );
    return (performance.now() - from) / 1000;
  } finally {
    await client.end();
  }
};
