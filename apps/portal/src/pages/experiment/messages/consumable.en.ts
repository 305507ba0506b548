const messages = {
  title: 'Reagents and consumables',
  description:
    'Reagents and consumables of laboratories with the stock of each warehouse and their earliest arrival, ordered online.',
  search: 'Name, catalogue number or specification',
  facets: {
    category: 'Category',
    warehouse: 'Warehouse',
    stock: 'Stock',
    voucher: 'Voucher',
    hazard: 'Hazard',
    shop: 'Supplier',
  },
  sorts: {
    relevance: 'Relevance',
    position: 'Default',
    price: 'Lowest price',
    price_desc: 'Highest price',
    stock: 'Most in stock',
  },
  price: 'Unit price',
  unitPrice: 'CNY <figure>{price, number}</figure> per {unit}',
  from: 'from CNY {price, number} in quantity',
  stock: '{count, number} in stock',
  none: 'Out of stock',
  arrives: '{warehouse}, {arrival}',
  specs: '{count, plural, one {# specification} other {# specifications}}',
  hazardous: 'Hazardous',
  order: 'Choose and order',
  orderOf: 'Choose and order {title}',
} as const;
export default messages;
