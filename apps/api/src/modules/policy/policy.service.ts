import type { Locale } from '@zonekit/api-client/contract';
import type {
  DeclarationDetail,
  DeclarationSummary,
  PolicyDetail,
  PolicySummary,
} from '@zonekit/api-client/policy/contract';
import { createCache } from '../../frame/cache.ts';
import type { Context, Db, Tx } from '../../frame/context.ts';
import { addDays, shanghaiDay } from '../../frame/day.ts';
import type { Filters } from '../../frame/list/list.ts';
import type { Terms } from '../../frame/list/parse-query.ts';
import { plainText } from '../../frame/list/plain-text.ts';
import type { ListContext } from '../../frame/list/serve-list.ts';
import { Problem } from '../../frame/problem.ts';
import { presentEvent } from '../event/event.present.ts';
import { eventsOfDeclaration } from '../event/event.repository.ts';
import { describeAttachments, describeFiles } from '../file/file.service.ts';
import { inLocale } from './matching/criterion-data.ts';
import { type Catalogue, loadCatalogue } from './policy.catalogue.ts';
import { withDepartmentKeys } from './policy.labels.ts';
import { presentDeclaration, presentPolicy, type View } from './policy.present.ts';
import * as repository from './policy.repository.ts';
import type { StoredStep } from './policy.tables.ts';
import { comparisonOf, presentVersion } from './version/version.service.ts';

/** Who asks, through which connection, in which language. */
export interface ReadContext {
  db: Db | Tx;
  locale: Locale;
  userId: string | null;
}

export interface PolicyService {
  catalogue: (db: Db | Tx) => Promise<Catalogue>;
  view: (context: Pick<ReadContext, 'db' | 'locale'>, terms?: Terms | null) => Promise<View>;
  /** The rows of a list's page; what was searched for is marked. */
  presentPolicies: (rows: readonly repository.PolicyListRow[], context: ListContext) => Promise<PolicySummary[]>;
  presentDeclarations: (
    rows: readonly repository.DeclarationListRow[],
    context: ListContext,
  ) => Promise<DeclarationSummary[]>;
  /** Chosen departments by their keys. */
  withDepartments: (filters: Filters, context: ListContext) => Promise<Filters>;
  /** @param compare two versions to compare, by their ids */
  getPolicy: (
    context: ReadContext,
    id: string,
    compare?: { compare?: string | undefined; with?: string | undefined },
  ) => Promise<PolicyDetail>;
  getDeclaration: (context: ReadContext, id: string) => Promise<DeclarationDetail>;
}

/** `2026-11-26 17:00` on the day that it closes, `2026-12-22 – 2026-12-26` for a stretch, else the day. */
const stepsOf = (
  steps: readonly StoredStep[],
  closesAt: string,
  locale: Locale,
  now: Date,
): DeclarationDetail['process'] => {
  const closes = shanghaiDay(new Date(closesAt));
  const today = shanghaiDay(now);
  const startOf = (step: StoredStep) => addDays(closes, step.day);
  const over = (step: StoredStep) =>
    step.day === 0 ? Date.parse(closesAt) <= now.getTime() : addDays(closes, step.until ?? step.day) < today;
  // What is under way: the last step that has begun, or while applications are open the deadline that lies ahead.
  const current = steps.findIndex((step) => !over(step));
  return steps.map((step, index) => ({
    at:
      step.day === 0
        ? `${closes} ${closesAt.slice(11, 16)}`
        : step.until === undefined
          ? startOf(step)
          : `${startOf(step)} – ${addDays(closes, step.until)}`,
    label: step.label[locale],
    state: index === current ? 'current' : over(step) ? 'done' : 'ahead',
  }));
};

