import type { Transcript } from '../docs/transcript.types.ts';

const transcripts: Transcript[] = [
  {
    story: 'ui-errorsummary--appears',
    steps: [
      { do: { press: [] }, focus: 'group "有 2 项需要更正，已填写的内容都在"' },
      { do: { press: ['Tab'] }, focus: 'list, 2 items › link "请填写企业名称"' },
      { do: { press: ['Enter'] }, focus: 'textbox "企业名称", invalid, description "请填写企业名称"' },
    ],
  },
];
export default transcripts;
