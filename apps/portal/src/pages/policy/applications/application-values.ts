import type { Application, ApplicationDraft } from '@zonekit/api-client/policy/contract';
import { type Choices, mergeEdits } from '@zonekit/portal-kit/edit-conflict/core';

/** What the form holds: texts as they are typed. */
export interface ApplicationValues {
  contact_person: string;
  contact_phone: string;
  /** In yuan; empty for none. */
  amount: string;
  statement: string;
  /** For each of the call's materials the id of its file, or an empty text. */
  materials: string[];
}

/** `1234.5` → `123450`; null for nothing. Through whole numbers, as 0.1 + 0.2 is not 0.3. */
export const fenOf = (yuan: string): number | null => {
  const [whole = '', part = ''] = yuan.trim().split('.');
  return whole === '' ? null : Number(whole) * 100 + Number(part.padEnd(2, '0'));
};

/** `123450` → `1234.50`, `1200` → `12`. */
const yuanOf = (fen: number): string => (fen % 100 === 0 ? String(fen / 100) : (fen / 100).toFixed(2));

/** What the service has, as the form shows it. `count`: how many materials the call asks for. */
export const valuesOf = (
  { contact_person, contact_phone, amount, statement, materials }: Application,
  count: number,
): ApplicationValues => ({
  contact_person,
  contact_phone,
  amount: amount ? yuanOf(amount.amount) : '',
  statement,
  materials: Array.from(
    { length: count },
    (_, place) => materials.find((material) => material.material === place)?.file_id ?? '',
  ),
});

/** What is sent: everything, so that what was emptied is emptied there too. */
export const draftOf = ({ amount, materials, ...texts }: ApplicationValues): Required<ApplicationDraft> => {
  const fen = fenOf(amount);
  return {
    ...texts,
    amount: fen === null ? null : { amount: fen, currency: 'CNY' },
    materials: materials.flatMap((file_id, material) => (file_id ? [{ material, file_id }] : [])),
  };
};

/** Fields in which two editions differ; a material by its place. */
export const differences = (mine: ApplicationValues, theirs: ApplicationValues) => {
  const texts = (['contact_person', 'contact_phone', 'amount', 'statement'] as const).filter((name) =>
    name === 'amount' ? fenOf(mine.amount) !== fenOf(theirs.amount) : mine[name].trim() !== theirs[name].trim(),
  );
  const materials = [...mine.materials.keys()].filter((place) => mine.materials[place] !== theirs.materials[place]);
  return { texts, materials };
};

/** A material among the fields of two editions, by its place. */
export const materialField = (place: number): string => `materials.${place}`;

/** One edition of two, as chosen for each field in which they differ. */
export const mergeValues = (
  mine: ApplicationValues,
  theirs: ApplicationValues,
  choices: Choices,
): ApplicationValues => {
  const { materials, ...texts } = mine;
  return {
    ...mergeEdits<keyof typeof texts, string>(texts, theirs, choices),
    materials: materials.map((id, place) =>
      choices[materialField(place)] === 'theirs' ? (theirs.materials[place] ?? '') : id,
    ),
  };
};
