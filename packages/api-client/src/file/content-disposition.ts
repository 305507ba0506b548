const decoded = (text: string): string | null => {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
};

/** Header values are Latin-1; some back ends send raw UTF-8 in them. */
const fromBytes = (text: string): string => {
  if (![...text].every((char) => char.charCodeAt(0) < 256)) return text;
  const bytes = Uint8Array.from(text, (char) => char.charCodeAt(0));
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return text;
  }
};

/** A safe file name, without path separators. */
const safe = (name: string): string | null =>
  (name.split(/[/\\]/).pop() ?? '')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: those are what is to be taken out.
    .replace(/[\u0000-\u001f\u007f]/g, '')
    .trim() || null;

/**
 * The file's name out of `Content-Disposition`; null where it tells none. `filename*` (RFC 6266, `UTF-8''%E4…`) wins over
 * `filename`, which back ends send quoted, percent-encoded or as raw UTF-8.
 */
export const fileNameOf = (header: string | null): string | null => {
  const text = header ?? '';
  const extended = /(?:^|;)\s*filename\*\s*=\s*utf-8'[^']*'([^;\s]+)/i.exec(text)?.[1];
  const name = extended === undefined ? null : decoded(extended);
  if (name !== null) return safe(name);
  const [, quoted, bare] = /(?:^|;)\s*filename\s*=\s*(?:"((?:\\.|[^"\\])*)"|([^;\s]+))/i.exec(text) ?? [];
  const plain = quoted?.replace(/\\(.)/g, '$1') ?? bare;
  if (plain === undefined) return null;
  return safe(/%[0-9a-f]{2}/i.test(plain) ? (decoded(plain) ?? plain) : fromBytes(plain));
};
