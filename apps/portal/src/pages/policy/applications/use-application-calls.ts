import { useRouter } from '@tanstack/react-router';
import { getApplication } from '@zonekit/api-client/policy/client';
import type { Application, DeclarationDetail } from '@zonekit/api-client/policy/contract';
import { useCreateApplication, useEditApplication, useMoveApplication } from '@zonekit/api-client/policy/hooks';
import type { RecordCalls } from '../../shared/form/use-record-form.ts';
import { type ApplicationValues, draftOf } from './application-values.ts';

/** Calls that save an application, the first time as a new one, and hand it in. */
export const useApplicationCalls = (call: DeclarationDetail): RecordCalls<ApplicationValues, Application> => {
  const { send: create } = useCreateApplication();
  const { send: edit } = useEditApplication();
  const { send: move } = useMoveApplication();
  const { transport } = useRouter().options.context;
  return {
    create: (values) => create({ body: { ...draftOf(values), declaration_id: call.id } }),
    edit: (values, { id, version }) => edit({ params: { application_id: id }, body: { ...draftOf(values), version } }),
    submit: (id) => move({ params: { application_id: id }, body: { status: 'submitted' } }),
    read: (id) => getApplication(transport, id, { quiet: true }),
    // An enterprise applies once for a call.
    conflictOf: ({ code, details }, base) => {
      if (code !== 'conflict') return null;
      const { application_id, version } = details ?? {};
      if (application_id !== undefined) return { status: 'other', id: application_id };
      return version !== undefined && base ? { status: 'changed', id: base.id } : null;
    },
  };
};
