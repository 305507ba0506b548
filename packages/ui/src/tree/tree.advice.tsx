import type { AdviceSamples } from '../docs/advice.types.ts';
import { Tree } from './tree.tsx';

const advice: AdviceSamples = {
  dos: {
    'Open it down to what is chosen': ({ text, labels }) => (
      <Tree
        {...labels.tree}
        label={text('片区', 'Areas')}
        nodes={[
          {
            key: 'east',
            label: text('东区', 'East'),
            children: [
              { key: 'e1', label: text('一号园', 'Park 1') },
              { key: 'e2', label: text('二号园', 'Park 2') },
            ],
          },
        ]}
        defaultExpanded={['east']}
        defaultValue="e1"
      />
    ),
  },
  donts: {
    'Not more than four levels': ({ text, labels }) => (
      <Tree
        {...labels.tree}
        label={text('片区', 'Areas')}
        nodes={[
          {
            key: 'a',
            label: text('市', 'City'),
            children: [
              {
                key: 'b',
                label: text('区', 'District'),
                children: [
                  {
                    key: 'c',
                    label: text('园区', 'Park'),
                    children: [
                      {
                        key: 'd',
                        label: text('楼', 'Building'),
                        children: [
                          {
                            key: 'e',
                            label: text('层', 'Floor'),
                            children: [{ key: 'f', label: text('房间', 'Room') }],
                          },
                        ],
                      },
                    ],
                  },
                ],
              },
            ],
          },
        ]}
        defaultExpanded={['a', 'b', 'c', 'd', 'e']}
      />
    ),
  },
};
export default advice;
