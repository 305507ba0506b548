import type { Transcript } from '../docs/transcript.types.ts';

const transcripts: readonly Transcript[] = [
  {
    story: 'ui-barchart--default',
    steps: [
      { do: { press: ['Tab'] }, focus: 'DisclosureTriangle "查看数据表", collapsed' },
      { do: { press: ['Enter'] }, focus: 'DisclosureTriangle "查看数据表", expanded' },
    ],
  },
];
export default transcripts;
