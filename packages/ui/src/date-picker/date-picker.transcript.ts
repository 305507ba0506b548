import type { Transcript } from '../docs/transcript.types.ts';

const transcripts: readonly Transcript[] = [
  {
    story: 'ui-datepicker--empty',
    steps: [
      { do: { press: ['Tab'] }, focus: 'textbox "开业日期"' },
      { do: { type: '2026-2-30' } },
      {
        do: { press: ['Tab'] },
        focus: 'button "打开日历", collapsed, has dialog',
        live: ['没有 2026-02-30 这一天，该月最后一天是 2026-02-28'],
      },
      {
        do: { press: ['Enter'] },
        focus:
          'dialog "选择日期" › group "选择日期" › grid "2026年11月", 7 rows, 7 columns › button "2026年11月20日星期五, 今天"',
      },
      {
        do: { press: ['ArrowDown', 'Enter'] },
        focus: 'button "打开日历", collapsed, has dialog',
      },
      { do: { press: ['Shift+Tab'] }, focus: 'textbox "开业日期", value "2026-11-27"' },
    ],
  },
];
export default transcripts;
