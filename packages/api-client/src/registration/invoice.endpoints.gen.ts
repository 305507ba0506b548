// Written from invoice.contract.ts by scripts/generate.ts.
import { lightEndpoints } from '../contract/light-endpoints.ts';

export const invoiceEndpoints = /* @__PURE__ */ lightEndpoints(
  {
    listInvoiceApplications: {"method":"GET","path":"/businessregistration/invoice_applications","access":"user"},
    invoiceApplicationsFile: {"method":"GET","path":"/businessregistration/invoice_applications.{format}","access":"user"},
    listInvoiceSources: {"method":"GET","path":"/businessregistration/invoice_sources","access":"user"},
    createInvoiceApplication: {"method":"POST","path":"/businessregistration/invoice_applications","access":"user","status":201,"idempotent":true,"hasBody":true},
    getInvoiceApplication: {"method":"GET","path":"/businessregistration/invoice_applications/{invoice_application_id}","access":"user"},
    resubmitInvoiceApplication: {"method":"PUT","path":"/businessregistration/invoice_applications/{invoice_application_id}","access":"user","hasBody":true},
    moveInvoiceApplication: {"method":"POST","path":"/businessregistration/invoice_applications/{invoice_application_id}/status","access":"user","hasBody":true},
  },
  async () => (await import('./invoice.contract.ts')).invoiceEndpoints,
);
