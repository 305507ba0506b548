'use client';
import type { Paged } from '../list/list.client.ts';
import { type ListSaver, useList, useListPages, useSaveList } from '../list/list.hooks.ts';
import { mapRead, type Read } from '../react/read.ts';
import { useRead } from '../react/use-read.ts';
import type { ListPages } from '../react/use-read-pages.ts';
import type { ProjectQuery } from './project.client.ts';
import type { ProjectDetail, ProjectSummary } from './project.contract.ts';
import { projectEndpoints } from './project.endpoints.gen.ts';
import type { projectList } from './project.lists.ts';

/** A page with its facets; the page before stays, marked stale, while a new one loads. Null asks nothing. */
export const useProjects = (query: ProjectQuery | null): Read<Paged<ProjectSummary, typeof projectList>> =>
  useList(projectEndpoints.listProjects, query);

/** The same as one list that grows at its end; null asks nothing. */
export const useProjectPages = (query: ProjectQuery | null): ListPages<ProjectSummary> =>
  useListPages(projectEndpoints.listProjects, query);

/** Saves the list as a file: `save('csv', query)`. */
export const useSaveProjects = (): ListSaver<typeof projectEndpoints.projectsFile> =>
  useSaveList(projectEndpoints.projectsFile);

/** Null asks nothing. */
export const useProject = (id: string | null): Read<ProjectDetail> =>
  mapRead(useRead(projectEndpoints.getProject, id === null ? null : { params: { obj_id: id } }), ({ data }) => data);
