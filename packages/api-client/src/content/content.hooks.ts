'use client';
import { useList, useListPages, useSaveList } from '../list/list.hooks.ts';
import { mapRead, type Read } from '../react/read.ts';
import { useRead } from '../react/use-read.ts';
import type { AnswerOf } from '../transport/endpoint-types.ts';
import type { ChainCompanyQuery, InformationQuery, InstitutionQuery, VideoQuery } from './content.client.ts';
import { contentEndpoints } from './content.endpoints.gen.ts';

type Of<K extends keyof typeof contentEndpoints> = AnswerOf<(typeof contentEndpoints)[K]>;
const dataOf = <T>({ data }: { data: T }): T => data;

/** Slides of one place in their order. Null: no request. */
export const useCarousels = (place: string | null): Read<Of<'listCarousels'>['data']> =>
  mapRead(useRead(contentEndpoints.listCarousels, place === null ? null : { query: { place } }), dataOf);

/** A page of videos. Null: no request. */
export const useVideos = (query: VideoQuery | null): Read<Of<'listVideos'>> =>
  useList(contentEndpoints.listVideos, query);

/** A page of information items; the previous page stays, marked stale, while a new one loads. Null: no request. */
export const useInformation = (query: InformationQuery | null): Read<Of<'listInformation'>> =>
  useList(contentEndpoints.listInformation, query);

/** Null: no request. */
export const useInformationItem = (id: string | null): Read<Of<'getInformation'>['data']> =>
  mapRead(useRead(contentEndpoints.getInformation, id === null ? null : { params: { information_id: id } }), dataOf);

/** A page of public technical-service platforms. Null: no request. */
export const usePlatforms = (query: InstitutionQuery | null): Read<Of<'listPlatforms'>> =>
  useList(contentEndpoints.listPlatforms, query);

/** A page of pilot-production bases with their companies. Null: no request. */
export const useBases = (query: InstitutionQuery | null): Read<Of<'listBases'>> =>
  useList(contentEndpoints.listBases, query);

/** A page of research institutions. Null: no request. */
export const useResearch = (query: InstitutionQuery | null): Read<Of<'listResearch'>> =>
  useList(contentEndpoints.listResearch, query);

/** Innovation centres, grouped by field. */
export const useCenters = (): Read<Of<'listCenters'>['data']> =>
  mapRead(useRead(contentEndpoints.listCenters, {}), dataOf);

export const useChains = (): Read<Of<'listChains'>['data']> =>
  mapRead(useRead(contentEndpoints.listChains, {}), dataOf);

/** One industry chain with its positions. The previous one stays, marked stale, while another loads. Null: no request. */
export const useChain = (id: string | null): Read<Of<'getChain'>['data']> =>
  mapRead(
    useRead(contentEndpoints.getChain, id === null ? null : { params: { chain_id: id } }, { keep: true }),
    dataOf,
  );

/** A page of companies by chain position. Null: no request. */
export const useChainCompanies = (query: ChainCompanyQuery | null): Read<Of<'listChainCompanies'>> =>
  useList(contentEndpoints.listChainCompanies, query);

// The same lists, growing page by page. Null: no request.
export const useVideoPages = (query: VideoQuery | null) => useListPages(contentEndpoints.listVideos, query);
export const useInformationPages = (query: InformationQuery | null) =>
  useListPages(contentEndpoints.listInformation, query);
export const usePlatformPages = (query: InstitutionQuery | null) => useListPages(contentEndpoints.listPlatforms, query);
export const useBasePages = (query: InstitutionQuery | null) => useListPages(contentEndpoints.listBases, query);
export const useResearchPages = (query: InstitutionQuery | null) => useListPages(contentEndpoints.listResearch, query);
export const useChainCompanyPages = (query: ChainCompanyQuery | null) =>
  useListPages(contentEndpoints.listChainCompanies, query);

// The same lists as files.
export const useSaveVideos = () => useSaveList(contentEndpoints.videosFile);
export const useSaveInformation = () => useSaveList(contentEndpoints.informationFile);
export const useSavePlatforms = () => useSaveList(contentEndpoints.platformsFile);
export const useSaveBases = () => useSaveList(contentEndpoints.basesFile);
export const useSaveResearch = () => useSaveList(contentEndpoints.researchFile);
export const useSaveChainCompanies = () => useSaveList(contentEndpoints.chainCompaniesFile);
