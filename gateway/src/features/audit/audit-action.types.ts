import type { z } from 'zod';
import type { SecurityEventName } from '../../platform/errors/security-event.js';
import { enumOf, enumOfTexts } from '../../platform/graphql/schema/types-from-zod.js';
import type { AuditAction } from '../../platform/use-case/index.js';

/**
 * Every action that the audit log records, with its title: the past tense, readable both in the audit log ("Olivia
 * Reyes: Clocked in") and in the history of one timesheet. Recording an action that is not listed here does not compile.
 */
export const auditTitles = {
  'organization.registered': 'Organization registered',
  'organization.updated': 'Settings changed',
  'organization.timezone-confirmed': 'Time zone confirmed',
  'organization.closed': 'Organization closed by the operator',
  'user.created': 'Team member added',
  'team-import.started': 'Team import started',
  'team-import.codes-taken': 'Codes of a team import taken',
  'user.registered': 'Registered with an invitation',
  'user.updated': 'Team member updated',
  'user.archived': 'Team member archived',
  'user.reinstated': 'Team member reinstated',
  'user.deleted': 'Team member permanently deleted',
  'user.password-changed': 'Password changed',
  'user.password-reset-requested': 'Link to choose a new password requested',
  'user.password-reset': 'New password chosen with a link',
  'user.reset-link-created': 'Link to choose a new password created',
  'user.email-change-requested': 'New email address requested',
  'user.email-changed': 'Email address changed',
  'user.role-changed': 'Role changed',
  'user.reach-changed': 'Reach of a manager changed',
  'user.notice-dismissed': 'Account notice dismissed',
  'user.reauthenticated': 'Password confirmed',
  'user.email-confirmation-requested': 'Confirmation of the email address requested',
  'user.email-confirmed': 'Email address confirmed',
  'user.signed-in': 'Signed in',
  'user.sign-in-failed': 'Sign-in failed',
  'user.sign-in-throttled': 'Sign-in refused after too many failures',
  'user.password-check-failed': 'Wrong current password entered',
  'user.signed-out': 'Signed out',
  'user.session-ended': 'Session ended',
  'user.other-sessions-ended': 'All other sessions ended',
  'user.signed-out-everywhere': 'Signed out everywhere',
  'invitation.created': 'Invitation created',
  'invitation.deleted': 'Invitation deleted',
  'timesheet.clocked-in': 'Clocked in',
  'timesheet.clocked-out': 'Clocked out',
  'timesheet.closed-by-own-word': 'Clock-out entered afterwards',
  'break.started': 'Break started',
  'break.ended': 'Break ended',
  'break-answer.given': 'Question about breaks answered',
  'timesheet.updated': 'Notes or photos changed',
  'timesheet.added': 'Timesheet added',
  'timesheet.times-changed': 'Times changed',
  'timesheet.approved': 'Timesheet approved',
  'timesheet.rejected': 'Timesheet rejected',
  'timesheets.approved': 'Timesheets approved in bulk',
  'timesheet.deleted': 'Timesheet deleted',
  'correction.requested': 'Correction requested',
  'correction.approved': 'Correction approved',
  'correction.denied': 'Correction denied',
  'correction.withdrawn': 'Correction withdrawn',
  'correction.overtaken': 'Correction overtaken by another change',
  'pay-period-settings.updated': 'Pay period settings changed',
  'pay-period.closed': 'Pay period closed',
  'pay-period.reopened': 'Pay period reopened',
  'reopening.requested': 'Reopening of a pay period requested',
  'reopening.approved': 'Reopening of a pay period approved',
  'reopening.declined': 'Reopening of a pay period declined',
  'earning-code.changed': 'Earning code changed',
  'export-template.created': 'Export template created',
  'export-template.updated': 'Export template updated',
  'export-template.deleted': 'Export template deleted',
  'payroll-version.created': 'Pay changed with a neighboring pay period',
  'api-key.created': 'API key created',
  'api-key.revoked': 'API key revoked',
  'api-key.reassigned': 'API key taken over',
  'photos.uploaded': 'Photos uploaded',
  'schedule.created': 'Schedule created',
  'schedule.updated': 'Schedule updated',
  'schedule.deleted': 'Schedule deleted',
  'schedules.copied': 'Week of schedules copied',
  'schedules.published': 'Week of schedules published',
  'shift-template.created': 'Shift template created',
  'shift-template.updated': 'Shift template updated',
  'shift-template.deleted': 'Shift template deleted',
  'shift-templates.ordered': 'Shift templates reordered',
  'week-template.created': 'Week template created',
  'week-template.updated': 'Week template updated',
  'week-template.deleted': 'Week template deleted',
  'calendar-feed.reset': 'Calendar address reset',
  'job.created': 'Job created',
  'job.updated': 'Job updated',
  'job.deleted': 'Job deleted',
  'job.retired': 'Job retired',
  'job.people-changed': 'People of a job changed',
  'team.created': 'Team created',
  'team.updated': 'Team updated',
  'team.retired': 'Team retired',
  'team.deleted': 'Team deleted',
  'team.member-added': 'Person added to a team',
  'team.membership-ended': 'Membership of a team ended',
  'team.member-removed': 'Person removed from a team',
  'team.leads-changed': 'Leads of a team changed',
  'place.created': 'Place created',
  'place.updated': 'Place updated',
  'place.retired': 'Place retired',
  'place.deleted': 'Place deleted',
  'position.created': 'Position created',
  'position.updated': 'Position updated',
  'position.deleted': 'Position deleted',
  'position.retired': 'Position retired',
  'overtime-rule.created': 'Overtime rule created',
  'overtime-rule.updated': 'Overtime rule updated',
  'overtime-rule.deleted': 'Overtime rule deleted',
  'overtime-rule.retired': 'Overtime rule retired',
  'employment.changed': 'Pay terms changed',
  'employment.changed-for-several': 'Pay terms of several people changed',
  'pto-policy.created': 'Time-off policy created',
  'pto-policy.updated': 'Time-off policy updated',
  'pto-policy.deleted': 'Time-off policy deleted',
  'pto-policy.retired': 'Time-off policy retired',
  'pto-request.created': 'Time off requested',
  'pto-request.approved': 'Time off approved',
  'pto-request.denied': 'Time off denied',
  'pto-request.revoked': 'Time-off approval revoked',
  'pto-request.canceled': 'Time-off request canceled',
  'sign-off.signed': 'Hours signed',
  'sign-off.stale': 'Signature outdated by a change',
  'sign-off-settings.updated': 'Settings of signing changed',
  'sync.queued': 'QuickBooks sync queued',
} as const satisfies Readonly<Record<string, string>>;

