import type { Module } from '../../frame/module.ts';
import { qrcodeRoutes } from './qrcode.routes.ts';

export const qrcodeModule: Module = {
  name: 'qrcode',
  routes: qrcodeRoutes,
};
