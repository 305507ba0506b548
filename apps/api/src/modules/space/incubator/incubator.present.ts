import type { Locale } from '@zonekit/api-client/contract';
import type { IncubatorDetail, IncubatorSummary } from '@zonekit/api-client/space/incubator/contract';
import { markAll, snippetOf } from '../../../frame/list/marks.ts';
import type { Terms } from '../../../frame/list/parse-query.ts';
import { textsOf } from '../../content/bilingual.ts';
import type { ParkRow } from '../space.tables.ts';
import { seatsOf } from './incubator.repository.ts';
import type { HostTable } from './incubator.tables.ts';

type ParkName = Pick<ParkRow, 'id' | 'name_zh' | 'name_en'>;
type Summary<Kind> = Omit<IncubatorSummary, 'kind'> & { kind: Kind };
type Detail<Kind> = Omit<IncubatorDetail, 'kind'> & { kind: Kind };

/** A row in the requested language. Search terms are marked. */
export const presentHost = <Kind extends string>(
  row: HostTable<Kind>,
  parks: readonly ParkName[],
  { locale, terms }: { locale: Locale; terms: Terms | null },
): Summary<Kind> => {
  const { name, offer, operator, address, lang } = textsOf(row, locale, ['name', 'offer', 'operator', 'address']);
  const park = parks.find(({ id }) => id === row.park_id);
  return {
    id: row.id,
    name,
    lang,
    kind: row.kind,
    level: row.level,
    fields: row.fields,
    offer,
    ...seatsOf(row),
    companies: row.companies.length,
    recognised_on: row.recognised_on,
    operator,
    address,
    longitude: row.longitude,
    latitude: row.latitude,
    park: park ? { id: park.id, name: (lang === 'en' && park.name_en) || park.name_zh } : null,
    cover: row.cover,
    title_hits: terms && markAll(name, terms),
    snippet: terms && snippetOf(offer, terms),
  };
};

const either = (lang: Locale, zh: string | null, en: string | null): string | null => (lang === 'en' && en) || zh;

export const presentHostDetail = <Kind extends string>(
  row: HostTable<Kind>,
  parks: readonly ParkName[],
  locale: Locale,
): Detail<Kind> => {
  const shown = presentHost(row, parks, { locale, terms: null });
  const { lang } = shown;
  const say = (zh: string, en: string | null): string => (lang === 'en' && en) || zh;
  const priceOf = ({ price_zh, price_en }: { price_zh: string | null; price_en: string | null }) =>
    either(lang, price_zh, price_en);
  return {
    ...shown,
    introduction: say(row.introduction_zh, row.introduction_en),
    phone: row.phone,
    term_months: row.term_months,
    mentors: row.mentors,
    graduates: row.graduates,
    seat_groups: row.seat_groups.map((group) => ({
      name: say(group.name_zh, group.name_en),
      seats: group.seats,
      vacant: group.vacant,
      price: priceOf(group),
    })),
    services: row.services.map((service) => ({
      name: say(service.name_zh, service.name_en),
      note: say(service.note_zh, service.note_en),
      price: priceOf(service),
    })),
    company_list: row.companies
      .map(({ name_zh, name_en, field, year, note_zh, note_en }) => ({
        name: say(name_zh, name_en),
        field,
        year,
        note: either(lang, note_zh, note_en),
      }))
      .sort((a, b) => b.year - a.year),
    steps: row.steps.map((step) => ({ name: say(step.name_zh, step.name_en), note: say(step.note_zh, step.note_en) })),
  };
};
