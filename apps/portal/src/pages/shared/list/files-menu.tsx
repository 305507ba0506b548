import { Button } from '@zonekit/ui/button';
import { Icon } from '@zonekit/ui/icon';
import { Menu } from '@zonekit/ui/menu';
import { Download } from 'lucide-react';
import type { ReactNode } from 'react';
import { useWords } from '../../../platform/words/use-words.ts';

/** The menu of a list's files, mounted open in place of `FilesButton`. */
export function FilesMenu({ children }: { children: ReactNode }) {
  const t = useWords('list');
  return (
    <Menu.Root defaultOpen>
      <Menu.Trigger asChild>
        <Button kind="quiet" size="sm">
          <Icon as={Download} />
          {t('files.open')}
        </Button>
      </Menu.Trigger>
      <Menu.Content align="end">{children}</Menu.Content>
    </Menu.Root>
  );
}
