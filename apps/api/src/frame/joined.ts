/** Request coalescing: one computation for all requests that arrive before it starts. */
export interface Joined<T> {
  get: (key: string, make: () => Promise<T>) => Promise<T>;
}

/**
 * Joins those who ask at the same time and may be told nothing that was true before they asked: who comes while an answer
 * is being made waits for the next one, with all who come meanwhile. Nothing is kept. At most two are in the making for
 * each key, one of them waiting for the other.
 */
export const createJoined = <T>(): Joined<T> => {
  const running = new Map<string, Promise<T>>();
  const waiting = new Map<string, Promise<T>>();

  const begin = (key: string, make: () => Promise<T>): Promise<T> => {
    const value = make().finally(() => {
      if (running.get(key) === value) running.delete(key);
    });
    running.set(key, value);
    return value;
  };

  return {
    get(key, make) {
      const earlier = running.get(key);
      if (!earlier) return begin(key, make);
      const pending = waiting.get(key);
      if (pending) return pending;
      const next = earlier
        .catch(() => undefined)
        .then(() => {
          waiting.delete(key);
          return begin(key, make);
        });
      waiting.set(key, next);
      return next;
    },
  };
};
