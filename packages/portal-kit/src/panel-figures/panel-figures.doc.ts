import type { ComponentDoc } from '../../../ui/src/docs/component-doc.types.ts';

const doc: ComponentDoc = {
  component: 'PanelFigures',
  name: '导航面板数据',
  group: 'navigation',
  task: 'orient',
  stability: 'stable',
  purpose: {
    zh: '导航面板左右两侧：一个与来访者有关的数字，最近的截止，最先可约的日子。',
    en: 'Beside the entries of a nav panel: one figure about this visitor, the nearest deadlines, the first days that are free.',
  },
  avoid: {
    zh: '页面里的统计用统计数值；完整的日历用预约日历。',
    en: 'For figures in a page use Statistic; for the whole calendar BookingCalendar.',
  },
  anatomy: [
    {
      part: 'PanelLead',
      at: '[class*="_lead__"]',
      what: { zh: '左侧：数字、说明、下一步', en: 'Left: a figure, what it means, what to do' },
    },
    { part: 'PanelDeadlines', what: { zh: '右侧：最近的截止', en: 'Right: the deadlines that come first' } },
    {
      part: 'PanelDays',
      what: { zh: '右侧：可约的日子，每天两个半天', en: 'Right: days to be booked, two halves each' },
    },
  ],
  keyboard: [
    { keys: ['Tab'], does: { zh: '依次经过链接', en: 'Through its links' } },
    { keys: ['Enter'], does: { zh: '前往', en: 'Goes there' } },
  ],
  dos: [
    { zh: '一个数字，其余写成文字', en: 'One figure; the rest in words' },
    {
      zh: '没有读到时不给 figure，仍写明能做什么',
      en: 'Leave out figure where it could not be read; what can be done still stands',
    },
    { zh: '空的时候用 empty 说明', en: 'Say with empty that there is nothing' },
  ],
  donts: [
    { zh: '不要放第二个数字', en: 'No second figure' },
    { zh: '信号色只给临近的截止', en: 'The signal colour is for near deadlines alone' },
  ],
};
export default doc;
