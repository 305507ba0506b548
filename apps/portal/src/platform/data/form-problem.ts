import type { ApiError } from '@zonekit/api-client/transport/error';
import type { FormProblem } from '@zonekit/ui/form';

/** What the service has against a form: its words, and the fields that it names. */
export const formProblem = ({ details, serverMessage }: Pick<ApiError, 'details' | 'serverMessage'>): FormProblem => {
  const message = serverMessage ?? undefined;
  // An older back end sends no code.
  const told: Readonly<Record<string, unknown>> = details ?? {};
  const listed = Array.isArray(told.fields) ? (told.fields as { path?: unknown; message?: unknown }[]) : [];
  const fields = Object.fromEntries(
    listed.map(({ path, message: words }) => [String(path).replaceAll('/', '.'), String(words ?? message ?? '')]),
  );
  if (typeof told.field === 'string' && message) fields[told.field] = message;
  return { message, fields };
};
