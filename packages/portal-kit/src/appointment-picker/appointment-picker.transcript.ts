import type { Transcript } from '../../../ui/src/docs/transcript.types.ts';

const transcripts: readonly Transcript[] = [
  {
    story: 'kit-appointmentpicker--chosen',
    steps: [
      {
        do: { click: '16:00–17:00, 可约' },
        focus: 'group "看房时间" › grid "看房时间", 1 row, 9 columns › button "16:00–17:00, 已选"',
        live: ['已选 2026-11-25 16:00–17:00'],
      },
      { do: { press: ['ArrowLeft', 'ArrowLeft', 'Enter'] }, focus: 'button "14:00–15:00, 已约", disabled' },
    ],
  },
];
export default transcripts;
