import * as z from 'zod/mini';
import type { ApplicationValues } from './application-values.ts';

const text = z.string().check(z.maxLength(4000));
const kept = z.object({
  version: z.literal(1),
  values: z.object({
    contact_person: text,
    contact_phone: text,
    amount: text,
    statement: text,
    materials: z.array(text).check(z.maxLength(100)),
  }),
  /** What it changes: the application at the service, and which edition of it. Null before the first save. */
  base: z.nullable(z.object({ id: z.string(), version: z.number() })),
});
/** What was typed and is not at the service yet. */
export type KeptDraft = z.infer<typeof kept>;

const keyOf = (userId: string, callId: string) => `zonekit.application-draft.${userId}.${callId}`;

/** Null for nothing, for a draft of another version, and for anything that is no draft. */
export const parseKept = (stored: string | null): KeptDraft | null => {
  if (stored === null) return null;
  try {
    return kept.parse(JSON.parse(stored));
  } catch {
    return null;
  }
};

// Storage may be full, forbidden or absent: a draft is a courtesy, and the form works without it.
const attempt = <T>(action: () => T, otherwise: T): T => {
  try {
    return action();
  } catch {
    return otherwise;
  }
};

/** What this user has typed on this device for a call and not saved, with as many materials as the call asks for now. */
export const loadKept = (userId: string, callId: string, count: number): KeptDraft | null => {
  const found = attempt(() => parseKept(localStorage.getItem(keyOf(userId, callId))), null);
  if (!found) return null;
  const materials: ApplicationValues['materials'] = Array.from(
    { length: count },
    (_, place) => found.values.materials[place] ?? '',
  );
  return { ...found, values: { ...found.values, materials } };
};

export const keep = (userId: string, callId: string, draft: Omit<KeptDraft, 'version'>): void =>
  attempt(() => localStorage.setItem(keyOf(userId, callId), JSON.stringify({ version: 1, ...draft })), undefined);

export const forgetKept = (userId: string, callId: string): void =>
  attempt(() => localStorage.removeItem(keyOf(userId, callId)), undefined);
