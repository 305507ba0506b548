/** Verdict of a scanner; `malware` is the scanner's name for it. */
export type Verdict = { clean: true } | { clean: false; malware: string };

/**
 * Scans a file on the local disk for malware.
 * @throws Unavailable if the scanner gives no verdict; files without a verdict are not stored
 */
export type Scan = (path: string) => Promise<Verdict>;
