// Written from qrcode.contract.ts by scripts/generate.ts.
import { lightEndpoints } from '../contract/light-endpoints.ts';

export const qrcodeEndpoints = /* @__PURE__ */ lightEndpoints(
  {
    generateQrCode: {"method":"GET","path":"/universal/qrcode/generate_base64","access":"public"},
  },
  async () => (await import('./qrcode.contract.ts')).qrcodeEndpoints,
);
