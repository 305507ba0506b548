/** Metadata of a file before it is read; a browser's `File` has it. */
export interface FileFacts {
  name: string;
  /** Bytes. */
  size: number;
  /** MIME type as the browser guesses it by the name; empty where it cannot. */
  type: string;
  /** Milliseconds since 1970. */
  lastModified?: number;
}

export interface UploadRules {
  /** Endings (`.pdf`), types (`application/pdf`) or kinds (`image/*`), as the `accept` of an input. Nothing: all. */
  accept?: readonly string[] | undefined;
  /** Bytes of one file. */
  maxBytes?: number | undefined;
  /** Files altogether. */
  maxFiles?: number | undefined;
}

/** Why a file was not taken. `duplicate`: it is in the list already. */
export type RefusalReason = 'type' | 'size' | 'empty' | 'count' | 'duplicate';

export interface Refusal {
  name: string;
  reason: RefusalReason;
}

const fits = ({ name, type }: FileFacts, pattern: string): boolean => {
  const rule = pattern.trim().toLowerCase();
  if (rule.startsWith('.')) return name.toLowerCase().endsWith(rule);
  const given = type.toLowerCase();
  return rule.endsWith('/*') ? given.startsWith(rule.slice(0, -1)) : given === rule;
};

export const accepts = (file: FileFacts, accept: readonly string[] = []): boolean =>
  accept.length === 0 || accept.some((pattern) => fits(file, pattern));

/** Whether two chosen files are the same, by metadata. */
export const isSameFile = (a: FileFacts, b: FileFacts): boolean =>
  a.name === b.name && a.size === b.size && a.lastModified === b.lastModified;

/**
 * Sorts what somebody chose into files to send and refusals with their reasons. A convenience for people: the service checks
 * again, by content.
 *
 * @param present files that are in the list
 */
export const screen = <File extends FileFacts>(
  files: readonly File[],
  present: readonly FileFacts[],
  { accept, maxBytes = Number.POSITIVE_INFINITY, maxFiles = Number.POSITIVE_INFINITY }: UploadRules,
): { taken: File[]; refused: Refusal[] } => {
  const taken: File[] = [];
  const refused: Refusal[] = [];
  for (const file of files) {
    const reason: RefusalReason | null = [...present, ...taken].some((other) => isSameFile(file, other))
      ? 'duplicate'
      : !accepts(file, accept)
        ? 'type'
        : file.size === 0
          ? 'empty'
          : file.size > maxBytes
            ? 'size'
            : present.length + taken.length >= maxFiles
              ? 'count'
              : null;
    if (reason) refused.push({ name: file.name, reason });
    else taken.push(file);
  }
  return { taken, refused };
};

const UNITS = ['B', 'KB', 'MB', 'GB'] as const;

/** `2.4 MB`: bytes in the unit that people read, by 1024. */
export const fileSize = (bytes: number): string => {
  const power = bytes < 1 ? 0 : Math.min(UNITS.length - 1, Math.floor(Math.log2(bytes) / 10));
  const value = bytes / 1024 ** power;
  return `${power === 0 || value >= 100 ? Math.round(value) : value.toFixed(1)} ${UNITS[power]}`;
};
