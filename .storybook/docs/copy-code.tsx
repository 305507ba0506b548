import { CopyButton } from '../../packages/ui/src/copy-button/copy-button.tsx';
import * as css from './copy-code.css.ts';
import type { Say } from './use-toolbar.ts';
import { WORDS } from './words.ts';

export function CopyCode({ code, say }: { code: string; say: Say }) {
  return (
    <CopyButton
      kind="quiet"
      size="sm"
      text={code}
      labels={{ ready: say(WORDS.copyCode), copied: say(WORDS.copied), failed: say(WORDS.copyFailed) }}
    />
  );
}

/** A block of code with the button that copies it. */
export function CodeBlock({ code, say }: { code: string; say: Say }) {
  return (
    <div className={css.block} data-lines={code.includes('\n') ? '' : undefined}>
      <pre className={css.code}>
        <code>{code}</code>
      </pre>
      <CopyCode code={code} say={say} />
    </div>
  );
}
