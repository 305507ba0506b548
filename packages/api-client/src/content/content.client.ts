import { fetchListFile, type ListFile, type ListFileOf, type Paged } from '../list/list.client.ts';
import type { InputOf } from '../transport/endpoint-types.ts';
import type { CallOptions, Transport } from '../transport/transport.ts';
import { contentEndpoints } from './content.endpoints.gen.ts';
import type { chainCompanyList, informationList, institutionList, videoList } from './content.lists.ts';
import type { ChainCompany, ChainDetail, ChainSummary } from './industry.contract.ts';
import type { CarouselSlide, InformationDetail, InformationSummary, Video } from './information.contract.ts';
import type { CenterGroup, Institution } from './institution.contract.ts';

type Query<K extends keyof typeof contentEndpoints> = NonNullable<
  InputOf<(typeof contentEndpoints)[K]> extends { query?: infer Q } ? Q : never
>;

export type InformationQuery = Query<'listInformation'>;
export type VideoQuery = Query<'listVideos'>;
export type InstitutionQuery = Query<'listPlatforms'>;
export type ChainCompanyQuery = Query<'listChainCompanies'>;

/** Slides of one place in their order. */
export const listCarousels = async (
  transport: Transport,
  place: string,
  options?: CallOptions,
): Promise<CarouselSlide[]> =>
  (await transport.call(contentEndpoints.listCarousels, { query: { place } }, options)).data;

export const listVideos = (
  transport: Transport,
  query: VideoQuery = {},
  options?: CallOptions,
): Promise<Paged<Video, typeof videoList>> => transport.call(contentEndpoints.listVideos, { query }, options);

export const listInformation = (
  transport: Transport,
  query: InformationQuery = {},
  options?: CallOptions,
): Promise<Paged<InformationSummary, typeof informationList>> =>
  transport.call(contentEndpoints.listInformation, { query }, options);

/** @throws ApiError `not_found` */
export const getInformation = async (
  transport: Transport,
  id: string,
  options?: CallOptions,
): Promise<InformationDetail> =>
  (await transport.call(contentEndpoints.getInformation, { params: { information_id: id } }, options)).data;

export const listPlatforms = (
  transport: Transport,
  query: InstitutionQuery = {},
  options?: CallOptions,
): Promise<Paged<Institution, typeof institutionList>> =>
  transport.call(contentEndpoints.listPlatforms, { query }, options);

export const listBases = (
  transport: Transport,
  query: InstitutionQuery = {},
  options?: CallOptions,
): Promise<Paged<Institution, typeof institutionList>> =>
  transport.call(contentEndpoints.listBases, { query }, options);

export const listResearch = (
  transport: Transport,
  query: InstitutionQuery = {},
  options?: CallOptions,
): Promise<Paged<Institution, typeof institutionList>> =>
  transport.call(contentEndpoints.listResearch, { query }, options);

/** Innovation centres, grouped by field. */
export const listCenters = async (transport: Transport, options?: CallOptions): Promise<CenterGroup[]> =>
  (await transport.call(contentEndpoints.listCenters, {}, options)).data;

export const listChains = async (transport: Transport, options?: CallOptions): Promise<ChainSummary[]> =>
  (await transport.call(contentEndpoints.listChains, {}, options)).data;

/** @throws ApiError `not_found` */
export const getChain = async (transport: Transport, id: string, options?: CallOptions): Promise<ChainDetail> =>
  (await transport.call(contentEndpoints.getChain, { params: { chain_id: id } }, options)).data;

export const listChainCompanies = (
  transport: Transport,
  query: ChainCompanyQuery = {},
  options?: CallOptions,
): Promise<Paged<ChainCompany, typeof chainCompanyList>> =>
  transport.call(contentEndpoints.listChainCompanies, { query }, options);

/** The lists as files. */
export const fetchVideos = (
  transport: Transport,
  ...what: ListFileOf<typeof contentEndpoints.videosFile>
): Promise<ListFile> => fetchListFile(transport, contentEndpoints.videosFile, ...what);

export const fetchInformation = (
  transport: Transport,
  ...what: ListFileOf<typeof contentEndpoints.informationFile>
): Promise<ListFile> => fetchListFile(transport, contentEndpoints.informationFile, ...what);

export const fetchPlatforms = (
  transport: Transport,
  ...what: ListFileOf<typeof contentEndpoints.platformsFile>
): Promise<ListFile> => fetchListFile(transport, contentEndpoints.platformsFile, ...what);

export const fetchBases = (
  transport: Transport,
  ...what: ListFileOf<typeof contentEndpoints.basesFile>
): Promise<ListFile> => fetchListFile(transport, contentEndpoints.basesFile, ...what);

export const fetchResearch = (
  transport: Transport,
  ...what: ListFileOf<typeof contentEndpoints.researchFile>
): Promise<ListFile> => fetchListFile(transport, contentEndpoints.researchFile, ...what);

export const fetchChainCompanies = (
  transport: Transport,
  ...what: ListFileOf<typeof contentEndpoints.chainCompaniesFile>
): Promise<ListFile> => fetchListFile(transport, contentEndpoints.chainCompaniesFile, ...what);
