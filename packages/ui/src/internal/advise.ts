const reported = new Set<string>();

/**
 * Tells a developer of bad use, once per text, in development only; a production build holds neither the call nor
 * its words.
 *
 * @param bad whether the use is bad; cheap and without side effects, or it stays in production
 * @param text 'Component: cause. Mend.'
 */
export const advise = (bad: boolean, text: string): void => {
  // Returns at once in production, here and below: bundlers then drop the calls.
  if (process.env.NODE_ENV === 'production' || !bad || reported.has(text)) return;
  reported.add(text);
  // biome-ignore lint/suspicious/noConsole: the console is where a developer reads advice.
  console.error(text);
};

/** Props that set a control's accessible name and the owner of its value. */
interface ControlProps {
  id?: string | undefined;
  'aria-label'?: string | undefined;
  'aria-labelledby'?: string | undefined;
  value?: unknown;
  defaultValue?: unknown;
}

/** Advice for a single control: it needs an accessible name and one owner of its value. */
export const adviseControl = (component: string, props: ControlProps): void => {
  if (process.env.NODE_ENV === 'production') return;
  advise(
    !props.id && !props['aria-label'] && !props['aria-labelledby'],
    `${component}: nothing names it. Put it in a Field and spread what the Field gives, or give it an aria-label.`,
  );
  adviseHolder(component, props.value, props.defaultValue);
};

/** Advice for a value: it is either controlled (`value`) or uncontrolled (`defaultValue`). */
export const adviseHolder = (component: string, value: unknown, defaultValue: unknown): void => {
  if (process.env.NODE_ENV === 'production') return;
  advise(
    value !== undefined && defaultValue !== undefined,
    `${component}: value and defaultValue together. Give value with its change handler, or defaultValue alone.`,
  );
};
