import type { Transcript } from '../../../ui/src/docs/transcript.types.ts';

const transcripts: readonly Transcript[] = [
  {
    story: 'kit-share--closed',
    steps: [
      { do: { click: '复制链接' }, focus: 'button "复制链接"', live: ['链接已复制'] },
      { do: { press: ['Tab'] }, focus: 'button "二维码", collapsed' },
      { do: { press: ['Enter'] }, focus: 'button "二维码", expanded' },
    ],
  },
];
export default transcripts;
