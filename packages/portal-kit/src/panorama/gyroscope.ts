import { COARSE_POINTER } from '@zonekit/ui/media';

type PermissionEvent = typeof DeviceOrientationEvent & { requestPermission?: () => Promise<PermissionState> };

/** Whether this is something held in the hand that may tell how it is held. */
export const hasGyroscope = (): boolean =>
  typeof DeviceOrientationEvent !== 'undefined' && window.isSecureContext && matchMedia(COARSE_POINTER).matches;

/** Requests permission where required (iOS 13 and later); only works within a click handler. */
export const askForGyroscope = async (): Promise<boolean> => {
  const event: PermissionEvent = DeviceOrientationEvent;
  if (!event.requestPermission) return true;
  return event.requestPermission().then(
    (answer) => answer === 'granted',
    () => false,
  );
};

/** Whether the browser draws in three dimensions: not in remote desktops, nor on a driver that is blocked. */
export const hasWebGl = (): boolean => {
  const context = document.createElement('canvas').getContext('webgl');
  context?.getExtension('WEBGL_lose_context')?.loseContext();
  return context !== null;
};
