import type { Transcript } from '../../../ui/src/docs/transcript.types.ts';

const transcripts: readonly Transcript[] = [
  {
    story: 'kit-videomodal--unsupported',
    steps: [
      { do: { press: ['Tab'] }, focus: 'dialog "东港一号泊位，十分钟看懂口岸通关" › button "关闭"' },
      { do: { press: ['Tab'] }, focus: 'button "重试"' },
    ],
  },
];
export default transcripts;
