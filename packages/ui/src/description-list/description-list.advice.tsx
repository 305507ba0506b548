import type { AdviceSamples } from '../docs/advice.types.ts';
import { DescriptionList } from './description-list.tsx';

const advice: AdviceSamples = {
  dos: {
    "Say 'Not given' where there is no value": ({ text }) => (
      <DescriptionList
        items={[
          { label: text('联系人', 'Contact'), value: text('陈晓', 'Chen Xiao') },
          { label: text('传真', 'Fax'), value: text('未填写', 'Not given') },
        ]}
      />
    ),
  },
  donts: {
    'Keep names within one line': ({ text }) => (
      <DescriptionList
        items={[
          {
            label: text('本次申报的主要联系人的姓名', 'Name of the main contact for this application'),
            value: text('陈晓', 'Chen Xiao'),
          },
          { label: text('收取书面通知的传真号码', 'Fax number for notices in writing'), value: '' },
        ]}
      />
    ),
  },
};
export default advice;
