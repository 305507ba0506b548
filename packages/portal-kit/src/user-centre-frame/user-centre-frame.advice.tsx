import { Button } from '@zonekit/ui/button';
import { Inline } from '@zonekit/ui/inline';
import { SideNav } from '@zonekit/ui/side-nav';
import { Text } from '@zonekit/ui/text';
import { ClipboardList, MapPin } from 'lucide-react';
import type { AdviceSamples, SampleProps } from '../../../ui/src/docs/advice.types.ts';
import { UserCentreFrame } from './user-centre-frame.tsx';

type Words = SampleProps['text'];

const menu = (text: Words, applications: string, addresses?: string) => (
  <SideNav
    label={text('菜单', 'Menu')}
    currentHref="#applications"
    groups={[
      {
        items: [
          {
            label: text('我的政策', 'My applications'),
            href: '#applications',
            icon: ClipboardList,
            count: applications,
            countLabel: text('项', 'records'),
          },
          {
            label: text('收货地址', 'Addresses'),
            href: '#addresses',
            icon: MapPin,
            ...(addresses && { count: addresses, countLabel: text('项', 'records') }),
          },
        ],
      },
    ]}
  />
);

const body = (text: Words) => (
  <Text tone="secondary">
    {text('一件申报被退回，11月26日前修改', 'One was returned, to be corrected by 26 November')}
  </Text>
);

const advice: AdviceSamples = {
  dos: {
    'One primary action on a page': ({ text }) => (
      <UserCentreFrame.Page
        title={text('我的政策', 'My applications')}
        action={<Button kind="primary">{text('申报', 'Apply')}</Button>}
      >
        {body(text)}
      </UserCentreFrame.Page>
    ),
    'A count is of what waits for the user, not of all there is': ({ text }) => menu(text, '1'),
  },
  donts: {
    'No two primary actions on a page': ({ text }) => (
      <UserCentreFrame.Page
        title={text('我的政策', 'My applications')}
        action={
          <Inline>
            <Button kind="primary">{text('申报', 'Apply')}</Button>
            <Button kind="primary">{text('修改', 'Correct')}</Button>
          </Inline>
        }
      >
        {body(text)}
      </UserCentreFrame.Page>
    ),
    'Do not count all records in the menu: nothing is to be done about them': ({ text }) => menu(text, '128', '6'),
  },
};
export default advice;
