/** Where the two project applications are made: the zone's project-management system. Source: specification, section 2. */
export const applications = {
  growthPlan: 'https://projects.donggang-ftz.example/growth-plan',
  partnerPlan: 'https://projects.donggang-ftz.example/partner-plan',
};
