import type { ComponentDoc } from '../../../ui/src/docs/component-doc.types.ts';

const doc: ComponentDoc = {
  component: 'PortalFooter',
  name: '页脚',
  group: 'navigation',
  task: 'orient',
  stability: 'stable',
  purpose: {
    zh: '热线与地址、进入门户的各条路、法规要求的备案信息。',
    en: 'Hotline and address, ways into the portal, and what the law wants below every page.',
  },
  avoid: { zh: '页面内的下一步用链接或按钮。', en: 'For what comes next in a page use Link or Button.' },
  anatomy: [
    { part: 'hotline', what: { zh: '热线，可拨打', en: 'The hotline, to be dialled' } },
    { part: 'groups', at: 'ul, dl', what: { zh: '分组的链接', en: 'Links in groups' } },
    {
      part: 'legal',
      what: { zh: '主办单位、ICP 与公安备案、网站标识码', en: 'Who runs it, its filings, its site code' },
    },
    { part: 'demo', what: { zh: '演示数据的说明', en: 'Says that the data are invented' } },
  ],
  keyboard: [
    { keys: ['Tab'], does: { zh: '依次经过链接', en: 'Through its links' } },
    { keys: ['Enter'], does: { zh: '前往', en: 'Goes there' } },
  ],
  dos: [
    { zh: '备案号链接到登记处', en: 'Link the filings to their registers' },
    { zh: '演示站必须写明', en: 'A demonstration must say that it is one' },
  ],
  donts: [
    { zh: '不要省略备案', en: 'Do not leave out the filings' },
    { zh: '不要放只有这里才有的导航', en: 'No way that exists here alone' },
  ],
};
export default doc;
