import { Button } from '@zonekit/ui/button';
import { Icon } from '@zonekit/ui/icon';
import { Download } from 'lucide-react';
import { type ComponentType, useState } from 'react';
import { useWords } from '../../../platform/words/use-words.ts';
import type { ListFilesProps } from './list-files.types.ts';

const load = () => import('./list-files-menu.tsx');

/** Takes the list along: as a table, a news feed, a calendar. The menu comes when somebody reaches for it. */
export function ListFiles(props: ListFilesProps) {
  const t = useWords('list');
  const [Menu, setMenu] = useState<ComponentType<ListFilesProps>>();
  const open = async () => {
    const { ListFilesMenu } = await load();
    setMenu(() => ListFilesMenu);
  };
  if (Menu) return <Menu {...props} />;
  return (
    <Button
      kind="quiet"
      size="sm"
      aria-haspopup="menu"
      aria-expanded={false}
      onPointerEnter={() => void load()}
      onFocus={() => void load()}
      onClick={() => void open()}
    >
      <Icon as={Download} />
      {t('files.open')}
    </Button>
  );
}
