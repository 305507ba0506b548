import { activeTitle } from '@zonekit/portal-kit/device-storage/core';

/** Stores the title of the nav item that was chosen. Source: specification, sections 2 and 3. @public loaded with the first choice */
export const rememberChoice = ({ title }: { title: string }): void => void activeTitle.write(title);

/** @public loaded where an address belongs to several items */
export const lastChoice = (): string | null => activeTitle.read();
