import { type ListSearch, listHref } from '@zonekit/portal-kit/list-page/core';
import { PROJECTS } from '../resource-paths.ts';

const OPEN = 'project';

/** The list with one project unfolded; null folds it. */
export const projectHref = (search: ListSearch, id: string | null): string =>
  listHref(PROJECTS, {
    ...search,
    rest: [...search.rest.filter(([name]) => name !== OPEN), ...(id === null ? [] : [[OPEN, id] as const])],
  });

/** The project that an address unfolds. */
export const openProject = ({ rest }: Pick<ListSearch, 'rest'>): string | undefined =>
  rest.find(([name]) => name === OPEN)?.[1];
