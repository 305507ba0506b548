import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import type { QueryResultRow } from 'pg';
import type { User } from '../src/frame/context.ts';
import { facetOf } from '../src/frame/list/cells.ts';
import { named } from '../src/frame/list/labels.ts';
import { applicationStatuses } from '../src/modules/policy/application/application.lists.ts';
import type { ApplicationSummaryRow } from '../src/modules/policy/application/application.repository.ts';
import { presentSummary as presentApplication } from '../src/modules/policy/application/application.service.ts';
import { bookingStatuses } from '../src/modules/roadshow/roadshow.lists.ts';
import type { BookingSummaryRow } from '../src/modules/roadshow/roadshow.repository.ts';
import { presentSummary as presentBooking } from '../src/modules/roadshow/roadshow.service.ts';

export type Ask = <T extends QueryResultRow>(name: string, text: string, values?: unknown[]) => Promise<T[]>;

const SIZE = 20;
const LOCALE = 'zh-CN';

/** The lists of who is logged in, in three queries each: who asks, how many in each state, the rows with their last change;
 * bookings are counted by month as well. */
export const createOwnLists = (ask: Ask) => {
  const whose = async ({ authorization = '' }: IncomingHttpHeaders): Promise<User> => {
    const hash = createHash('sha256').update(authorization.replace('Bearer ', '')).digest('hex');
    const [user] = await ask<User & QueryResultRow>(
      'whose',
      `select u.id as user_id, u.account, u.name, 'staff' as role, e.enterprise_id
       from tokens t join sessions s on s.id = t.session_id join users u on u.id = s.user_id
         left join enterprise_staff e on e.user_id = u.id and e.enterprise_id = s.enterprise_id
       where t.hash = $1 and t.expires_at > now() and (t.replaced_until is null or t.replaced_until > now())`,
      [hash],
    );
    if (!user) throw new Error('Nobody is logged in by this token.');
    return user;
  };

  const pageOf = <T>(
    counted: readonly { status: string; count: number }[],
    statuses: Parameters<typeof named>[0],
    data: T[],
  ) => {
    const cells = counted.map(({ status, count }) => ({ values: [[status]], count }));
    const total = counted.reduce((sum, { count }) => sum + count, 0);
    const labels = named(statuses, LOCALE);
    return {
      data,
      page: { page_index: 1, page_size: SIZE, total, total_capped: false, next_cursor: null },
      facets: { status: facetOf({ names: ['status'], cells, complete: true }, {}, 'status', labels) },
      help: null,
    };
  };

  return {
    async applications(headers: IncomingHttpHeaders) {
      const user = await whose(headers);
      const counted = await ask<{ status: string; count: number }>(
        'applications by status',
        'select status, count(*)::integer as count from policy_applications where enterprise_id = $1 group by status',
        [user.enterprise_id],
      );
      const rows = await ask<ApplicationSummaryRow & QueryResultRow>(
        'applications',
        `select a.id, a.number, a.declaration_id, a.enterprise_id, a.contact_person, a.contact_phone, a.amount, a.status, a.updated_at,
           d.title_zh, d.title_en, d.closes_at, e.reason
         from policy_applications a join declarations d on d.id = a.declaration_id
           left join lifecycle_events e on e.subject = 'policy_application' and e.subject_id = a.id and e.until is null
         where a.enterprise_id = $1 order by a.updated_at desc, a.id desc limit ${SIZE}`,
        [user.enterprise_id],
      );
      const data = rows.map((row) => presentApplication(row, { user, locale: LOCALE }));
      return pageOf(counted, applicationStatuses, data);
    },

    async bookings(headers: IncomingHttpHeaders) {
      const user = await whose(headers);
      const counted = await ask<{ status: string; count: number }>(
        'bookings by status',
        'select status, count(*)::integer as count from bookings where user_id = $1 group by status',
        [user.user_id],
      );
      const months = await ask<{ month: string; count: number }>(
        'bookings by month',
        `select month, count(*)::integer as count from bookings, unnest(months) as month where user_id = $1
         group by month order by month`,
        [user.user_id],
      );
      const rows = await ask<BookingSummaryRow & QueryResultRow>(
        'bookings',
        `select b.id, b.number, b.user_id, b.organization, b.roadshow_title, b.contact_person, b.contact_phone, b.attendees_count,
           b.equipment_required, b.appointment_dates, b.status, b.created_at, e.at as changed_at, e.reason
         from bookings b
           left join lifecycle_events e on e.subject = 'roadshow_booking' and e.subject_id = b.id and e.until is null
         where b.user_id = $1 order by b.created_at desc, b.id desc limit ${SIZE}`,
        [user.user_id],
      );
      const data = rows.map((row) => presentBooking(row, user));
      const page = pageOf(counted, bookingStatuses, data);
      const month = months.map(({ month: value, count }) => ({ value, label: value, count }));
      return { ...page, facets: { ...page.facets, month } };
    },
  };
};
