import type { Locale } from '@zonekit/api-client/contract';
import {
  type ExpertEntryDraft,
  type ExpertEntryField,
  type ExpertEntryForm,
  expertEntryNeeds,
} from '@zonekit/api-client/expert/contract';
import { EXPERT_HOURS } from '@zonekit/api-client/expert/lists';
import * as z from 'zod/mini';
import { missingWords } from '../expert.labels.ts';
import type { BothWords } from '../expert.profile.ts';
import type { ExpertRow } from '../expert.repository.ts';

export const blankForm: ExpertEntryForm = {
  name: '',
  contact_phone: '',
  field: '',
  title: '',
  institution: '',
  institution_kind: '',
  position: '',
  languages: [],
  headline: '',
  skills: [],
  introduction: '',
  works: '',
  hours: [],
  photo: '',
  certificates: [],
};

/** The form with the fields that a draft holds. */
export const withDraft = (form: ExpertEntryForm, draft: ExpertEntryDraft): ExpertEntryForm => ({
  ...form,
  ...Object.fromEntries(Object.entries(draft).filter(([, value]) => value !== undefined)),
});

export interface FieldFault {
  path: string;
  message: string;
}

/** What an entry lacks to be submitted, by field. */
export const missingForSubmit = (form: ExpertEntryForm, locale: Locale): FieldFault[] => {
  const parsed = z.safeParse(expertEntryNeeds, form);
  const paths = new Set(parsed.error?.issues.map((issue) => String(issue.path[0])));
  return [...paths].map((path) => ({ path, message: missingWords[path as ExpertEntryField]?.[locale] ?? path }));
};

const YEAR = /^(\d{4})\s*[年.]?\s*(.+)$/;

/** `2025 Title, note` → year, title and note; a line without a year has none. */
const workOf = (line: string, both: (text: string) => BothWords) => {
  const match = YEAR.exec(line);
  const [title = '', ...note] = (match?.[2] ?? line).split(/[，,]/);
  return { year: match ? Number(match[1]) : null, title: both(title.trim()), note: both(note.join('，').trim()) };
};

/** The listed expert that an approved entry becomes. @throws ZodError for an entry that lacks something */
export const expertOf = (
  form: ExpertEntryForm,
  { id, user_id, listed_on }: Pick<ExpertRow, 'id' | 'user_id' | 'listed_on'>,
): ExpertRow => {
  const needs = z.parse(expertEntryNeeds, form);
  // Words without Chinese characters serve both languages.
  const isLatin = !/\p{Script=Han}/u.test(`${needs.name}${needs.headline}${needs.introduction}`);
  const en = (text: string) => (isLatin ? text : null);
  const both = (text: string): BothWords => ({ zh: text, en: en(text) });
  const lines = form.works.split('\n').filter((line) => line.trim() !== '');
  return {
    id,
    user_id,
    listed_on,
    name_zh: needs.name,
    name_en: en(needs.name),
    field: needs.field,
    title: needs.title,
    institution_zh: needs.institution,
    institution_en: en(needs.institution),
    institution_kind: needs.institution_kind,
    position_zh: form.position || null,
    position_en: en(form.position) || null,
    headline_zh: needs.headline,
    headline_en: en(needs.headline),
    languages: needs.languages,
    consulting: 'open',
    photo: needs.photo,
    free_minutes: 30,
    hourly_fee: null,
    answered: 0,
    reply_hours: null,
    hours: EXPERT_HOURS.filter((hour) => needs.hours.includes(hour)),
    profile: {
      skills: form.skills.map(both),
      introduction: both(needs.introduction),
      topics: [],
      cases: [],
      works: lines.map((line) => workOf(line.trim(), both)).sort((a, b) => (b.year ?? 0) - (a.year ?? 0)),
    },
  };
};
