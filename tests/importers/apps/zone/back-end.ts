import type { BookingResult, CalendarState } from '@zonekit/portal-kit/booking-dialog';
import type { HallBooking } from './hall-fields.ts';

/** What the zone's back end says, in its own shapes. */
export interface Paper {
  no: number;
  name: string;
  rank: 'city' | 'province';
  on: string;
  text: string;
}
export const RANKS: Record<Paper['rank'], string> = { city: 'City', province: 'Province' };
export interface Papers {
  hits: Paper[];
  all: number;
  ranks: Record<Paper['rank'], number>;
}

const ask = async <T>(path: string, init?: RequestInit): Promise<T> => {
  const response = await fetch(`/zone-api/${path}`, init);
  if (!response.ok) throw Object.assign(new Error(`The office answered ${response.status}.`), { response });
  return response.json() as Promise<T>;
};
const send = (path: string, body: unknown) =>
  fetch(`/zone-api/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

export const whoAmI = () => ask<{ uid: string; fullName: string; company: string }>('me');

export const loadFields = async () =>
  (await ask<{ code: string; label: string }[]>('fields')).map(({ code, label }) => ({ id: code, name: label }));

export const loadRegions = async (parent: string, signal: AbortSignal) =>
  (await ask<{ code: string; label: string }[]>(`areas?of=${parent}`, { signal })).map(({ code, label }) => ({
    id: code,
    name: label,
  }));

export const saveAnswers = async (answers: unknown): Promise<void> => {
  const response = await send('answers', answers);
  if (!response.ok) throw new Error('The office could not keep the answers.');
};

/** Of what `ask` threw; 0 for an office that did not answer. */
export const statusOf = (error: { response?: Response }): number => error.response?.status ?? 0;

export const findPaper = (no: string) => ask<Paper>(`paper?no=${encodeURIComponent(no)}`);

export const findPapers = (search: URLSearchParams) => ask<Papers>(`papers?${search}`);

/** `2026-12-01 am`, as the zone writes a half-day, and as the kit does. */
const toHalfDay = (slot: string) => {
  const [date = '', half] = slot.split(' ');
  return { date, period: half === 'am' ? (1 as const) : (2 as const) };
};

export const loadCalendar = async (): Promise<CalendarState> => {
  const { today, taken } = await ask<{ today: string; taken: string[] }>('slots');
  return { status: 'ready', today, booked: taken.map(toHalfDay) };
};

export const book = async ({ halfDays, occasion, seats }: HallBooking): Promise<BookingResult> => {
  const slots = halfDays.map(({ date, period }) => `${date} ${period === 1 ? 'am' : 'pm'}`);
  const response = await send('slots', { slots, for: occasion, people: seats });
  if (response.ok) return { status: 'booked', number: ((await response.json()) as { no: string }).no };
  if (response.status !== 409) return { status: 'failed', message: 'The office does not answer.' };
  const { lost } = (await response.json()) as { lost: string[] };
  return { status: 'conflict', conflicts: lost.map(toHalfDay), nearestFree: [] };
};
