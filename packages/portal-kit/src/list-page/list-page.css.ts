import { style } from '@vanilla-extract/css';
import { NARROW, PHONE } from '@zonekit/ui/media';
import { token } from '@zonekit/ui/theme';

export const head = style({
  paddingBlock: '16px 20px',
  '@media': { [PHONE]: { paddingBlock: '16px 20px' } },
});

export const headGrid = style({
  display: 'grid',
  gridTemplateColumns: '1fr 480px',
  alignItems: 'end',
  gap: token('space-5'),
  '@media': { [NARROW]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const title = style({
  margin: '8px 0 4px',
  fontSize: token('type-36'),
  '@media': { [PHONE]: { fontSize: token('type-28') } },
});

export const lede = style({ maxWidth: token('measure'), color: token('text-secondary') });

/** On a phone the filters below are boxes, which keep a distance from the line of the tabs. */
export const tabs = style({ '@media': { [PHONE]: { paddingBlockEnd: token('space-4') } } });

export const search = style({ display: 'grid', gridTemplateColumns: '1fr auto' });

export const searchInput = style({ borderStartEndRadius: 0, borderEndEndRadius: 0, borderInlineEnd: 0 });

export const searchButton = style({ borderStartStartRadius: 0, borderEndStartRadius: 0 });

export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: `${token('space-2')} ${token('space-5')}`,
  padding: '12px 0 8px',
  fontSize: token('type-14'),
  color: token('text-secondary'),
});

export const count = style({ color: token('text-primary') });

export const sorts = style({ display: 'flex', flexWrap: 'wrap', gap: token('space-1') });

export const tools = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: token('space-3') });

export const sort = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: token('target-sm'),
  padding: '0 12px',
  borderRadius: token('radius-control'),
  whiteSpace: 'nowrap',
  selectors: {
    '&:hover': { background: token('surface-hover') },
    '&[aria-current]': {
      background: token('accent-soft'),
      color: token('accent-on-soft'),
      fontWeight: token('weight-medium'),
    },
  },
});

/** Where the way past the filters leads. */
export const target = style({ outline: 'none' });

/** While newer results are on their way the older ones stay, fainter. */
export const results = style({
  minHeight: '50vh',
  transition: `opacity ${token('motion-state')}`,
  selectors: { '&[aria-busy="true"]': { opacity: 0.6 } },
});

export const ledger = style({ borderTop: `1px solid ${token('border-hairline')}` });

export const end = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: token('space-4'),
  paddingTop: token('space-5'),
  fontSize: token('type-14'),
  color: token('text-secondary'),
  '@media': { [PHONE]: { justifyContent: 'center' } },
});

export const sizes = style({ display: 'flex', alignItems: 'center', gap: token('space-1') });

export const cards = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 280px), 1fr))',
  gap: token('space-5'),
});

export const shown = style({ outline: 'none' });

export const view = style({
  selectors: { '&[aria-current]': { background: token('accent-soft'), color: token('accent-on-soft') } },
});
