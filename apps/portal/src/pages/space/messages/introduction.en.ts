const messages = {
  breadcrumb: 'You are here',
  tabs: 'Kinds of space',
  suits: 'Whom it suits',
  list: 'Available spaces ({count, number})',
  all: 'See all',
  where: 'Most are in {parks}.',
  none: 'Nothing is available at the moment',
  noneLine: 'The list says from when each space is available again; other kinds may have some now.',
  figures: { vacant: 'Vacant', vacantArea: 'Vacant area', area: 'Area of a unit', rent: 'Rent' },
  kinds: {
    office: {
      title: 'About office buildings',
      lede: 'Offices from a few dozen square metres to a whole floor.',
      what: 'Lobby, meeting rooms, canteen and car park are run by the park. A service desk in the building handles registration, social insurance and tax.',
      offer:
        'Units are handed over bare, basic, fitted out or furnished; each states its height, floor load and power. Adjacent units can be joined when they become vacant. Terms start at one year, with a deposit of two months.',
      suits: {
        first: 'Regional headquarters and professional firms that need an address to register at.',
        second: 'Research and design teams that need more power and a fast network.',
        third: 'Growing companies that want to add space in the same building.',
      },
    },
    factory: {
      title: 'About standard factories',
      lede: 'Factories ready for production, with height, floor load and power stated.',
      what: 'Lorries reach the ground floor, goods lifts the others. The parks provide cold stores, loading docks and yards.',
      offer:
        'They are handed over bare or basic, with ceilings from six metres. Floor load and power are listed for each, and cranes and extraction can be prepared. Terms start at three years, with a deposit of three months.',
      suits: {
        first: 'Production and assembly of smart equipment, components and materials.',
        second: 'Cold-chain processing and distribution next to cold stores.',
        third: 'Exporters who need customs declaration and inspection close by.',
      },
    },
    incubatorOffice: {
      title: 'About maker spaces',
      lede: 'Let by the room or the workstation, network and management included, from one month.',
      what: 'A new team gets an address to register at and a place to start at once. Meeting rooms, laboratories and a pitch hall are shared; mentors and investors come regularly.',
      offer:
        'Rooms are priced by the room and workstations each; all prices are also given per square metre and month, to compare them with offices. Workstations start at one month, rooms at six, with a deposit of one month.',
      suits: {
        first: 'Companies just founded, and student teams.',
        second: 'First staff of a company from elsewhere.',
        third: 'Research teams that need pilot space for a proof of concept.',
      },
    },
    industry: {
      title: 'About industrial land and whole floors',
      lede: 'Land to build on, and whole floors that may carry your name.',
      what: 'The land is serviced and levelled, with its area, floor-area ratio and permitted uses stated, and can be used in phases. Whole floors have light from all sides and a lobby of their own.',
      offer:
        'Land and floors are priced per square metre and year, and shown per month, too. Terms start at five years for land and two for floors, with a deposit of three months. The park decides what may be built by the catalogue of industries.',
      suits: {
        first: 'Equipment and materials makers who build for their process.',
        second: 'Headquarters that want an entrance and a name of their own.',
        third: 'Projects that rent first and build in phases.',
      },
    },
  },
} as const;
export default messages;
