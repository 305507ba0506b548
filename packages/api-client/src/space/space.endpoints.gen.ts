// Written from space.contract.ts by scripts/generate.ts.
import { lightEndpoints } from '../contract/light-endpoints.ts';

export const spaceEndpoints = /* @__PURE__ */ lightEndpoints(
  {
    listUnits: {"method":"GET","path":"/space-service/rooms","access":"public"},
    unitsFile: {"method":"GET","path":"/space-service/rooms.{format}","access":"public"},
    getUnit: {"method":"GET","path":"/space-service/rooms/{unit_id}","access":"public"},
    compareUnits: {"method":"GET","path":"/space-service/room_comparison","access":"public"},
    listParks: {"method":"GET","path":"/space-service/parks","access":"public"},
    parksFile: {"method":"GET","path":"/space-service/parks.{format}","access":"public"},
    getPark: {"method":"GET","path":"/space-service/parks/{park_id}","access":"public"},
  },
  async () => (await import('./space.contract.ts')).spaceEndpoints,
);
