const messages = {
  label: 'Quick services',
  booking: 'Book roadshow',
  map: 'Office map',
  matching: 'Policy match',
  matched: '{count, plural, one {# call} other {# calls}} to apply for',
  applications: 'Project plans',
  elsewhere: 'Project applications, in another system',
  growthPlan: 'Innovation growth plan',
  growthPlanFor: 'Reserve-project application',
  partnerPlan: 'Innovation partner plan',
  partnerPlanFor: 'Service-organisation application',
  newWindow: 'opens in a new window',
  expert: 'Find an expert',
  toTop: 'Back to top',
} as const;
export default messages;
