import type { Page } from '@playwright/test';
import type { Scheme } from './schemes.ts';
import type { StoryEntry } from './story-index.ts';

/** What Storybook's preview leaves on `window`, as far as it is used here. */
interface PreviewWindow {
  __STORYBOOK_ADDONS_CHANNEL__: {
    on: (event: string, listener: (payload: unknown) => void) => void;
    off: (event: string, listener: (payload: unknown) => void) => void;
    emit: (event: string, payload: unknown) => void;
  };
  __STORYBOOK_PREVIEW__: {
    currentRender?: {
      id: string;
      phase?: string;
      story?: { parameters: StoryParameters; storyGlobals?: { viewport?: { value?: string } } };
    };
  };
}

interface StoryParameters {
  visual?: { fullPage?: boolean; width?: number; height?: number };
  viewport?: { options?: Record<string, { styles?: { width?: string; height?: string } }> };
}

interface Frame {
  fullPage: boolean;
  width: number;
  height: number;
}

/** Of a story that says nothing of its frame. */
const ORDINARY = { width: 800, height: 600 };

/** Waits until the play function of the story that the page opened with is over. */
export const playEnded = (page: Page) =>
  page.waitForFunction(() => {
    const { __STORYBOOK_PREVIEW__: preview } = window as unknown as Partial<PreviewWindow>;
    return ['finished', 'errored', 'aborted'].includes(preview?.currentRender?.phase ?? '');
  });

/** Opens the first story in a language; the others follow in the same page by `showStory`. */
export const openStory = async (page: Page, base: string, story: StoryEntry, locale: string) => {
  await page.setViewportSize(ORDINARY);
  await page.goto(`${base}/iframe.html?id=${story.id}&viewMode=story&globals=locale:${locale}`);
  // Storybook reloads the page when the story changes during a play function.
  await playEnded(page);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
};

/** Brand, theme and comfort are attributes of the page: a story need not render again for them. */
export const applyScheme = async (page: Page, { globals, forcedColors }: Scheme) => {
  await page.emulateMedia({ forcedColors: forcedColors ? 'active' : 'none' });
  await page.evaluate(({ brand, theme, comfort }) => {
    Object.assign(document.documentElement.dataset, { brand, theme, comfort });
  }, globals);
};

/** What the toolbar does; the story shown renders again, without its play function. */
export const setGlobals = (page: Page, globals: Readonly<Record<string, string>>) =>
  page.evaluate(async (nextGlobals) => {
    const { __STORYBOOK_ADDONS_CHANNEL__: channel } = window as unknown as PreviewWindow;
    const rendered = new Promise<void>((resolve) => {
      const listen = () => {
        channel.off('storyFinished', listen);
        resolve();
      };
      channel.on('storyFinished', listen);
    });
    channel.emit('updateGlobals', { globals: nextGlobals });
    await rendered;
  }, globals);

/** Renders a story anew and waits until its play function is over. */
export const showStory = (page: Page, storyId: string) =>
  page.evaluate(async (id) => {
    const { __STORYBOOK_ADDONS_CHANNEL__: channel, __STORYBOOK_PREVIEW__: preview } =
      window as unknown as PreviewWindow;
    (document.activeElement as HTMLElement | null)?.blur();
    window.scrollTo(0, 0);
    const finished = new Promise<void>((resolve, reject) => {
      const listen = (payload: unknown) => {
        const { storyId: shown, status } = payload as { storyId: string; status: string };
        if (shown !== id) return;
        channel.off('storyFinished', listen);
        if (status === 'error') reject(new Error(`${id} failed to render or to play`));
        else resolve();
      };
      channel.on('storyFinished', listen);
      setTimeout(() => reject(new Error(`${id} did not finish within 60 s`)), 60_000);
    });
    if (preview.currentRender?.id === id) channel.emit('forceRemount', { storyId: id });
    else channel.emit('setCurrentStory', { storyId: id, viewMode: 'story' });
    await finished;
    await document.fonts.ready;
  }, storyId);

/** What the story shown says of its frame: `parameters.visual`, or the toolbar's viewport that it asks for. */
const frameOf = (page: Page): Promise<Frame> =>
  page.evaluate((ordinary) => {
    const story = (window as unknown as PreviewWindow).__STORYBOOK_PREVIEW__.currentRender?.story;
    const { visual, viewport } = story?.parameters ?? {};
    const styles = viewport?.options?.[story?.storyGlobals?.viewport?.value ?? '']?.styles;
    return {
      fullPage: visual?.fullPage ?? false,
      width: visual?.width ?? (styles?.width ? Number.parseInt(styles.width, 10) : ordinary.width),
      height: visual?.height ?? (styles?.height ? Number.parseInt(styles.height, 10) : ordinary.height),
    };
  }, ORDINARY);

/** Shows a story in the frame that it asks for, which takes another render where that is not the one of the story before. */
export const showInFrame = async (page: Page, storyId: string): Promise<Frame> => {
  // In a phone's it might wait for what only a wide window has.
  if ((page.viewportSize()?.width ?? 0) < ORDINARY.width) await page.setViewportSize(ORDINARY);
  await showStory(page, storyId);
  const frame = await frameOf(page);
  const size = page.viewportSize();
  if (size?.width !== frame.width || size.height !== frame.height) {
    await page.setViewportSize({ width: frame.width, height: frame.height });
    await showStory(page, storyId);
  }
  return frame;
};
