import { fetchListFile, type ListFile, type ListFileOf, type Paged } from '../list/list.client.ts';
import type { InputOf } from '../transport/endpoint-types.ts';
import type { CallOptions, Transport } from '../transport/transport.ts';
import type { ProjectDetail, ProjectSummary } from './project.contract.ts';
import { projectEndpoints } from './project.endpoints.gen.ts';
import type { projectList } from './project.lists.ts';

export type ProjectQuery = NonNullable<InputOf<typeof projectEndpoints.listProjects>['query']>;

/** A page with its facets. */
export const listProjects = (
  transport: Transport,
  query: ProjectQuery = {},
  options?: CallOptions,
): Promise<Paged<ProjectSummary, typeof projectList>> =>
  transport.call(projectEndpoints.listProjects, { query }, options);

/** The same list as a file. */
export const fetchProjects = (
  transport: Transport,
  ...what: ListFileOf<typeof projectEndpoints.projectsFile>
): Promise<ListFile> => fetchListFile(transport, projectEndpoints.projectsFile, ...what);

/** @throws ApiError `not_found` */
export const getProject = async (transport: Transport, id: string, options?: CallOptions): Promise<ProjectDetail> =>
  (await transport.call(projectEndpoints.getProject, { params: { obj_id: id } }, options)).data;
