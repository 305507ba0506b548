import type { Locale } from '@zonekit/api-client/contract';
import type { OutcomeDetail, OutcomeSummary } from '@zonekit/api-client/experiment/outcome/contract';
import { markAll, snippetOf } from '../../../frame/list/marks.ts';
import { textsOf } from '../../content/bilingual.ts';
import { presentFigures, type View } from '../bookable.present.ts';
import { fen, say } from '../experiment.words.ts';
import type { LaboratoryRow } from '../laboratory/laboratory.tables.ts';
import type { OutcomeRow } from './outcome.tables.ts';

const maybe = (zh: string | null, en: string | null, lang: Locale): string | null =>
  zh === null ? null : say({ zh, en }, lang);

/** A row in the requested language. Search terms are marked. */
export const presentOutcome = (row: OutcomeRow, { locale, terms }: View): OutcomeSummary => {
  const { title, lang, holder, introduction } = textsOf(row, locale, ['title', 'holder', 'introduction']);
  return {
    id: row.id,
    title,
    lang,
    field: row.field,
    phase: row.phase,
    maturity: row.maturity,
    cooperation: row.cooperation,
    holder_type: row.holder_type,
    holder,
    price: row.price === null ? null : fen(row.price),
    terms: maybe(row.terms_zh, row.terms_en, lang),
    patents: row.patents.length,
    progress: maybe(row.progress_zh, row.progress_en, lang),
    published_on: row.published_on,
    cover: row.cover,
    title_hits: terms && markAll(title, terms),
    snippet: terms && snippetOf(introduction, terms),
  };
};

export const presentOutcomeDetail = (
  row: OutcomeRow,
  { laboratory, related }: { laboratory: LaboratoryRow | undefined; related: readonly OutcomeRow[] },
  locale: Locale,
): OutcomeDetail => {
  const view = { locale, terms: null };
  const shown = presentOutcome(row, view);
  const { lang } = shown;
  const { introduction, contact } = textsOf(row, lang, ['introduction', 'contact']);
  return {
    ...shown,
    introduction,
    highlights: row.highlights.map((each) => say(each, lang)),
    figures: presentFigures(row.figures, lang),
    applications: row.applications.map((each) => say(each, lang)),
    patent_list: row.patents.map(({ title, ...patent }) => ({ ...patent, title: say(title, lang) })),
    contact: { name: contact, phone: row.contact_phone },
    laboratory: laboratory
      ? { id: laboratory.id, name: say({ zh: laboratory.name_zh, en: laboratory.name_en }, lang) }
      : null,
    related: related.map((each) => presentOutcome(each, view)),
  };
};
