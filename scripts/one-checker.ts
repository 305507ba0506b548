/**
 * Arguments of the TypeScript compiler: one checker instead of four, each of which checks what the files share anew.
 * Half the processor time, and on two cores no slower.
 */
export const ONE_CHECKER = ['--checkers', '1'] as const;
