import type { ComponentDoc } from '../docs/component-doc.types.ts';

const doc: ComponentDoc = {
  component: 'SideNav',
  name: '侧边导航',
  group: 'navigation',
  stability: 'new',
  purpose: {
    zh: '网站一个部分的目录，按任务分组，标出当前页。',
    en: 'The directory of one part of the site, grouped by task, with the current page marked.',
  },
  avoid: {
    zh: '整个网站的导航用 NavigationMenu；一页内的目录用 AnchorNav。',
    en: 'The navigation of the whole site is a NavigationMenu, that of one page an AnchorNav.',
  },
  anatomy: [
    {
      part: 'groups',
      at: 'nav ul',
      what: { zh: '分组，可有标题，可折叠', en: 'Groups; they may have a title and may fold' },
    },
    { part: 'items', what: { zh: '链接，可带图标与数量', en: 'Links, with an icon and a count where wanted' } },
  ],
  keyboard: [
    { keys: ['Tab'], does: { zh: '依次到分组标题与链接', en: 'Through titles that fold, and links' } },
    { keys: ['Enter', 'Space'], does: { zh: '展开或收起分组', en: 'Unfolds and folds a group' } },
  ],
  dos: [{ zh: '数量说明数的是什么', en: 'Say what a count counts' }],
  donts: [{ zh: '五条以内不要折叠', en: 'Five links or fewer need not fold' }],
};
export default doc;
