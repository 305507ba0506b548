import type { ApiError } from '@zonekit/api-client/transport/error';
import type { FormProblem } from '@zonekit/ui/form';

/** What the service has against a form: its words, and the fields that it names. */
export const formProblem = ({ details, serverMessage }: Pick<ApiError, 'details' | 'serverMessage'>): FormProblem => {
  const message = serverMessage ?? undefined;
  const listed = Array.isArray(details?.fields) ? (details.fields as { path?: unknown; message?: unknown }[]) : [];
  const fields = Object.fromEntries(
    listed.map(({ path, message: words }) => [String(path).replaceAll('/', '.'), String(words ?? message ?? '')]),
  );
  if (typeof details?.field === 'string' && message) fields[details.field] = message;
  return { message, fields };
};
