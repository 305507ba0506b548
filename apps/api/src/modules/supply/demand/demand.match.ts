import type { Locale } from '@zonekit/api-client/contract';
import { SUPPLY_REGIONS } from '@zonekit/api-client/supply/company/lists';
import type { DemandCriterion, DemandReason, DemandWishes } from '@zonekit/api-client/supply/demand/contract';
import { DEMAND_CRITERIA } from '@zonekit/api-client/supply/demand/lists';
import { scoreOf } from '../../../frame/score.ts';
import { innovationFields } from '../../content/content.labels.ts';
import { supplyQualifications, supplyRegions } from '../company/company.labels.ts';
import type { CompanyRow } from '../company/company.repository.ts';

/** What a company is compared by. */
export type Candidate = Pick<CompanyRow, 'fields' | 'region' | 'qualifications' | 'keywords'> & {
  products: readonly { title_zh: string; title_en: string | null; keywords: readonly string[] }[];
};

/** How much each wish counts; wishes that a demand does not express count nothing. */
const WEIGHTS: Readonly<Record<DemandCriterion, number>> = { field: 35, wording: 35, qualification: 15, region: 15 };

/** A keyword with what mentions it: a product, or the company's own words; null for nothing. */
interface Mention {
  word: string;
  by: Candidate['products'][number] | 'company' | null;
}

const mentionOf = (word: string, { products, keywords }: Candidate): Mention => {
  const wanted = word.toLowerCase();
  const mentions = (texts: readonly (string | null)[]) => texts.some((text) => text?.toLowerCase().includes(wanted));
  const product = products.find((each) => mentions([each.title_zh, each.title_en, ...each.keywords]));
  if (product) return { word, by: product };
  return { word, by: mentions(keywords) ? 'company' : null };
};

/** Half of the words are enough: no company writes as its customers do. */
const wordingShare = (mentions: readonly Mention[]): number | null => {
  if (mentions.length === 0) return null;
  const met = mentions.filter(({ by }) => by !== null).length;
  if (met === 0) return 0;
  return met * 2 >= mentions.length ? 1 : 0.5;
};

const regionShare = (wanted: DemandWishes['region'], has: DemandWishes['region']): number | null => {
  if (wanted === 'country') return null;
  const further = SUPPLY_REGIONS.indexOf(has) - SUPPLY_REGIONS.indexOf(wanted);
  if (further <= 0) return 1;
  return further === 1 ? 0.5 : 0;
};

/** Compares a company with what a demand asks, and says why. */
export const compare = (
  wishes: DemandWishes,
  company: Candidate,
  locale: Locale,
): { score: number; reasons: DemandReason[] } => {
  const mentions = wishes.keywords.map((word) => mentionOf(word, company));
  const has = wishes.qualifications.filter((each) => company.qualifications.includes(each));
  const { score, wishes: compared } = scoreOf(DEMAND_CRITERIA, WEIGHTS, {
    field: company.fields.includes(wishes.field) ? 1 : 0,
    wording: wordingShare(mentions),
    qualification: wishes.qualifications.length === 0 ? null : has.length / wishes.qualifications.length,
    region: regionShare(wishes.region, company.region),
  });
  const en = locale === 'en';
  const list = (words: readonly string[]) => words.join(en ? ', ' : '、');
  const reasons: Readonly<Record<DemandCriterion, (met: boolean) => string>> = {
    field(met) {
      const fields = list(company.fields.map((each) => innovationFields[each][locale]));
      if (met) return en ? `Works in ${fields}` : `主营${fields}`;
      const wanted = innovationFields[wishes.field][locale];
      return en ? `Works in ${fields}, not in ${wanted}` : `主营${fields}，不含${wanted}`;
    },
    wording() {
      const some = mentions.filter(({ by }) => by !== null);
      if (some.length === 0) {
        const words = list(wishes.keywords);
        return en ? `No product mentions ${words}` : `产品未提到${words}`;
      }
      return list(
        some.slice(0, 3).map(({ word, by }) => {
          if (by === 'company' || by === null) return en ? `${word} (company profile)` : `${word}（企业介绍）`;
          return en ? `${word} (${by.title_en ?? by.title_zh})` : `${word}（${by.title_zh}）`;
        }),
      );
    },
    qualification(met) {
      const names = (each: readonly (keyof typeof supplyQualifications)[]) =>
        list(each.map((qualification) => supplyQualifications[qualification][locale]));
      if (met) return names(has);
      const lacks = names(wishes.qualifications.filter((each) => !has.includes(each)));
      return en ? `Lacks ${lacks}` : `缺${lacks}`;
    },
    region(met) {
      const [is, wanted] = [supplyRegions[company.region][locale], supplyRegions[wishes.region][locale]];
      if (met) return is;
      return en ? `${is}; wanted: ${wanted.toLowerCase()}` : `${is}，要求${wanted}`;
    },
  };
  return {
    score,
    reasons: compared.map(({ wish, met }) => ({ criterion: wish, met, reason: reasons[wish](met) })),
  };
};
