import type { Transcript } from '../docs/transcript.types.ts';

const transcripts: readonly Transcript[] = [
  {
    story: 'ui-list--policies',
    steps: [
      {
        do: { press: ['Tab'] },
        focus: 'list "政策文件", 2 items › link "关于支持冷链物流与保税检测产业协同发展的若干措施"',
      },
      { do: { press: ['Tab'] }, focus: 'link "东港自贸区冷链装备首购首用奖励办法"' },
    ],
  },
];
export default transcripts;
