import type { AddressArea, RegionSelection } from '../../region-picker/core/region-selection.ts';
import { fromAddressArea, toAddressArea } from '../../region-picker/core/region-selection.ts';
import { BACKGROUND_NONE, MAX_INDUSTRIES } from './constants.ts';

/** An exact figure or a certificate beside the ten answers (design.md section 5). */
export type ProfileFacts = Record<string, number | boolean>;

/** Policy recommendation profile of specification section 3. Optional answers are there only when filled. */
export interface ProfileAnswers {
  enterprise_name: string;
  address_area: AddressArea;
  /** `YYYY-MM-DD HH:mm:ss`, 24 hours. */
  reg_time?: string | undefined;
  /** Ids of category tags, three at most. */
  industry?: string[] | undefined;
  /** 1 one to ten, 2 more than ten, 3 none. */
  intellectual_property_rights?: number | undefined;
  is_high_tech?: boolean | undefined;
  /** In ten-thousand yuan: 1 up to 500, 2 over 500 to 1,000, 3 over 1,000. */
  last_year_sales?: number | undefined;
  /** In ten-thousand yuan: 1 up to 100, 2 over 100 to 500, 3 over 500 to 1,000, 4 over 1,000. */
  last_year_r_and_d?: number | undefined;
  /** In ten-thousand yuan: 1 up to 300, 2 over 300 to 500, 3 over 500, 4 none. */
  financing_amount?: number | undefined;
  /** Of 1 to 8; 8 is none. */
  applicant_background?: number[] | undefined;
  facts?: ProfileFacts | undefined;
  user_id?: string | undefined;
  /** When it was saved, ISO 8601; read back only. */
  updated_at?: string | undefined;
}

/** What the ten steps hold while they are being filled in. */
export interface Answers {
  readonly enterprise_name: string;
  readonly area: RegionSelection;
  /** `YYYY-MM-DD`; empty when not answered; {@link PARTIAL_DATE} when typed in half. */
  readonly reg_date: string;
  readonly industry: readonly string[];
  readonly intellectual_property_rights: number | null;
  readonly is_high_tech: boolean | null;
  readonly last_year_sales: number | null;
  readonly last_year_r_and_d: number | null;
  readonly financing_amount: number | null;
  readonly applicant_background: readonly number[];
  /** Asked by no step; carried along, because saving replaces the whole profile. */
  readonly facts: ProfileFacts;
}

/** A date field that shows something which is no date yet: neither an answer nor nothing. */
export const PARTIAL_DATE = 'partial';

/** "None" beside other backgrounds says two things at once; the others say more. */
const withoutContradiction = (backgrounds: readonly number[]): number[] =>
  backgrounds.length > 1 ? backgrounds.filter((value) => value !== BACKGROUND_NONE) : [...backgrounds];

/** The answers of a saved profile; all empty without one. */
export const toAnswers = (profile?: Partial<ProfileAnswers> | null): Answers => ({
  enterprise_name: profile?.enterprise_name ?? '',
  area: fromAddressArea(profile?.address_area),
  reg_date: profile?.reg_time?.slice(0, 10) ?? '',
  industry: [...new Set(profile?.industry ?? [])].slice(0, MAX_INDUSTRIES),
  intellectual_property_rights: profile?.intellectual_property_rights ?? null,
  is_high_tech: profile?.is_high_tech ?? null,
  last_year_sales: profile?.last_year_sales ?? null,
  last_year_r_and_d: profile?.last_year_r_and_d ?? null,
  financing_amount: profile?.financing_amount ?? null,
  applicant_background: withoutContradiction(profile?.applicant_background ?? []),
  facts: profile?.facts ?? {},
});

/**
 * What the filled answers say, for a count while answering; whatever is open is left out.
 * Spec section 5: optional answers are sent only when filled. design.md section 4: the time is 24-hour, so a day that
 * was picked begins at 00:00:00.
 */
export const toPartialProfile = (answers: Answers): Partial<ProfileAnswers> => {
  const name = answers.enterprise_name.trim();
  const area = toAddressArea(answers.area);
  return {
    ...(name && { enterprise_name: name }),
    ...(area && { address_area: area }),
    ...(answers.reg_date && answers.reg_date !== PARTIAL_DATE && { reg_time: `${answers.reg_date} 00:00:00` }),
    ...(answers.industry.length > 0 && { industry: [...answers.industry] }),
    ...(answers.intellectual_property_rights !== null && {
      intellectual_property_rights: answers.intellectual_property_rights,
    }),
    ...(answers.is_high_tech !== null && { is_high_tech: answers.is_high_tech }),
    ...(answers.last_year_sales !== null && { last_year_sales: answers.last_year_sales }),
    ...(answers.last_year_r_and_d !== null && { last_year_r_and_d: answers.last_year_r_and_d }),
    ...(answers.financing_amount !== null && { financing_amount: answers.financing_amount }),
    ...(answers.applicant_background.length > 0 && { applicant_background: [...answers.applicant_background] }),
    ...(Object.keys(answers.facts).length > 0 && { facts: { ...answers.facts } }),
  };
};
