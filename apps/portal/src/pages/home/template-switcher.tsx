import { Container } from '@zonekit/ui/container';
import { TabLinks } from '@zonekit/ui/tab-links';
import { useWords } from '../../platform/words/use-words.ts';

type TemplateNumber = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;

interface TemplateSwitcherProps {
  current: TemplateNumber;
  numbers: readonly TemplateNumber[];
}

/** Leads from one template of the home page to the others, for who compares them. */
export function TemplateSwitcher({ current, numbers }: TemplateSwitcherProps) {
  const t = useWords('homeTemplates');
  return (
    <Container>
      <TabLinks
        label={t('title')}
        items={numbers.map((number) => ({
          label: t(`names.n${number}`),
          href: `/newIndex${number}`,
          current: number === current,
        }))}
      />
    </Container>
  );
}
