import type { AdviceSamples } from '../../../ui/src/docs/advice.types.ts';
import { ErrorPage } from './error-page.tsx';

const advice: AdviceSamples = {
  zoom: 0.55,
  dos: {
    'Say what was kept': ({ text }) => (
      <ErrorPage
        status={500}
        homeHref="#"
        onRetry={() => {}}
        message={text(
          '服务没有响应，填写的内容都在本机。',
          'The service did not answer. What you filled in is kept on this device.',
        )}
      />
    ),
  },
  donts: {
    'No stack traces': () => (
      <ErrorPage
        status={500}
        homeHref="#"
        onRetry={() => {}}
        message="TypeError: Cannot read properties of undefined (reading 'id') at loadSpace (space.service.ts:114:23)"
      />
    ),
  },
};
export default advice;
