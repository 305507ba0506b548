import type { Attachment } from './attachment.contract.ts';

/** Maximum bytes of one piece: the service buffers it while it verifies its signature. */
export const MAX_PIECE_BYTES = 8 * 1024 * 1024;

const MB = 1024 * 1024;

/** Maximum bytes of a file by kind. The service refuses more; forms say so before they send. */
export const MAX_FILE_BYTES = {
  image: 10 * MB,
  pdf: 50 * MB,
  video: 500 * MB,
  audio: 100 * MB,
  other: 50 * MB,
} as const satisfies Record<Attachment['kind'], number>;
