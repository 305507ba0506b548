'use client';
import type { SyntheticEvent } from 'react';

/** Swallows a click, the submit of its form included. In a module of its own, so that a server component may pass it. */
export const refuse = (event: SyntheticEvent): void => event.preventDefault();
