import type { UserInfo } from '@zonekit/api-client/auth/contract';
import type { ExpertEntryDraft, ExpertEntryForm } from '@zonekit/api-client/expert/contract';
import { createSlots, deviceStore, type Slot } from '@zonekit/portal-kit/device-storage/core';
import type { FormDraft } from '@zonekit/portal-kit/form-page/use-draft-form';
import * as z from 'zod/mini';
import { storedText } from '../../shared/form/draft-slots.ts';
import type { RecordBase } from '../../shared/form/use-record-form.ts';

/** Most certificates of an entry. Source: the contract. */
const CERTIFICATES = 5;

const storedTexts = z.array(storedText).check(z.maxLength(20));

/** What the form holds: skills as one line, and a place for each certificate, empty where there is none. */
const entryValues = z.object({
  name: storedText,
  contact_phone: storedText,
  field: storedText,
  title: storedText,
  institution: storedText,
  institution_kind: storedText,
  position: storedText,
  languages: storedTexts,
  headline: storedText,
  skills: storedText,
  introduction: storedText,
  works: storedText,
  hours: storedTexts,
  photo: storedText,
  certificates: z.array(storedText).check(z.length(CERTIFICATES)),
});
export type EntryValues = z.infer<typeof entryValues>;

export type EntryDraft = FormDraft<EntryValues, RecordBase>;

const stored = z.object({
  values: entryValues,
  base: z.nullable(z.object({ id: z.string(), version: z.number() })),
  at: z.string(),
});

const slotOf = createSlots<EntryDraft>((name) => ({
  key: `zonekit.expert-entry-draft.${name}`,
  version: 1,
  parse: (value) => stored.parse(value),
  store: deviceStore,
}));

/** One for each user of this device, as a user has one entry at a time. */
export const entrySlot = (userId: string): Slot<EntryDraft> => slotOf(userId);

const places = (files: readonly string[]) => Array.from({ length: CERTIFICATES }, (_, place) => files[place] ?? '');

export const emptyFor = ({ name, phone, enterprise }: UserInfo): EntryValues => ({
  name,
  contact_phone: phone,
  field: '',
  title: '',
  institution: enterprise?.enterprise_name ?? '',
  institution_kind: '',
  position: '',
  languages: [],
  headline: '',
  skills: '',
  introduction: '',
  works: '',
  hours: [],
  photo: '',
  certificates: places([]),
});

export const valuesOf = (form: ExpertEntryForm): EntryValues => ({
  ...form,
  skills: form.skills.join('，'),
  certificates: places(form.certificates),
});

/** `深冷绝热，复合材料` → two skills. */
export const skillsOf = (line: string): string[] => [
  ...new Set(
    line
      .split(/[，、,;；\n]/)
      .map((skill) => skill.trim())
      .filter(Boolean),
  ),
];

/** What is sent: everything, so that what was emptied is emptied there too. The options of the form are those of the contract. */
export const draftOf = ({ skills, certificates, ...values }: EntryValues): ExpertEntryDraft => ({
  ...(values as Omit<ExpertEntryForm, 'skills' | 'certificates'>),
  skills: skillsOf(skills),
  certificates: certificates.filter(Boolean),
});

/** Fields in which two editions differ. */
export const differences = (mine: EntryValues, theirs: EntryValues): (keyof EntryValues)[] =>
  (Object.keys(mine) as (keyof EntryValues)[]).filter(
    (name) => String(mine[name]).trim() !== String(theirs[name]).trim(),
  );
