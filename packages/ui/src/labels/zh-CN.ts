import type { CalendarLabels } from '../calendar/calendar-words.ts';
import type { DateProblem } from '../date-picker/date-reading.core.ts';
import type { DateRangeLabels } from '../date-range-picker/range-panel.tsx';
import type { ChartLabels } from '../internal/chart.types.ts';
import type { MonthProblem } from '../month-picker/month-reading.core.ts';
import type { TimeProblem } from '../time-picker/time-reading.core.ts';
import type { RefusalReason } from '../upload/upload-rules.ts';
import type { UiLabels } from './labels.types.ts';

export type { UiLabels } from './labels.types.ts';

const list = {
  list: '选项',
  empty: '没有匹配的选项',
  loading: '正在查找',
  count: (options: number) => `${options} 项`,
};

const chart: ChartLabels = {
  table: '查看数据表',
  empty: '还没有数据',
  draft: '未定',
  column: (name, unit) => `${name}（${unit}）`,
};

const calendar: Required<CalendarLabels> = {
  previousMonth: '上个月',
  nextMonth: '下个月',
  previousYear: '上一年',
  nextYear: '下一年',
  today: '今天',
  selected: '已选',
  unavailable: '不可选',
  rangeStart: '开始',
  rangeEnd: '结束',
  inRange: '在所选范围内',
  refused: (closed) => `${closed} 不可选，从新选的一天重新开始`,
};

const dateAdvice = (problem: DateProblem): string => {
  switch (problem.kind) {
    case 'unreadable':
      return `看不懂“${problem.text}”，请按“年-月-日”填写，例如 2026-11-20`;
    case 'noSuchDay':
      return problem.last
        ? `没有 ${problem.text} 这一天，该月最后一天是 ${problem.last}`
        : `没有 ${problem.text} 这个月份`;
    case 'tooEarly':
      return `最早可选 ${problem.min}`;
    case 'tooLate':
      return `最晚可选 ${problem.max}`;
    case 'closed':
      return `${problem.date} 不可选${problem.reason ? `：${problem.reason}` : ''}，请另选一天`;
  }
};

const rangeAdvice: DateRangeLabels['advice'] = (problem) => {
  switch (problem.kind) {
    case 'order':
      return `结束日期 ${problem.end} 早于开始日期 ${problem.start}，请改其中一个`;
    case 'tooLong':
      return `最多 ${problem.maxDays} 天，现在是 ${problem.days} 天，请缩短`;
    case 'overClosed':
      return `其中 ${problem.date} 不可选，请避开这一天`;
    default:
      return dateAdvice(problem);
  }
};

const monthAdvice = (problem: MonthProblem): string => {
  switch (problem.kind) {
    case 'unreadable':
      return `看不懂“${problem.text}”，请按“年-月”填写，例如 2026-11`;
    case 'noSuchMonth':
      return `没有 ${problem.text} 这个月份，请填 1 到 12 月`;
    case 'tooEarly':
      return `最早可选 ${problem.min}`;
    case 'tooLate':
      return `最晚可选 ${problem.max}`;
  }
};

const timeAdvice = (problem: TimeProblem): string => {
  switch (problem.kind) {
    case 'unreadable':
      return `看不懂“${problem.text}”，请按“时:分”填写，例如 09:30`;
    case 'noSuchTime':
      return `没有 ${problem.text} 这个时间，请填 00:00 到 23:59`;
    case 'tooEarly':
      return `最早可选 ${problem.min}`;
    case 'tooLate':
      return `最晚可选 ${problem.max}`;
    case 'offStep': {
      const steps = [problem.before, problem.after].filter(Boolean).join(' 或 ');
      return `${problem.time} 不可选${steps && `，请选 ${steps}`}`;
    }
  }
};

const REFUSALS: Record<RefusalReason, string> = {
  type: '的类型不在可选范围内',
  size: '太大',
  empty: '是空文件',
  count: '超出可添加的数量',
  duplicate: '已在列表中',
};

