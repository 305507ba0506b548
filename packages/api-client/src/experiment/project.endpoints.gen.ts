// Written from project.contract.ts by scripts/generate.ts.
import { lightEndpoints } from '../contract/light-endpoints.ts';

export const projectEndpoints = /* @__PURE__ */ lightEndpoints(
  {
    listProjects: {"method":"GET","path":"/industrial/projects","access":"public"},
    projectsFile: {"method":"GET","path":"/industrial/projects.{format}","access":"public"},
    getProject: {"method":"GET","path":"/industrial/projects/{obj_id}","access":"public"},
  },
  async () => (await import('./project.contract.ts')).projectEndpoints,
);
