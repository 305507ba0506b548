import type { Transcript } from '../docs/transcript.types.ts';

const transcripts: readonly Transcript[] = [
  {
    story: 'ui-form--default',
    steps: [
      { do: { press: ['Tab'] }, focus: 'form "路演登记" › textbox "企业名称", required, description "与营业执照一致"' },
      { do: { click: '提交登记' }, focus: 'group "有4项需要更正，已填写的内容都在"', live: ['请选择使用时段'] },
      { do: { press: ['Tab'] }, focus: 'list, 4 items › link "请填写企业名称"' },
      { do: { press: ['Tab'] }, focus: 'link "请输入正确的手机号码"' },
      { do: { press: ['Enter'] }, focus: 'textbox "联系电话", required, invalid, description "请输入正确的手机号码"' },
    ],
  },
];
export default transcripts;
