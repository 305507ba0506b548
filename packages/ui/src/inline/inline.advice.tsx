import { Button } from '../button/button.tsx';
import type { AdviceSamples } from '../docs/advice.types.ts';
import { Inline } from './inline.tsx';

const advice: AdviceSamples = {
  dos: {
    'Let it wrap: at four times the size all must still be there': ({ text }) => (
      <Inline>
        {[
          text('研发办公', 'Research'),
          text('中试厂房', 'Pilot plants'),
          text('会议空间', 'Meeting rooms'),
          text('共享实验室', 'Shared labs'),
          text('仓储', 'Storage'),
        ].map((label) => (
          <Button key={label}>{label}</Button>
        ))}
      </Inline>
    ),
  },
  donts: {
    'No wrap={false} unless 320 px has room for it': ({ text }) => (
      <Inline wrap={false}>
        {[
          text('研发办公', 'Research'),
          text('中试厂房', 'Pilot plants'),
          text('会议空间', 'Meeting rooms'),
          text('共享实验室', 'Shared labs'),
          text('仓储', 'Storage'),
        ].map((label) => (
          <Button key={label} style={{ flex: 'none' }}>
            {label}
          </Button>
        ))}
      </Inline>
    ),
  },
};
export default advice;
