/** Header with the device's id, so that the list of sessions shows each device once. */
export const DEVICE_HEADER = 'x-device-id';
