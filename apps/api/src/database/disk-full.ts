import { statfsSync } from 'node:fs';

/** The engine's log grows by files of 16 MiB: with less room than two of them it may not start. */
const NEEDED_BYTES = 32 * 1024 * 1024;

const FULL = /^(53100|ENOSPC|EDQUOT)$/;
const WORDS = /No space left on device|ENOSPC|Disk quota exceeded/;

/** True when a write failed for want of room: the engine's SQLSTATE, or the file system's own word. */
export const isDiskFull = (error: unknown): boolean => {
  if (!(error instanceof Error)) return false;
  const { code, message, cause } = error as Error & { code?: unknown };
  return FULL.test(String(code)) || WORDS.test(message) || isDiskFull(cause);
};

/** True when the disk of `folder` has so little room that an engine that does not start may want nothing else. */
export const hasLittleRoom = (folder: string): boolean => {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize < NEEDED_BYTES;
};

/** What the operator is to do. */
export const diskFullSentence = (folder: string): string =>
  `The disk that holds ${folder} is full. Make room on it, or move the folder to a larger disk and name it with DATA_DIR, then start again; nothing that was acknowledged is lost.`;
