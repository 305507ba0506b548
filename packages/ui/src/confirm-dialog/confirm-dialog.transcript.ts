import type { Transcript } from '../docs/transcript.types.ts';

const transcripts: Transcript[] = [
  {
    story: 'ui-confirmdialog--plain',
    steps: [
      {
        do: { press: [] },
        focus:
          'alertdialog "提交申报？", description "撤回后可以在截止日期前重新提交，已上传的材料会保留30天。" › button "继续审核"',
      },
      { do: { press: ['Tab'] }, focus: 'button "提交申报"' },
      { do: { press: ['Tab'] }, focus: 'button "继续审核"' },
    ],
  },
];
export default transcripts;
