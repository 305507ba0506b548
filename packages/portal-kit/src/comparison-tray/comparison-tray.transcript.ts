import type { Transcript } from '../../../ui/src/docs/transcript.types.ts';

const transcripts: readonly Transcript[] = [
  {
    story: 'kit-comparisontray--one',
    steps: [
      { do: { press: ['Tab'] }, focus: 'list, 5 items › checkbox "对比：启航中心 B 座 1802", not checked' },
      {
        do: { press: ['Space'] },
        focus: 'checkbox "对比：启航中心 B 座 1802", checked',
        live: ['已选2项对比，最多4项'],
      },
      { do: { press: ['Tab', 'Tab', 'Tab', 'Tab'] }, focus: 'checkbox "对比：综保区三期 5 号厂房 2 层", not checked' },
      {
        do: { press: ['Tab', 'Tab', 'Tab'] },
        focus: 'region "对比栏" › button "清空"',
      },
      { do: { press: ['Enter'] }, focus: 'list, 5 items › checkbox "对比：综保区三期 5 号厂房 2 层", not checked' },
    ],
  },
];
export default transcripts;