/** The texts of all components in Chinese. */
const labels: UiLabels = {
  barChart: { labels: chart },
  breadcrumb: { label: '当前位置' },
  calendar: { labels: calendar },
  carousel: {
    labels: {
      carousel: '轮播',
      slide: '一页',
      previous: '上一张',
      next: '下一张',
      stop: '停止轮播',
      start: '开始轮播',
      position: (index, count, name) => `第${index}张，共${count}张：${name}`,
    },
  },
  cascader: {
    labels: {
      placeholder: '请选择',
      title: '请选择一项',
      close: '关闭',
      first: '选项',
      back: (parent) => `返回${parent}`,
      hasChildren: '有下级',
      search: '搜索选项',
      results: (count, more) => (count === 0 ? list.empty : more ? `前 ${count} 个结果` : `${count} 个结果`),
      loading: '正在加载',
      failed: '没有加载出来',
      retry: '重新加载',
      empty: '没有下级',
    },
  },
  characterCount: { text: (used, maximum) => `已输入 ${used}/${maximum} 字` },
  chartMultiples: { labels: chart },
  checkboxGroup: { refused: () => '已选满，请先取消一项', count: (chosen) => `已选 ${chosen} 项` },
  combobox: { labels: { ...list, open: '显示选项', clear: '清除' } },
  confirmDialog: { cancelLabel: '取消' },
  copyButton: { labels: { ready: '复制', copied: '已复制', failed: '复制失败' } },
  countdown: {
    labels: {
      days: '天',
      hours: '时',
      minutes: '分',
      seconds: '秒',
      left: ({ days, hours, minutes, seconds }) =>
        days
          ? `还剩 ${days} 天`
          : hours
            ? `还剩 ${hours} 小时`
            : minutes
              ? `还剩 ${minutes} 分钟`
              : `还剩 ${seconds} 秒`,
      over: '已结束',
    },
  },
  datePicker: {
    labels: {
      calendar,
      open: '打开日历',
      title: '选择日期',
      close: '关闭',
      chooseToday: '今天',
      clear: '清除',
      advice: dateAdvice,
    },
  },
  dateRangePicker: {
    labels: {
      calendar,
      open: '打开日历',
      title: '选择日期范围',
      close: '关闭',
      start: '开始日期',
      end: '结束日期',
      presets: '常用范围',
      summary: ({ start, end }, days) =>
        end ? `${start} 至 ${end}，共 ${days} 天` : start ? `从 ${start} 起，再选结束日期` : '先选开始日期',
      advice: rangeAdvice,
    },
  },
  dialog: { closeLabel: '关闭' },
  filterBar: {
    labels: { remove: ({ group, label }) => ['移除', group, label].filter(Boolean).join(' '), clear: '清除全部' },
  },
  form: {
    labels: {
      invalid: (count) => `有 ${count} 项需要更正，已填写的内容都在`,
      failed: '没有提交成功，已填写的内容都在',
      noAnswer: '网络没有响应，请重新提交',
    },
  },
  formList: {
    labels: {
      add: '增加一行',
      line: (number) => `第 ${number} 行`,
      remove: (number) => `移除第 ${number} 行`,
      removed: (number) => `已移除第 ${number} 行`,
    },
  },
  gallery: {
    labels: {
      open: (alt) => `放大：${alt}`,
      openMore: (alt, more) => `放大：${alt}，另有${more}张`,
      close: '关闭',
      previous: '上一张',
      next: '下一张',
      zoomIn: '放大',
      zoomOut: '缩小',
      position: (index, count) => `${index}/${count}`,
      zoom: (percent) => `${percent}%`,
    },
  },
  lineChart: { labels: chart },
  monthPicker: {
    labels: {
      open: '打开月份表',
      title: '选择月份',
      close: '关闭',
      previousYear: calendar.previousYear,
      nextYear: calendar.nextYear,
      current: '本月',
      selected: calendar.selected,
      unavailable: calendar.unavailable,
      chooseCurrent: '本月',
      clear: '清除',
      advice: monthAdvice,
    },
  },
  multiSelect: {
    labels: {
      ...list,
      open: '显示选项',
      chosen: '已选',
      remove: (label) => `移除${label}`,
      added: (label, chosen) => `已加入${label}，共 ${chosen} 项`,
      removed: (label, chosen) => `已移除${label}，还有 ${chosen} 项`,
      refused: (label) => `已选满，未加入“${label}”`,
    },
  },
  notice: { dismissLabel: '关闭' },
  numberInput: {
    labels: {
      increase: '增加',
      decrease: '减少',
      problems: { malformed: '请填写数字', below: '数值太小', above: '数值太大', 'off-step': '数值不在可选的刻度上' },
    },
  },
  pagination: { label: '分页', previous: '上一页', next: '下一页', pageLabel: (page) => `第 ${page} 页` },
  passwordInput: {
    labels: {
      show: '显示密码',
      hide: '隐藏密码',
      shown: '密码已显示',
      hidden: '密码已隐藏',
      capsLock: '大写锁定已打开',
    },
  },
  rating: { optionLabel: (stars) => `${stars} 星` },
  searchInput: { labels: { ...list, list: '搜索建议', clear: '清空', recent: '最近搜索', clearRecent: '清除记录' } },
  sheet: { closeLabel: '关闭' },
  spinner: { label: '正在加载' },
  steps: { stateLabels: { done: '已完成', todo: '未开始', error: '需要更正' } },
  timePicker: {
    labels: { open: '显示时间', list: '时间', count: (times) => `${times} 个时间`, advice: timeAdvice },
  },
  timeSlots: {
    labels: {
      free: '可约',
      taken: '已约',
      closed: '不开放',
      chosen: '已选',
      summary: (choice, count) =>
        choice ? `已选 ${choice.date} ${choice.start}–${choice.end}，共 ${count} 个时段` : '还没有选择时段',
      refused: (obstacle) =>
        obstacle.kind === 'occupied'
          ? `${obstacle.slot.start}–${obstacle.slot.end} 不可约，从新选的时段重新开始`
          : `${obstacle.end} 到 ${obstacle.start} 不开放，从新选的时段重新开始`,
    },
  },
  toast: { label: '通知', closeLabel: '关闭' },
  topProgress: { label: '正在加载页面' },
  tree: {
    labels: {
      loading: '正在读取',
      failed: '没有读到，再展开一次',
      said: (label, what, count) => (what === 'loaded' ? `${label}，${count}项` : `${label}没有读到`),
    },
  },
  upload: {
    labels: {
      choose: '选择文件，或拖到这里',
      drop: '松开即添加',
      list: '已选文件',
      refused: ({ name, reason }) => `“${name}”${REFUSALS[reason]}，未添加`,
      states: {
        waiting: '等待上传',
        sending: (percent) => `已上传 ${percent}%`,
        paused: '已暂停',
        failed: '没有上传成功，请重试',
        done: '已上传',
      },
      pause: (name) => `暂停 ${name}`,
      resume: (name) => `继续 ${name}`,
      retry: (name) => `重试 ${name}`,
      remove: (name) => `移除 ${name}`,
      said: (name, what) => `${name} ${{ done: '已上传', failed: '上传失败', removed: '已移除' }[what]}`,
    },
  },
};
export default labels;
