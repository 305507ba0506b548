/** 32 hexadecimal digits. `crypto.randomUUID` is absent on plain HTTP. */
export const randomId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** A random UUID, version 4. Source: RFC 9562, section 5.4. */
export const randomUuid = (): string =>
  randomId().replace(
    /^(.{8})(.{4}).(.{3})(.)(.{3})/,
    (_, a: string, b: string, c: string, variant: string, d: string) =>
      `${a}-${b}-4${c}-${'89ab'[Number.parseInt(variant, 16) & 3]}${d}-`,
  );
