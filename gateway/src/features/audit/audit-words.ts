/**
 * Everything that the audit log can tell, in the words that come after the name of whoever did it: "Olivia Reyes:
 * Clocked in". Recording an action that is not here does not compile.
 */
export const actionWords = {
  'organization.registered': 'Registered the organization',
  'organization.updated': 'Changed the organization’s settings',
  'user.created': 'Added a team member',
  'user.imported': 'Added a team member from a file',
  'user.registered': 'Registered with an invitation',
  'user.updated': 'Changed a team member',
  'user.archived': 'Archived a team member',
  'user.reinstated': 'Reinstated a team member',
  'user.deleted': 'Deleted a team member permanently',
  'user.password-changed': 'Changed their password',
  'user.signed-in': 'Signed in',
  'user.signed-out': 'Signed out',
  'user.session-ended': 'Ended one of their sessions',
  'user.other-sessions-ended': 'Ended all their other sessions',
  'user.signed-out-everywhere': 'Signed out everywhere',
  'invitation.created': 'Created an invitation',
  'invitation.deleted': 'Deleted an invitation',
  'timesheet.clocked-in': 'Clocked in',
  'timesheet.clocked-out': 'Clocked out',
  'break.started': 'Started a break',
  'break.ended': 'Ended a break',
  'timesheet.updated': 'Changed notes or photos of a timesheet',
  'timesheet.added': 'Added a forgotten timesheet',
  'timesheet.times-changed': 'Changed the times of a timesheet',
  'timesheet.approved': 'Approved a timesheet',
  'timesheets.approved': 'Approved timesheets together',
  'timesheet.deleted': 'Deleted a timesheet',
  'pay-period-settings.updated': 'Changed the pay period',
  'pay-period.closed': 'Closed a pay period',
  'pay-period.reopened': 'Reopened a pay period',
  'api-key.created': 'Made an API key',
  'api-key.revoked': 'Revoked an API key',
  'photos.uploaded': 'Uploaded photos',
  'schedule.created': 'Created a schedule',
  'schedule.updated': 'Changed a schedule',
  'schedule.deleted': 'Deleted a schedule',
  'schedules.copied': 'Copied a week of schedules',
  'schedules.published': 'Published a week of schedules',
  'calendar-feed.reset': 'Made a new calendar address',
  'job.created': 'Created a job',
  'job.updated': 'Changed a job',
  'job.deleted': 'Deleted a job',
  'job.retired': 'Retired a job',
  'pto-policy.created': 'Created a time-off policy',
  'pto-policy.updated': 'Changed a time-off policy',
  'pto-policy.deleted': 'Deleted a time-off policy',
  'pto-policy.retired': 'Retired a time-off policy',
  'pto-request.created': 'Asked for time off',
  'pto-request.approved': 'Approved time off',
  'pto-request.denied': 'Denied time off',
  'pto-request.canceled': 'Canceled a request for time off',
  'sync.queued': 'Queued a QuickBooks sync',
} as const satisfies Readonly<Record<string, string>>;

/** What an entry can be about. */
export const auditSubjects = [
  'USER',
  'ORGANIZATION',
  'INVITATION',
  'TIMESHEET',
  'SCHEDULE',
  'JOB',
  'PTO_POLICY',
  'PTO_REQUEST',
  'PHOTO',
  'SYNC_ITEM',
  'PAY_PERIOD',
  'API_KEY',
] as const;

export type AuditSubject = (typeof auditSubjects)[number];

declare module '../../platform/use-case/context.js' {
  interface AuditVocabulary {
    readonly action: keyof typeof actionWords;
    readonly subject: AuditSubject;
  }
}

/** In words; an action that was recorded by another version, and that this one does not know, by its code. */
export function describeAction(action: string): string {
  return (actionWords as Readonly<Record<string, string>>)[action] ?? action;
}
