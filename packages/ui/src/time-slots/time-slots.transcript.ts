import type { Transcript } from '../docs/transcript.types.ts';

const transcripts: readonly Transcript[] = [
  {
    story: 'ui-timeslots--default',
    steps: [
      {
        do: { press: ['Tab'] },
        focus:
          'group "咨询时间" › grid "咨询时间", 3 rows, 8 columns › button "2026年11月25日星期三 09:00–10:00, 可约"',
      },
      { do: { press: ['ArrowRight'] }, focus: 'button "2026年11月25日星期三 10:00–11:00, 已约", disabled' },
      { do: { press: ['End'] }, focus: 'button "2026年11月25日星期三 17:00–18:00, 不开放, 设备检修", disabled' },
      { do: { press: ['PageDown'] }, focus: 'button "2026年11月26日星期四 17:00–18:00, 可约"' },
      {
        do: { press: ['Enter'] },
        focus: 'button "2026年11月26日星期四 17:00–18:00, 已选"',
        live: ['已选 2026-11-26 17:00–18:00，共 1 个时段'],
      },
    ],
  },
];
export default transcripts;
