import type { Transcript } from '../docs/transcript.types.ts';

const transcripts: readonly Transcript[] = [
  {
    story: 'ui-monthpicker--empty',
    steps: [
      { do: { press: ['Tab'] }, focus: 'textbox "账期"' },
      { do: { type: '2026-13' } },
      {
        do: { press: ['Tab'] },
        focus: 'button "打开月份表", collapsed, has dialog',
        live: ['没有 2026-13 这个月份，请填 1 到 12 月'],
      },
      {
        do: { press: ['Enter'] },
        focus: 'dialog "选择月份" › group "选择月份" › grid "2026年", 4 rows, 3 columns › button "2026年11月, 本月"',
      },
      { do: { press: ['PageDown'] }, focus: 'button "2027年11月"', live: ['2027年'] },
      { do: { press: ['ArrowDown', 'Enter'] }, focus: 'button "打开月份表", collapsed, has dialog', live: ['2028年'] },
      { do: { press: ['Shift+Tab'] }, focus: 'textbox "账期", value "2028-02"' },
    ],
  },
];
export default transcripts;
