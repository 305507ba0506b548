import { Button } from '@zonekit/ui/button';
import { useState } from 'react';
import { Questionnaire, type QuestionnaireProps } from './questionnaire.tsx';

/** A page with a button that opens the questionnaire, as the floating panel does. */
export function Opened({ open: opensAtOnce, onOpenChange, ...props }: QuestionnaireProps) {
  const [open, setOpen] = useState(opensAtOnce);
  return (
    <>
      <Button onClick={() => setOpen(true)}>打开问卷</Button>
      <Questionnaire
        {...props}
        open={open}
        onOpenChange={(next) => {
          setOpen(next);
          onOpenChange(next);
        }}
      />
    </>
  );
}
