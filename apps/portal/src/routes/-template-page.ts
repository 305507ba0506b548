import { latePage } from '../pages/shared/late-page.tsx';
import type { NumberedTemplateProps } from './-template-numbers.ts';

/** A home page with all sections, behind the switch of templates. */
export const templatePage = latePage<NumberedTemplateProps>(
  'template',
  async () => (await import('./-home-templates.tsx')).NumberedTemplate,
);
