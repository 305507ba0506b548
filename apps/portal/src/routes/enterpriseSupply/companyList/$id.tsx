import { createFileRoute } from '@tanstack/react-router';
import { supplyCompanyEndpoints } from '@zonekit/api-client/supply/company/endpoints';
import { CompanyPage } from '../../../pages/supply/company/company-page.tsx';
import { kitWords } from '../../../platform/words/kit-words.ts';

export const Route = createFileRoute('/enterpriseSupply/companyList/$id')({
  beforeLoad: ({ context }) => context.words.load(kitWords.detailPage, kitWords.share),
  loader: async ({ context, params }) =>
    (await context.data.load(supplyCompanyEndpoints.getSupplyCompany, { params: { supply_company_id: params.id } }))
      .data,
  head: ({ loaderData }) => ({
    meta: loaderData ? [{ title: loaderData.name }, { name: 'description', content: loaderData.summary }] : [],
  }),
  component: Detail,
});

function Detail() {
  const company = Route.useLoaderData();
  return <CompanyPage key={company.id} company={company} />;
}
