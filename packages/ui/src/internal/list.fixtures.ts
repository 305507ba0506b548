import type { ComboboxOption } from '../combobox/combobox.tsx';

/** Options of the stories, with the pinyin that finds them. */
export const INDUSTRIES: readonly ComboboxOption[] = [
  { value: 'ind-it', label: '新一代信息技术', keywords: ['xinyidai xinxi jishu', 'xydxxjs'] },
  { value: 'ind-equipment', label: '智能装备', keywords: ['zhineng zhuangbei', 'znzb'] },
  { value: 'ind-robot', label: '机器人', keywords: ['jiqiren', 'jqr'] },
  { value: 'ind-coldchain', label: '冷链物流', keywords: ['lenglian wuliu', 'llwl'] },
  { value: 'ind-marine', label: '海洋科技', keywords: ['haiyang keji', 'hykj'] },
  { value: 'ind-biomed', label: '生物医药', keywords: ['shengwu yiyao', 'swyy'] },
  { value: 'ind-nev', label: '新能源汽车', keywords: ['xinnengyuan qiche', 'xnyqc'] },
  { value: 'ind-greenship', label: '绿色航运', keywords: ['lvse hangyun', 'lshy'] },
  { value: 'ind-material', label: '新材料', keywords: ['xincailiao', 'xcl'] },
  { value: 'ind-ecommerce', label: '跨境电商', keywords: ['kuajing dianshang', 'kjds'], disabled: true },
  { value: 'ind-finance', label: '现代金融', keywords: ['xiandai jinrong', 'xdjr'] },
  { value: 'ind-services', label: '专业服务', keywords: ['zhuanye fuwu', 'zyfw'] },
];

export const LIST_LABELS = {
  list: '产业领域',
  empty: '没有符合的选项，换个词试试',
  loading: '正在查找…',
  count: (options: number) => `${options} 项`,
};
