import { type BaseUrls, baseUrlFor } from '../transport/base-url.ts';
import { fillPath } from '../transport/request-url.ts';
import { fileEndpoints } from './file.contract.ts';

/** The address of a file that anybody may see, for `<img>` and `<video>`, which can neither sign nor send a token. */
export const fileUrl = (baseUrls: BaseUrls, id: string): string => {
  const path = fillPath(fileEndpoints.getFile.path, { id });
  return `${baseUrlFor(path, baseUrls)}${path}`;
};
