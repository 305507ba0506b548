/** The public secret of the demo. */
export const DEMO_SECRET = 'demo-secret';

/** Minimum characters: 32 of base64 hold 192 random bits, 32 of hex 128. */
const SHORTEST = 32;

/**
 * Problems of a secret that signs requests outside the demo, each with a remedy.
 *
 * @param source where it is set, as in "Set a secret of your own"
 */
export const clientSecretProblems = (secret: string, source: string): string[] => {
  if (secret === DEMO_SECRET) return [`CLIENT_SECRET is that of the demo. Set ${source}, or set DEMO=1.`];
  if (secret.length >= SHORTEST) return [];
  return [
    `CLIENT_SECRET is shorter than ${SHORTEST} characters. Set ${source}, such as "openssl rand -base64 32" makes.`,
  ];
};
