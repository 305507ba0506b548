import { addDays } from '../../../api/src/frame/day.ts';
import { plainText } from '../../../api/src/frame/list/plain-text.ts';
import type { SearchColumns } from '../../../api/src/frame/list/tokens.ts';
import { searchableOf } from '../../../api/src/frame/list/write.ts';
import { policyList } from '../../../api/src/modules/policy/policy.lists.ts';
import { type ZoneWords, zoneWords } from '../zone-words.ts';
import { workingDay } from './calendar.ts';
import { type Department, departmentById, departments, documentNumber } from './departments.ts';
import { type FirstPolicy, firstPolicies } from './first-policies.ts';
import { industries } from './industries.ts';
import { bodyOf, summaryOf } from './policy-body.ts';
import { type Random, randomOf } from './random.ts';
import { type Theme, themes } from './themes.ts';
import { type Kind, patterns, titleOf } from './titles.ts';

/** A policy as the seed writes it; the search's tokens still stand apart from their columns. */
export interface PolicyRecord extends SearchColumns {
  id: string;
  number: string;
  number_latin: string;
  department_id: string;
  level: Department['level'];
  theme: string;
  year: number;
  industries: readonly string[];
  title_zh: string;
  title_en: string | null;
  published_on: string;
  effective_on: string;
  expires_on: string | null;
  summary_zh: string;
  summary_en: string | null;
  body_id: string;
  /** Null where the body is one that an earlier policy has. */
  body: { 'zh-CN': string; en: string | null } | null;
  /** What kind of attachments it has. */
  files: readonly string[];
}

const TEN_YEARS = 3650;
/** From here on a policy shares the body of an earlier one: load data is about the lists. */
const OWN_BODIES = 2_000;
const CHINESE_ONLY = 0.15;

interface Combination {
  theme: Theme;
  department: Department;
  pattern: (typeof patterns)[number];
}

/** Every way to name a document, each title once. */
const combinations: readonly Combination[] = (() => {
  const all: Combination[] = [];
  for (const theme of themes) {
    const offices = departments.filter((office) =>
      office.fields.some((field) => field === theme.field || field === 'government'),
    );
    const places = [...new Set(offices.map((office) => office.place.en))];
    for (const place of places) {
      // The office of the subject and the government of the place take turns.
      const here = offices.filter((office) => office.place.en === place);
      patterns.forEach((pattern, index) => {
        const department = here[(index + theme.id.length) % here.length];
        if (department) all.push({ theme, department, pattern });
      });
    }
  }
  return all;
})();

const greatest = (a: number, b: number): number => (b === 0 ? a : greatest(b, a % b));
/** A step that visits every combination once and jumps between themes, places and kinds. */
const stride = (() => {
  let step = Math.floor(combinations.length * 0.618);
  while (greatest(step, combinations.length) !== 1) step += 1;
  return step;
})();

const dayOfYear = (date: string): number =>
  Math.round((Date.parse(date) - Date.parse(`${date.slice(0, 4)}-01-01`)) / 86_400_000) + 1;

const termOf = (effectiveOn: string, random: Random): string | null => {
  if (random.next() < 0.12) return null;
  const years = random.int(1, 5);
  const year = Number(effectiveOn.slice(0, 4)) + years;
  return random.next() < 0.5
    ? `${year}-12-31`
    : addDays(`${year}${effectiveOn.slice(4) === '-02-29' ? '-02-28' : effectiveOn.slice(4)}`, -1);
};

const pad = (value: number): string => String(value).padStart(2, '0');

/** The original of its industry, the first of which counts, and others by chance; ids are those of module `file`. */
const filesOf = (index: number, [industry]: readonly string[], random: Random): string[] => {
  const files = [`f-pdf-${pad(industries.findIndex(({ id }) => id === industry) + 1)}`];
  if (random.next() < 0.3) files.push(`f-doc-${pad((index % 6) + 1)}`);
  if (random.next() < 0.18) files.push(`f-img-${pad((index % 6) + 1)}`);
  if (random.next() < 0.06) files.push(`f-vid-${pad((index % 2) + 1)}`);
  if (random.next() < 0.1) files.push(`f-login-${pad((index % 3) + 1)}`);
  if (random.next() < 0.1)
    files.push(
      random.pick(['f-perm-none-01', 'f-perm-none-02', 'f-perm-none-03', 'f-perm-granted-01', 'f-perm-reject-01']),
    );
  return files;
};

interface Plan {
  index: number;
  theme: Theme;
  department: Department;
  kind: Kind;
  title: { 'zh-CN': string; en: string | null };
  summary: { 'zh-CN': string; en: string } | null;
  publishedOn: string;
  serial: number;
  expiresOn: string | null | undefined;
}

