import type { ComponentDoc } from '../docs/component-doc.types.ts';

const doc: ComponentDoc = {
  component: 'Rating',
  name: '评分',
  group: 'data',
  stability: 'new',
  purpose: {
    zh: '用星星评价一次服务；RatingValue 只读显示，精确到半星。',
    en: 'A service rated in stars; RatingValue shows what others rated, to the half star.',
  },
  avoid: {
    zh: '需要理由或多个方面时用 RadioGroup 加文字说明；数量用滑块或数字框。',
    en: 'For reasons or several aspects use RadioGroup and text; for amounts a slider or NumberInput.',
  },
  anatomy: [
    { part: 'legend', what: { zh: '评价什么', en: 'What is rated' } },
    { part: 'stars', what: { zh: '每颗星是一个单选按钮', en: 'Each star is a radio button' } },
    { part: 'words', what: { zh: '所选星数的文字', en: 'The chosen number in words' } },
  ],
  keyboard: [
    { keys: ['Tab'], does: { zh: '进入星星，只停一次', en: 'Enters the stars; they are one stop' } },
    {
      keys: ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'],
      does: { zh: '选前一颗或后一颗', en: 'Chooses the star before or after' },
    },
    { keys: ['Space'], does: { zh: '选中当前这颗', en: 'Chooses the focused star' } },
  ],
  dos: [
    { zh: '从没有选择开始', en: 'Begin with no choice' },
    { zh: '用 optionLabel 说出每颗星的意思', en: 'Say with optionLabel what each star means' },
  ],
  donts: [{ zh: '不要预先选好分数', en: 'Do not choose a rating beforehand' }],
};
export default doc;
