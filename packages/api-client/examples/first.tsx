import { usePolicies } from '@zonekit/api-client/policy/hooks';
import { ApiProvider } from '@zonekit/api-client/react';
import { createTransport } from '@zonekit/api-client/transport';

const transport = createTransport({
  baseUrls: { fallback: 'http://localhost:4173/api' },
  clientId: 'zonekit-portal',
  secret: 'demo-secret',
  locale: () => 'en',
});

const Policies = () => {
  const read = usePolicies({ q: 'cold chain' });
  if (read.status === 'failed') return <p role="alert">{read.error.message}</p>;
  if (read.status !== 'ready') return <p>Loading</p>;
  return (
    <ul>
      {read.data.data.map(({ id, title }) => (
        <li key={id}>{title}</li>
      ))}
    </ul>
  );
};

export const App = () => (
  <ApiProvider transport={transport} session={null} locale="en">
    <Policies />
  </ApiProvider>
);
