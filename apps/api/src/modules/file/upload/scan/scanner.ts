import type { Config } from '../../../../config.ts';
import { clamdScanner } from './clamd-scanner.ts';
import { commandScanner } from './command-scanner.ts';
import type { Scan } from './scanner.types.ts';

/** The scanner that the configuration names; null for none. */
export const scannerOf = ({ clamd, scanCommand }: Pick<Config, 'clamd' | 'scanCommand'>): Scan | null => {
  if (clamd) return clamdScanner(clamd);
  return scanCommand ? commandScanner(scanCommand) : null;
};
