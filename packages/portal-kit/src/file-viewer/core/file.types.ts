export type FileKind = 'image' | 'video' | 'audio' | 'pdf' | 'other';

/** `size` in bytes. */
export type ViewedFile = { id: string; name: string; kind: FileKind; mime: string; size: number };

/** Permission that a visitor does not have. */
export type MissingPermission = 'NONE' | 'pending' | 'REJECT';
export type FilePermission = MissingPermission | 'AUTHORIZED';

/**
 * What the bytes came as: the whole of them, or an address that the browser can read in parts. `downloadUrl` is the address
 * that hands the file over (`content-disposition: attachment`), which `url` need not do.
 */
export type FileSource = { name: string; type: string } & ({ url: string; downloadUrl?: string } | { blob: Blob });

/** `broken` cannot be shown, `unplayable` not be played; `unsupported` is sound of a kind that this browser does not play. */
export type FileFailure = 'offline' | 'missing' | 'broken' | 'unplayable' | 'unsupported' | 'other';

/** Outcome of requesting a file. `login` is the 401, `permission` the 412. */
export type FileResult =
  | ({ status: 'ready' } & FileSource)
  | { status: 'login' }
  | { status: 'permission'; permission: MissingPermission }
  | { status: 'failed'; reason: FileFailure; message: string };
