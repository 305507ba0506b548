import type { ProjectType, ResearchPhase, TechnologyField } from '@zonekit/api-client/experiment/resource/contract';
import type { Selectable } from 'kysely';
import type { Json } from '../bookable.tables.ts';
import type { BothWords } from '../experiment.words.ts';

export interface MilestoneRow {
  on: string;
  title: BothWords;
}

/** Tables of technology projects; made by `experiment.migrations.ts`. */
export interface ProjectTables {
  experiment_projects: {
    id: string;
    title_zh: string;
    title_en: string | null;
    type: ProjectType;
    field: TechnologyField;
    phase: ResearchPhase;
    undertaker_zh: string;
    undertaker_en: string | null;
    remark_zh: string;
    remark_en: string | null;
    introduction_zh: string;
    introduction_en: string | null;
    /** Fen. */
    budget: number;
    starts_on: string;
    ends_on: string;
    partners: Json<BothWords[]>;
    goals: Json<BothWords[]>;
    milestones: Json<MilestoneRow[]>;
    contact_zh: string;
    contact_en: string | null;
    contact_phone: string;
  };
}

export type ProjectRow = Selectable<ProjectTables['experiment_projects']>;

declare module '../../../database/tables.ts' {
  interface Database extends ProjectTables {}
}
