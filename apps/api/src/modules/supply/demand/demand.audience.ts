import type { Locale } from '@zonekit/api-client/contract';
import type { DemandAudience, DemandFit, DemandReason, DemandWishes } from '@zonekit/api-client/supply/demand/contract';
import { MOST_COMPANIES } from '@zonekit/api-client/supply/demand/lists';
import type { Db, Tx, User } from '../../../frame/context.ts';
import { textsOf } from '../../content/bilingual.ts';
import { type CompanyRow, candidatesFor, companyOfEnterprise } from '../company/company.repository.ts';
import { wordingOf } from '../product/product.repository.ts';
import { type Candidate, compare } from './demand.match.ts';
import { demandTable } from './demand.repository.ts';

/** Companies with what their products mention. */
const withProducts = async (db: Db | Tx, companies: readonly CompanyRow[]): Promise<(CompanyRow & Candidate)[]> => {
  const wording = await wordingOf(
    db,
    companies.map(({ id }) => id),
  );
  return companies.map((company) => ({
    ...company,
    products: wording.filter(({ company_id }) => company_id === company.id),
  }));
};

/** Companies for a demand, the best first; among equals by their order. @param not the publisher's enterprise */
export const audienceOf = async (
  db: Db | Tx,
  wishes: DemandWishes,
  { locale, not }: { locale: Locale; not: string | null },
): Promise<DemandAudience> => {
  const candidates = (await candidatesFor(db, wishes)).filter(
    ({ enterprise_id }) => enterprise_id === null || enterprise_id !== not,
  );
  const compared = (await withProducts(db, candidates)).map((company) => ({
    company,
    ...compare(wishes, company, locale),
  }));
  compared.sort(
    (a, b) => b.score - a.score || a.company.position - b.company.position || (a.company.id < b.company.id ? -1 : 1),
  );
  return {
    full: compared.filter(({ score }) => score === 100).length,
    companies: compared.slice(0, MOST_COMPANIES).map(({ company, score, reasons }) => {
      const { name, lang } = textsOf(company, locale, ['name']);
      return { company: { id: company.id, name, lang }, score, reasons };
    }),
  };
};

/** How companies compare with demands, by pairs. */
export const reasonsFor = async (
  db: Db | Tx,
  pairs: readonly { key: string; company: CompanyRow; wishes: DemandWishes }[],
  locale: Locale,
): Promise<ReadonlyMap<string, { score: number; reasons: DemandReason[] }>> => {
  const companies = [...new Map(pairs.map(({ company }) => [company.id, company])).values()];
  const byId = new Map((await withProducts(db, companies)).map((company) => [company.id, company]));
  return new Map(
    pairs.flatMap(({ key, company, wishes }) => {
      const candidate = byId.get(company.id);
      return candidate ? [[key, compare(wishes, candidate, locale)] as const] : [];
    }),
  );
};

/** How the user's own company compares with demands of the hall. */
export const fitsOf = async (db: Db | Tx, user: User, ids: readonly string[], locale: Locale): Promise<DemandFit[]> => {
  const company = await companyOfEnterprise(db, user.enterprise_id);
  if (!company) return [];
  const demands = (await demandTable.find(db, ids)).filter(
    ({ status }) => status === 'released' || status === 'unveiled' || status === 'completed',
  );
  const fits = await reasonsFor(
    db,
    demands.map((wishes) => ({ key: wishes.id, company, wishes })),
    locale,
  );
  return [...fits].map(([demand_id, fit]) => ({ demand_id, ...fit }));
};
