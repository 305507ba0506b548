import type { CenterGroup, InformationDetail, Institution, Video } from '@zonekit/api-client/content/contract';
import { describes, type ItemData, type ItemPage } from '../../platform/item-data.ts';

/** Institutions have no pages of their own: their list describes them. */
const institutions = (rows: readonly Institution[], { fileUrl }: ItemPage) => ({
  '@type': 'ItemList',
  itemListElement: rows.map(({ name, remark, address, phone, founded_on, cover }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    item: {
      '@type': 'Organization',
      name,
      description: remark,
      address,
      telephone: phone,
      foundingDate: founded_on,
      ...(cover !== null && { image: fileUrl(cover) }),
    },
  })),
});

/** Null where the list could not be read. */
const institutionList = describes<{ data: readonly Institution[] } | undefined>((list, page) =>
  list && list.data.length > 0 ? institutions(list.data, page) : null,
);

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
  '/info/platform': institutionList,
  '/info/base': institutionList,
  '/info/research': institutionList,
  '/info/innovation': describes<readonly CenterGroup[]>((groups, page) =>
    institutions(
      groups.flatMap(({ centerList }) => centerList),
      page,
    ),
  ),
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
