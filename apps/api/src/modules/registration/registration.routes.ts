import { registrationEndpoints } from '@zonekit/api-client/registration/contract';
import { stepOfPath } from '@zonekit/api-client/registration/steps';
import type { Context, Serve, User } from '../../frame/context.ts';
import { createFinder } from '../../frame/list/find.ts';
import { named } from '../../frame/list/labels.ts';
import { serveList } from '../../frame/list/serve-list.ts';
import { getRegistrationFacts, getRegistrationForm } from './registration.form.ts';
import { registrationStatuses, stepStateWords } from './registration.labels.ts';
import { registrationFile, registrationList, registrationsOf } from './registration.lists.ts';
import { moveRegistrationStep } from './registration.move.ts';
import { type Caller, getRegistration, presentRegistrations } from './registration.present.ts';
import { createRegistration, saveRegistrationStep } from './registration.service.ts';

/** Calls under `/businessregistration/registrations`. */
export const registrationRoutes = (serve: Serve, context: Context): void => {
  const caller = ({ user, locale }: { user: User; locale: Caller['locale'] }): Caller => ({
    user,
    locale,
    now: context.now(),
  });

  serveList(
    serve,
    context,
    createFinder(),
    { list: registrationEndpoints.listRegistrations, file: registrationEndpoints.registrationsFile },
    {
      list: registrationList,
      scope: registrationsOf,
      present: async (ids, { db, user, locale, now }) =>
        user ? presentRegistrations(db, ids, { user, locale, now }) : [],
      labels: async ({ locale }) => ({
        status: named(registrationStatuses, locale),
        step_state: named(stepStateWords, locale),
      }),
      file: registrationFile,
    },
  );

  serve(registrationEndpoints.createRegistration, async (call) => ({
    data: await createRegistration(call.db, caller(call), call.body),
  }));

  serve(registrationEndpoints.getRegistration, async (call) => ({
    data: await getRegistration(call.db, caller(call), call.params.registration_id),
  }));

  serve(registrationEndpoints.registrationFacts, async (call) => ({
    data: await getRegistrationFacts(call.db, caller(call), call.params.registration_id),
  }));

  serve(registrationEndpoints.getRegistrationStep, async (call) => {
    const { registration_id, step } = call.params;
    return { data: await getRegistrationForm(call.db, caller(call), registration_id, stepOfPath(step)) };
  });

  serve(registrationEndpoints.saveRegistrationStep, async (call) => {
    const { registration_id, step } = call.params;
    return { data: await saveRegistrationStep(call.db, caller(call), registration_id, stepOfPath(step), call.body) };
  });

  serve(registrationEndpoints.moveRegistrationStep, async (call) => {
    const { registration_id, step } = call.params;
    const { status, reason = null, version, remarks = [], results = {} } = call.body;
    const change = { status, reason, version, remarks, results };
    const place = { db: context.db, context };
    return { data: await moveRegistrationStep(place, caller(call), registration_id, stepOfPath(step), change) };
  });
};
