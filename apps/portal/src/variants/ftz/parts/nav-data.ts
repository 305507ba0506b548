import type { Data } from '../../../platform/data/data.ts';
import type { CategoryTree } from '../../nav-data.types.ts';

/** This variant's nav is its own and reads nothing. */
export const loadNav = async (_data: Data): Promise<CategoryTree> => [];
