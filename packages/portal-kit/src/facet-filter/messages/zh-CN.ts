const messages = {
  filters: '筛选',
  all: '全部',
  allFilters: '全部筛选',
  more: '更多{count, number}项',
  fewer: '收起',
  applied: '已选',
  remove: '移除{facet}：{value}',
  clear: '清除全部',
  from: '{min, number}{unit}起',
  upTo: '不超过{max, number}{unit}',
  between: '{min, number}–{max, number}{unit}',
  lowest: '{facet}下限',
  highest: '{facet}上限',
  narrow: '确定',
} as const;
export default messages;
