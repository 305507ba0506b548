import type {
  ChainStage,
  InformationKind,
  InnovationField,
  InstitutionKind,
  InstitutionLevel,
  Qualification,
  VideoTopic,
} from '@zonekit/api-client/content/contract';
import type { Locale } from '@zonekit/api-client/contract';
import type { ColumnType } from 'kysely';

export interface InformationTable {
  id: string;
  kind: InformationKind;
  title_zh: string;
  title_en: string | null;
  summary_zh: string;
  summary_en: string | null;
  /** Cleaned HTML. */
  body_zh: string;
  body_en: string | null;
  source_zh: string;
  source_en: string | null;
  cover: string | null;
  year: number;
  published_on: string;
}

export interface VideoTable {
  id: string;
  topic: VideoTopic;
  title_zh: string;
  title_en: string | null;
  summary_zh: string;
  summary_en: string | null;
  published_on: string;
  seconds: number;
  file_id: string;
  poster: string | null;
  captions: { lang: Locale; file_id: string }[];
}

export interface CarouselTable {
  id: string;
  place: string;
  position: number;
  title_zh: string;
  title_en: string | null;
  line_zh: string;
  line_en: string | null;
  image: string;
  alt_zh: string;
  alt_en: string | null;
  href: string;
}

export interface InstitutionTable {
  id: string;
  kind: InstitutionKind;
  field: InnovationField;
  level: InstitutionLevel;
  name_zh: string;
  name_en: string | null;
  remark_zh: string;
  remark_en: string | null;
  address_zh: string;
  address_en: string | null;
  phone: string;
  founded_on: string;
  cover: string | null;
  /** Companies of a base. */
  companies: { id: string; name_zh: string; name_en: string | null }[];
  shop_id: string | null;
  position: number;
}

interface ChainSegment {
  id: string;
  stage: ChainStage;
  name_zh: string;
  name_en: string | null;
}

export interface ChainTable {
  id: string;
  position: number;
  name_zh: string;
  name_en: string | null;
  remark_zh: string;
  remark_en: string | null;
  cover: string | null;
  /** Columns of the diagram, from upstream to downstream. */
  segments: ColumnType<ChainSegment[], string, string>;
}

export interface ChainPositionTable {
  id: string;
  chain_id: string;
  /** One of the chain's `segments`. */
  segment_id: string;
  position: number;
  name_zh: string;
  name_en: string | null;
  /** Ids of the positions that it supplies. */
  supplies: string[];
  gap_zh: string | null;
  gap_en: string | null;
  gap_demands: number;
}

export interface ChainCompanyTable {
  id: string;
  chain_id: string;
  position_id: string;
  stage: ChainStage;
  name_zh: string;
  name_en: string | null;
  product_zh: string;
  product_en: string | null;
  staff: number;
  qualification: Qualification;
  offer_zh: string;
  offer_en: string | null;
  /** WGS-84; both or none. */
  longitude: number | null;
  latitude: number | null;
  enterprise_id: string | null;
}

/** Tables of `content`; made by `content.migrations.ts`. Search columns are written by frame/list/write.ts. */
export interface ContentTables {
  content_information: InformationTable;
  content_videos: VideoTable;
  content_carousels: CarouselTable;
  institutions: InstitutionTable;
  industry_chains: ChainTable;
  industry_positions: ChainPositionTable;
  industry_companies: ChainCompanyTable;
}

declare module '../../database/tables.ts' {
  interface Database extends ContentTables {}
}
