import { FormSection } from '@zonekit/portal-kit/form-page/form-section';
import type { TextInputProps } from '@zonekit/ui/text-input';
import type { ReactNode } from 'react';
import { useWords } from '../../../../platform/words/use-words.ts';

type AccountField = 'account_name' | 'bank' | 'account_number';

export interface AccountSectionProps {
  title: string;
  /** One line of the form. */
  line: (name: AccountField, input: Pick<TextInputProps, 'inputMode' | 'maxLength'>, hint?: ReactNode) => ReactNode;
}

/** The bank account to pay to. */
export function AccountSection({ title, line }: AccountSectionProps) {
  const t = useWords('claims');
  return (
    <FormSection title={title}>
      {line('account_name', { maxLength: 100 })}
      {line('bank', { maxLength: 100 })}
      {line('account_number', { inputMode: 'numeric', maxLength: 40 }, t('accountHint'))}
    </FormSection>
  );
}
