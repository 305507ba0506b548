import type { FastifyRequest } from 'fastify';
import { CONTENT_SHA256 } from '../../../frame/body.ts';
import { type Staged, type Storage, TooLong } from '../storage/storage.ts';
import { cleanFileName, endingOf } from './file-name.ts';
import { type FileRule, MAX_BYTES, ruleOf } from './file-rules.ts';
import { inspect } from './inspect.ts';
import { refusals } from './refusals.ts';
import type { Scan } from './scan/scanner.types.ts';

/** Where files arrive. */
export interface Intake {
  storage: Storage;
  /** Called with each key before the storage has it; it has no owner yet. */
  foretell: (key: string) => Promise<void>;
  /** Looks for malware; null where nothing does. */
  scan: Scan | null;
  /** Logs the malware, without the file's owner and name. */
  warn: (finding: { malware: string; mime: string; size: number; sha256: string }) => void;
}

/** A file that passed the checks and is stored; it has no owner yet. */
export interface Received {
  name: string;
  rule: FileRule;
  key: string;
  size: number;
}

export type Named = Pick<Received, 'name' | 'rule'>;

/**
 * The name to keep a file under and the rule that holds for it.
 * @throws Problem 415, 422
 */
export const namedRule = (sent: string): Named => {
  const name = cleanFileName(sent);
  if (name === null) throw refusals.name();
  const rule = ruleOf(endingOf(name));
  if (!rule) throw refusals.ending();
  return { name, rule };
};

/**
 * Keeps a staged file under its hash where it is what its name and the given hash say, and clean; it is gone otherwise.
 * @throws Problem 413, 415, 422; Unavailable where the scanner cannot tell
 */
export const keepStaged = async (
  { storage, foretell, scan, warn }: Intake,
  staged: Staged,
  { name, rule }: Named,
  sha256: string,
): Promise<Received> => {
  try {
    if (staged.key !== sha256) throw refusals.hash();
    if (staged.size === 0) throw refusals.empty();
    if (staged.size > rule.limit) throw refusals.tooLarge(rule);
    await inspect(staged.path, staged.size, rule);
    const verdict = (await scan?.(staged.path)) ?? { clean: true };
    if (!verdict.clean) {
      warn({ malware: verdict.malware, mime: rule.mime, size: staged.size, sha256 });
      throw refusals.malware();
    }
    await foretell(staged.key);
    await storage.keep(staged);
    return { name, rule, key: staged.key, size: staged.size };
  } finally {
    await storage.discard(staged);
  }
};

/**
 * The file of a multipart request, streamed to a temporary file, checked and stored.
 * @throws Problem 413, 415, 422; whatever broke the request off
 */
export const receiveFile = async (request: FastifyRequest, intake: Intake): Promise<Received> => {
  const { storage } = intake;
  if (!request.isMultipart()) throw refusals.noFile();
  const sha256 = String(request.headers[CONTENT_SHA256]);
  // Busboy's limits stop at a value instead of above it.
  const part = await request.file({ limits: { fileSize: MAX_BYTES + 1, files: 1, fields: 0, parts: 1 } });
  if (part?.fieldname !== 'file') throw refusals.noFile();
  const named = namedRule(part.filename ?? '');
  const staged = await storage.stage(part.file, named.rule.limit).catch((error: unknown) => {
    throw error instanceof TooLong ? refusals.tooLarge(named.rule) : error;
  });
  if (part.file.truncated) await storage.discard(staged);
  if (part.file.truncated) throw refusals.tooLarge(named.rule);
  return keepStaged(intake, staged, named, sha256);
};
