import * as z from 'zod/mini';

/** One environment variable. */
export interface Setting<S extends z.ZodMiniType = z.ZodMiniType> {
  is: S;
  /** What may be written, after "Set it to". */
  asks: string;
  /** What it does, as its line in docs/configuration.md. */
  says: string;
  /** May lie in a file that `<NAME>_FILE` names; its value is never repeated. */
  secret?: true;
}

export const setting = <S extends z.ZodMiniType>(is: S, asks: string, says: string, secret?: true): Setting<S> => ({
  is,
  asks,
  says,
  ...(secret && { secret }),
});

export const flag = z.pipe(
  z.enum(['1', 'true', '0', 'false']),
  z.transform((value) => value === '1' || value === 'true'),
);
export const FLAG = '1 or 0';
