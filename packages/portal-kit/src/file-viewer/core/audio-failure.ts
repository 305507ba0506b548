import type { FileFailure } from './file.types.ts';

export interface AudioTrouble {
  /** Of MediaError; null where the element gave none. 2 is the network. Source: HTML, section 4.8.11.1 */
  code: number | null;
  online: boolean;
  /** Whether the browser knows the type at all: `canPlayType` answers more than nothing. */
  supported: boolean;
}

/** Reason why audio cannot be played. An unsupported type stays unsupported when offline. */
export const audioFailure = ({ code, online, supported }: AudioTrouble): FileFailure => {
  if (!supported) return 'unsupported';
  return code === 2 || !online ? 'offline' : 'unplayable';
};
