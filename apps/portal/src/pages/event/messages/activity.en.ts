const messages = {
  title: 'Activity calendar',
  lede: 'The activities of the zone by month. Open one to enrol, or to wait for a place when it is full.',
  description: 'Calendar of activities: briefings, matchmaking, training, roadshows and salons by month.',
} as const;
export default messages;
