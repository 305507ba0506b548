'use client';
import type { Paged } from '../list/list.client.ts';
import { type ListSaver, useList, useListPages, useSaveList } from '../list/list.hooks.ts';
import { mapRead, type Read } from '../react/read.ts';
import { useRead } from '../react/use-read.ts';
import type { ListPages } from '../react/use-read-pages.ts';
import type { ChainCompanyQuery, InformationQuery, InstitutionQuery, VideoQuery } from './content.client.ts';
import { contentEndpoints } from './content.endpoints.gen.ts';
import type { chainCompanyList, informationList, institutionList, videoList } from './content.lists.ts';
import type { ChainCompany, ChainDetail, ChainSummary } from './industry.contract.ts';
import type { CarouselSlide, InformationDetail, InformationSummary, Video } from './information.contract.ts';
import type { CenterGroup, Institution } from './institution.contract.ts';

const dataOf = <T>({ data }: { data: T }): T => data;

/** Slides of one place in their order. Null: no request. */
export const useCarousels = (place: string | null): Read<CarouselSlide[]> =>
  mapRead(useRead(contentEndpoints.listCarousels, place === null ? null : { query: { place } }), dataOf);

/** A page of videos. Null: no request. */
export const useVideos = (query: VideoQuery | null): Read<Paged<Video, typeof videoList>> =>
  useList(contentEndpoints.listVideos, query);

/** A page of information items; the previous page stays, marked stale, while a new one loads. Null: no request. */
export const useInformation = (
  query: InformationQuery | null,
): Read<Paged<InformationSummary, typeof informationList>> => useList(contentEndpoints.listInformation, query);

/** Null: no request. */
export const useInformationItem = (id: string | null): Read<InformationDetail> =>
  mapRead(useRead(contentEndpoints.getInformation, id === null ? null : { params: { information_id: id } }), dataOf);

/** A page of public technical-service platforms. Null: no request. */
export const usePlatforms = (query: InstitutionQuery | null): Read<Paged<Institution, typeof institutionList>> =>
  useList(contentEndpoints.listPlatforms, query);

/** A page of pilot-production bases with their companies. Null: no request. */
export const useBases = (query: InstitutionQuery | null): Read<Paged<Institution, typeof institutionList>> =>
  useList(contentEndpoints.listBases, query);

/** A page of research institutions. Null: no request. */
export const useResearch = (query: InstitutionQuery | null): Read<Paged<Institution, typeof institutionList>> =>
  useList(contentEndpoints.listResearch, query);

/** Innovation centres, grouped by field. */
export const useCenters = (): Read<CenterGroup[]> => mapRead(useRead(contentEndpoints.listCenters, {}), dataOf);

export const useChains = (): Read<ChainSummary[]> => mapRead(useRead(contentEndpoints.listChains, {}), dataOf);

/** One industry chain with its positions. The previous one stays, marked stale, while another loads. Null: no request. */
export const useChain = (id: string | null): Read<ChainDetail> =>
  mapRead(
    useRead(contentEndpoints.getChain, id === null ? null : { params: { chain_id: id } }, { keep: true }),
    dataOf,
  );

/** A page of companies by chain position. Null: no request. */
export const useChainCompanies = (
  query: ChainCompanyQuery | null,
): Read<Paged<ChainCompany, typeof chainCompanyList>> => useList(contentEndpoints.listChainCompanies, query);

// The same lists, growing page by page. Null: no request.
export const useVideoPages = (query: VideoQuery | null): ListPages<Video> =>
  useListPages(contentEndpoints.listVideos, query);
export const useInformationPages = (query: InformationQuery | null): ListPages<InformationSummary> =>
  useListPages(contentEndpoints.listInformation, query);
export const usePlatformPages = (query: InstitutionQuery | null): ListPages<Institution> =>
  useListPages(contentEndpoints.listPlatforms, query);
export const useBasePages = (query: InstitutionQuery | null): ListPages<Institution> =>
  useListPages(contentEndpoints.listBases, query);
export const useResearchPages = (query: InstitutionQuery | null): ListPages<Institution> =>
  useListPages(contentEndpoints.listResearch, query);
export const useChainCompanyPages = (query: ChainCompanyQuery | null): ListPages<ChainCompany> =>
  useListPages(contentEndpoints.listChainCompanies, query);

// The same lists as files.
export const useSaveVideos = (): ListSaver<typeof contentEndpoints.videosFile> =>
  useSaveList(contentEndpoints.videosFile);
export const useSaveInformation = (): ListSaver<typeof contentEndpoints.informationFile> =>
  useSaveList(contentEndpoints.informationFile);
export const useSavePlatforms = (): ListSaver<typeof contentEndpoints.platformsFile> =>
  useSaveList(contentEndpoints.platformsFile);
export const useSaveBases = (): ListSaver<typeof contentEndpoints.basesFile> => useSaveList(contentEndpoints.basesFile);
export const useSaveResearch = (): ListSaver<typeof contentEndpoints.researchFile> =>
  useSaveList(contentEndpoints.researchFile);
export const useSaveChainCompanies = (): ListSaver<typeof contentEndpoints.chainCompaniesFile> =>
  useSaveList(contentEndpoints.chainCompaniesFile);
