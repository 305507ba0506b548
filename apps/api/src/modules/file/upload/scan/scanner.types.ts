/** Verdict of a scanner; `found` is the scanner's name of the malware. */
export type Verdict = { clean: true } | { clean: false; found: string };

/**
 * Scans a file on the local disk for malware.
 * @throws Unavailable if the scanner gives no verdict; files without a verdict are not stored
 */
export type Scan = (path: string) => Promise<Verdict>;
