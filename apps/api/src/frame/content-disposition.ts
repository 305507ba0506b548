/** Control characters, path separators and what Windows refuses in a name. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
const UNSAFE = /[\u0000-\u001f\u007f\u0080-\u009f\u2028\u2029\u202a-\u202e\u2066-\u2069/\\:*?"<>|]/g;

/** A name that is safe to save under: no path, no control or direction-changing characters, not hidden, not empty. */
export const safeName = (name: string): string => {
  const cleaned = name
    .replace(/\p{Surrogate}/gu, '_')
    .replace(UNSAFE, '_')
    .replace(/^[.\s]+|[.\s]+$/g, '');
  return cleaned === '' ? 'file' : cleaned;
};

/** For clients that read no `filename*`: what of the name is ASCII, or `file` with its extension. */
const asciiName = (name: string): string => {
  const ascii = name.replace(/[^\x20-\x7e]+/g, '_').replace(/["\\%;]/g, '_');
  const [, stem = ascii, extension = ''] = /^(.*?)(\.[A-Za-z0-9]{1,8})?$/.exec(ascii) ?? [];
  return `${/[A-Za-z0-9]/.test(stem) ? stem : 'file'}${extension}`;
};

/** `attr-char` of RFC 8187 stands as it is, all else is percent-encoded UTF-8. */
const extValue = (name: string): string =>
  encodeURIComponent(name).replace(/['()*]/g, (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`);

/** `Content-Disposition` by RFC 6266: an ASCII name for old clients, and the real one by RFC 8187. */
export const contentDisposition = (type: 'inline' | 'attachment', name: string): string => {
  const safe = safeName(name);
  return `${type}; filename="${asciiName(safe)}"; filename*=UTF-8''${extValue(safe)}`;
};
