import type { Locale } from '@zonekit/api-client/contract';
import type { BookingOption, Figure, FreeSpan, UseMode } from '@zonekit/api-client/experiment/resource/contract';
import { markAll, snippetOf } from '../../frame/list/marks.ts';
import type { Terms } from '../../frame/list/parse-query.ts';
import { textsOf } from '../content/bilingual.ts';
import type { ShopName } from '../shop/shop.repository.ts';
import type { FigureRow, ModeRow, OptionRow } from './bookable.tables.ts';
import { fen, say } from './experiment.words.ts';
import type { FacilityRow } from './facility/facility.tables.ts';
import type { InstrumentRow } from './instrument/instrument.tables.ts';

/** Fields that are presented besides the row's own columns. */
export interface Beside {
  shop: ShopName | undefined;
  earliest: FreeSpan | null;
}

export interface View {
  locale: Locale;
  terms: Terms | null;
}

const KEY_FIGURES = 3;

export const presentFigures = (figures: readonly FigureRow[], lang: Locale): Figure[] =>
  figures.map(({ label, value, unit }) => ({
    label: say(label, lang),
    value: say(value, lang),
    unit: unit && say(unit, lang),
  }));

const presentMode = ({ id, mode, name, note, surcharge, training_required }: ModeRow, lang: Locale): UseMode => ({
  id,
  mode,
  name: say(name, lang),
  note: say(note, lang),
  surcharge: fen(surcharge),
  training_required,
});

const presentOption = ({ id, name, note, price, per }: OptionRow, lang: Locale): BookingOption => ({
  id,
  name: say(name, lang),
  note: note && say(note, lang),
  price: fen(price),
  per,
});

/** List item of an instrument or a facility. Search terms are marked. */
export const presentBookable = (
  row: InstrumentRow | FacilityRow,
  { shop, earliest }: Beside,
  { locale, terms }: View,
) => {
  const { title, lang, address, introduction } = textsOf(row, locale, ['title', 'address', 'introduction']);
  return {
    id: row.id,
    title,
    lang,
    field: row.field,
    services: row.services,
    shop: { id: row.shop_id, name: shop ? say({ zh: shop.name_zh, en: shop.name_en }, lang) : row.shop_id },
    address,
    price: fen(row.price),
    voucher_rate: row.voucher_rate,
    booking: row.booking,
    figures: presentFigures(row.figures.slice(0, KEY_FIGURES), lang),
    earliest,
    cover: row.cover,
    title_hits: terms && markAll(title, terms),
    snippet: terms && snippetOf(introduction, terms),
  };
};

/** Fields of the page beyond those of the list. @param rules of the reservation, in words */
export const presentBookableDetail = (row: InstrumentRow | FacilityRow, rules: readonly string[], lang: Locale) => {
  const { introduction, keeper } = textsOf(row, lang, ['introduction', 'keeper']);
  return {
    introduction,
    all_figures: presentFigures(row.figures, lang),
    modes: row.modes.map((mode) => presentMode(mode, lang)),
    options: row.options.map((option) => presentOption(option, lang)),
    rules: [...rules, ...row.notes.map((note) => say(note, lang))],
    keeper: { name: keeper, phone: row.keeper_phone },
  };
};
