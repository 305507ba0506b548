import { expect, type Locator, type Page } from '@playwright/test';

const FORWARD = 'Tab';
const BACK = 'Shift+Tab';

const hasFocus = (target: Locator) => target.evaluate((element) => element === document.activeElement);

/** What has the focus, for the message of a walk that got lost. */
const focusOf = (page: Page) =>
  page.evaluate(() => {
    const { activeElement: element } = document;
    return `${element?.tagName.toLowerCase()} "${element?.getAttribute('aria-label') ?? element?.textContent?.slice(0, 40)}"`;
  });

/** Presses that lead past header and menu of the user centre. */
const MOST = 60;

/** Two hands at a keyboard: nothing here clicks, moves the focus or fills a field from outside. */
export const keyboardOf = (page: Page) => {
  // Chromium hands over a file chooser as long as somebody listens. A listener added just before the key press may be too late.
  page.on('filechooser', () => undefined);

  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key);
  };

  /**
   * Tab, or Shift+Tab, until `target` has the focus and can be seen; fails after `most` times.
   * @param seen shows the focus of a control that is hidden itself
   */
  const walk = async (key: string, target: Locator, most: number, seen: Locator = target) => {
    await expect(target).toBeVisible();
    for (let times = 1; times <= most; times += 1) {
      await page.keyboard.press(key);
      if (!(await hasFocus(target))) continue;
      await expect(seen).toBeInViewport();
      return times;
    }
    throw new Error(`${most} times ${key} did not lead to ${target}: the focus is on ${await focusOf(page)}`);
  };

  const reach = async (target: Locator, seen = target) => {
    if (!(await hasFocus(target))) await walk(FORWARD, target, MOST, seen);
  };

  return {
    press,
    tabTo: (target: Locator, most = MOST, seen = target) => walk(FORWARD, target, most, seen),
    tabBackTo: (target: Locator, most = MOST) => walk(BACK, target, most),
    /** Goes there by Tab and types in place of what is there. */
    typeInto: async (target: Locator, text: string) => {
      await reach(target);
      await press('ControlOrMeta+a');
      await page.keyboard.type(text);
      await expect(target).toHaveValue(text);
    },
    /** Goes to a date field and types a day `YYYY-MM-DD`, in the order that Chromium has its parts in. */
    typeDate: async (target: Locator, day: string) => {
      await reach(target);
      const [year, month, date] = day.split('-');
      await page.keyboard.type(`${month}${date}${year}`);
      await expect(target).toHaveValue(day);
    },
    /** Goes to a select and presses the arrow key until it has this value. */
    choose: async (select: Locator, value: string) => {
      await reach(select);
      const most = await select.getByRole('option').count();
      for (let times = 0; times < most && (await select.inputValue()) !== value; times += 1) await press('ArrowDown');
      await expect(select).toHaveValue(value);
    },
    /** Goes to the input of an upload, which shows its focus at its label, and gives it a file. */
    attach: async (input: Locator, file: { name: string; mimeType: string; buffer: Buffer }) => {
      await reach(input, page.locator('label:has(:focus)'));
      const opened = page.waitForEvent('filechooser');
      await press('Space');
      await (await opened).setFiles(file);
    },
    /** Goes to a button or a link, and presses it. */
    follow: async (target: Locator) => {
      await reach(target);
      await press('Enter');
    },
  };
};
