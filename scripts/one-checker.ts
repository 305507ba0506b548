/**
 * An argument of the TypeScript compiler: types in one thread instead of four, each of which checks what the files share anew.
 * Half the processor time, and on two cores no slower.
 */
export const ONE_CHECKER = ['--checkers', '1'] as const;
