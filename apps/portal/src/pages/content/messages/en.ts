const messages = {
  breadcrumb: 'Breadcrumb',
  home: 'Home',
  kind: { news: 'Zone news', bulletin: 'Bulletins', talent: 'Talent news', introduction: 'About the zone' },
  field: {
    it: 'New-generation IT',
    vehicles: 'Premium and new-energy smart vehicles',
    robots: 'Robots and smart manufacturing',
    biotech: 'Biotech and health',
    other: 'Other',
  },
  level: { national: 'National', provincial: 'Provincial', municipal: 'Municipal', district: 'Zone' },
} as const;
export default messages;
