import type { Transcript } from '../../../ui/src/docs/transcript.types.ts';

const transcripts: readonly Transcript[] = [
  {
    story: 'kit-questionnaire--step-4-industries',
    steps: [
      {
        do: { press: ['Tab'] },
        focus:
          'dialog "政策匹配问卷" › group "产业领域", description "最多选三个，与政策产业目录一致。" › checkbox "机器人", checked',
      },
      { do: { press: ['Tab', 'Tab'] }, focus: 'checkbox "海洋科技", not checked' },
      { do: { press: ['Tab'] }, focus: 'checkbox "生物医药", not checked' },
      {
        do: { press: [' '] },
        focus: 'checkbox "生物医药", not checked',
        live: ['最多可选择三个产业领域 未加入“生物医药”'],
      },
    ],
  },
];
export default transcripts;
