const messages = {
  title: 'Donggang Free Trade Zone industrial innovation cooperation platform',
  zone: 'Donggang Free Trade Zone',
  platform: 'Industrial innovation cooperation platform',
  shortTitle: 'Donggang FTZ',
  description:
    'Policies and applications, space, technology resources, finance and roadshows: one place for the enterprises of Donggang Free Trade Zone.',
  host: 'Administrative Committee of Donggang Free Trade Zone',
  address: 'Enterprise Service Centre, floor 3, 1 Haiguan Road, Donggang',
} as const;
export default messages;
