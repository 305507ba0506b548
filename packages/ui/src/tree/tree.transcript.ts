import type { Transcript } from '../docs/transcript.types.ts';

const transcripts: Transcript[] = [
  {
    story: 'ui-tree--default',
    steps: [
      { do: { press: ['Tab'] }, focus: 'tree "片区" › treeitem "港口作业区", level 2, selected, 1 of 3' },
      { do: { press: ['ArrowDown'] }, focus: 'treeitem "海洋科技园", level 2, not selected, collapsed, 2 of 3' },
      { do: { press: ['ArrowRight'] }, focus: 'treeitem "海洋科技园", level 2, not selected, expanded, 2 of 3' },
      { do: { press: ['ArrowRight'] }, focus: 'treeitem "检验检测中心", level 3, not selected, 1 of 2' },
      { do: { press: ['Enter'] }, focus: 'treeitem "检验检测中心", level 3, selected, 1 of 2' },
      { do: { press: ['End'] }, focus: 'treeitem "临空片区", level 1, not selected, 3 of 3' },
    ],
  },
  {
    story: 'ui-tree--several',
    steps: [
      {
        do: { press: ['Tab'] },
        focus: 'tree "片区" › treeitem "港口作业区", level 2, checked, 1 of 3',
      },
      { do: { press: ['ArrowUp'] }, focus: 'treeitem "东港片区", level 1, partly checked, expanded, 1 of 3' },
      { do: { press: ['Space'] }, focus: 'treeitem "东港片区", level 1, checked, expanded, 1 of 3' },
      { do: { press: ['Space'] }, focus: 'treeitem "东港片区", level 1, not checked, expanded, 1 of 3' },
      { do: { press: ['End'] }, focus: 'treeitem "临空片区", level 1, not checked, collapsed, 3 of 3' },
    ],
  },
  {
    story: 'ui-tree--at-most-two',
    steps: [
      {
        do: { press: ['Tab'] },
        focus: 'tree "片区" › treeitem "港口作业区", level 2, checked, 1 of 3',
      },
      { do: { press: ['ArrowDown'] }, focus: 'treeitem "海洋科技园", level 2, not checked, expanded, 2 of 3' },
      {
        do: { press: ['Space'] },
        focus: 'treeitem "海洋科技园", level 2, not checked, expanded, 2 of 3',
        live: ['最多选两处，未加入“海洋科技园”'],
      },
    ],
  },
];
export default transcripts;
