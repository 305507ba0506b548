import type { ComponentDoc } from '../../../ui/src/docs/component-doc.types.ts';

const doc: ComponentDoc = {
  component: 'Panorama',
  name: '全景',
  group: 'media',
  task: 'view',
  stability: 'new',
  purpose: {
    zh: '在一处或几处站点环视四周，例如厂房内部、园区入口。',
    en: 'To look around at one place or several, such as inside a factory or at a gate.',
  },
  avoid: {
    zh: '普通照片用图集；位置关系用列表与地图。',
    en: 'For photographs use Gallery, for where things lie MapList.',
  },
  anatomy: [
    { part: 'flat', what: { zh: '展开的图片，进入之前先看到', en: 'The picture laid flat, seen before one enters' } },
    { part: 'view', what: { zh: '可转动的全景，进入时才载入', en: 'The panorama, which comes when one enters' } },
    { part: 'tools', what: { zh: '缩放、全屏、随手机转动', en: 'Zoom, full screen, turning with the phone' } },
    { part: 'scenes', what: { zh: '切换场景', en: 'From scene to scene' } },
    { part: 'description', what: { zh: '看得到什么，用文字写出', en: 'What is to be seen, in words' } },
  ],
  keyboard: [
    { keys: ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'], does: { zh: '转动', en: 'Turn it' } },
    { keys: ['+', '-'], does: { zh: '缩放', en: 'Zoom' } },
    { keys: ['Tab'], does: { zh: '全景、工具、场景', en: 'Panorama, tools, scenes' } },
  ],
  dos: [
    { zh: '每个场景写清看得到什么', en: 'Say of each scene what is to be seen' },
    { zh: '图片宽不超过 4096 像素，手机才能显示', en: 'Up to 4096 px wide, or phones show nothing' },
  ],
  donts: [
    { zh: '不要只给场景一个名字', en: 'Do not leave a scene with its name alone' },
    { zh: '不要自动转动', en: 'Nothing turns by itself' },
  ],
};
export default doc;
