import * as z from 'zod/mini';
import { endpoint, envelope, id } from '../contract/contract.ts';
import { listEndpoints } from '../contract/list.ts';
import { chainCompanyList, informationList, institutionList, videoList } from './content.lists.ts';
import { chainCompany, chainDetail, chainSummary } from './industry.contract.ts';
import { carouselSlide, informationDetail, informationSummary, video } from './information.contract.ts';
import { centerGroup, institution } from './institution.contract.ts';

export type {
  ChainCompany,
  ChainDetail,
  ChainPosition,
  ChainStage,
  ChainSummary,
  Qualification,
} from './industry.contract.ts';
export { chainStage, qualification } from './industry.contract.ts';
export type {
  CarouselSlide,
  InformationDetail,
  InformationKind,
  InformationSummary,
  Video,
  VideoTopic,
} from './information.contract.ts';
export { informationKind, videoTopic } from './information.contract.ts';
export type {
  CenterGroup,
  InnovationField,
  Institution,
  InstitutionKind,
  InstitutionLevel,
} from './institution.contract.ts';
export { innovationField, institutionKind, institutionLevel } from './institution.contract.ts';

const information = listEndpoints({
  path: '/universal/information',
  summary: 'News, bulletins, talent news and introductions',
  access: 'public',
  item: informationSummary,
  list: informationList,
  shapes: { year: z.string().check(z.regex(/^\d{4}$/)) },
});

const videos = listEndpoints({
  path: '/universal/vods',
  summary: 'Videos with poster and captions',
  access: 'public',
  item: video,
  list: videoList,
  shapes: {},
});

const institutions = (path: string, summary: string) =>
  listEndpoints({ path, summary, access: 'public', item: institution, list: institutionList, shapes: {} });
const platforms = institutions('/universal/platforms', 'Public technical-service platforms');
const bases = institutions('/universal/bases', 'Pilot-production bases with their companies');
const research = institutions('/universal/research_institutions', 'Research institutions');

const companies = listEndpoints({
  path: '/universal/industry_companies',
  summary: 'Companies by their position in an industry chain',
  access: 'public',
  item: chainCompany,
  list: chainCompanyList,
  shapes: { chain: id, position: id },
});

export const contentEndpoints = {
  listCarousels: endpoint({
    method: 'GET',
    path: '/universal/carousels',
    summary: 'Slides of one place in their order; an unknown place has none',
    access: 'public',
    query: z.object({ place: id }),
    response: envelope(z.array(carouselSlide)),
  }),
  listVideos: videos.list,
  videosFile: videos.file,
  listInformation: information.list,
  informationFile: information.file,
  getInformation: endpoint({
    method: 'GET',
    path: '/universal/information/{information_id}',
    summary: 'One information item with its body',
    access: 'public',
    params: z.object({ information_id: id }),
    errors: [404],
    response: envelope(informationDetail),
  }),
  listPlatforms: platforms.list,
  platformsFile: platforms.file,
  listBases: bases.list,
  basesFile: bases.file,
  listResearch: research.list,
  researchFile: research.file,
  listCenters: endpoint({
    method: 'GET',
    path: '/universal/innovation_centers',
    summary: 'Innovation centres, grouped by field',
    access: 'public',
    response: envelope(z.array(centerGroup)),
  }),
  listChains: endpoint({
    method: 'GET',
    path: '/universal/industry_chains',
    summary: 'Industry chains of the zone with their sizes',
    access: 'public',
    response: envelope(z.array(chainSummary)),
  }),
  getChain: endpoint({
    method: 'GET',
    path: '/universal/industry_chains/{chain_id}',
    summary: 'One industry chain: its positions from upstream to downstream with their companies',
    access: 'public',
    params: z.object({ chain_id: id }),
    errors: [404],
    response: envelope(chainDetail),
  }),
  listChainCompanies: companies.list,
  chainCompaniesFile: companies.file,
};
