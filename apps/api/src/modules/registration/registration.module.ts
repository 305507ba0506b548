import type { Module } from '../../frame/module.ts';
import { oneStop } from './one-stop.ts';

/** One-stop registrations. */
export const registrationModule: Module = { name: 'registration', ...oneStop };
