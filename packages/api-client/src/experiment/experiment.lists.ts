// The words of these values are in `experiment.labels.ts` of the service.
/** The six kinds of technology resources, in the order of the landing page. */
export const RESOURCE_KINDS = ['instrument', 'region', 'service', 'laboratory', 'outcome', 'consumable'] as const;

/** Business codes of dictionaries. */
export const BUSINESS_CODES = {
  laboratory: '020100',
  instrument: '020200',
  category: '020300',
  waiting: '020401',
  service: '020402',
  qualification: '020403',
  project_type: '020404',
  research_phase: '020405',
  cooperation_mode: '020406',
  holder_type: '020407',
  consumable: '530899',
} as const;

/** 020100 */
export const LABORATORY_TYPES = [
  'key_laboratory',
  'engineering_centre',
  'testing_centre',
  'joint_laboratory',
  'pilot_platform',
] as const;
/** 020200 */
export const INSTRUMENT_CATEGORIES = [
  'microscopy',
  'spectroscopy',
  'chromatography',
  'thermal',
  'mechanical',
  'environmental',
  'metrology',
  'non_destructive',
  'electrical',
  'marine',
  'biological',
  'process',
] as const;
/** 020300 */
export const TECHNOLOGY_FIELDS = [
  'marine_equipment',
  'cold_chain',
  'new_materials',
  'intelligent_vehicles',
  'green_shipping',
  'electronics',
  'biomedicine',
  'food_safety',
] as const;
/** 020401: how long users usually wait for a slot, as the provider states it. */
export const WAITING_TIMES = ['same_day', 'three_days', 'one_week', 'two_weeks', 'longer'] as const;
/** 020402: ways of use. */
export const SERVICE_MODES = ['assisted', 'self_operated', 'by_post', 'on_site'] as const;
/** 020403 */
export const LAB_QUALIFICATIONS = ['cma', 'cnas', 'classification_society', 'none'] as const;
/** 020404 */
export const PROJECT_TYPES = [
  'major',
  'key_research',
  'open_topic',
  'pilot_production',
  'demonstration',
  'international',
] as const;
/** 020405 */
export const RESEARCH_PHASES = ['principle', 'laboratory', 'prototype', 'pilot', 'production'] as const;
/** 020406 */
export const COOPERATION_MODES = ['licence', 'transfer', 'joint_development', 'equity', 'technical_service'] as const;
/** 020407 */
export const HOLDER_TYPES = ['university', 'institute', 'enterprise', 'hospital', 'individual'] as const;

/** Whether an innovation voucher pays a share. */
export const VOUCHER_CHOICES = ['accepted', 'none'] as const;
/** Whether time can be booked: open; out of service for now; not for outsiders. */
export const BOOKING_STATES = ['open', 'suspended', 'internal'] as const;
