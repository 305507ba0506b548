/** What a scanner says of a file: `found` is its own name of the malware. */
export type Verdict = { clean: true } | { clean: false; found: string };

/**
 * Looks for malware in a file of this machine's disk.
 * @throws Unavailable where it cannot tell: nothing that was not looked at is kept
 */
export type Scan = (path: string) => Promise<Verdict>;
