import { execFile } from 'node:child_process';
import { Unavailable } from '../../../../frame/unavailable.ts';
import type { Scan } from './scanner.types.ts';

const SCAN_MS = 120_000;

/**
 * A command of this machine, which is given the file's path as its last argument and no shell. It ends as clamscan does: with
 * 0 for clean, with 1 for malware, whose name its first line says; any other end could not tell.
 */
export const commandScanner =
  ([command = '', ...args]: readonly string[]): Scan =>
  (path) =>
    new Promise((resolve, reject) => {
      execFile(command, [...args, path], { timeout: SCAN_MS, maxBuffer: 1024 * 1024 }, (error, said) => {
        if (error === null) return resolve({ clean: true });
        // The path is a random one of ours; a scanner repeats it.
        const [first = ''] = said
          .replaceAll(path, '')
          .replace(/^[\s:]+/, '')
          .split('\n');
        if (error.code === 1 && !error.killed)
          return resolve({ clean: false, malware: first.slice(0, 200) || 'malware' });
        reject(new Unavailable(`The scan command ${command} failed.`, { cause: error }));
      });
    });
