const messages = {
  kinds: {
    office: {
      title: 'Offices',
      description: 'Office space by the floor or the room; every rent per m² and month beside the price as stated.',
    },
    factory: {
      title: 'Standard factories',
      description: 'Factories ready for production, with height, floor load and power; every rent per m² and month.',
    },
    incubatorOffice: {
      title: 'Maker spaces and workstations',
      description: 'Let by the room or the workstation, network and management included; rents made comparable.',
    },
    industry: {
      title: 'Whole floors and industrial land',
      description: 'Headquarters floors and land to build on; every rent per m² and month.',
    },
  },
  search: {
    title: 'Find space',
    description:
      'Offices, factories, maker spaces and parks in one place. Every rent per m² and month beside the price as stated.',
  },
  searchLabel: 'Building, park or street',
  facets: {
    house_type: 'Type',
    park: 'Park',
    area_band: 'Area',
    rent_band: 'Rent',
    price_unit: 'Priced by',
    decoration: 'Fit-out',
    availability: 'Available',
  },
  views: { list: 'List', plan: 'Plan' },
  plan: { failed: 'The plan was not read; the units are listed alone', retry: 'Try again' },
  sorts: {
    relevance: 'Relevance',
    available_on: 'Earliest',
    rent: 'Lowest rent',
    rent_desc: 'Highest rent',
    area: 'Smallest',
    area_desc: 'Largest',
  },
  original: 'Stated: {price}',
  building: 'Units of {building} in {park}.',
  oneBuilding: 'Units of one building.',
  allBuildings: 'Show those of all buildings',
  rules: {
    title: 'How rents are made comparable',
    line: 'Parks price by different units. Here every price is per square metre and month; a contract is signed at the stated price.',
    sqm_day: 'By the day: price × 365 days ÷ 12 months',
    sqm_month: 'By the month: the price is in this unit',
    sqm_year: 'By the year: price ÷ 12 months',
    room_month: 'By the room: price of the room ÷ its area',
    workstation_month: 'By the workstation: price of one × their number ÷ area',
  },
} as const;
export default messages;
