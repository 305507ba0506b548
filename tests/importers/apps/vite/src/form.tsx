import { signParams } from '@zonekit/api-client/signing';
import { Button } from '@zonekit/ui/button';
import { Dialog } from '@zonekit/ui/dialog';
import { Field } from '@zonekit/ui/field';
import { TextInput } from '@zonekit/ui/text-input';
import { token } from '@zonekit/ui/theme';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import '@zonekit/ui/styles.css';
import '@zonekit/ui/brands/ftz.css';

function App() {
  return (
    <>
      <h1 style={{ color: token('text-accent') }}>Importer</h1>
      <output>{signParams({ a: 1 }, 'secret')}</output>
      <Dialog.Root>
        <Dialog.Trigger asChild>
          <Button kind="primary">Open</Button>
        </Dialog.Trigger>
        <Dialog.Content width={480} closeLabel="Close">
          <Dialog.Header>
            <Dialog.Title>Name</Dialog.Title>
          </Dialog.Header>
          <Dialog.Body>
            <Field label="Enterprise">{(control) => <TextInput {...control} name="enterprise" />}</Field>
          </Dialog.Body>
        </Dialog.Content>
      </Dialog.Root>
    </>
  );
}

createRoot(document.getElementById('root') as HTMLElement).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
