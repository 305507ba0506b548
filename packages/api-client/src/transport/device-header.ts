/** Names the device that signs in, so that it stands once in the list of its user's sessions. */
export const DEVICE_HEADER = 'x-device-id';
