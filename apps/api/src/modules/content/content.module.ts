import type { Module } from '../../frame/module.ts';
import {
  chainStages,
  informationKinds,
  innovationFields,
  institutionLevels,
  qualifications,
  videoTopics,
} from './content.labels.ts';
import { contentMigrations } from './content.migrations.ts';
import { contentRoutes } from './content.routes.ts';
import { searchedContent } from './content.searched.ts';
import { contentTransfers } from './content.transfer.ts';
import './content.tables.ts';

export const contentModule: Module = {
  name: 'content',
  migrations: contentMigrations,
  transfers: contentTransfers,
  searched: searchedContent,
  dictionaries: {
    chain_stage: chainStages,
    information_kind: informationKinds,
    innovation_field: innovationFields,
    institution_level: institutionLevels,
    qualification: qualifications,
    video_topic: videoTopics,
  },
  routes: contentRoutes,
};
