/** Bytes of one piece at most: the service holds it in memory while it checks its signature. */
export const MAX_PIECE_BYTES = 8 * 1024 * 1024;
