import type { Transcript } from '../docs/transcript.types.ts';

const transcripts: readonly Transcript[] = [
  {
    story: 'ui-calendar--default',
    steps: [
      {
        do: { press: ['Tab', 'Tab', 'Tab', 'Tab', 'Tab'] },
        focus: 'group "开业日期" › grid "2026年11月", 7 rows, 7 columns › button "2026年11月20日星期五, 今天"',
      },
      { do: { press: ['ArrowRight'] }, focus: 'button "2026年11月21日星期六"' },
      { do: { press: ['Enter'] }, focus: 'button "2026年11月21日星期六, 已选"' },
      { do: { press: ['PageDown'] }, focus: 'button "2026年12月21日星期一"', live: ['2026年12月'] },
    ],
  },
  {
    story: 'ui-calendar--bounds',
    steps: [
      {
        do: { click: '2026年11月24日星期二, 不可选, 馆休' },
        focus:
          'group "开业日期" › grid "2026年11月", 7 rows, 7 columns › button "2026年11月24日星期二, 不可选, 馆休", disabled',
      },
    ],
  },
];
export default transcripts;
