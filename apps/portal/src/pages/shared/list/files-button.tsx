import { Button } from '@zonekit/ui/button';
import { Icon } from '@zonekit/ui/icon';
import { Download } from 'lucide-react';
import { type ComponentType, useState } from 'react';
import { useWords } from '../../../platform/words/use-words.ts';

interface FilesButtonProps<Props extends object> {
  /** Of the menu, which is mounted open. */
  load: () => Promise<ComponentType<Props>>;
  props: NoInfer<Props>;
}

/** The button of a list's menu of files. The menu's code is loaded on hover, focus or click, and replaces the button. */
export function FilesButton<Props extends object>({ load, props }: FilesButtonProps<Props>) {
  const t = useWords('list');
  const [Menu, setMenu] = useState<ComponentType<Props>>();
  const open = async () => {
    const loaded = await load();
    setMenu(() => loaded);
  };
  if (Menu) return <Menu {...(props as Props)} />;
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
