import type { ComponentDoc } from '../docs/component-doc.types.ts';

const doc: ComponentDoc = {
  component: 'QrCode',
  name: '二维码',
  group: 'media',
  stability: 'new',
  purpose: {
    zh: '让手机扫一扫就能打开一个地址；任何主题下都是深色码、浅色底。',
    en: 'Lets a phone open an address by its camera; dark on light in every theme.',
  },
  avoid: {
    zh: '手机上看到的页面直接给链接；不能是唯一的入口。',
    en: 'A page seen on the phone itself gives the link; it is never the only way.',
  },
  anatomy: [
    { part: 'svg', what: { zh: '二维码，四周留白四格', en: 'The code, with its quiet ground of four modules' } },
    { part: 'label', what: { zh: '文字说明，读屏软件读出', en: 'Its text alternative' } },
  ],
  keyboard: [],
  dos: [
    { zh: '旁边写出链接或号码', en: 'Put the link or the number beside it' },
    { zh: '打印用 160 像素以上', en: '160 px or more for print' },
  ],
  donts: [{ zh: '不要在码上盖大图标', en: 'No large mark on top of it' }],
};
export default doc;
