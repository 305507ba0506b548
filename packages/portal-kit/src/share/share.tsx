'use client';
import { Icon } from '@zonekit/ui/icon';
import { Link, Printer, QrCode } from 'lucide-react';
import { useId, useState } from 'react';
import { useKitTranslations } from '../messages/use-kit-translations.ts';
import * as css from './share.css.ts';

export interface ShareProps {
  /** The address to share; that of the page by default. Asked when it is needed, so never on a server. */
  address?: () => string;
}

const here = () => window.location.href;

/** Copies the page's address, shows it as a code for a phone (the encoder comes when it is asked for), prints the page. */
export function Share({ address = here }: ShareProps) {
  const t = useKitTranslations('share');
  const [said, setSaid] = useState<'copied' | 'copyFailed' | null>(null);
  const [code, setCode] = useState<string | null>(null);
  const codeId = useId();

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address());
      setSaid('copied');
    } catch {
      setSaid('copyFailed');
    }
  };
  const toggleCode = async () => {
    if (code !== null) return setCode(null);
    const { renderSVG } = await import('uqr');
    setCode(`data:image/svg+xml,${encodeURIComponent(renderSVG(address(), { border: 1 }))}`);
  };

  return (
    <div className={css.share}>
      <div className={css.row}>
        <button type="button" className={css.item} onClick={() => void copy()}>
          <Icon as={Link} />
          {t('copy')}
        </button>
        <button
          type="button"
          className={css.item}
          aria-expanded={code !== null}
          aria-controls={codeId}
          onClick={() => void toggleCode()}
        >
          <Icon as={QrCode} />
          {t('code')}
        </button>
        <button type="button" className={css.item} onClick={() => window.print()}>
          <Icon as={Printer} />
          {t('print')}
        </button>
      </div>
      <div id={codeId}>
        {code !== null && (
          <div className={css.code}>
            <img className={css.image} src={code} alt={t('codeLabel')} width={160} height={160} />
            {t('codeHint')}
          </div>
        )}
      </div>
      <p role="status" className={css.message}>
        {said && t(said)}
      </p>
    </div>
  );
}
