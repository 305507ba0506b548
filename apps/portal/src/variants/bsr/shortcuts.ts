/** Where the two project applications are made: the region's project-management system. Source: specification, section 2. */
export const applications = {
  growthPlan: 'https://projects.beishan-services.example/growth-plan',
  partnerPlan: 'https://projects.beishan-services.example/partner-plan',
};
