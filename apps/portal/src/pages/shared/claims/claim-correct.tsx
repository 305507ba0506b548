import { Button, type ButtonProps } from '@zonekit/ui/button';
import { Link } from '@zonekit/ui/link';
import { useWords } from '../../../platform/words/use-words.ts';

interface ClaimCorrectProps extends Pick<ButtonProps, 'kind' | 'size'> {
  claim: { allowed: readonly string[] };
  /** Of the form that corrects it. */
  href: string;
}

/** The way to the form of a returned claim; nothing for others. */
export function ClaimCorrect({ claim, href, ...button }: ClaimCorrectProps) {
  const t = useWords('claims');
  if (!claim.allowed.includes('submitted')) return null;
  return (
    <Button asChild {...button}>
      <Link href={href}>{t('correct')}</Link>
    </Button>
  );
}
