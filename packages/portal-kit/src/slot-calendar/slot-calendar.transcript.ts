import type { Transcript } from '../../../ui/src/docs/transcript.types.ts';

const transcripts: readonly Transcript[] = [
  {
    story: 'kit-slotcalendar--selected',
    steps: [
      {
        do: { press: ['Tab', 'Tab', 'Tab'] },
        focus:
          'group "选择时段" › grid "11-23 – 11-29", 7 rows, 10 columns, description "方向键按时间和日期移动，Home 与 End 到当天首末，回车先定开始、再定结束。" › button "2026-11-25，星期三，13:00–14:00，可约", pressed',
      },
      { do: { press: ['ArrowLeft'] }, focus: 'button "2026-11-25，星期三，12:00–13:00，可约", not pressed' },
      {
        do: { press: ['Enter'] },
        focus: 'button "2026-11-25，星期三，12:00–13:00，可约", pressed',
        live: ['开始于2026-11-25 12:00–13:00，至少2小时，请选结束时段。'],
      },
      {
        do: { press: ['ArrowRight', 'ArrowRight'] },
        focus: 'button "2026-11-25，星期三，14:00–15:00，可约", not pressed',
      },
      {
        do: { press: ['Enter'] },
        focus: 'button "2026-11-25，星期三，14:00–15:00，可约", pressed',
        live: ['已选2026-11-25 12:00–15:00，共3小时。'],
      },
      {
        do: { press: ['ArrowUp', 'Enter'] },
        focus: 'button "2026-11-24，星期二，14:00–15:00，已约", not pressed, disabled',
        live: ['2026-11-24，星期二，14:00–15:00，已约，选择未改变。'],
      },
    ],
  },
];
export default transcripts;
