import type { FrameTables } from './frame.tables.ts';

/**
 * Every table: those of the frame, and those that each `<name>.tables.ts` of a module merges into this interface. Columns are
 * what the driver returns: bigint as number, dates as text.
 */
export interface Database extends FrameTables {}
