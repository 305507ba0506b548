import { Dialog } from '@zonekit/ui/dialog';
import { useWords } from '../../../platform/words/use-words.ts';
import type { Draft } from './use-draft.ts';
import { WhatIfPanel } from './what-if-panel.tsx';

const WIDTH = 480;

export interface WhatIfSheetProps {
  draft: Draft;
  eligible: number;
  onClose: () => void;
}

/** The same as the panel, over the page: on a phone there is no room beside the list. */
export function WhatIfSheet({ draft, eligible, onClose }: WhatIfSheetProps) {
  const t = useWords('policyRecommend');
  return (
    <Dialog.Root
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
    >
      <Dialog.Content width={WIDTH} closeLabel={t('what.close')}>
        <Dialog.Header>
          <Dialog.Title>{t('what.title')}</Dialog.Title>
          <Dialog.Description>{t('what.line')}</Dialog.Description>
        </Dialog.Header>
        <Dialog.Body>
          <WhatIfPanel draft={draft} eligible={eligible} />
        </Dialog.Body>
      </Dialog.Content>
    </Dialog.Root>
  );
}
