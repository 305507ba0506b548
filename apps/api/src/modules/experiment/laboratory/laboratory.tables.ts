import type { InstitutionLevel } from '@zonekit/api-client/content/contract';
import type {
  LaboratoryType,
  LabQualification,
  TechnologyField,
} from '@zonekit/api-client/experiment/resource/contract';
import type { Selectable } from 'kysely';
import type { Json } from '../bookable.tables.ts';
import type { BothWords } from '../experiment.words.ts';

export interface TopicRow {
  title: BothWords;
  /** Fen; null where none is stated. */
  funding: number | null;
  closes_on: string;
  note: BothWords;
}

export interface MemberRow {
  name: BothWords;
  role: BothWords;
  focus: BothWords;
}

/** Tables of laboratories; made by `experiment.migrations.ts`. */
export interface LaboratoryTables {
  experiment_laboratories: {
    id: string;
    name_zh: string;
    name_en: string | null;
    type: LaboratoryType;
    level: InstitutionLevel;
    field: TechnologyField;
    qualifications: LabQualification[];
    host_zh: string;
    host_en: string | null;
    focus_zh: string;
    focus_en: string | null;
    introduction_zh: string;
    introduction_en: string | null;
    address_zh: string;
    address_en: string | null;
    director_zh: string;
    director_en: string | null;
    phone: string;
    team: number;
    directions: Json<BothWords[]>;
    members: Json<MemberRow[]>;
    topics: Json<TopicRow[]>;
    founded_on: string;
    cover: string | null;
    position: number;
    /** The last day on which a topic is open; 0001-01-01 without topics. Follows from `topics`. */
    topics_until: string;
  };
}

export type LaboratoryRow = Selectable<LaboratoryTables['experiment_laboratories']>;
export type LaboratoryData = Omit<LaboratoryRow, 'topics_until'>;

declare module '../../../database/tables.ts' {
  interface Database extends LaboratoryTables {}
}
