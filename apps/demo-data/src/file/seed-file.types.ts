import type { FileTables } from '../../../api/src/modules/file/file.tables.ts';
import type { ZoneWords } from '../zone-words.ts';

/** A file of the demo: what it is, and how its bytes are made where they are not there yet. */
export interface SeedFile {
  id: string;
  name: string;
  nameEn: string;
  kind: FileTables['files']['kind'];
  mime: string;
  access: FileTables['files']['access'];
  /** Of a private file: who has uploaded it. */
  owner_id?: string;
  make: (inZone: ZoneWords) => Promise<Uint8Array>;
}
