// Written from message.contract.ts by scripts/generate.ts.
import { lightEndpoints } from '../contract/light-endpoints.ts';

export const messageEndpoints = /* @__PURE__ */ lightEndpoints(
  {
    listMessages: {"method":"GET","path":"/material-mall/messages","access":"user"},
    messagesFile: {"method":"GET","path":"/material-mall/messages.{format}","access":"user"},
    createMessage: {"method":"POST","path":"/material-mall/messages","access":"user","status":201,"idempotent":true,"hasBody":true},
    getMessage: {"method":"GET","path":"/material-mall/messages/{message_id}","access":"user"},
    moveMessage: {"method":"POST","path":"/material-mall/messages/{message_id}/status","access":"user","hasBody":true},
  },
  async () => (await import('./message.contract.ts')).messageEndpoints,
);
