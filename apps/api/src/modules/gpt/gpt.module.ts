import type { Module } from '../../frame/module.ts';
import { gptRoutes } from './gpt.routes.ts';

/** Answers to questions, with their sources. */
export const gptModule: Module = { name: 'gpt', routes: gptRoutes };
