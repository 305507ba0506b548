// Written from feed.contract.ts by scripts/generate.ts.
import { lightEndpoints } from '../contract/light-endpoints.ts';

export const feedEndpoints = /* @__PURE__ */ lightEndpoints(
  {
    listFeeds: {"method":"GET","path":"/universal/feeds","access":"user"},
    createFeed: {"method":"POST","path":"/universal/feeds","access":"user","status":201,"hasBody":true},
    renewFeed: {"method":"POST","path":"/universal/feeds/{id}/renew","access":"user"},
    revokeFeed: {"method":"DELETE","path":"/universal/feeds/{id}","access":"user"},
  },
  async () => (await import('./feed.contract.ts')).feedEndpoints,
);
