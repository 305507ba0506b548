/**
 * Something that the service needs does not answer: a storage, a scanner. Answered 503 with Retry-After, as the database's
 * absence is; the cause goes to the log.
 */
export class Unavailable extends Error {
  override readonly name = 'Unavailable';
}

/** The same as a work that has so many milliseconds. @throws Unavailable */
export const within = async <T>(what: string, ms: number, work: Promise<T>): Promise<T> => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, fail) => {
    timer = setTimeout(() => fail(new Unavailable(`${what}: no answer within ${ms} ms.`)), ms);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
};
