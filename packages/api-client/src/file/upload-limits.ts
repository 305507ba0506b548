import type { Attachment } from './attachment.contract.ts';

/** Bytes of one piece at most: the service holds it in memory while it checks its signature. */
export const MAX_PIECE_BYTES = 8 * 1024 * 1024;

const MB = 1024 * 1024;

/** Bytes that a file of each kind may have: the service refuses more, a form says so before it sends. */
export const MAX_FILE_BYTES = {
  image: 10 * MB,
  pdf: 50 * MB,
  video: 500 * MB,
  audio: 100 * MB,
  other: 50 * MB,
} as const satisfies Record<Attachment['kind'], number>;
