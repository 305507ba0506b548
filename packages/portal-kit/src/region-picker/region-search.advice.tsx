import { Field } from '@zonekit/ui/field';
import { TextInput } from '@zonekit/ui/text-input';
import type { AdviceSamples, SampleProps } from '../../../ui/src/docs/advice.types.ts';
import type { RegionItem } from './core/region-selection.ts';
import { RegionNews } from './region-news.tsx';

const pathOf = (text: SampleProps['text'], id: string, district: string): RegionItem[] => [
  { id: '500000', name: text('重庆市', 'Chongqing'), hasChildren: true },
  { id, name: district, hasChildren: false },
];

const advice: AdviceSamples = {
  dos: {
    'Where a region became two name both, and let the user choose': ({ text }) => (
      <RegionNews
        news={{
          old: text('渝北区', 'Yubei'),
          succession: {
            kind: 'ask',
            paths: [
              pathOf(text, '500157', text('两江新区', 'Liangjiang')),
              pathOf(text, '500112', text('渝北新区', 'New Yubei')),
            ],
          },
        }}
        onChoose={() => {}}
      />
    ),
  },
  donts: {
    'Do not pick one of two successors for anybody': ({ text }) => (
      <Field label={text('注册地', 'Registered in')}>
        {(control) => <TextInput {...control} defaultValue={text('重庆市 / 两江新区', 'Chongqing / Liangjiang')} />}
      </Field>
    ),
  },
};
export default advice;
