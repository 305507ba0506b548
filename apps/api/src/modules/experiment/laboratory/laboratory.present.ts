import type { Locale } from '@zonekit/api-client/contract';
import type { LaboratoryDetail, LaboratorySummary } from '@zonekit/api-client/experiment/laboratory/contract';
import { markAll, snippetOf } from '../../../frame/list/marks.ts';
import { textsOf } from '../../content/bilingual.ts';
import type { View } from '../bookable.present.ts';
import { fen, say } from '../experiment.words.ts';
import type { InstrumentRow } from '../instrument/instrument.tables.ts';
import type { OutcomeRow } from '../outcome/outcome.tables.ts';
import type { LaboratoryRow } from './laboratory.tables.ts';

interface Beside {
  today: string;
  /** Instruments that are open for booking. */
  instruments: number;
}

/** A row in the requested language. Search terms are marked. */
export const presentLaboratory = (
  row: LaboratoryRow,
  { today, instruments }: Beside,
  { locale, terms }: View,
): LaboratorySummary => {
  const { name, lang, host, focus, address, introduction } = textsOf(row, locale, [
    'name',
    'host',
    'focus',
    'address',
    'introduction',
  ]);
  const open = row.topics.filter(({ closes_on }) => closes_on >= today);
  return {
    id: row.id,
    name,
    lang,
    type: row.type,
    level: row.level,
    field: row.field,
    qualifications: row.qualifications,
    host,
    focus,
    address,
    team: row.team,
    open_instruments: instruments,
    open_topics: open.length,
    open_topic: open[0] ? say(open[0].title, lang) : null,
    cover: row.cover,
    title_hits: terms && markAll(name, terms),
    snippet: terms && snippetOf(introduction, terms),
  };
};

export const presentLaboratoryDetail = (
  row: LaboratoryRow,
  beside: Beside & { instrumentRows: readonly InstrumentRow[]; outcomes: readonly OutcomeRow[] },
  locale: Locale,
): LaboratoryDetail => {
  const shown = presentLaboratory(row, beside, { locale, terms: null });
  const { lang } = shown;
  const { introduction, director } = textsOf(row, lang, ['introduction', 'director']);
  const titled = ({ id, title_zh, title_en }: { id: string; title_zh: string; title_en: string | null }) => ({
    id,
    name: say({ zh: title_zh, en: title_en }, lang),
  });
  return {
    ...shown,
    introduction,
    founded_on: row.founded_on,
    director,
    phone: row.phone,
    directions: row.directions.map((direction) => say(direction, lang)),
    team_list: row.members.map(({ name, role, focus }) => ({
      name: say(name, lang),
      role: say(role, lang),
      focus: say(focus, lang),
    })),
    topic_list: row.topics.map(({ title, funding, closes_on, note }) => ({
      title: say(title, lang),
      funding: funding === null ? null : fen(funding),
      closes_on,
      note: say(note, lang),
      open: closes_on >= beside.today,
    })),
    instrument_list: beside.instrumentRows.map((instrument) => ({
      ...titled(instrument),
      model: instrument.model,
      price: fen(instrument.price),
    })),
    outcome_list: beside.outcomes.map((outcome) => ({ ...titled(outcome), maturity: outcome.maturity })),
  };
};
