import type { InformationKind } from '@zonekit/api-client/content/contract';
import type { InformationRow } from '../../../api/src/modules/content/information.ts';
import { heading, paragraph } from '../policy/html.ts';
import { coverId } from './files.ts';
import { introductions } from './introductions.ts';
import { bulletinPatterns, newsPatterns, type Pattern, type Slots, type Text, talentPatterns } from './patterns.ts';
import { COMPANIES, OFFICES, PARTNERS, type Pair, PLACES, TRADES } from './words.ts';

const DAY = 86_400_000;
/** The newest item; the others go back from it for three years. */
const NEWEST = Date.parse('2026-11-20T00:00:00Z');
const SPAN = 1060;
/** One in twelve is in Chinese alone. */
const UNTRANSLATED = 12;

const at = <T>(list: readonly [T, ...T[]], index: number): T => list[index % list.length] ?? list[0];

const headings = {
  zh: { more: '后续安排' },
  en: { more: 'What comes next' },
};
const htmlOf = ({ summary, paragraphs }: Text, words: { more: string }): string => {
  const last = paragraphs.length - 1;
  return (
    paragraph(summary) +
    paragraphs.map((text, index) => (index === last ? heading(words.more) : '') + paragraph(text)).join('')
  );
};

interface Draft {
  id: string;
  kind: InformationKind;
  scene: Pattern['scene'];
  office: Pair;
  published_on: string;
  zh: Text;
  en: Text | null;
}

const rowOf = ({ id, kind, scene, office, published_on, zh, en }: Draft): InformationRow => ({
  id,
  kind,
  title_zh: zh.title,
  title_en: en?.title ?? null,
  summary_zh: zh.summary,
  summary_en: en?.summary ?? null,
  body_zh: htmlOf(zh, headings.zh),
  body_en: en && htmlOf(en, headings.en),
  source_zh: office[0],
  source_en: office[1],
  cover: coverId(scene),
  year: Number(published_on.slice(0, 4)),
  published_on,
});

const dayOf = (index: number, count: number): string =>
  new Date(NEWEST - Math.floor((index * SPAN) / count) * DAY).toISOString().slice(0, 10);

const reports = (kind: InformationKind, count: number, patterns: readonly Pattern[], office: number) => {
  return Array.from({ length: count }, (_, index): InformationRow => {
    const pattern = patterns[index % patterns.length] as Pattern;
    const round = Math.floor(index / patterns.length);
    const published_on = dayOf(index, count);
    const slots: Slots = {
      trade: at(TRADES, index + round),
      partner: at(PARTNERS, index + round * 3),
      place: at(PLACES, index + round * 5),
      company: at(COMPANIES, index + round),
      // Another one in each round, so that no two titles are the same.
      n: 44 + ((round * 37 + office * 50) % 197),
      year: Number(published_on.slice(0, 4)),
      month: Number(published_on.slice(5, 7)),
    };
    return rowOf({
      id: `${kind}-${String(index + 1).padStart(3, '0')}`,
      kind,
      scene: pattern.scene,
      office: at(OFFICES, kind === 'talent' ? 3 : index),
      published_on,
      zh: pattern.zh(slots),
      en: index % UNTRANSLATED === UNTRANSLATED - 1 ? null : pattern.en(slots),
    });
  });
};

/** 400 items, all invented. */
export const informationRows: readonly InformationRow[] = [
  ...reports('news', 160, newsPatterns, 0),
  ...reports('bulletin', 134, bulletinPatterns, 1),
  ...reports('talent', 100, talentPatterns, 3),
  ...introductions.map(({ scene, zh, en }, index) =>
    rowOf({
      id: `introduction-${index + 1}`,
      kind: 'introduction',
      scene,
      office: at(OFFICES, 0),
      published_on: `2026-0${6 - index}-01`,
      zh,
      en,
    }),
  ),
];
