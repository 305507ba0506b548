import { type BaseUrls, baseUrlFor } from '../transport/base-url.ts';
import { fillPath } from '../transport/request-url.ts';

/** Path of a file's bytes, apart from the contract so that a page with a link does not carry its endpoints. */
export const FILE_PATH = '/universal/files/{id}';

/** Address of a public file, for `<img>` and `<video>`, which can neither sign nor send a token. */
export const fileUrl = (baseUrls: BaseUrls, id: string): string => {
  const path = fillPath(FILE_PATH, { id });
  return `${baseUrlFor(path, baseUrls)}${path}`;
};

/** The same for a link: the answer's `Content-Disposition` makes the browser save the file. */
export const downloadUrl = (baseUrls: BaseUrls, id: string): string => `${fileUrl(baseUrls, id)}?download=1`;
