import type { Refusal } from './upload-rules.ts';

export interface UploadLabels {
  /** In the zone: 'Choose files, or drop them here'. */
  choose: string;
  /** In the zone while files are held over it. */
  drop: string;
  /** Names the list of files. */
  list: string;
  /** Why a file was not taken, naming it and the limit: '“a.exe” is not a PDF'. */
  refused: (refusal: Refusal) => string;
  states: {
    waiting: string;
    sending: (percent: number) => string;
    paused: string;
    /** For a failure without words of its own: what happened and what to do. */
    failed: string;
    done: string;
  };
  pause: (name: string) => string;
  resume: (name: string) => string;
  retry: (name: string) => string;
  remove: (name: string) => string;
  /** Announcement after a file was uploaded, failed or was removed. */
  said: (name: string, what: 'done' | 'failed' | 'removed') => string;
}
