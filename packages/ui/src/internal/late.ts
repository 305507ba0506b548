/** Code that is loaded at its first use and kept. */
export interface Late<T> {
  /** The code, null before it has come. */
  current: T | null;
  /** Loads the code; after a failure the next call tries again. */
  load: () => Promise<T>;
}

export const late = <T>(load: () => Promise<T>): Late<T> => {
  let loading: Promise<T> | null = null;
  const code: Late<T> = {
    current: null,
    load: () => {
      loading ??= load().then(
        (loaded) => {
          code.current = loaded;
          return loaded;
        },
        (error: unknown) => {
          loading = null;
          throw error;
        },
      );
      return loading;
    },
  };
  return code;
};
