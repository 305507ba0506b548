import { sql } from 'kysely';
import type { Tx } from '../../../api/src/frame/context.ts';
import { shanghaiDay } from '../../../api/src/frame/day.ts';
import { orderIndexes } from '../../../api/src/modules/order/order.migrations.ts';
import { orderColumns } from '../../../api/src/modules/order/order.repository.ts';

/** Rows of one statement, so that none takes longer than the database's time limit. */
const BATCH = 25_000;
/** From here on it is quicker to make the indexes at the end. */
const LARGE = 20_000;
/** Share of the main enterprise: one order in this many. The other orders belong to unnamed enterprises. */
const OWN = 100;
const ENTERPRISES = 20_000;

/** The demo's orders in turn as others' of three years; nine of ten are completed. They took nothing, so they give nothing back. */
const insertOrders = (tx: Tx, from: number, to: number, today: string) => {
  const changed = new Set(['id', 'number', 'status', 'enterprise_id', 'user_id', 'created_at', 'updated_at', 'files']);
  for (const column of [
    'voucher',
    'account_id',
    'starts_at',
    'ends_at',
    'starts_on',
    'deliver_by',
    'address',
    'message',
  ])
    changed.add(column);
  for (const column of ['contact_person', 'contact_phone', 'rating_score', 'rating_text', 'rated_at'])
    changed.add(column);
  const copied = sql.join(orderColumns.filter((name) => !changed.has(name)).map((name) => sql.ref(`t.${name}`)));
  const names = sql.join(orderColumns.filter((name) => !changed.has(name)).map((name) => sql.ref(name)));
  return sql`
    with templates as (
      select *, (row_number() over (order by id))::integer - 1 as place, (count(*) over ())::integer as templates
      from orders where id ~ '^order-\\d+$'
    ), made as (
      select n, case when n % 100 < 90 then 'completed' when n % 100 < 94 then 'cancelled' when n % 100 < 97 then 'rejected'
        when n % 100 = 97 then 'pending' when n % 100 = 98 then 'confirmed' else 'in_progress' end as state,
        ${today}::date - case when n % 100 < 97 then 40 + n % 1050 * 7919 % 1050 else 5 + (n * 7) % 20 end as day
      from generate_series(${from}::integer, ${to - 1}::integer) as n
    )
    insert into orders (id, number, status, enterprise_id, user_id, created_at, updated_at, voucher, starts_at, ends_at,
      starts_on, deliver_by, contact_person, contact_phone, message, title_initials, search_text, title_vector,
      search_vector, ${names})
    select 'order-more-' || n, number_of, m.state,
      case when n % ${OWN} = 0 then 'e-lantu' else 'e-more-' || n % ${ENTERPRISES} end,
      case when n % ${OWN} = 0 then 'u-demo' else 'u-more-' || n % ${ENTERPRISES} end,
      at, at + case m.state when 'completed' then interval '12 days' when 'in_progress' then interval '3 days'
        when 'cancelled' then interval '6 hours' when 'pending' then interval '0' else interval '1 day' end,
      0, t.starts_at + shift, t.ends_at + shift, (t.starts_on + shift)::date,
      case when m.state in ('in_progress', 'completed', 'confirmed') then (t.deliver_by + shift)::date end,
      '', '', '', t.title_initials, replace(t.search_text, lower(t.number), lower(number_of)), t.title_vector,
      strip(ts_delete(t.search_vector, tsvector_to_array(to_tsvector('english', replace(lower(t.number), '-', ' '))))
        || to_tsvector('english', replace(lower(number_of), '-', ' '))),
      ${copied}
    from made m join templates t on t.place = m.n % t.templates
    cross join lateral (select 'DD' || to_char(m.day, 'YYYYMMDD') || '-M' || upper(to_hex(m.n)) as number_of,
      m.day::timestamp at time zone 'Asia/Shanghai' + interval '9 hours' + m.n % 480 * interval '1 minute' as at,
      (m.day - (t.created_at at time zone 'Asia/Shanghai')::date) * interval '1 day' as shift) as d`.execute(tx);
};

/** The history of each, as its lifecycle has it. */
const insertEvents = (tx: Tx, from: number, to: number) =>
  sql`
  insert into lifecycle_events (subject, subject_id, seq, at, from_status, to_status, actor_id, actor, reason, waiting_for,
    due_at, until)
  select case o.kind when 'service' then 'service_order' when 'material' then 'material_order' else 'instrument_order' end,
    o.id, p.seq, o.created_at + p.after, p.source, p.target, case when p.buyer then o.user_id end,
    case when p.buyer then '买方' else '服务方' end, case when p.target = 'rejected' then '档期已满' end,
    case when p.target in ('pending', 'confirmed', 'in_progress') then 'seller' end,
    case when p.target = 'pending' then o.created_at + interval '2 days' end, o.created_at + p.ends
  from generate_series(${from}::integer, ${to - 1}::integer) as n
  join orders o on o.id = 'order-more-' || n
  join (values ('{pending}'::text[], 1, null, 'pending', true, interval '0', null::interval),
    ('{cancelled}', 1, null, 'pending', true, '0', '6 hours'), ('{cancelled}', 2, 'pending', 'cancelled', true, '6 hours', null),
    ('{rejected}', 1, null, 'pending', true, '0', '1 day'), ('{rejected}', 2, 'pending', 'rejected', false, '1 day', null),
    ('{confirmed,in_progress,completed}', 1, null, 'pending', true, '0', '1 day'),
    ('{confirmed}', 2, 'pending', 'confirmed', false, '1 day', null),
    ('{in_progress,completed}', 2, 'pending', 'confirmed', false, '1 day', '3 days'),
    ('{in_progress}', 3, 'confirmed', 'in_progress', false, '3 days', null),
    ('{completed}', 3, 'confirmed', 'in_progress', false, '3 days', '12 days'),
    ('{completed}', 4, 'in_progress', 'completed', false, '12 days', null)
  ) as p (states, seq, source, target, buyer, after, ends) on o.status = any(p.states)`.execute(tx);

/** Adds so many orders to those of the demo, for load tests. */
export const moreOrders = async (tx: Tx, count: number, now: Date): Promise<void> => {
  if (count <= 0) return;
  const large = count >= LARGE;
  if (large) for (const { name } of orderIndexes) await sql`drop index ${sql.ref(name)}`.execute(tx);
  for (let from = 0; from < count; from += BATCH) {
    const to = Math.min(count, from + BATCH);
    await insertOrders(tx, from, to, shanghaiDay(now));
    await insertEvents(tx, from, to);
  }
  if (large) for (const { make } of orderIndexes) await make.execute(tx);
};
