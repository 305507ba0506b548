import type { Config } from '../../../../config.ts';
import { clamdScanner } from './clamd-scanner.ts';
import { commandScanner } from './command-scanner.ts';

/** What a scanner says of a file: `found` is its own name of the malware. */
export type Verdict = { clean: true } | { clean: false; found: string };

/**
 * Looks for malware in a file of this machine's disk.
 * @throws Unavailable where it cannot tell: nothing that was not looked at is kept
 */
export type Scan = (path: string) => Promise<Verdict>;

/** The scanner that the configuration names; null for none. */
export const scannerOf = ({ clamd, scanCommand }: Pick<Config, 'clamd' | 'scanCommand'>): Scan | null => {
  if (clamd) return clamdScanner(clamd);
  return scanCommand ? commandScanner(scanCommand) : null;
};
