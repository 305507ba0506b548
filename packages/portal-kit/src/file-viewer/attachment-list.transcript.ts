import type { Transcript } from '../../../ui/src/docs/transcript.types.ts';

const transcripts: readonly Transcript[] = [
  {
    story: 'kit-attachmentlist--signed-out',
    steps: [
      { do: { press: ['Tab'] }, focus: 'list "附件", 9 items › button "下载：申报书模板（智能装备方向）.docx"' },
      { do: { press: ['Tab'] }, focus: 'button "下载：研发投入专项审计报告格式.xlsx"' },
    ],
  },
];
export default transcripts;
