// Written from content.contract.ts by scripts/generate.ts.
import { lightEndpoints } from '../contract/light-endpoints.ts';

export const contentEndpoints = /* @__PURE__ */ lightEndpoints(
  {
    listCarousels: {"method":"GET","path":"/universal/carousels","access":"public"},
    listVideos: {"method":"GET","path":"/universal/vods","access":"public"},
    videosFile: {"method":"GET","path":"/universal/vods.{format}","access":"public"},
    listInformation: {"method":"GET","path":"/universal/information","access":"public"},
    informationFile: {"method":"GET","path":"/universal/information.{format}","access":"public"},
    getInformation: {"method":"GET","path":"/universal/information/{information_id}","access":"public"},
    listPlatforms: {"method":"GET","path":"/universal/platforms","access":"public"},
    platformsFile: {"method":"GET","path":"/universal/platforms.{format}","access":"public"},
    listBases: {"method":"GET","path":"/universal/bases","access":"public"},
    basesFile: {"method":"GET","path":"/universal/bases.{format}","access":"public"},
    listResearch: {"method":"GET","path":"/universal/research_institutions","access":"public"},
    researchFile: {"method":"GET","path":"/universal/research_institutions.{format}","access":"public"},
    listCenters: {"method":"GET","path":"/universal/innovation_centers","access":"public"},
    listChains: {"method":"GET","path":"/universal/industry_chains","access":"public"},
    getChain: {"method":"GET","path":"/universal/industry_chains/{chain_id}","access":"public"},
    listChainCompanies: {"method":"GET","path":"/universal/industry_companies","access":"public"},
    chainCompaniesFile: {"method":"GET","path":"/universal/industry_companies.{format}","access":"public"},
  },
  async () => (await import('./content.contract.ts')).contentEndpoints,
);
