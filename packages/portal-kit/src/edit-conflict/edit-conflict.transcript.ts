import type { Transcript } from '../../../ui/src/docs/transcript.types.ts';

const transcripts: readonly Transcript[] = [
  {
    story: 'kit-editconflict--phone',
    steps: [
      { do: { press: ['Tab'] }, focus: 'radiogroup "用电负荷" › radio "630 kVA 这里", checked' },
      { do: { press: ['ArrowDown'] }, focus: 'radio "500 kVA 同事", checked' },
    ],
  },
];
export default transcripts;
