import { hueRamp } from './ramps.ts';

export const TOKEN_PREFIX = 'zk';

const named = (name: string, ramp: object) =>
  Object.fromEntries(Object.entries(ramp).map(([step, value]) => [`${name}-${step}`, value as string]));

/** Colour primitives that every brand shares. */
export const SHARED_PRIMITIVES: Record<string, string> = {
  'neutral-0': '#ffffff',
  ...named('success', hueRamp({ hue: [155, 155], chroma: 0.13, end: 0.3 })),
  ...named('warning', hueRamp({ hue: [103, 94], chroma: 0.19, end: 0.2 })),
  ...named('danger', hueRamp({ hue: [20, 26], chroma: 0.19, end: 0.28 })),
  ...named('info', hueRamp({ hue: [205, 222], chroma: 0.12, end: 0.34 })),
};

/** Scales without colour. `type` is in rem of the visitor's own size, `space` in px. */
export const SCALES = {
  'type-12': '.75rem',
  'type-14': '.875rem',
  'type-16': '1rem',
  'type-18': '1.125rem',
  'type-22': '1.375rem',
  'type-28': '1.75rem',
  'type-36': '2.25rem',
  'type-48': '3rem',
  'leading-flat': '1',
  'leading-tight': '1.25',
  'leading-snug': '1.45',
  'leading-body': '1.75',
  'weight-regular': '400',
  'weight-medium': '500',
  'weight-strong': '600',
  'weight-bold': '700',
  measure: '40em',
  'font-text':
    '"PingFang SC", "HarmonyOS Sans SC", "Microsoft YaHei", "Noto Sans CJK SC", "Noto Sans SC", system-ui, sans-serif',
  // English pages put Latin faces first, or a CJK face draws their quotation marks full-width. They are named: what
  // system-ui stands for on Linux may be a face a quarter wider (DejaVu Sans).
  'font-latin':
    '-apple-system, BlinkMacSystemFont, "Segoe UI", Roboto, "Helvetica Neue", "Liberation Sans", Arial, "PingFang SC", "HarmonyOS Sans SC", "Microsoft YaHei", "Noto Sans CJK SC", system-ui, sans-serif',
  'space-1': '4px',
  'space-2': '8px',
  'space-3': '12px',
  'space-4': '16px',
  'space-5': '24px',
  'space-6': '32px',
  'space-7': '48px',
  'space-8': '64px',
  'space-9': '96px',
  'radius-control': '4px',
  'radius-card': '8px',
  'radius-dialog': '16px',
  'radius-full': '999px',
  content: '1200px',
  gutter: '24px',
  'motion-state': '120ms',
  'motion-enter': '200ms',
  'motion-ease': 'cubic-bezier(.2, .7, .2, 1)',
  'target-sm': '32px',
  'target-md': '40px',
  'target-lg': '52px',
  'target-option': '48px',
  'inset-control': '12px',
  'inset-control-block': '8px',
  'inset-option': '11px',
  'inset-row': '14px',
  'layer-float': '10',
  'layer-sticky': '20',
  'layer-popover': '30',
  'layer-scrim': '40',
  'layer-dialog': '50',
  'layer-toast': '60',
} as const;

export type ScaleToken = keyof typeof SCALES;

/** Comfort mode: text 1.25 times as large (by the root's font size), targets of 48 px. */
export const COMFORT_SCALES = {
  'target-sm': '48px',
  'target-md': '48px',
  'target-lg': '60px',
} satisfies Partial<Record<ScaleToken, string>>;

/**
 * `data-density="compact"`: for those who work in tables and forms all day. Targets stay above WCAG 2.2's 24 px; text and
 * the page's own rhythm stay as they are.
 */
export const COMPACT_SCALES = {
  'target-sm': '28px',
  'target-md': '32px',
  'target-lg': '40px',
  'target-option': '36px',
  'inset-control': '8px',
  'inset-control-block': '3px',
  'inset-option': '6px',
  'inset-row': '6px',
} satisfies Partial<Record<ScaleToken, string>>;

const keysOf = <K extends string>(tokens: Record<K, string>) => Object.keys(tokens) as K[];

/** What density changes, at its default; `data-density="comfortable"` within a compact region. */
export const COMFORTABLE_SCALES: Record<keyof typeof COMPACT_SCALES, string> = Object.fromEntries(
  keysOf(COMPACT_SCALES).map((name) => [name, SCALES[name]]),
) as Record<keyof typeof COMPACT_SCALES, string>;
