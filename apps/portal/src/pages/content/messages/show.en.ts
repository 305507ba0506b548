const messages = {
  title: 'Show of the zone',
  description: 'The port, the industries and the services of the zone, in figures, pictures and videos.',
  about: 'About the zone',
  aboutLine: 'Districts, industries, space and services.',
  figures: 'The platform in figures (2019)',
  figuresLine: 'For the whole of 2019.',
  source: 'Source: annual report of the platform, 2019; as of 31 December 2019.',
  figure: {
    companies: 'Companies served',
    revenue: 'Their revenue',
    research: 'R&D as a share of revenue',
    hightech: 'High-tech enterprises among them',
  },
  videos: 'Videos',
  videosLine: 'Roadshows, policy briefings and the zone itself, all with captions.',
  play: 'Play, {seconds, number} s',
  topic: { roadshow: 'Roadshows', policy: 'Policy briefings', zone: 'Around the zone', course: 'How-to' },
  none: 'No videos yet',
  industries: 'See the industries',
  map: 'See the industry map',
  captions: { 'zh-CN': '中文', en: 'English' },
} as const;
export default messages;
