import { Button } from '../button/button.tsx';
import type { AdviceSamples } from '../docs/advice.types.ts';
import { Badge } from './badge.tsx';

const advice: AdviceSamples = {
  dos: {
    'Put it inside the link or button, as part of its name': ({ text }) => (
      <Button>
        {text('通知', 'Messages')} <Badge count={3} label={text('3 条未读', '3 unread')} />
      </Button>
    ),
  },
  donts: {
    'Not to press people: danger is for errors to be dealt with': ({ text }) => (
      <Button>
        {text('优惠', 'Offers')} <Badge tone="danger" count={99} label={text('99 条优惠', '99 offers')} />
      </Button>
    ),
  },
};
export default advice;
