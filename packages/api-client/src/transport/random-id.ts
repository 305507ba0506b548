/** 32 hexadecimal digits. Not `crypto.randomUUID`, which an intranet's plain HTTP lacks. */
export const randomId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
