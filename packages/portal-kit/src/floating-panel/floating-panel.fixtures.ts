import type { FloatingPanelProps } from './floating-panel.tsx';

/** Props of a panel whose pages are all there; a story changes what it shows. */
export const makePanel = (over: Partial<FloatingPanelProps> = {}): FloatingPanelProps => ({
  booking: { href: '#booking' },
  map: { href: '#map' },
  matching: { href: '#questionnaire', count: 23 },
  applications: { growthPlan: 'https://projects.example/growth', partnerPlan: 'https://projects.example/partner' },
  expert: { href: '#expert' },
  ...over,
});
