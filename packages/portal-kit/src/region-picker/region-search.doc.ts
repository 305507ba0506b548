import type { ComponentDoc } from '../../../ui/src/docs/component-doc.types.ts';

const doc: ComponentDoc = {
  component: 'RegionSearch',
  name: '地区搜索',
  group: 'form',
  task: 'apply',
  stability: 'new',
  purpose: {
    zh: '一个字段选到省、市、县：按名称、拼音或首字母查找；没选到底时列出下一级。',
    en: 'Province, city and county in one field: found by name, pinyin or initials; what is not the last lists what lies below it.',
  },
  avoid: {
    zh: '想逐级看清有哪些地区时用地区选择。',
    en: 'To see level by level which regions there are use RegionPicker.',
  },
  anatomy: [
    { part: 'field', what: { zh: '输入框，选定后显示完整路径', en: 'The input; once chosen it shows the whole way' } },
    { part: 'option', what: { zh: '一个地区及其上级', en: 'A region with those above it' } },
    { part: 'hint', what: { zh: '还需选择哪一级', en: 'Which level is still to be chosen' } },
    {
      part: 'news',
      what: { zh: '旧区划的去向；有两个时请人选', en: 'What a former region became; of two, people choose' },
    },
  ],
  keyboard: [
    { keys: ['ArrowDown'], does: { zh: '列出结果或下一级', en: 'Lists what was found, or the next level' } },
    { keys: ['Enter'], does: { zh: '选定', en: 'Chooses' } },
    { keys: ['Escape'], does: { zh: '收起列表', en: 'Closes the list' } },
  ],
  dos: [
    { zh: '一处分成两处时两处都列出，由人来选', en: 'Where a region became two name both, and let the user choose' },
    { zh: '用 regionSelection() 保存选择', en: 'Keep the choice through regionSelection()' },
    { zh: '预填旧数据时给 resolveRegion', en: 'Pass resolveRegion where old data is prefilled' },
  ],
  donts: [
    { zh: '不要替人在两个去向中选一个', en: 'Do not pick one of two successors for anybody' },
    { zh: '不要一次读取全国来查找', en: 'Do not load the whole country to search it' },
  ],
};
export default doc;
