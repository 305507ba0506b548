import type { AdviceSamples } from '../../../ui/src/docs/advice.types.ts';
import { StatusTimeline } from './status-timeline.tsx';

const advice: AdviceSamples = {
  dos: {
    'Give the workdays that are promised': ({ text }) => (
      <StatusTimeline
        now={Date.parse('2026-11-20T10:00:00+08:00')}
        events={[
          {
            at: '2026-11-18T10:00:00+08:00',
            dueAt: '2026-11-24T17:00:00+08:00',
            label: text('提交', 'Submitted'),
            owner: text('企业服务中心', 'Service centre'),
          },
        ]}
        planned={[{ label: text('复审', 'Review'), owner: text('运营部', 'Operations'), workdays: 3 }]}
      />
    ),
  },
  donts: {
    'No internal steps that the reader cannot see': ({ text }) => (
      <StatusTimeline
        now={Date.parse('2026-11-20T10:00:00+08:00')}
        events={[
          {
            at: '2026-11-18T10:00:00+08:00',
            dueAt: '2026-11-24T17:00:00+08:00',
            label: text('提交', 'Submitted'),
            owner: text('企业服务中心', 'Service centre'),
          },
        ]}
        planned={[
          { label: text('OA 转阅', 'Office circulation'), owner: text('内部', 'Internal') },
          { label: text('处长会签', 'Countersigning'), owner: text('内部', 'Internal') },
        ]}
      />
    ),
  },
};
export default advice;
