export {
  type Appointment,
  type AppointmentProblem,
  type AppointmentRules,
  appointmentDays,
  appointmentHours,
  appointmentProblem,
  END_HOUR,
  FIRST_HOUR,
  LIMIT_DAYS,
} from './appointment-window.ts';
