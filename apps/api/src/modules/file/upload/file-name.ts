/** Marks that turn the reading direction, and ones that take no room: `invoice<U+202E>fdp.exe` reads as `invoiceexe.pdf`. */
const HIDDEN = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\u2028\u2029]/gu;
/** What a path or a Windows name cannot hold. */
const RESERVED = /[<>:"|?*]/g;
const MAX_BYTES = 180;

/** Lower-case and without its point; empty for a name without one. */
export const endingOf = (name: string): string => /\.([A-Za-z0-9]{1,8})$/.exec(name)?.[1]?.toLowerCase() ?? '';

const shorten = (stem: string, bytes: number): string => {
  let prefix = '';
  for (const { segment } of new Intl.Segmenter().segment(stem)) {
    if (Buffer.byteLength(prefix + segment) > bytes) break;
    prefix += segment;
  }
  return prefix;
};

/**
 * A name as somebody sent it, as one that can be shown and saved anywhere: without folders, control characters, hidden or
 * direction-turning marks, composed (NFC), at most 180 bytes with its ending. Null where nothing of it is left.
 */
export const cleanFileName = (sent: string): string | null => {
  const last = sent.replace(HIDDEN, '').split(/[\\/]/).at(-1) ?? '';
  const name = last
    .normalize('NFC')
    .replace(RESERVED, '_')
    .replace(/\s+/g, ' ')
    .replace(/^[. ]+|[. ]+$/g, '');
  const ending = endingOf(name);
  const stem = ending === '' ? name : name.slice(0, -ending.length - 1);
  if (stem === '') return null;
  return ending === '' ? shorten(stem, MAX_BYTES) : `${shorten(stem, MAX_BYTES - ending.length - 1)}.${ending}`;
};
