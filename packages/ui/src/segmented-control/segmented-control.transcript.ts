import type { Transcript } from '../docs/transcript.types.ts';

const transcripts: Transcript[] = [
  {
    story: 'ui-segmentedcontrol--views',
    steps: [
      { do: { press: ['Tab'] }, focus: 'radiogroup "查看方式" › radio "列表", checked' },
      { do: { press: ['ArrowRight'] }, focus: 'radio "地图", checked' },
      { do: { press: ['ArrowRight'] }, focus: 'radio "列表", checked' },
      { do: { click: '地图' }, focus: 'radio "地图", checked' },
    ],
  },
  {
    story: 'ui-segmentedcontrol--with-disabled-option',
    steps: [
      { do: { press: ['Tab'] }, focus: 'radiogroup "周期" › radio "月", checked' },
      { do: { press: ['ArrowRight'] }, focus: 'radio "日", checked' },
    ],
  },
];
export default transcripts;
