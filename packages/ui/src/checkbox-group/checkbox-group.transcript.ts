import type { Transcript } from '../docs/transcript.types.ts';

const transcripts: Transcript[] = [
  {
    story: 'ui-checkboxgroup--chosen',
    steps: [
      {
        do: {
          press: ['Tab'],
        },
        focus: 'group "产业领域" › checkbox "新一代信息技术", not checked',
      },
      {
        do: {
          press: ['Space'],
        },
        focus: 'checkbox "新一代信息技术", checked',
        live: ['已选 3/3'],
      },
      {
        do: {
          click: '海洋科技',
        },
        focus: 'checkbox "海洋科技", not checked, invalid',
        live: ['最多可选择三个产业领域，未加入“海洋科技”'],
      },
    ],
  },
];
export default transcripts;
