import type { ApiError } from '@zonekit/api-client/transport/error';
import type { FormProblem } from '@zonekit/ui/form';

/** What the service has against a form: its words, and the fields that it names. */
export const formProblem = ({ details, serverMessage }: Pick<ApiError, 'details' | 'serverMessage'>): FormProblem => {
  const message = serverMessage ?? undefined;
  // An older back end sends no code.
  const values: Readonly<Record<string, unknown>> = details ?? {};
  const listed = Array.isArray(values.fields) ? (values.fields as { path?: unknown; message?: unknown }[]) : [];
  const fields = Object.fromEntries(
    listed.map(({ path, message: words }) => [String(path).replaceAll('/', '.'), String(words ?? message ?? '')]),
  );
  if (typeof values.field === 'string' && message) fields[values.field] = message;
  return { message, fields };
};
