const messages = {
  title: 'Facilities',
  description:
    'Clusters of instruments, pilot lines, basins, proving grounds and clean rooms, booked as a whole by the hour.',
  search: 'Facility, use, place',
  facets: { kind: 'Kind', field: 'Field', service: 'Way of use', voucher: 'Voucher', booking: 'Booking' },
  sorts: { relevance: 'Relevance', position: 'Default', price: 'Lowest price', price_desc: 'Highest price' },
  kinds: {
    cluster: 'Instrument cluster',
    pilot_line: 'Pilot line',
    basin: 'Test basin',
    proving_ground: 'Proving ground',
    clean_room: 'Clean room',
  },
  area: '{area, number} m²',
  capacity: 'for {count, plural, one {# person} other {# people}}',
  instruments: '{count, plural, one {# shared instrument} other {# shared instruments}}',
} as const;
export default messages;
