import type { Transcript } from '../../../ui/src/docs/transcript.types.ts';

const transcripts: readonly Transcript[] = [
  {
    story: 'kit-bookingcalendar--empty',
    steps: [
      {
        do: { press: ['Tab'] },
        focus:
          'group "选择使用时间" › grid "2026年11月", 4 rows, 7 columns, description "方向键移动半天或一周，Page Up 与 Page Down 换月，回车选定。" › button "2026-11-21 上午，星期六，可约", not pressed',
      },
      { do: { press: ['ArrowRight'] }, focus: 'button "2026-11-21 下午，星期六，可约", not pressed' },
      {
        do: { press: ['Enter'] },
        focus: 'button "2026-11-21 下午，星期六，可约", pressed',
        live: ['开始于2026-11-21 下午，请选结束时段。'],
      },
      { do: { press: ['ArrowRight', 'ArrowRight'] }, focus: 'button "2026-11-22 下午，星期日，可约", not pressed' },
      {
        do: { press: ['Enter'] },
        focus: 'button "2026-11-22 下午，星期日，可约", pressed',
        live: ['已选2026-11-21 下午 - 2026-11-22 下午，共 3 个半天。'],
      },
      {
        do: { press: ['PageDown'] },
        focus:
          'grid "2026年12月", 6 rows, 7 columns, description "方向键移动半天或一周，Page Up 与 Page Down 换月，回车选定。" › button "2026-12-22 下午，星期二，可约", not pressed',
      },
    ],
  },
];
export default transcripts;
