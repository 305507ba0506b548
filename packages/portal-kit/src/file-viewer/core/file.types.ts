export type FileKind = 'image' | 'video' | 'pdf' | 'other';

/** `size` in bytes. */
export type ViewedFile = { id: string; name: string; kind: FileKind; mime: string; size: number };

/** Permission that a visitor does not have. Source: specification, section 4. */
export type MissingPermission = 'NONE' | 'pending' | 'REJECT';
export type FilePermission = MissingPermission | 'AUTHORIZED';

/** What the bytes came as: the whole of them, or an address that the browser can read in parts. */
export type FileSource = { name: string; type: string } & ({ url: string } | { blob: Blob });

export type FileFailure = 'offline' | 'missing' | 'broken' | 'other';

/** What asking for a file came to. `login` is the 401, `permission` the 412 of specification section 4. */
export type FileResult =
  | ({ status: 'ready' } & FileSource)
  | { status: 'login' }
  | { status: 'permission'; permission: MissingPermission }
  | { status: 'failed'; reason: FileFailure; message: string };
