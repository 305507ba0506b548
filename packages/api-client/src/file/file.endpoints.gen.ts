// Written from file.contract.ts by scripts/generate.ts.
import { lightEndpoints } from '../contract/light-endpoints.ts';

export const fileEndpoints = /* @__PURE__ */ lightEndpoints(
  {
    uploadFile: {"method":"POST","path":"/universal/files/upload","access":"user","status":201,"idempotent":true,"bytes":"multipart"},
    getFile: {"method":"GET","path":"/universal/files/{id}","access":"optional"},
    fileInfo: {"method":"GET","path":"/universal/files/{id}/info","access":"optional"},
    applyPermission: {"method":"POST","path":"/universal/files/{id}/permission","access":"user","idempotent":true,"hasBody":true},
    decidePermission: {"method":"POST","path":"/universal/files/{id}/permission/decision","access":"operator","hasBody":true},
  },
  async () => (await import('./file.contract.ts')).fileEndpoints,
);

export const uploadEndpoints = /* @__PURE__ */ lightEndpoints(
  {
    createUpload: {"method":"POST","path":"/universal/uploads","access":"user","status":201,"idempotent":true,"hasBody":true},
    listUploads: {"method":"GET","path":"/universal/uploads","access":"user"},
    getUpload: {"method":"GET","path":"/universal/uploads/{upload_id}","access":"user"},
    sendPiece: {"method":"PATCH","path":"/universal/uploads/{upload_id}","access":"user","bytes":"plain"},
    finishUpload: {"method":"POST","path":"/universal/uploads/{upload_id}/finish","access":"user","hasBody":true},
    cancelUpload: {"method":"DELETE","path":"/universal/uploads/{upload_id}","access":"user"},
  },
  async () => (await import('./file.contract.ts')).uploadEndpoints,
);
