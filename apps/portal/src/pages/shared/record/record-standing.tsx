import { Alert, type AlertProps } from '@zonekit/ui/alert';
import { Time } from '@zonekit/ui/time';
import type { ReactNode } from 'react';
import * as css from './record-standing.css.ts';

interface RecordStandingProps extends Pick<AlertProps, 'tone' | 'title' | 'action'> {
  /** Oldest first; the last one says why and until when. */
  events: readonly { reason: string | null; due_at: string | null }[];
  /** What was returned, each with the label of its field. */
  remarks?: readonly { label: string; remark: string }[];
  /** A sentence around the time until which somebody has to act. */
  until: (time: ReactNode) => ReactNode;
}

/** Whose turn it is and until when, or what came of it; what was returned says why. */
export function RecordStanding({ events, remarks = [], until, ...alert }: RecordStandingProps) {
  const { reason = null, due_at = null } = events.at(-1) ?? {};
  return (
    <Alert className={css.standing} {...alert}>
      {reason && <p>{reason}</p>}
      {remarks.length > 0 && (
        <ul className={css.remarks}>
          {remarks.map(({ label, remark }) => (
            <li key={label}>
              <b>{label}</b> {remark}
            </li>
          ))}
        </ul>
      )}
      {due_at && <p>{until(<Time value={due_at} />)}</p>}
    </Alert>
  );
}
