import type { Transcript } from '../docs/transcript.types.ts';

/** The name is seen and said, and not said again as a description. */
const transcripts: readonly Transcript[] = [
  {
    story: 'ui-iconbutton--small',
    steps: [
      { do: { press: ['Tab'] }, focus: 'button "搜索"' },
      { do: { press: ['Escape'] }, focus: 'button "搜索"' },
    ],
  },
];
export default transcripts;
