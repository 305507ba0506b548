import { Button } from '@zonekit/ui/button';
import { type ComponentType, useEffect, useState } from 'react';
import { useWords } from '../../../platform/words/use-words.ts';
import { useEarlyPresses } from '../use-early-presses.ts';
import type { AskDialogProps, Asked } from './ask.types.ts';
import { useOfferAddress } from './use-offer-address.ts';

type AskProviderProps = Asked & {
  /** Whether the address opens the question. */
  asking: boolean;
};

/** Opens a question to the provider; its form is loaded then. */
export function AskProvider({ asking, ...about }: AskProviderProps) {
  const t = useWords('offer');
  const change = useOfferAddress();
  const button = useEarlyPresses<HTMLButtonElement>();
  const [Dialog, setDialog] = useState<ComponentType<AskDialogProps>>();
  useEffect(() => {
    if (asking) void import('./ask-dialog.tsx').then(({ AskDialog }) => setDialog(() => AskDialog));
  }, [asking]);
  return (
    <>
      <Button ref={button} onClick={() => change({ ask: '1' })}>
        {t(`ask.${about.kind}.open`)}
      </Button>
      {asking && Dialog && <Dialog {...about} onClose={() => change({ ask: undefined })} />}
    </>
  );
}
