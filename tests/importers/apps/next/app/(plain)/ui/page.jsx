import { Button } from '@zonekit/ui/button';
import { Body, Content, Header, Root, Title, Trigger } from '@zonekit/ui/dialog';
import { TextInput } from '@zonekit/ui/text-input';
import { token } from '@zonekit/ui/theme';

/** A server component: nothing here is 'use client'. */
export default function Page() {
  return (
    <main>
      <h1 style={{ color: token('text-accent') }}>Importer</h1>
      <Button loading>Busy</Button>
      <Root>
        <Trigger asChild>
          <Button kind="primary">Open</Button>
        </Trigger>
        <Content width={480} closeLabel="Close">
          <Header>
            <Title>Name</Title>
          </Header>
          <Body>
            <TextInput aria-label="Enterprise" name="enterprise" />
          </Body>
        </Content>
      </Root>
    </main>
  );
}
