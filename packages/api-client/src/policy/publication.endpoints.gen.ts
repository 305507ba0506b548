// Written from publication.contract.ts by scripts/generate.ts.
import { lightEndpoints } from '../contract/light-endpoints.ts';

export const publicationEndpoints = /* @__PURE__ */ lightEndpoints(
  {
    listAnnouncements: {"method":"GET","path":"/policies/policy_announcements","access":"public"},
    announcementsFile: {"method":"GET","path":"/policies/policy_announcements.{format}","access":"public"},
    getAnnouncement: {"method":"GET","path":"/policies/policy_announcements/{data_id}","access":"optional"},
    listPublicity: {"method":"GET","path":"/policies/policy_publicity","access":"public"},
    publicityFile: {"method":"GET","path":"/policies/policy_publicity.{format}","access":"public"},
    getPublicity: {"method":"GET","path":"/policies/policy_publicity/{data_id}","access":"optional"},
    listGrants: {"method":"GET","path":"/policies/policy_publicity_rows","access":"public"},
    grantsFile: {"method":"GET","path":"/policies/policy_publicity_rows.{format}","access":"public"},
    listCanvass: {"method":"GET","path":"/policies/canvass","access":"public"},
    canvassFile: {"method":"GET","path":"/policies/canvass.{format}","access":"public"},
    getCanvass: {"method":"GET","path":"/policies/canvass/{data_id}","access":"optional"},
    addOpinion: {"method":"POST","path":"/policies/canvass/{data_id}/opinions","access":"user","status":201,"idempotent":true,"hasBody":true},
  },
  async () => (await import('./publication.contract.ts')).publicationEndpoints,
);
