import type { ComponentDoc } from '../../../ui/src/docs/component-doc.types.ts';

const doc: ComponentDoc = {
  component: 'Share',
  name: '分享',
  group: 'action',
  task: 'view',
  stability: 'stable',
  purpose: {
    zh: '复制本页地址、给手机看的二维码、可保存或发送的海报图片、打印。',
    en: 'Copies the address of the page, shows it as a code for a phone, draws a poster to save or send, prints the page.',
  },
  avoid: {
    zh: '复制别的文字用复制按钮；单独的二维码用二维码。',
    en: 'To copy another text use CopyButton; for a code alone QrCode.',
  },
  anatomy: [
    { part: 'copy', at: 'button', what: { zh: '复制地址，说出结果', en: 'Copies the address and says how it went' } },
    { part: 'code', what: { zh: '二维码，按下才载入', en: 'The code, loaded when it is asked for' } },
    {
      part: 'poster',
      at: 'button:nth-of-type(3), li:nth-child(3) button',
      what: {
        zh: '海报：标题、数字、截止、二维码、品牌，按下才画，2 倍清晰',
        en: 'A poster of title, figures, deadline, code and brand, drawn when asked for, at double density',
      },
    },
    { part: 'print', what: { zh: '打印', en: 'Prints' } },
  ],
  keyboard: [
    { keys: ['Tab'], does: { zh: '各个按钮', en: 'Its buttons' } },
    { keys: ['Enter', 'Space'], does: { zh: '按下', en: 'Presses one' } },
  ],
  dos: [
    {
      zh: '复制链接、二维码和打印就够了，不依赖第三方',
      en: 'Copying, a QR code and printing are enough: they need no third party',
    },
    { zh: '地址不是当前页时给 address', en: 'Give address where it is not that of the page' },
    {
      zh: '海报的数字不超过三项，写好单位',
      en: 'Give a poster three figures at most, with their units',
    },
    { zh: '打印样式一并检查', en: 'Look at the print styles too' },
  ],
  donts: [{ zh: '不要加入第三方的分享脚本', en: 'No sharing scripts of third parties' }],
};
export default doc;