export const createPolicyService = ({ now }: Context): PolicyService => {
  const catalogues = createCache<Catalogue>({ ttl: 60_000, max: 1 });
  const catalogue: PolicyService['catalogue'] = (db) => catalogues.get('all', () => loadCatalogue(db));
  const view: PolicyService['view'] = async ({ db, locale }, terms = null) => ({
    locale,
    now: now(),
    catalogue: await catalogue(db),
    terms,
  });

  return {
    catalogue,
    view,

    withDepartments: async (filters, { db }) => withDepartmentKeys(await catalogue(db), filters),

    async presentPolicies(rows, { db, locale, terms }) {
      const seen = await view({ db, locale }, terms);
      const bodies = terms
        ? await repository.findBodies(
            db,
            rows.map((row) => row.body_id),
          )
        : null;
      return rows.map((row) => {
        const body = bodies?.get(row.body_id);
        const text = body && ((locale === 'en' && row.title_en !== null && body.html_en) || body.html_zh);
        return presentPolicy(row, seen, text ? plainText(text) : null);
      });
    },

    async presentDeclarations(rows, { db, locale, terms }) {
      const seen = await view({ db, locale }, terms);
      const bodies = terms
        ? await repository.declarationBodies(
            db,
            rows.map((row) => row.id),
          )
        : null;
      return rows.map((row) => {
        const body = bodies?.get(row.id);
        const text = body && ((locale === 'en' && body.body_en) || body.body_zh);
        return presentDeclaration(row, seen, text ? plainText(text) : null);
      });
    },

    async getPolicy(context, id, compare = {}) {
      const { db, locale, userId } = context;
      const row = await repository.findWholePolicy(db, id, locale);
      if (!row) throw new Problem(404, 'not_found');
      const { html, versions, files, declarations, related, ...policy } = row;
      const current = { ...policy, ended_on: policy.expires_on };
      const [seen, comparison, attachments] = await Promise.all([
        view(context),
        comparisonOf(db, current, compare, locale),
        describeFiles(db, files, userId, locale),
      ]);
      return {
        ...presentPolicy(policy, seen),
        versions: [current, ...versions].map((version) => presentVersion(version, locale)),
        comparison,
        effective_on: policy.effective_on,
        body_html: html,
        attachments,
        declarations: declarations.map((declaration) => presentDeclaration(declaration, seen)),
        related: related.map((other) => presentPolicy(other, seen)),
      };
    },

    async getDeclaration(context, id) {
      const { db, locale, userId } = context;
      const row = await repository.findDeclaration(db, id);
      if (!row) throw new Problem(404, 'not_found');
      const [seen, policy, files, related, events] = await Promise.all([
        view(context),
        row.policy_id === null ? undefined : repository.findPolicy(db, row.policy_id),
        repository.filesOf(db, id),
        repository.relatedDeclarations(db, row, now()),
        eventsOfDeclaration(db, id),
      ]);
      const templates = row.materials.flatMap(({ file_id }) => file_id ?? []);
      const described = await describeAttachments(db, [...new Set([...files, ...templates])], userId, locale);
      const byId = new Map(described.map((attachment) => [attachment.id, attachment]));
      const summary = presentDeclaration(row, seen);
      const department = seen.catalogue.department(row.department_id);
      return {
        ...summary,
        policy: policy ? presentPolicy(policy, seen) : null,
        body_html: (summary.lang === 'en' && row.body_en) || row.body_zh,
        criteria: row.criteria.map((criterion) => inLocale(criterion, locale)),
        materials: row.materials.map(({ name, required, file_id }) => ({
          name: name[locale],
          required,
          attachment: (file_id !== null && byId.get(file_id)) || null,
        })),
        process: stepsOf(row.process, row.closes_at, locale, now()),
        support_table: row.support_table.map(({ kind, basis, rate, cap }) => ({
          kind: kind[locale],
          basis: basis[locale],
          rate,
          cap,
        })),
        announces_on: row.announces_on,
        contact: {
          department: (locale === 'en' ? department?.name_en : department?.name_zh) ?? summary.issuer,
          address: (locale === 'en' ? department?.address_en : department?.address_zh) ?? '',
          hours: (locale === 'en' ? department?.hours_en : department?.hours_zh) ?? '',
          ...row.contact,
        },
        attachments: files.flatMap((file) => byId.get(file) ?? []),
        activities: events.map((each) => {
          const { title, lang, venue, starts_at, ends_at } = presentEvent(each, seen);
          return { id: each.id, title, lang, venue, starts_at, ends_at };
        }),
        related: related.map((declaration) => presentDeclaration(declaration, seen)),
      };
    },
  };
};
