import { Anchor } from 'lucide-react';
import { Button } from '../button/button.tsx';
import { ButtonGroup } from '../button-group/button-group.tsx';
import { CopyButton } from '../copy-button/copy-button.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import type { Primitives } from './primitives.types.ts';

/** What acts. */
export const ACTIONS: Primitives = {
  Button: (given) => <Button {...given}>提交</Button>,
  ButtonGroup: (given) => (
    <ButtonGroup label="操作" {...given}>
      <Button>提交</Button>
    </ButtonGroup>
  ),
  CopyButton: (given) => (
    <CopyButton text="1" labels={{ ready: '复制', copied: '已复制', failed: '复制失败' }} {...given} />
  ),
  IconButton: (given) => <IconButton label="锚" icon={Anchor} {...given} />,
};
