import { Inline } from '@zonekit/ui/inline';
import { Select } from '@zonekit/ui/select';
import type { AdviceSamples } from '../../../ui/src/docs/advice.types.ts';

// The picker itself loads its levels.
const level = (name: string) => (
  <Select aria-label={name} defaultValue={name} style={{ width: 'auto' }}>
    <option>{name}</option>
  </Select>
);

const advice: AdviceSamples = {
  dos: {
    'A municipality appears once': ({ text }) => (
      <Inline>
        {level(text('北京市', 'Beijing'))}
        {level(text('东城区', 'Dongcheng'))}
      </Inline>
    ),
  },
  donts: {
    'Do not ask for a municipality twice': ({ text }) => (
      <Inline>
        {level(text('北京市', 'Beijing'))}
        {level(text('北京市', 'Beijing'))}
        {level(text('东城区', 'Dongcheng'))}
      </Inline>
    ),
    'No city of a province that was changed': ({ text }) => (
      <Inline>
        {level(text('广东省', 'Guangdong'))}
        {level(text('大连市', 'Dalian'))}
      </Inline>
    ),
  },
};
export default advice;
