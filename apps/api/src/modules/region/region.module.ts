import type { Module } from '../../frame/module.ts';
import { regionRoutes } from './region.routes.ts';

export const regionModule: Module = {
  name: 'region',
  routes: regionRoutes,
};
