import type { Transcript } from '../../../ui/src/docs/transcript.types.ts';

const transcripts: readonly Transcript[] = [
  {
    story: 'kit-facetfilter--applied',
    steps: [
      { do: { press: ['Tab'] }, focus: 'region "筛选" › group "级别" › link "全部"' },
      { do: { press: ['Tab'] }, focus: 'link "国家 38"' },
      { do: { press: ['Tab', 'Tab', 'Tab', 'Tab', 'Tab', 'Tab', 'Tab'] }, focus: 'group "部门" › link "商务局 32"' },
    ],
  },
];
export default transcripts;
