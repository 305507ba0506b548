const messages = {
  title: 'Pilot-production bases',
  description:
    'From the sample to the series: engineers on site, equipment by the day, and the companies that work there.',
  search: 'Search bases or their companies',
} as const;
export default messages;
