import type { Config } from '../../config.ts';
import type { Tracing } from './tracing.types.ts';

/** Null where no collector is configured: nothing of OpenTelemetry is loaded then. */
export const startTracing = async ({ tracing }: Config): Promise<Tracing | null> =>
  tracing && (await import('./open-telemetry.ts')).openTelemetry(tracing);
