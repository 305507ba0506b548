import type { Transcript } from '../docs/transcript.types.ts';

const transcripts: Transcript[] = [
  {
    story: 'ui-choicegroup--several',
    steps: [
      { do: { press: ['Tab'] }, focus: 'group "产业领域" › checkbox "新一代信息技术", not checked' },
      { do: { press: ['Space'] }, focus: 'checkbox "新一代信息技术", checked', live: ['已选 3/3'] },
      { do: { press: ['Tab'] }, focus: 'checkbox "智能装备", checked' },
      { do: { click: '机器人' }, focus: 'checkbox "机器人", not checked', live: ['已选 2/3'] },
    ],
  },
  {
    story: 'ui-choicegroup--one',
    steps: [
      {
        do: { press: ['Tab'] },
        focus: 'radiogroup "使用时段", description "同传设备按半天调度" › radio "全天 9:00–17:30", checked',
      },
      { do: { press: ['ArrowDown'] }, focus: 'radio "半天 上午或下午", checked' },
      { do: { press: ['ArrowDown'] }, focus: 'radio "全天 9:00–17:30", checked' },
    ],
  },
  {
    story: 'ui-choicegroup--one-with-error',
    steps: [
      {
        do: { press: ['Tab'] },
        focus:
          'radiogroup "使用时段", invalid, description "请选择使用时段 同传设备按半天调度" › radio "全天 9:00–17:30", not checked',
      },
    ],
  },
];
export default transcripts;
