import * as z from 'zod/mini';
import { endpoint, envelope, id, isoDate, locale, money } from '../contract/contract.ts';
import { hits, listEndpoints } from '../contract/list.ts';
import { PROJECT_STATES, projectList } from './project.lists.ts';
import { params, projectType, researchPhase, technologyField } from './resource.contract.ts';

export const projectState = z.enum(PROJECT_STATES);
export type ProjectState = z.infer<typeof projectState>;

export const projectSummary = z.object({
  id,
  title: z.string(),
  lang: locale,
  type: projectType,
  field: technologyField,
  phase: researchPhase,
  state: projectState,
  /** The organisation that carries it out. */
  undertaker: z.string(),
  /** In one or two sentences. */
  remark: z.string(),
  budget: money,
  /** Months of the project: first and last day. */
  starts_on: isoDate,
  ends_on: isoDate,
  ...hits,
});
export interface ProjectSummary extends z.infer<typeof projectSummary> {}

export const projectDetail = z.extend(projectSummary, {
  /** Plain text; a line break begins a paragraph. */
  introduction: z.string(),
  partners: z.array(z.string()),
  goals: z.array(z.string()),
  milestones: z.array(z.object({ on: isoDate, title: z.string(), reached: z.boolean() })),
  contact: z.object({ name: z.string(), phone: z.string() }),
});
export interface ProjectDetail extends z.infer<typeof projectDetail> {}

const projects = listEndpoints({
  path: '/industrial/projects',
  summary: 'Technology projects',
  access: 'public',
  item: projectSummary,
  list: projectList,
  shapes: {},
});

export const projectEndpoints = {
  listProjects: projects.list,
  projectsFile: projects.file,
  getProject: endpoint({
    method: 'GET',
    path: '/industrial/projects/{obj_id}',
    summary: 'A technology project with its goals and milestones',
    access: 'public',
    params,
    errors: [404],
    response: envelope(projectDetail),
  }),
};
