import type { Lifecycle } from '@zonekit/api-client/lifecycle';
import type { Tx } from '../../../api/src/frame/context.ts';
import { addDays } from '../../../api/src/frame/day.ts';
import { writeHistory } from '../../../api/src/frame/lifecycle/write-history.ts';

/** Demo accounts that act in the history of a lease. */
export const demo = { user_id: 'u-demo', name: '林知远' };
export const staff = { user_id: 'u-staff', name: '周晓岚' };
export const office = { user_id: 'u-operator', name: '平台运营' };

/** One step of a subject's history. */
export interface Step<S extends string, A extends string> {
  to: S;
  as: A;
  /** Null for the clock. */
  by: { user_id: string; name: string } | null;
  at: string;
  reason?: string;
}

/** `10:00` on the day that is so many days after `today`; negative for before. */
export const timeOn = (today: string, days: number, clock = '10:00'): string =>
  `${addDays(today, days)}T${clock}:00+08:00`;

/** Writes the history of a subject; a step that the lifecycle does not allow is refused. */
export const walk = <S extends string, A extends string>(
  tx: Tx,
  lifecycle: Lifecycle<S, A>,
  id: string,
  steps: readonly Step<S, A>[],
): Promise<void> =>
  writeHistory(
    tx,
    lifecycle,
    id,
    steps.map(({ to, as, by, at, reason = null }) => ({ to, actor: { user: by, as: [as] }, reason, at })),
  );

const LETTERS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/** A number as people quote it, the same for each start: `VA20261120-D2S3`. */
export const demoNumber = (kind: string, day: string, index: number): string =>
  `${kind}${day.slice(0, 10).replaceAll('-', '')}-D${LETTERS[index % 32]}S${LETTERS[(index * 7 + 3) % 32]}`;
