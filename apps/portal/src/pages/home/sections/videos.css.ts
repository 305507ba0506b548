import { style } from '@vanilla-extract/css';
import { NARROW, PHONE } from '@zonekit/ui/media';
import { token } from '@zonekit/ui/theme';

export const band = style({
  marginTop: token('space-9'),
  paddingBlock: '64px 72px',
  '@media': { [PHONE]: { marginTop: token('space-8'), paddingBlock: '48px' } },
});

export const videos = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
  gap: `${token('space-6')} ${token('space-8')}`,
  '@media': { [NARROW]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const list = style({ borderTop: `1px solid ${token('border-hairline')}` });

export const lead = style({ display: 'grid', gap: token('space-4'), alignContent: 'start' });

export const item = style({
  display: 'grid',
  gridTemplateColumns: '144px minmax(0, 1fr)',
  gap: token('space-4'),
  alignItems: 'center',
  paddingBlock: '14px',
  borderBottom: `1px solid ${token('border-hairline')}`,
  '@media': { [PHONE]: { gridTemplateColumns: '120px minmax(0, 1fr)' } },
});

export const frame = style({ position: 'relative', display: 'block' });

export const play = style({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeContent: 'center',
  width: '64px',
  height: '64px',
  margin: 'auto',
  borderRadius: token('radius-full'),
  color: token('text-on-accent'),
  background: token('accent-solid'),
});

export const length = style({
  position: 'absolute',
  insetInlineEnd: '8px',
  insetBlockEnd: '8px',
  padding: '1px 6px',
  borderRadius: token('radius-control'),
  fontSize: token('type-12'),
  lineHeight: 1.5,
  color: token('text-primary'),
  background: token('surface-page'),
});

export const leadTitle = style({
  display: 'block',
  fontSize: token('type-22'),
  fontWeight: token('weight-bold'),
  lineHeight: 1.4,
});
export const title = style({ display: 'block', fontWeight: token('weight-medium'), lineHeight: 1.5 });
export const meta = style({
  display: 'flex',
  gap: '0 16px',
  fontSize: token('type-14'),
  lineHeight: 1.6,
  color: token('text-secondary'),
});
