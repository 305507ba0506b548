import type { BuildingRow, ContractRow, ParkRow } from './space.tables.ts';
import type { UnitData } from './space.write.ts';

export const makePark = (park: Partial<ParkRow> = {}): ParkRow => ({
  id: 'park-1',
  name_zh: '启航中心',
  name_en: 'Qihang Centre',
  address_zh: '海关路18号',
  address_en: '18 Haiguan Road',
  introduction_zh: '临海的办公园区。',
  introduction_en: 'An office park by the sea.',
  operator_zh: '启航中心运营公司',
  operator_en: 'Qihang Operations',
  phone: '0633-2026001',
  house_types: ['office'],
  facilities: [{ zh: '食堂', en: 'Canteen' }],
  transport: [{ zh: '地铁站', en: 'Metro station', minutes: 5 }],
  longitude: 119.5,
  latitude: 35.4,
  opened_on: '2020-05-01',
  position: 1,
  viewing_capacity: 2,
  renewal_12: 104,
  renewal_24: 100,
  renewal_36: 98,
  ...park,
});

export const makeBuilding = (building: Partial<BuildingRow> = {}): BuildingRow => ({
  id: 'building-1',
  park_id: 'park-1',
  name_zh: 'B座',
  name_en: 'Building B',
  floors: 20,
  completed_year: 2019,
  ...building,
});

export const makeUnit = (unit: Partial<UnitData> = {}): UnitData => ({
  id: 'unit-1',
  building_id: 'building-1',
  house_type: 'office',
  number: '1802',
  floor: 18,
  area: 28_600,
  seats: null,
  decoration: 'furnished',
  price_amount: 240,
  price_unit: 'sqm_day',
  price_source_zh: '启航中心2026年租金公示',
  price_source_en: 'Rents of Qihang Centre, 2026',
  priced_on: '2026-01-01',
  height: 300,
  floor_load: 250,
  power: 40,
  deposit_months: 2,
  term_months: 12,
  description_zh: '南向，两面采光。',
  description_en: 'Faces south, light from two sides.',
  ...unit,
});

export const makeContract = (contract: Partial<ContractRow> = {}): ContractRow => ({
  id: 'contract-1',
  unit_id: 'unit-1',
  starts_on: '2026-01-01',
  ends_on: '2026-12-31',
  state: 'active',
  ...contract,
});
