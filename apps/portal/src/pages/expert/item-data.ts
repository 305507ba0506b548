import type { ExpertDetail } from '@zonekit/api-client/expert/contract';
import { describes, type ItemData } from '../../platform/item-data.ts';

export const expertItems: ItemData = {
  '/expert/$id': describes<ExpertDetail>((expert, { fileUrl }) => ({
    '@type': 'Person',
    name: expert.name,
    description: expert.headline,
    affiliation: { '@type': 'Organization', name: expert.institution },
    knowsAbout: expert.skills,
    knowsLanguage: expert.languages,
    ...(expert.position !== null && { jobTitle: expert.position }),
    ...(expert.photo !== null && { image: fileUrl(expert.photo) }),
  })),
};
