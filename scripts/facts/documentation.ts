import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { DomainSummary } from '../domains/domain-facts.types.ts';
import type { Book } from './documents.ts';
import type { Examples, Facts } from './facts.types.ts';

export interface Documentation {
  facts: Facts;
  examples: Examples;
  domains: readonly DomainSummary[];
  /** By package: `llms.txt`, and `docs/<name>.md` of each component or domain. */
  files: Record<Book | 'api-client', { path: string; text: string }[]>;
}

/** In a process of its own: it builds every component, and two builds with vanilla-extract in one disturb each other. */
export const documentation = async (): Promise<Documentation> => {
  const { stdout } = await promisify(execFile)('node', [join(import.meta.dirname, '../print-facts.ts')], {
    maxBuffer: 64 * 1024 * 1024,
  });
  return JSON.parse(stdout);
};
