import type { Transcript } from '../../../ui/src/docs/transcript.types.ts';

const transcripts: readonly Transcript[] = [
  {
    story: 'kit-maplist--zone-plan',
    steps: [
      { do: { press: ['Tab'] }, focus: 'group "查看方式" › button "列表", pressed' },
      { do: { press: ['Tab'] }, focus: 'button "平面图", not pressed' },
      { do: { press: ['Tab'] }, focus: 'list "空间", 8 items › link "启航中心B座1802"' },
      { do: { press: ['Tab'] }, focus: 'link "启航中心A座0905"' },
    ],
  },
];
export default transcripts;
