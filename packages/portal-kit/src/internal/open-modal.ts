/** Whether a modal dialog of `@zonekit/ui` is open over the page: no key and no new page may take the focus from it. */
export const hasOpenModal = (): boolean => document.querySelector('[data-scrim]') !== null;
