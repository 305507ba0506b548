import type { Transcript } from '../docs/transcript.types.ts';

const transcripts: readonly Transcript[] = [
  {
    story: 'ui-buttongroup--joined',
    steps: [
      { do: { press: ['Tab'] }, focus: 'group "视图" › button "列表", pressed' },
      { do: { press: ['Tab'] }, focus: 'button "地图", not pressed' },
    ],
  },
];
export default transcripts;
