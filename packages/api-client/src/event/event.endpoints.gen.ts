// Written from event.contract.ts by scripts/generate.ts.
import { lightEndpoints } from '../contract/light-endpoints.ts';

export const eventEndpoints = /* @__PURE__ */ lightEndpoints(
  {
    eventCategories: {"method":"GET","path":"/event/categories","access":"public"},
    listEvents: {"method":"GET","path":"/event/event","access":"public"},
    eventsFile: {"method":"GET","path":"/event/event.{format}","access":"public"},
    getEvent: {"method":"GET","path":"/event/event/{obj_id}","access":"public"},
    eventState: {"method":"GET","path":"/event/event/{obj_id}/status","access":"optional"},
    moveEvent: {"method":"POST","path":"/event/event/{obj_id}/status","access":"operator","hasBody":true},
    activeList: {"method":"POST","path":"/event/active/list","access":"public","hasBody":true},
    activeDetail: {"method":"POST","path":"/event/active/detail","access":"public","hasBody":true},
  },
  async () => (await import('./event.contract.ts')).eventEndpoints,
);
