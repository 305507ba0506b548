import type { InformationDetail, Video } from '@zonekit/api-client/content/contract';
import { describes, type ItemData } from '../../platform/item-data.ts';

export const contentItems: ItemData = {
  '/listDetails': describes<{ item: InformationDetail }>(({ item }, { fileUrl }) => ({
    '@type': 'NewsArticle',
    headline: item.title,
    description: item.summary,
    inLanguage: item.lang,
    datePublished: item.published_on,
    author: { '@type': 'Organization', name: item.source },
    ...(item.cover !== null && { image: fileUrl(item.cover) }),
  })),
  // The video that the address opens.
  '/entrance/show': describes<{ videos: readonly Video[] }>(({ videos }, { search, fileUrl }) => {
    const video = videos.find(({ id }) => id === search.video);
    return video
      ? {
          '@type': 'VideoObject',
          name: video.title,
          description: video.summary,
          inLanguage: video.lang,
          uploadDate: video.published_on,
          duration: `PT${video.seconds}S`,
          contentUrl: fileUrl(video.file_id),
          ...(video.poster !== null && { thumbnailUrl: fileUrl(video.poster) }),
        }
      : null;
  }),
};
