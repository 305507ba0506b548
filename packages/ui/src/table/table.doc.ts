import type { ComponentDoc } from '../docs/component-doc.types.ts';

const doc: ComponentDoc = {
  component: 'Table',
  name: '表格',
  group: 'data',
  stability: 'stable',
  purpose: {
    zh: '同类记录按列对照：可排序、可勾选、可展开详情、表头可停留，手机上变成卡片。',
    en: 'Records of one kind compared by column: can be ordered, chosen and opened to details, its header can stay in sight; cards on a phone.',
  },
  avoid: {
    zh: '一条记录的各项用 DescriptionList；以阅读为主的结果用 List；列多而宽的放进 TableScroller；不要用来排版。',
    en: 'For the facts of one record use DescriptionList; for results to be read use List; put many wide columns into TableScroller; never for layout.',
  },
  anatomy: [
    {
      part: 'caption',
      what: { zh: '表格的名称，可只供读屏', en: 'Name of the table, for screen readers alone if need be' },
    },
    { part: 'columns', what: { zh: '列；primary 一列命名整行', en: 'Columns; the primary one names the row' } },
    { part: 'sort', what: { zh: '排序：升、降、原序', en: 'Order: up, down, as it came' } },
    {
      part: 'selection',
      what: {
        zh: '勾选框，表头为全选，部分选中时为横线',
        en: 'Boxes; the header’s takes all, and shows a dash for some',
      },
    },
    {
      part: 'expansion',
      what: {
        zh: '行首按钮展开下方详情，状态由 useTableExpansion 保存或由页面掌握',
        en: 'A button in the row opens details below it; useTableExpansion or the page holds which rows are open',
      },
    },
  ],
  keyboard: [
    {
      keys: ['Tab'],
      does: {
        zh: '依次到表头按钮、勾选框、展开按钮和详情中的链接',
        en: 'Goes through header buttons, boxes, buttons of rows and what the details hold',
      },
    },
    {
      keys: ['Enter', 'Space'],
      does: { zh: '在行首按钮上展开或收起详情', en: 'On a row’s button opens or closes its details' },
    },
    { keys: ['Enter', 'Space'], does: { zh: '在表头上切换排序', en: 'On a header changes the order' } },
    {
      keys: ['Shift+Space'],
      does: { zh: '在勾选框上连选到上一次勾选处', en: 'On a box takes all rows from the last one toggled' },
    },
  ],
  dos: [
    { zh: '数字右对齐并带单位', en: 'Align figures to the end, with their unit' },
    {
      zh: '停留的表头取所在表面的颜色；自绘的表面用 theme 的 surface() 上色',
      en: 'A header that stays takes the colour of its surface; paint one of your own with surface() of theme',
    },
    {
      zh: '详情只放补充信息；行的要点留在列里',
      en: 'Keep in the columns what a row is about; details only add to it',
    },
    { zh: '在表格旁用 role="status" 说出已选几项', en: 'Say beside the table how many are chosen, with role="status"' },
    {
      zh: '导出用 toCsv：带字节顺序标记并防公式注入',
      en: 'Export with toCsv: it has the byte order mark and disarms formulas',
    },
  ],
  donts: [
    {
      zh: '数字不要左对齐，也不要省去单位，否则无法比较',
      en: 'Do not align figures to the start or leave out their unit: they cannot be compared',
    },
    {
      zh: '分页列表不要在前端排序，只会排当前页',
      en: 'Do not order a page of a longer list in the browser: only that page would move',
    },
  ],
};
export default doc;
