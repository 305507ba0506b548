import type { PermissionStatus } from '@zonekit/api-client/file/contract';
import type { ColumnType } from 'kysely';

/** Tables of `file`; made by `file.migrations.ts`. */
export interface FileTables {
  files: {
    id: string;
    /** Where the storage keeps the bytes: their SHA-256, so it is the entity tag too. */
    storage_key: string;
    name: string;
    name_en: string | null;
    mime: string;
    kind: 'image' | 'video' | 'audio' | 'pdf' | 'other';
    size: number;
    access: 'public' | 'login' | 'permission' | 'private';
    /** Who uploaded it; null for the office's own. */
    owner_id: ColumnType<string | null, string | null | undefined>;
    created_at: string;
  };
  /** One row for each user with a request; no row means `NONE`. */
  file_permissions: { file_id: string; user_id: string; status: PermissionStatus; updated_at: string };
  /** Uploads in pieces. A finished one stays until it expires, so that its last call answers the same again. */
  uploads: {
    id: string;
    owner_id: string;
    name: string;
    size: number;
    /** Bytes of the pieces that are there. */
    received: number;
    fingerprint: string;
    /** What it has become; null for an unfinished one. */
    file_id: string | null;
    created_at: string;
    expires_at: string;
  };
  upload_pieces: { upload_id: string; start: number; size: number; storage_key: string };
  /** Copies with a watermark, each for one user and one day. Source: copies.ts. */
  file_copies: {
    /** SHA-256 of what the copy is made from: file, user, day, words. */
    id: string;
    file_id: string;
    user_id: string;
    /** In Shanghai. */
    day: string;
    storage_key: string;
    size: number;
    created_at: string;
  };
  /** What the storage may hold without a row that needs it. Source: leftovers.ts. */
  storage_leftovers: { storage_key: string; since: string };
}

declare module '../../database/tables.ts' {
  interface Database extends FileTables {}
}
