const reported = new Set<string>();

/**
 * Tells a developer of bad use, once per text, in development only; a production build holds neither the call nor
 * its words.
 *
 * @param bad whether the use is bad; cheap and without side effects, or it stays in production
 * @param text 'Component: cause. Mend.'
 */
export const advise = (bad: boolean, text: string): void => {
  // Left at once in production, here and below: a bundler sees functions that do nothing and drops their calls.
  if (process.env.NODE_ENV === 'production' || !bad || reported.has(text)) return;
  reported.add(text);
  // biome-ignore lint/suspicious/noConsole: the console is where a developer reads advice.
  console.error(text);
};

/** A control's props that decide what names it and who holds its value. */
interface ControlProps {
  id?: string | undefined;
  'aria-label'?: string | undefined;
  'aria-labelledby'?: string | undefined;
  value?: unknown;
  defaultValue?: unknown;
}

/** A single control: something must name it, and its value has one holder. */
export const adviseControl = (component: string, props: ControlProps): void => {
  if (process.env.NODE_ENV === 'production') return;
  advise(
    !props.id && !props['aria-label'] && !props['aria-labelledby'],
    `${component}: nothing names it. Put it in a Field and spread what the Field gives, or give it an aria-label.`,
  );
  adviseHolder(component, props.value, props.defaultValue);
};

/** A value is either held by the caller (`value`) or by the control (`defaultValue`). */
export const adviseHolder = (component: string, value: unknown, defaultValue: unknown): void => {
  if (process.env.NODE_ENV === 'production') return;
  advise(
    value !== undefined && defaultValue !== undefined,
    `${component}: value and defaultValue together. Give value with its change handler, or defaultValue alone.`,
  );
};
