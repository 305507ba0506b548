import type { Module } from '../../frame/module.ts';
import { baseRoutes } from './base.routes.ts';

export const baseModule: Module = {
  name: 'base',
  routes: baseRoutes,
};
