'use client';
import { useSyncExternalStore } from 'react';
import { DEFAULT_CHOICE, type DisplayChoice, type ThemeChoice } from '../theme-script/theme-choice.ts';
import { createThemeStore, type ThemeStore } from './create-theme-store.ts';

export type { DisplayChoice, ThemeChoice };

const browserStorage = () => {
  try {
    return window.localStorage;
  } catch {
    return null;
  }
};

let shared: ThemeStore | undefined;

/** The page's one store, made when first asked for. In a browser only: a server has no visitor's choice. */
export const themeStore = (): ThemeStore => {
  shared ??= createThemeStore({
    storage: browserStorage(),
    dataset: document.documentElement.dataset,
    onStorage: (listener) => window.addEventListener('storage', listener),
  });
  return shared;
};

/** The visitor's choice, current in every tab. The server and the first render on the client see the default. */
export const useTheme = (): DisplayChoice =>
  useSyncExternalStore(
    (listener) => themeStore().subscribe(listener),
    () => themeStore().get(),
    () => DEFAULT_CHOICE,
  );

export const setTheme = (theme: ThemeChoice) => themeStore().setTheme(theme);
export const setComfort = (comfort: boolean) => themeStore().setComfort(comfort);