const titles: Readonly<Record<string, string>> = auditTitles;

/** Every action of the log as a GraphQL enum: `timesheet.clocked-in` has the name TIMESHEET_CLOCKED_IN. */
export const auditAction = enumOfTexts(
  'AuditAction',
  'An action that the audit log records. Later versions can add values.',
  Object.fromEntries(Object.entries(titles).map(([action, title]) => [action, `${title}.`])),
);

export const auditSubject = enumOf('AuditSubject', 'What an audit log entry is about.', {
  USER: 'A person, their account or their sessions.',
  ORGANIZATION: 'The organization and its settings.',
  INVITATION: 'An invitation to the organization.',
  TIMESHEET: 'A timesheet.',
  CORRECTION: 'A correction that a person requested for their own time.',
  SCHEDULE: 'A schedule.',
  JOB: 'A job.',
  TEAM: 'A team.',
  PLACE: 'A place.',
  POSITION: 'A position.',
  OVERTIME_RULE: 'An overtime rule of the organization.',
  PTO_POLICY: 'A time-off policy.',
  PTO_REQUEST: 'A request for time off.',
  PHOTO: 'A photo of a timesheet or a schedule.',
  SYNC_ITEM: 'An exchange with the accounting software.',
  PAY_PERIOD: 'A pay period.',
  REOPENING_REQUEST: 'A request to reopen a closed pay period.',
  API_KEY: 'An API key.',
  SIGN_OFF: 'A person’s signature below their hours.',
  SHIFT_TEMPLATE: 'A template of shifts.',
  WEEK_TEMPLATE: 'A template of a week of shifts.',
});

export type AuditSubject = z.infer<typeof auditSubject>;

declare module '../../platform/use-case/use-case.js' {
  interface AuditVocabulary {
    readonly action: keyof typeof auditTitles;
    readonly subject: AuditSubject;
  }
}

/** The title of an action. The title of an action that a newer version recorded is its code. */
export function titleOfAction(action: string): string {
  return titles[action] ?? action;
}

const events: Readonly<Partial<Record<AuditAction, SecurityEventName>>> = {
  'organization.registered': 'registration.succeeded',
  'user.registered': 'registration.succeeded',
  'user.signed-in': 'sign-in.succeeded',
  'user.signed-out': 'sign-out.succeeded',
  'user.signed-out-everywhere': 'sign-out.succeeded',
  'user.password-changed': 'password.changed',
  'user.password-reset': 'password.changed',
  'user.email-changed': 'email.changed',
};

export function securityEventOf(action: AuditAction): SecurityEventName | undefined {
  return events[action];
}
