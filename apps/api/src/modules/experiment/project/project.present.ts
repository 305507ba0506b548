import type { Locale } from '@zonekit/api-client/contract';
import type { ProjectDetail, ProjectState, ProjectSummary } from '@zonekit/api-client/experiment/project/contract';
import { markAll, snippetOf } from '../../../frame/list/marks.ts';
import { textsOf } from '../../content/bilingual.ts';
import type { View } from '../bookable.present.ts';
import { fen, say } from '../experiment.words.ts';
import type { ProjectRow } from './project.tables.ts';

const stateOf = ({ starts_on, ends_on }: ProjectRow, today: string): ProjectState => {
  if (starts_on > today) return 'planned';
  return ends_on < today ? 'completed' : 'running';
};

/** A row in the requested language. Search terms are marked. */
export const presentProject = (row: ProjectRow, today: string, { locale, terms }: View): ProjectSummary => {
  const { title, lang, undertaker, remark } = textsOf(row, locale, ['title', 'undertaker', 'remark']);
  return {
    id: row.id,
    title,
    lang,
    type: row.type,
    field: row.field,
    phase: row.phase,
    state: stateOf(row, today),
    undertaker,
    remark,
    budget: fen(row.budget),
    starts_on: row.starts_on,
    ends_on: row.ends_on,
    title_hits: terms && markAll(title, terms),
    snippet: terms && snippetOf(remark, terms),
  };
};

export const presentProjectDetail = (row: ProjectRow, today: string, locale: Locale): ProjectDetail => {
  const shown = presentProject(row, today, { locale, terms: null });
  const { lang } = shown;
  const { introduction, contact } = textsOf(row, lang, ['introduction', 'contact']);
  return {
    ...shown,
    introduction,
    partners: row.partners.map((each) => say(each, lang)),
    goals: row.goals.map((each) => say(each, lang)),
    milestones: row.milestones.map(({ on, title }) => ({ on, title: say(title, lang), reached: on <= today })),
    contact: { name: contact, phone: row.contact_phone },
  };
};
