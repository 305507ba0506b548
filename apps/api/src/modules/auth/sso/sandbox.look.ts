import { createHash } from 'node:crypto';
import type { SandboxBrand } from '../../../config.ts';

/** In the system's colours; a brand's own take their place. */
const SYSTEM_COLOURS = `:root { color-scheme: light dark; --zk-surface-page: Canvas; --zk-text-primary: CanvasText; --zk-text-secondary: CanvasText;
--zk-text-accent: LinkText; --zk-text-on-accent: #fff; --zk-border-hairline: GrayText; --zk-border-control: GrayText; --zk-accent-solid: #0b4f8a;
--zk-accent-solid-hover: #08406f; --zk-focus-ring: #3b82c4; --zk-signal-soft: Canvas; --zk-signal-border: CanvasText;
--zk-feedback-danger-soft: Canvas; --zk-feedback-danger-border: #b3261e; --zk-feedback-danger-text: CanvasText; }`;

/** As the portal's login: its head, its fields, its one primary button. */
const CSS = `
html { font-family: "PingFang SC", "HarmonyOS Sans SC", "Microsoft YaHei", "Noto Sans CJK SC", "Noto Sans SC", system-ui, sans-serif; line-height: 1.75; }
html:lang(en) { font-family: -apple-system, BlinkMacSystemFont, "Segoe UI", Roboto, "Helvetica Neue", "Liberation Sans", Arial, system-ui, sans-serif; }
body { margin: 0; min-height: 100vh; display: grid; grid-template-rows: auto 1fr; background: var(--zk-surface-page); color: var(--zk-text-primary); }
header { display: flex; flex-wrap: wrap; align-items: center; gap: .5rem 1rem; padding: 16px clamp(16px, 4vw, 48px); border-block-end: 1px solid var(--zk-border-hairline); line-height: 1.2; }
header a { color: var(--zk-text-secondary); font-size: .875rem; text-decoration: none; min-height: 32px; display: inline-flex; align-items: center; }
header a:hover { color: var(--zk-text-accent); }
.brand { gap: 12px; }
.brand b { display: block; font-size: 1.125rem; color: var(--zk-text-primary); }
.brand small { display: block; margin-block-start: 3px; font-size: .75rem; }
svg { width: 36px; height: 36px; flex: none; }
rect { fill: var(--zk-accent-solid); }
path { fill: none; stroke: var(--zk-text-on-accent); stroke-width: 2; }
.sandbox { margin-inline-end: auto; padding: 4px 8px; border: 1px solid var(--zk-signal-border); border-radius: 4px; background: var(--zk-signal-soft); font-size: .875rem; }
main { box-sizing: border-box; width: 100%; max-width: 448px; justify-self: center; align-self: center; padding: 32px 24px; }
h1 { font-size: 2.25rem; line-height: 1.25; margin: 0; }
h2 { font-size: 1rem; margin: 32px 0 8px; }
.note { margin: 6px 0 24px; color: var(--zk-text-secondary); }
label { display: block; margin-block: 16px 4px; font-size: .875rem; }
input { box-sizing: border-box; width: 100%; min-height: 52px; padding: 8px 12px; font: inherit; color: inherit; background: var(--zk-surface-page); border: 1px solid var(--zk-border-control); border-radius: 4px; }
input[aria-invalid] { border-color: var(--zk-feedback-danger-border); }
button { width: 100%; min-height: 52px; margin-block-start: 24px; font: inherit; border: 0; border-radius: 4px; background: var(--zk-accent-solid); color: var(--zk-text-on-accent); cursor: pointer; }
button:hover { background: var(--zk-accent-solid-hover); }
:focus-visible { outline: 2px solid var(--zk-focus-ring); outline-offset: 2px; }
[role=alert] { margin-block: 16px; padding: 12px 16px; border: 1px solid var(--zk-feedback-danger-border); border-radius: 4px; background: var(--zk-feedback-danger-soft); color: var(--zk-feedback-danger-text); }
dl { display: grid; grid-template-columns: auto 1fr; gap: 4px 16px; margin: 0; font-size: .875rem; }
dt, code { font-family: ui-monospace, monospace; white-space: nowrap; }
dd { margin: 0; color: var(--zk-text-secondary); }
main a { color: var(--zk-text-accent); }
@media (max-width: 767px) { main { align-self: start; max-width: none; padding: 24px 16px; } h1 { font-size: 1.75rem; } header { padding: 8px 16px; } }
`;

/** How the sandbox's pages look, and what their Content-Security-Policy lets through for it. */
export interface SandboxLook {
  brand: SandboxBrand | null;
  styles: string;
  /** Sources of `style-src` and `script-src`. */
  styleSource: string;
  scriptSource: string;
}

const hashOf = (source: string): string => `'sha256-${createHash('sha256').update(source).digest('base64')}'`;

export const sandboxLook = (brand: SandboxBrand | null): SandboxLook => {
  const styles = `${SYSTEM_COLOURS}\n${brand?.styles ?? ''}${CSS}`;
  return {
    brand,
    styles,
    styleSource: hashOf(styles),
    scriptSource: brand ? hashOf(brand.script) : "'none'",
  };
};
