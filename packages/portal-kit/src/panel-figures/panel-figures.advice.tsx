import type { AdviceSamples } from '../../../ui/src/docs/advice.types.ts';
import { PanelLead } from './panel-figures.tsx';

const advice: AdviceSamples = {
  dos: {
    'One figure; the rest in words': ({ text }) => (
      <div style={{ maxWidth: 200 }}>
        <PanelLead
          label={text('与您的企业匹配', 'Matching your company')}
          figure={{ value: '23', unit: text('项可申报', 'open') }}
          note={text('另有 9 项差一个条件。', '9 more lack one condition.')}
          action={{ title: text('查看', 'See them'), href: '#' }}
        />
      </div>
    ),
  },
  donts: {
    'No second figure': ({ text }) => (
      <div style={{ maxWidth: 200 }}>
        <PanelLead
          label={text('与您的企业匹配', 'Matching your company')}
          figure={{ value: '23 / 9', unit: text('项可申报/差一条', 'open / near') }}
          note=""
          action={{ title: text('查看', 'See them'), href: '#' }}
        />
      </div>
    ),
  },
};
export default advice;
