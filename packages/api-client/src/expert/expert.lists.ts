import { statesOf } from '../lifecycle/lifecycle.ts';
import { expertConsultation } from '../lifecycle/subjects/expert-consultation.lifecycle.ts';
import { expertEntry } from '../lifecycle/subjects/expert-entry.lifecycle.ts';
import { defineList } from '../list/list-definition.ts';

// The words of these values are in `expert.labels.ts` of the service.
export const EXPERT_FIELDS = [
  'smart_equipment',
  'cold_chain',
  'marine',
  'biomedicine',
  'finance_legal',
  'green_shipping',
] as const;
export const EXPERT_TITLES = ['professor', 'principal_engineer', 'senior_engineer', 'licensed'] as const;
export const INSTITUTION_KINDS = ['university', 'institute', 'testing', 'enterprise', 'firm'] as const;
export const EXPERT_LANGUAGES = ['zh', 'en', 'ja', 'ko', 'de', 'fr'] as const;
/** Whether an expert takes questions now. */
export const CONSULTING = ['open', 'closed'] as const;
export const CONSULTATION_MODES = ['video', 'visit', 'lab'] as const;
/** Half-days of a week in which an expert can be asked: Monday to Friday, morning and afternoon. */
export const EXPERT_HOURS = ['1am', '1pm', '2am', '2pm', '3am', '3pm', '4am', '4pm', '5am', '5pm'] as const;

export const expertList = defineList({
  facets: {
    field: EXPERT_FIELDS,
    title: EXPERT_TITLES,
    institution_kind: INSTITUTION_KINDS,
    language: EXPERT_LANGUAGES,
    consulting: CONSULTING,
  },
  sorts: ['relevance', 'answered', 'listed_on'],
  formats: ['json', 'csv'],
});

export const expertEntryList = defineList({
  facets: { status: statesOf(expertEntry) },
  sorts: ['running', 'updated_at'],
  formats: ['json', 'csv'],
});

export const consultationList = defineList({
  facets: { status: statesOf(expertConsultation) },
  sorts: ['running', 'updated_at'],
  formats: ['json', 'csv'],
});
