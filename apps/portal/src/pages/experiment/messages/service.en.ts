const messages = {
  title: 'Experimental services',
  description:
    'Testing, calibration and trial production with their standards, times and the price of each package, ordered online.',
  search: 'Standard, test or sample',
  facets: {
    category: 'Category',
    service: 'Way of use',
    qualification: 'Qualification',
    voucher: 'Voucher',
    district: 'Place',
    shop: 'Provider',
  },
  sorts: {
    relevance: 'Relevance',
    position: 'Default',
    price: 'Lowest price',
    price_desc: 'Highest price',
    rating: 'Rating',
    days: 'Fastest',
  },
  price: 'Price',
  days: 'Time',
  daysUnit: 'working days',
  deliveredIn: '{days, plural, =0 {Same day} one {# working day} other {# working days}}',
  rating: '{rating, number} of 5 ({count, plural, one {# rating} other {# ratings}})',
  unrated: 'No ratings yet',
  from: 'CNY <figure>{price, number}</figure> per {unit}',
  free: 'Free',
  packages: '{count, plural, one {# package} other {# packages}}',
  order: 'Order',
  orderOf: 'Order {title}',
} as const;
export default messages;
