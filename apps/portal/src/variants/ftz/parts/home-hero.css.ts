import { style } from '@vanilla-extract/css';
import { PHONE } from '@zonekit/ui/media';
import { token } from '@zonekit/ui/theme';

export const search = style({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr auto',
  alignItems: 'stretch',
  minHeight: `calc(${token('target-lg')} + 8px)`,
  border: `1px solid ${token('border-control-hover')}`,
  borderRadius: token('radius-card'),
  background: token('surface-card'),
  selectors: { '&:focus-within': { outline: `2px solid ${token('focus-ring')}`, outlineOffset: '2px' } },
  '@media': { [PHONE]: { gridTemplateColumns: '1fr auto' } },
});

const bare = { border: 0, background: 'none', padding: `0 ${token('space-4')}`, fontSize: token('type-16') };

export const scope = style({
  ...bare,
  appearance: 'none',
  margin: '12px 0',
  color: token('text-secondary'),
  borderInlineEnd: `1px solid ${token('border-hairline')}`,
  '@media': { [PHONE]: { display: 'none' } },
});

export const input = style({
  ...bare,
  minWidth: 0,
  outline: 0,
  selectors: { '&::placeholder': { color: token('text-tertiary'), opacity: 1 } },
});

export const submit = style({ margin: '5px', borderRadius: '5px', minHeight: 0 });

export const hot = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${token('space-1')} ${token('space-4')}`,
  marginTop: token('space-3'),
  fontSize: token('type-14'),
  color: token('text-secondary'),
});

export const hotLink = style({
  display: 'inline-block',
  minHeight: '24px',
  borderBottom: `1px solid ${token('border-strong')}`,
  selectors: { '&:hover': { color: token('text-accent'), borderColor: 'currentColor' } },
});

export const match = style({
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  alignItems: 'center',
  gap: `${token('space-1')} ${token('space-5')}`,
  marginTop: token('space-6'),
  padding: `${token('space-4')} ${token('space-4')} ${token('space-4')} ${token('space-5')}`,
  border: `1px solid ${token('border-strong')}`,
  borderInlineStart: `3px solid ${token('accent-solid')}`,
  borderRadius: token('radius-control'),
  background: token('surface-card'),
  '@media': {
    [PHONE]: {
      gridTemplateColumns: '1fr',
      gap: token('space-3'),
      padding: token('space-4'),
      marginTop: token('space-5'),
    },
  },
});

export const matchTitle = style({ fontSize: token('type-18'), fontWeight: token('weight-bold'), lineHeight: 1.5 });
export const matchLine = style({ fontSize: token('type-14'), lineHeight: 1.6, color: token('text-secondary') });