const recordOf = (plan: Plan, random: Random, inZone: ZoneWords): PolicyRecord => {
  const { theme, department, title, index } = plan;
  const year = Number(plan.publishedOn.slice(0, 4));
  const effectiveOn = addDays(plan.publishedOn, random.int(0, 2) * 10);
  const expiresOn = plan.expiresOn === undefined ? termOf(effectiveOn, random) : plan.expiresOn;
  const summary = plan.summary ?? summaryOf(theme, random, department);
  const own = index < OWN_BODIES;
  const body = own ? bodyOf({ kind: plan.kind, theme, department, year, effectiveOn, expiresOn, random }) : null;
  const translated = title.en !== null;
  const number = documentNumber(department, year, plan.serial);
  const latin = `${department.latin} [${year}] No. ${plan.serial}`;
  const row = inZone({
    id: `pol-${String(index + 1).padStart(4, '0')}`,
    number,
    number_latin: latin,
    department_id: department.id,
    level: department.level,
    theme: theme.id,
    year,
    industries: theme.industries,
    title_zh: title['zh-CN'],
    title_en: title.en,
    published_on: plan.publishedOn,
    effective_on: effectiveOn,
    expires_on: expiresOn,
    summary_zh: summary['zh-CN'],
    summary_en: translated ? summary.en : null,
    body_id: `body-${String((index % OWN_BODIES) + 1).padStart(4, '0')}`,
    body: body && { 'zh-CN': body['zh-CN'], en: translated ? body.en : null },
    files: own ? filesOf(index, theme.industries, random) : [],
  });
  const issuer = inZone(department.name);
  const texts = [
    row.summary_zh,
    row.summary_en,
    row.body && plainText(row.body['zh-CN']),
    row.body?.en ? plainText(row.body.en) : null,
    issuer['zh-CN'],
    translated ? issuer.en : null,
    row.number,
    row.number_latin,
  ];
  return { ...row, ...searchableOf(policyList, row, texts) };
};

const themeOf = (id: string): Theme => {
  const theme = themes.find((candidate) => candidate.id === id);
  if (!theme) throw new Error(`Seed of policies: there is no theme ${id}. Add it to themes.ts.`);
  return theme;
};
const departmentOf = (id: string): Department => {
  const department = departmentById.get(id);
  if (!department) throw new Error(`Seed of policies: there is no department ${id}. Add it to departments.ts.`);
  return department;
};

const firstPlan = (policy: FirstPolicy, index: number, today: string): Plan => ({
  index,
  theme: themeOf(policy.theme),
  department: departmentOf(policy.department),
  kind: policy.kind,
  title: policy.title,
  summary: policy.summary ?? null,
  publishedOn: workingDay(addDays(today, -policy.age)),
  serial: policy.serial,
  expiresOn: policy.expires === undefined || policy.expires === null ? policy.expires : addDays(today, policy.expires),
});

/**
 * Writes `total` policies over the ten years before `today` (YYYY-MM-DD), the latest first; the same on every machine.
 * Titles repeat only after every one was used, and then carry their batch.
 */
export function* policyRecords(total: number, today: string, inZone = zoneWords('ftz')): Generator<PolicyRecord> {
  const used = new Set<string>(
    firstPolicies.map((policy) => `${policy.department}|${today.slice(0, 4)}|${policy.serial}`),
  );
  for (let index = 0; index < total; index++) {
    const random = randomOf(index + 1);
    const first = firstPolicies[index];
    if (first) {
      yield recordOf(firstPlan(first, index, today), random, inZone);
      continue;
    }
    const at = index - firstPolicies.length;
    const combination = combinations[(at * stride) % combinations.length];
    if (!combination) continue;
    const { theme, department, pattern } = combination;
    const publishedOn = workingDay(addDays(today, -1 - Math.floor(TEN_YEARS * (at / total) ** 1.8)));
    const year = Number(publishedOn.slice(0, 4));
    const batch = Math.floor(at / combinations.length) + 1;
    const title = titleOf(pattern, department, theme, year);
    let serial = Math.max(1, Math.floor((dayOfYear(publishedOn) / 366) * (total > OWN_BODIES ? total / 60 : 90)));
    if (total <= OWN_BODIES) {
      while (used.has(`${department.id}|${year}|${serial}`)) serial += 1;
      used.add(`${department.id}|${year}|${serial}`);
    }
    const translated = random.next() >= CHINESE_ONLY;
    yield recordOf(
      {
        index,
        theme,
        department,
        kind: pattern.kind,
        title: {
          'zh-CN': batch > 1 ? `${title['zh-CN']}（第${batch}批）` : title['zh-CN'],
          en: translated ? (batch > 1 ? `${title.en}, batch ${batch}` : title.en) : null,
        },
        summary: null,
        publishedOn,
        serial,
        expiresOn: undefined,
      },
      random,
      inZone,
    );
  }
}
