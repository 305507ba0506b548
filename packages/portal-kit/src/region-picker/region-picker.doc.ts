import type { ComponentDoc } from '../../../ui/src/docs/component-doc.types.ts';

const doc: ComponentDoc = {
  component: 'RegionPicker',
  name: '地区选择',
  group: 'form',
  task: 'apply',
  stability: 'stable',
  purpose: {
    zh: '省、市、县三级，上一级选定后读取下一级；没有下级的到此为止。',
    en: 'Province, city, county; each level is read when the one above is chosen, and it ends where there is none below.',
  },
  avoid: {
    zh: '只留一个字段时用 RegionSearch；固定的几个选项用下拉选择。',
    en: 'Where there is room for one field use RegionSearch; for a few fixed options Select.',
  },
  anatomy: [
    {
      part: 'search',
      what: { zh: '可选：按名称或拼音查找，填好各级', en: 'If given: found by name or pinyin, it fills the levels' },
    },
    {
      part: 'level',
      at: '[class*="_levels__"] > *',
      what: { zh: '一级，一个原生下拉', en: 'A level: one native select' },
    },
    { part: 'unneeded', what: { zh: '没有下级时不必选', en: 'Where there is none below, nothing to choose' } },
    { part: 'error', what: { zh: '提示，接到等着选的那一级', en: 'What is wrong, joined to the level that waits' } },
    { part: 'failed', what: { zh: '某一级没有读到，可重试', en: 'A level that could not be read, with a retry' } },
  ],
  keyboard: [
    { keys: ['Tab'], does: { zh: '到下一级', en: 'To the next level' } },
    { keys: ['ArrowUp', 'ArrowDown'], does: { zh: '选择', en: 'Chooses' } },
    { keys: ['Enter'], does: { zh: '重试', en: 'Tries again' } },
  ],
  dos: [
    { zh: '直辖市只出现一次', en: 'A municipality appears once' },
    { zh: '用 regionSelection() 保存选择', en: 'Keep the choice through regionSelection()' },
  ],
  donts: [
    { zh: '不要让人把直辖市选两遍', en: 'Do not ask for a municipality twice' },
    { zh: '不要换了省还留着原来的市', en: 'No city of a province that was changed' },
    { zh: '不要一次读取全国', en: 'Do not read the whole country at once' },
  ],
};
export default doc;
