import { Field } from '@zonekit/ui/field';
import { IconButton } from '@zonekit/ui/icon-button';
import { TextInput } from '@zonekit/ui/text-input';
import { RefreshCw } from 'lucide-react';
import type { ChangeEvent } from 'react';
import { useWords } from '../../../platform/words/use-words.ts';
import * as css from './auth-form.css.ts';
import type { Captcha } from './use-captcha.ts';

export interface CaptchaFieldProps {
  id: string;
  captcha: Captcha;
  onAnother: () => void;
  error: string | undefined;
  value: string;
  onChange: (event: ChangeEvent<HTMLInputElement>) => void;
}

/** A picture and what somebody copies from it; another picture on demand. */
export function CaptchaField({ id, captcha, onAnother, error, ...input }: CaptchaFieldProps) {
  const t = useWords('credentials');
  const failed = captcha.status === 'failed' ? t('captchaFailed') : undefined;
  return (
    <Field id={id} label={t('captcha')} hint={t('captchaHint')} error={error ?? failed} required>
      {(control) => (
        <span className={css.captcha}>
          <TextInput size="lg" autoComplete="off" autoCapitalize="characters" {...control} {...input} />
          <span className={css.picture} data-status={captcha.status}>
            {captcha.status === 'ready' && <img src={captcha.image} width={180} height={63} alt={t('captchaAlt')} />}
          </span>
          <IconButton label={t('captchaAgain')} icon={RefreshCw} onClick={onAnother} />
        </span>
      )}
    </Field>
  );
}
