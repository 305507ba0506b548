const messages = {
  title: 'Innovation services',
  description: 'From research through pilot production to use: everything that the zone opens to companies.',
  places: 'Places of innovation',
  placesLine: 'Platforms, pilot bases, institutes and centres.',
  count: '{count, number}',
  enter: {
    platform: 'Technical-service platforms',
    base: 'Pilot-production bases',
    research: 'Research institutions',
    center: 'Innovation centres',
  },
  enterLine: {
    platform: 'Testing, certification, design, computing',
    base: 'From the sample to the series',
    research: 'Joint research and transfer',
    center: 'Five fields, led by companies',
  },
  chains: 'Industry chains',
  chainsLine: 'Find suppliers and buyers, see the gaps.',
  map: 'Industry map',
  news: 'What is new',
  allNews: 'All news',
  videos: 'See roadshows and videos',
  fields: 'Innovation centres by field',
} as const;
export default messages;
