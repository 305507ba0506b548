export { parseTray, TRAY_SIZE, type TrayItem, toggleItem, trayKey } from './tray.ts';
