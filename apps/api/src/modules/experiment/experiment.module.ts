import type { Module } from '../../frame/module.ts';
import {
  bookingStates,
  cooperationModes,
  holderTypes,
  instrumentCategories,
  laboratoryTypes,
  labQualifications,
  projectTypes,
  researchPhases,
  resourceKinds,
  serviceModes,
  technologyFields,
  waitingTimes,
} from './experiment.labels.ts';
import { experimentMigrations } from './experiment.migrations.ts';
import { experimentRoutes } from './experiment.routes.ts';
import { searchedFacilities } from './facility/facility.lists.ts';
import { facilityRoutes } from './facility/facility.routes.ts';
import { facilityTransfer } from './facility/facility.transfer.ts';
import { searchedInstruments } from './instrument/instrument.lists.ts';
import { instrumentRoutes } from './instrument/instrument.routes.ts';
import { instrumentTransfer } from './instrument/instrument.transfer.ts';
import { searchedLaboratories } from './laboratory/laboratory.lists.ts';
import { laboratoryRoutes } from './laboratory/laboratory.routes.ts';
import { laboratoryTransfer } from './laboratory/laboratory.transfer.ts';
import { searchedOutcomes } from './outcome/outcome.lists.ts';
import { outcomeRoutes } from './outcome/outcome.routes.ts';
import { outcomeTransfer } from './outcome/outcome.transfer.ts';
import { searchedProjects } from './project/project.lists.ts';
import { projectRoutes } from './project/project.routes.ts';
import { projectTransfer } from './project/project.transfer.ts';
import { reservationMigrations } from './reservation/reservation.migrations.ts';
import { reservationRoutes } from './reservation/reservation.routes.ts';
import { blockTransfer, rulesTransfer, trainingTransfer } from './reservation/reservation.transfer.ts';
import './facility/facility.tables.ts';
import './instrument/instrument.tables.ts';
import './laboratory/laboratory.tables.ts';
import './outcome/outcome.tables.ts';
import './project/project.tables.ts';
import './reservation/reservation.tables.ts';

export const experimentModule: Module = {
  name: 'experiment',
  migrations: { ...experimentMigrations, ...reservationMigrations },
  // In the order of what refers to what.
  transfers: [
    facilityTransfer,
    laboratoryTransfer,
    instrumentTransfer,
    outcomeTransfer,
    projectTransfer,
    rulesTransfer,
    blockTransfer,
    trainingTransfer,
  ],
  searched: [
    ...searchedInstruments,
    ...searchedFacilities,
    ...searchedLaboratories,
    ...searchedOutcomes,
    ...searchedProjects,
  ],
  dictionaries: {
    resource_kind: resourceKinds,
    instrument_category: instrumentCategories,
    technology_field: technologyFields,
    service_mode: serviceModes,
    waiting_time: waitingTimes,
    lab_qualification: labQualifications,
    booking_state: bookingStates,
    laboratory_type: laboratoryTypes,
    research_phase: researchPhases,
    cooperation_mode: cooperationModes,
    holder_type: holderTypes,
    project_type: projectTypes,
  },
  routes(serve, context) {
    experimentRoutes(serve, context);
    instrumentRoutes(serve, context);
    facilityRoutes(serve, context);
    laboratoryRoutes(serve, context);
    outcomeRoutes(serve, context);
    projectRoutes(serve, context);
    reservationRoutes(serve, context);
  },
};
