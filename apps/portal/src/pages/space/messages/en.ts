const messages = {
  home: 'Home',
  title: 'Space to rent',
  houseTypes: {
    office: 'Office',
    factory: 'Standard factory',
    incubator: 'Maker space',
    park: 'Whole floor of a park',
    workstation: 'Workstation',
    land: 'Industrial land',
  },
  decorations: { bare: 'Bare', basic: 'Basic', fitted: 'Fitted out', furnished: 'Fitted out and furnished' },
  availability: { vacant: 'Vacant now', soon: 'From {date}', let: 'From {date}' },
  rent: '<b>{rent}</b> CNY/m²/month',
  rentUnit: 'CNY/m²/month',
  price: {
    sqm_day: 'CNY {amount, number} per m² and day',
    sqm_month: 'CNY {amount, number} per m² and month',
    sqm_year: 'CNY {amount, number} per m² and year',
    room_month: 'CNY {amount, number} per room and month',
    workstation_month: 'CNY {amount, number} per workstation and month',
  },
  area: '{area, number} m²',
  areaUnit: 'm²',
  floor: 'Floor {floor}',
  seats: '{seats, plural, one {# workstation} other {# workstations}}',
} as const;
export default messages;
