/** Public: the README and the sandbox sign-on show it. Demo accounts exist in demo mode only. */
export const DEMO_PASSWORD = 'Demo-2026';
