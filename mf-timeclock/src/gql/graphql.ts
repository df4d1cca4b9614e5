/* eslint-disable */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Why a manager should look at a person. Later versions can add values. */
export type AttentionKind =
  /** The shift began over 5 minutes ago, without a clock-in. */
  | 'LATE'
  /** The person has worked no overtime this workweek, but will with the planned shifts, or still works after at least 90 percent of the hours before overtime. */
  | 'NEARING_OVERTIME'
  /** The shift is over or began more than 2 hours ago, and has no timesheet. Listed for 3 days after its end. */
  | 'NO_SHOW'
  /** The person has worked overtime this workweek, and works on or has more shifts. */
  | 'OVERTIME'
  /** The shift ended more than 15 minutes ago. Without a shift, the person clocked in more than 12 hours ago. */
  | 'STILL_CLOCKED_IN';

/** The caller’s answer about the breaks of a timesheet. */
export type BreakAnswerGiveInput = {
  /** The id of the caller’s timesheet, which has ended. */
  id: string;
  /** The answer about meal breaks. */
  meals: MealAnswer;
  /** The answer about rest breaks. */
  rests: RestAnswer;
};

/** The caller’s answer about the breaks of the shift. */
export type BreakAnswerInput = {
  /** The answer about meal breaks. */
  meals: MealAnswer;
  /** The answer about rest breaks. */
  rests: RestAnswer;
};

/** A break of a timesheet. */
export type BreakInput = {
  /** When the break ends. Null only for a break that is still open, in a timesheet without a clock-out. */
  endAt?: string | null | undefined;
  /** When the break starts, within the timesheet. */
  startAt: string;
  /** Whether the break is paid. */
  type: BreakType;
};

/** An unpaid break is subtracted from the hours worked. */
export type BreakType =
  /** It counts as hours worked. */
  | 'PAID'
  /** It is subtracted from the hours worked. */
  | 'UNPAID';

/** Whether a person is out, working or on a break. */
export type ClockState =
  /** Clocked in, with a break in progress. */
  | 'ON_BREAK'
  /** Not clocked in. */
  | 'OUT'
  /** Clocked in and not on a break. */
  | 'WORKING';

/** The correction to approve, and what the manager sets or confirms. */
export type CorrectionApproveInput = {
  /** Breaks instead of the requested ones, at most 100. */
  breaks?: Array<BreakInput> | null | undefined;
  /** A clock-in instead of the requested one. A removal ignores all times. */
  clockInAt?: string | null | undefined;
  /** A clock-out instead of the requested one. */
  clockOutAt?: string | null | undefined;
  /** Confirms a paid break over 20 minutes, or over an hour in all. */
  confirmLongPaidBreaks?: boolean | null | undefined;
  /** Must be true if the timesheet lasts more than 24 hours. */
  confirmLongTimesheet?: boolean | null | undefined;
  /** The `version` that the caller saw. CONFLICT with the timesheet if changed. */
  expectedVersion?: string | null | undefined;
  /** The id of the correction, which must be PENDING. */
  id: string;
  /** A note for the requester, at most 500 characters, or blank. */
  managerNotes?: string | null | undefined;
};

/** The correction to deny, and why. */
export type CorrectionDenyInput = {
  /** The id of the correction, which must be PENDING. */
  id: string;
  /** Why it is denied, at most 500 characters. The requester reads it. */
  managerNotes: string;
};

/** What a correction asks for. */
export type CorrectionKind =
  /** A timesheet is missing. */
  | 'ADD'
  /** The times, the breaks or the job of a timesheet are wrong. */
  | 'CHANGE'
  /** The person did not work then. */
  | 'REMOVE';

/** The correction of the caller’s own time. */
export type CorrectionRequestInput = {
  /** The `version` that the caller saw. CONFLICT with the timesheet if changed. */
  baseVersion?: string | null | undefined;
  /** The breaks, at most 100, which replace all existing ones. If absent, they stay unchanged. */
  breaks?: Array<BreakInput> | null | undefined;
  /** When the work began. Required, except for REMOVE. */
  clockInAt?: string | null | undefined;
  /** When the work ended. Required for ADD. Null leaves the clock-out of a timesheet as it is. */
  clockOutAt?: string | null | undefined;
  /** The id of the job, or null. If absent, it stays unchanged. */
  jobId?: string | null | undefined;
  /** What the correction asks for. */
  kind: CorrectionKind;
  /** Why the time is wrong, at most 500 characters. The manager reads it. */
  reason: string;
  /** The id of the caller’s timesheet. Absent for ADD. */
  timesheetId?: string | null | undefined;
};

/** PENDING until it is decided, withdrawn or overtaken. */
export type CorrectionStatus =
  /** A manager approved it, and the timesheet changed. */
  | 'APPROVED'
  /** A manager denied it and said why. */
  | 'DENIED'
  /** Changed, deleted or closed otherwise: see `overtakenReason`. */
  | 'OVERTAKEN'
  /** Nobody has decided it yet. */
  | 'PENDING'
  /** Its requester withdrew it. */
  | 'WITHDRAWN';

/** The correction to withdraw. */
export type CorrectionWithdrawInput = {
  /** The id of the caller’s own correction, which must be PENDING. */
  id: string;
};

/** A range of dates relative to today. */
export type DateRangeKey =
  /** The calendar month before this one. */
  | 'LAST_MONTH'
  /** The pay period before the current one. */
  | 'LAST_PAY_PERIOD'
  /** The workweek before the current one. */
  | 'LAST_WEEK'
  /** The current calendar month. */
  | 'THIS_MONTH'
  /** The current pay period. */
  | 'THIS_PAY_PERIOD'
  /** The current workweek. */
  | 'THIS_WEEK';

/** A step of setting up an organization. Later versions can add values. */
export type FirstStepKey =
  /** The organization has at least one active job. */
  | 'ADD_JOBS'
  /** An administrator confirms or chooses the time zone. */
  | 'CONFIRM_TIMEZONE'
  /** A second person has an account or an invitation. */
  | 'INVITE_PEOPLE'
  /** A shift is published. */
  | 'PUBLISH_WEEK';

/** The new invitation. */
export type InvitationCreateInput = {
  /** Where to mail the invitation, at most 200 characters, or blank. */
  email?: string | null | undefined;
  /** How many days of 24 hours it is valid, 1 to 90. 7 by default. */
  expiresInDays?: number | null | undefined;
  /** With the last name: adds the person to the team at once. At most 200 characters, or blank. */
  firstName?: string | null | undefined;
  /** At most 200 characters, or blank. */
  lastName?: string | null | undefined;
  /** How many people can register with it, 1 to 500. 1 by default. A link for several people names no email address and no phone number, and makes nobody an ADMIN. */
  maxUses?: number | null | undefined;
  /** A phone number as people write it: 3 to 15 digits with spaces, hyphens, dots, slashes and parentheses, and at most an extension (`ext. 12`). Blank text means that there is no number. */
  phone?: string | null | undefined;
  /** Everyone, by default, or only the people of the teams that a manager leads. Only administrators choose it, for a MANAGER. */
  reach?: Reach | null | undefined;
  /** A role that the caller can grant. WORKER by default. */
  role?: Role | null | undefined;
  /** The id of a team. People who register with the invitation belong to it from then on, and a manager leads it too. */
  teamId?: string | null | undefined;
  /** A person of the team without an account, whom the invitation gives one. They stay a WORKER. */
  userId?: string | null | undefined;
};

/** The new job. */
export type JobCreateInput = {
  /** At most 200 characters, unique among active jobs, ignoring case. */
  name: string;
};

/** How a correction of a closed pay period is paid. NEW_VERSION: closing it again makes a new version of its pay. NEXT_PERIOD: its pay stays as it is, and the next open period pays the difference. */
export type LateCorrections =
  /** Closing the period again makes a new version of its pay. */
  | 'NEW_VERSION'
  /** The pay stays, and the next open period pays the difference. */
  | 'NEXT_PERIOD';

/** A position, as the device reports it. */
export type LocationInput = {
  /** Within how many meters the position is right, as the device says. */
  accuracyMeters?: number | null | undefined;
  /** The latitude in degrees, positive in the north. */
  lat: number;
  /** The longitude in degrees, positive in the east. */
  lng: number;
};

/** What a person answers about their meal breaks. */
export type MealAnswer =
  /** They chose to skip a meal break or to take it late. */
  | 'CHOSE_NOT'
  /** They were not provided with a meal break. */
  | 'NOT_PROVIDED'
  /** They were provided with their meal breaks. */
  | 'PROVIDED';

/** The settings to change. Absent fields stay unchanged. */
export type OrganizationUpdateInput = {
  /** Whether a missed meal or rest break in California is paid with an hour (Labor Code 226.7). */
  breakPremiums?: boolean | null | undefined;
  /** The overtime rule of the organization that CUSTOM means. Given with CUSTOM, and only then. */
  customRuleId?: string | null | undefined;
  /** The first day of the new time zone, rounding rule, overtime rule and start of the workweek. By default today, or the beginning while nobody has recorded time. */
  effectiveFrom?: string | null | undefined;
  /** How far beyond the radius of a place a punch still counts, in whole meters from 0 to 1000. */
  geofenceToleranceMeters?: number | null | undefined;
  /** How corrections of a closed pay period are paid. */
  lateCorrections?: LateCorrections | null | undefined;
  /** Whether workers choose only among their own jobs and those of their shifts. */
  limitPeopleToJobs?: boolean | null | undefined;
  /** After how many days the coordinates of a punch are erased, from 30 to 1095. Null keeps them. */
  locationRetentionDays?: number | null | undefined;
  /** The least number of characters of new passwords: 6, or 8 to 64. */
  minimumPasswordLength?: number | null | undefined;
  /** The name of the organization, at most 200 characters. */
  name?: string | null | undefined;
  /** The law under which overtime is computed. */
  overtimeRule?: OvertimeRule | null | undefined;
  /** Whether accountants need consent to reopen a closed pay period. */
  reopeningNeedsConsent?: boolean | null | undefined;
  /** Whether a punch without a location is flagged. It is not rejected. */
  requireLocationOnClock?: boolean | null | undefined;
  /** The rounding of punches: none, 5min, 6min, 10min or 15min. */
  roundingRule?: RoundingRule | null | undefined;
  /** Whether workers see the names of the people who work with them. */
  showColleagues?: boolean | null | undefined;
  /** The IANA time zone, such as America/Denver. Null restores the default. */
  timezone?: string | null | undefined;
  /** The first day of the workweek, by which weekly overtime is counted. */
  workweekStartsOn?: Weekday | null | undefined;
};

/** The law of overtime, or the organization’s own limits. */
export type OvertimeRule =
  /** Over 8 hours worked in the workday (AS 23.10.060). Over 40 regular hours in the workweek (AS 23.10.060). */
  | 'ALASKA'
  /** Over 8 hours worked in the workday (Employment Standards Code (Alberta), s. 21). Over 44 regular hours in the workweek (Employment Standards Code (Alberta), s. 21). */
  | 'ALBERTA'
  /** Over 12 hours worked in the workday (Employment Standards Act (BC), s. 40). Over 8 hours worked in the workday (Employment Standards Act (BC), s. 40). Over 40 regular hours in the workweek (Employment Standards Act (BC), s. 40). */
  | 'BRITISH_COLUMBIA'
  /** Over 8 hours on the seventh consecutive day worked in the workweek (California Labor Code 510(a)). First 8 hours on the seventh consecutive day worked in the workweek (California Labor Code 510(a)). Over 12 hours worked in the workday (California Labor Code 510(a)). Over 8 hours worked in the workday (California Labor Code 510(a)). Over 40 regular hours in the workweek (California Labor Code 510(a)). */
  | 'CALIFORNIA'
  /** Over 12 hours worked in the workday (7 CCR 1103-1, 4.1.1). Over 12 consecutive hours worked (7 CCR 1103-1, 4.1.1). Over 40 regular hours in the workweek (7 CCR 1103-1, 4.1.1). */
  | 'COLORADO'
  /** Limits that the organization set itself. */
  | 'CUSTOM'
  /** Over 40 hours worked in the workweek (29 CFR 778.103). */
  | 'FLSA'
  /** Seventh day worked, with over 40 hours in the workweek (KRS 337.050). Over 40 regular hours in the workweek (KRS 337.285). */
  | 'KENTUCKY'
  /** Over 8 hours worked in the 24 hours from the start of work (NRS 608.018(1), 608.0126). Over 40 regular hours in the workweek (NRS 608.018(1)). */
  | 'NEVADA'
  /** Over 40 hours worked in the workweek (NRS 608.018(2)). */
  | 'NEVADA_WEEKLY'
  /** All hours are regular time. */
  | 'NONE'
  /** Over 44 hours worked in the workweek (Employment Standards Act, 2000 (Ontario), s. 22). */
  | 'ONTARIO'
  /** Over 40 hours worked in the workweek (ORS 653.261). */
  | 'OREGON'
  /** Over 10 hours worked in the workday (ORS 652.020). Over 40 regular hours in the workweek (ORS 652.020). */
  | 'OREGON_MANUFACTURING'
  /** Seventh day worked in the workweek (Act 379-1948 and Act 4-2017). Over 8 hours worked in the workday (Act 379-1948 and Act 4-2017). Over 40 regular hours in the workweek (Act 379-1948 and Act 4-2017). */
  | 'PUERTO_RICO'
  /** Over 40 hours worked in the workweek (CQLR c. N-1.1, ss. 52 and 55). */
  | 'QUEBEC';

/** What to check before paying. */
export type PayExceptionCode =
  /** A manager added the timesheet. */
  | 'ADDED_BY_MANAGER'
  /** A clock was wrong at a punch, which counts at another instant than the clock observed. */
  | 'CLOCK_ADJUSTED'
  /** Over 20 minutes in a paid break, or over an hour in all of them. */
  | 'LONG_PAID_BREAK'
  /** The person answered that a meal break was not provided. */
  | 'MEAL_NOT_PROVIDED'
  /** A meal break that the law requires was not taken. */
  | 'MISSED_MEAL_BREAK'
  /** The clock-in has no location, although the organization requires one. */
  | 'MISSING_LOCATION'
  /** The timesheet is not approved. */
  | 'NOT_APPROVED'
  /** The timesheet is in progress. */
  | 'OPEN_TIMESHEET'
  /** A punch was made outside of every place. */
  | 'OUTSIDE_PLACE'
  /** Closing a pay period that is open can change the overtime of a settled workweek. */
  | 'OVERTIME_PENDING'
  /** The timesheet lasts more than 16 hours. */
  | 'OVER_16_HOURS'
  /** The person answered that a rest break was not provided. */
  | 'REST_NOT_PROVIDED'
  /** The person approved their own hours, perhaps through an account that they made or reset. */
  | 'SELF_APPROVED'
  /** The person entered the clock-out or the timesheet afterward. */
  | 'SELF_REPORTED'
  /** Hours worked and paid time off are more than a full day together. */
  | 'TIME_OFF_ON_WORKED_DAY';

/** How minutes are paid. PTO is paid time off. */
export type PayKind =
  /** Paid at twice the regular rate. */
  | 'DOUBLE_TIME'
  /** An hour for a meal break that was not provided (California). */
  | 'MEAL_PREMIUM'
  /** Paid at one and a half times the regular rate. */
  | 'OVERTIME'
  /** Paid time off. */
  | 'PTO'
  /** Paid at the regular rate. */
  | 'REGULAR'
  /** An hour for a rest break that was not provided (California). */
  | 'REST_PREMIUM';

/** The timesheets of a CLOSED period can’t be changed. */
export type PayPeriodStatus =
  /** Its pay is settled, and its timesheets cannot be changed. */
  | 'CLOSED'
  /** Its timesheets can still be changed. */
  | 'OPEN';

/** The correction. */
export type PreviewCorrectionInput = {
  /** The breaks, at most 100, which replace all existing ones. If absent, they stay unchanged. */
  breaks?: Array<BreakInput> | null | undefined;
  /** When the work began. Required, except for REMOVE. */
  clockInAt?: string | null | undefined;
  /** When the work ended. Required for ADD. Null leaves the clock-out of a timesheet as it is. */
  clockOutAt?: string | null | undefined;
  /** The id of the job, or null. If absent, it stays unchanged. */
  jobId?: string | null | undefined;
  /** What the correction asks for. */
  kind: CorrectionKind;
  /** The id of the caller’s timesheet. Absent for ADD. */
  timesheetId?: string | null | undefined;
};

/** Whose rows a manager sees and changes. It applies while the role is MANAGER. */
export type Reach =
  /** Everyone’s. */
  | 'ORGANIZATION'
  /** Their own, and those of the people in the teams that they lead. */
  | 'TEAMS';

/** What a person answers about their rest breaks. */
export type RestAnswer =
  /** They were not provided with a rest break. */
  | 'NOT_PROVIDED'
  /** They were provided with their rest breaks. */
  | 'PROVIDED';

/** What a user may do. Ranks, highest first: OWNER, ADMIN, MANAGER, ACCOUNTANT, WORKER. */
export type Role =
  /** Reads hours, closes pay periods and exports payroll. */
  | 'ACCOUNTANT'
  /** Manages people and settings, except for owners. */
  | 'ADMIN'
  /** Plans schedules, and approves timesheets and time off. */
  | 'MANAGER'
  /** May do everything. */
  | 'OWNER'
  /** Records their own hours and requests time off. */
  | 'WORKER';

/** The increment to which clock-in and clock-out are rounded for payroll. */
export type RoundingRule =
  /** The nearest 5 minutes. */
  | 'MINUTES_5'
  /** The nearest 6 minutes, a tenth of an hour. */
  | 'MINUTES_6'
  /** The nearest 10 minutes. */
  | 'MINUTES_10'
  /** The nearest 15 minutes, a quarter of an hour. */
  | 'MINUTES_15'
  /** Times are not rounded. */
  | 'NONE';

/** Workers never see a DRAFT. */
export type ScheduleStatus =
  /** It does not take place. */
  | 'CANCELED'
  /** Only planners see it. */
  | 'DRAFT'
  /** The people who work it see it. */
  | 'PUBLISHED';

/** The week whose drafts are published. */
export type ScheduleWeekPublishInput = {
  /** Only people who belong to this team today. Fails with NOT_FOUND unless the caller sees the team. */
  teamId?: string | null | undefined;
  /** Any day of the week, Sunday to Saturday. */
  weekOf: string;
};

/** A timesheet that was selected. */
export type SelectedTimesheetInput = {
  /** The `version` that the caller saw. A changed timesheet is left. */
  expectedVersion?: string | null | undefined;
  /** The id of the timesheet. */
  id: string;
  /** Whether the caller saw that it was rejected. Otherwise it is left. */
  rejected?: boolean | null | undefined;
};

/** The week of a person that was selected. */
export type SelectedWeekInput = {
  /** The `version` of the week that the caller saw. A changed week is left. */
  expectedVersion?: string | null | undefined;
  /** The id of the person. */
  userId: string;
  /** A day of the workweek. */
  weekOf: string;
};

/** The answer to one question. */
export type SignOffAnswerInput = {
  /** The answer. */
  answer: YesOrNo;
  /** The question, worded as in the settings. */
  question: string;
};

/** The pay period to sign, and what the person has seen. */
export type SignOffCreateInput = {
  /** The answers to all questions, in their order. */
  answers?: Array<SignOffAnswerInput> | null | undefined;
  /** The hash of the hours that the person has seen: `myPay.contentHash`. Signing fails with CONFLICT if it differs from that of the current hours. */
  contentHash: string;
  /** The first day of the pay period. */
  startDate: string;
  /** The statement that the person saw. Fails if it has changed. */
  statement?: string | null | undefined;
};

/** Why a person is asked to sign their hours. */
export type SignOffDueReason =
  /** The person has not signed them. */
  | 'MISSING'
  /** They have changed since the person signed them. */
  | 'STALE';

/** Whether a person has signed their hours of a pay period. */
export type SignOffState =
  /** The person has not signed. */
  | 'MISSING'
  /** The person has signed the hours as they are. */
  | 'SIGNED'
  /** The hours have changed since the person signed them. */
  | 'STALE';

/** The forgotten timesheet. */
export type TimesheetAddInput = {
  /** At most 100 breaks, within the timesheet. If present, they replace all. */
  breaks?: Array<BreakInput> | null | undefined;
  /** When the work began. */
  clockInAt: string;
  /** When the work ended, after the clock-in. */
  clockOutAt: string;
  /** Must be true if the timesheet lasts more than 24 hours. */
  confirmLongTimesheet?: boolean | null | undefined;
  /** The id of an active job to book the hours on, or null. */
  jobId?: string | null | undefined;
  /** Notes about the work, at most 20,000 characters, stored as sent. */
  notes?: string | null | undefined;
  /** Why, at most 500 characters, for the history of the timesheet. */
  reason?: string | null | undefined;
  /** The id of the team whose hours they are, even if it has been retired since. Null means no team. By default, as for a clock-in: the team of the nearest shift, or else the one to which the person had belonged longest. */
  teamId?: string | null | undefined;
  /** The id of the person who worked. */
  userId: string;
};

/** The timesheet to approve, and what the approver confirms. */
export type TimesheetApproveInput = {
  /** Confirms a paid break over 20 minutes, or over an hour in all. */
  confirmLongPaidBreaks?: boolean | null | undefined;
  /** Must be true if the timesheet lasts more than 24 hours. */
  confirmLongTimesheet?: boolean | null | undefined;
  /** The `version` that the caller saw. CONFLICT if times or breaks changed. */
  expectedVersion?: string | null | undefined;
  /** The id of the timesheet, which must be PENDING. */
  id: string;
  /** Whether the caller saw that it was rejected. Otherwise CONFLICT. */
  rejected?: boolean | null | undefined;
};

/** The break that begins now. */
export type TimesheetBreakStartInput = {
  /** Whether the break is paid. UNPAID by default. */
  type?: BreakType | null | undefined;
};

/** Where and for which job the caller starts to work. */
export type TimesheetClockInInput = {
  /** The id of an active job on which the hours are booked. Null means no job. Without it, the job of the caller’s published shift that is running, or of the nearest one within 12 hours. */
  jobId?: string | null | undefined;
  /** The location of the device, if known. Flagged, never rejected. */
  location?: LocationInput | null | undefined;
};

/** What the caller has seen of the timesheet, and their answer about breaks. */
export type TimesheetClockOutInput = {
  /** Whether the caller got their breaks. Ignored where the timesheet does not ask: see `asksForBreaks`. */
  breaks?: BreakAnswerInput | null | undefined;
  /** The `version` that the caller saw. CONFLICT if times or breaks changed. */
  expectedVersion?: string | null | undefined;
  /** The location of the device, if known. Flagged, never rejected. */
  location?: LocationInput | null | undefined;
};

/** The forgotten clock-out. */
export type TimesheetCloseForgottenInput = {
  /** When the caller stopped working: between the last punch and now. */
  clockOutAt: string;
  /** Why the clock-out is entered, at most 500 characters. */
  reason?: string | null | undefined;
};

/** What a manager has to confirm before approving a timesheet: OVER_24_HOURS with `confirmLongTimesheet`, LONG_PAID_BREAK with `confirmLongPaidBreaks`. */
export type TimesheetConfirmationCode =
  /** A paid break lasts more than 20 minutes, or all of them together more than an hour. Confirm it with `confirmLongPaidBreaks`. */
  | 'LONG_PAID_BREAK'
  /** Over 24 hours. Confirm it with `confirmLongTimesheet`. */
  | 'OVER_24_HOURS';

/** The timesheet to delete. */
export type TimesheetDeleteInput = {
  /** The id of the timesheet to delete, outside of closed pay periods. */
  id: string;
  /** Why, at most 500 characters, for the history of the timesheet. */
  reason?: string | null | undefined;
};

/** What to check. Only payroll reports MISSED_MEAL_BREAK. */
export type TimesheetExceptionCode =
  /** A manager added the timesheet. */
  | 'ADDED_BY_MANAGER'
  /** A clock was wrong at a punch, which counts at another instant than the clock observed. */
  | 'CLOCK_ADJUSTED'
  /** The coordinates that the device reported at a punch do not exist. */
  | 'IMPOSSIBLE_LOCATION'
  /** Over 20 minutes in a paid break, or over an hour in all of them. */
  | 'LONG_PAID_BREAK'
  /** A meal break required by law was not taken. Only in payroll. */
  | 'MISSED_MEAL_BREAK'
  /** The clock-in has no location, although the organization requires one. */
  | 'MISSING_LOCATION'
  /** The timesheet is not approved. */
  | 'NOT_APPROVED'
  /** The timesheet has been in progress for more than 16 hours. */
  | 'OPEN_OVER_16_HOURS'
  /** The timesheet is in progress. */
  | 'OPEN_TIMESHEET'
  /** A punch was made outside of every place. */
  | 'OUTSIDE_PLACE'
  /** The timesheet lasts more than 16 hours. */
  | 'OVER_16_HOURS'
  /** The timesheet lasts more than 24 hours. */
  | 'OVER_24_HOURS'
  /** The person approved their own hours. */
  | 'SELF_APPROVED'
  /** The person entered the clock-out or the timesheet afterward. */
  | 'SELF_REPORTED';

/** A field in the history of a timesheet. Values may be added. */
export type TimesheetField =
  /** When the timesheet was approved. */
  | 'APPROVED_AT'
  /** The name of the person who approved it. */
  | 'APPROVED_BY'
  /** When the clock or the break was started or ended. */
  | 'AT'
  /** All breaks. */
  | 'BREAKS'
  /** The clock-in. */
  | 'CLOCK_IN_AT'
  /** The clock-out. */
  | 'CLOCK_OUT_AT'
  /** What the manager confirmed on approval. */
  | 'CONFIRMED'
  /** The id of the timesheet that ended when the job was switched. */
  | 'CONTINUES'
  /** What to check. */
  | 'FLAGS'
  /** The addresses of the photos. */
  | 'IMAGE_URLS'
  /** The name that the job had. */
  | 'JOB'
  /** The id of the job. */
  | 'JOB_ID'
  /** Where the person clocked in. */
  | 'LOCATION'
  /** The person’s answer about meal breaks. */
  | 'MEALS'
  /** Notes, a text. */
  | 'NOTES'
  /** Why the change was made. */
  | 'REASON'
  /** When a manager rejected the hours. */
  | 'REJECTED_AT'
  /** The person’s answer about rest breaks. */
  | 'RESTS'
  /** The name that the team had. */
  | 'TEAM'
  /** The id of the team. */
  | 'TEAM_ID'
  /** The id of the person whose hours the timesheet has. */
  | 'USER_ID';

/** The photos to store. */
export type TimesheetImagesUploadInput = {
  /** Parts of a multipart request: JPEG, PNG, WebP, GIF or HEIC. */
  images: Array<File>;
};

/** The job on which the caller continues to work. */
export type TimesheetJobSwitchInput = {
  /** The id of an active job to book the hours on, or null. */
  jobId?: string | null | undefined;
};

/** The timesheet to reject, and why. */
export type TimesheetRejectInput = {
  /** The `version` that the caller saw. CONFLICT if times or breaks changed. */
  expectedVersion?: string | null | undefined;
  /** The id of the timesheet, which must be PENDING. */
  id: string;
  /** What is wrong, 1 to 500 characters, for the person who worked. */
  reason: string;
};

/** What to approve, and what the approver confirms. */
export type TimesheetSelectionApproveInput = {
  /** Approves timesheets with exceptions or a rejection too. */
  confirmExceptions?: boolean | null | undefined;
  /** Single timesheets, at most 1,000. */
  timesheets?: Array<SelectedTimesheetInput> | null | undefined;
  /** Weeks of people, at most 500: all pending timesheets in them. */
  weeks?: Array<SelectedWeekInput> | null | undefined;
};

/** What to reject, and why. */
export type TimesheetSelectionRejectInput = {
  /** What is wrong, 1 to 500 characters, for the person who worked. */
  reason: string;
  /** Single timesheets, at most 1,000. */
  timesheets?: Array<SelectedTimesheetInput> | null | undefined;
  /** Weeks of people, at most 500: all pending timesheets in them. */
  weeks?: Array<SelectedWeekInput> | null | undefined;
};

/** OPEN while in progress, then PENDING until a manager has approved it. */
export type TimesheetStatus =
  /** A manager approved it. */
  | 'APPROVED'
  /** It is in progress. */
  | 'OPEN'
  /** It is closed and waits for approval. */
  | 'PENDING';

/** The timesheet and its times. */
export type TimesheetTimesSetInput = {
  /** At most 100 breaks, within the timesheet. If present, they replace all. */
  breaks?: Array<BreakInput> | null | undefined;
  /** When the work began. */
  clockInAt: string;
  /** When the work ended, after the clock-in. Null reopens the timesheet. */
  clockOutAt?: string | null | undefined;
  /** Must be true if the timesheet lasts more than 24 hours. */
  confirmLongTimesheet?: boolean | null | undefined;
  /** The `version` that the caller saw. CONFLICT if times or breaks changed. */
  expectedVersion?: string | null | undefined;
  /** The id of the timesheet to correct, outside of closed pay periods. */
  id: string;
  /** The id of the job on which the hours were worked, even if it has been retired since. Null means no job. If absent, the job stays. An approved timesheet then has to be approved again. */
  jobId?: string | null | undefined;
  /** Without `breaks`: true moves the existing breaks by as much as the clock-in, false keeps them where they are. By default they move if the clock-in and the clock-out move by the same amount, and otherwise stay. Fails with BAD_USER_INPUT if they do not fit the new times then. */
  moveBreaks?: boolean | null | undefined;
  /** Why, at most 500 characters, for the history of the timesheet. */
  reason?: string | null | undefined;
  /** The id of the team whose hours they are, even if it has been retired since. Null means no team. If absent, the team stays. An approval stays, because pay does not depend on teams. */
  teamId?: string | null | undefined;
};

/** The timesheet and its changes. Absent fields stay unchanged. */
export type TimesheetUpdateInput = {
  /** The id of the caller’s timesheet, or for managers of anyone’s. */
  id: string;
  /** The attached photos by uploaded addresses, at most 100. Replaces all. */
  imageUrls?: Array<string> | null | undefined;
  /** The id of the job on which the hours were worked, even if it has been retired since. Null means no job. Only managers correct it; an approved timesheet then has to be approved again. */
  jobId?: string | null | undefined;
  /** Notes about the work, at most 20,000 characters, stored as sent. */
  notes?: string | null | undefined;
};

/** Whose week is listed. */
export type TimesheetWeekFilter =
  /** Active people, and those who left with a timesheet in the week. */
  | 'EVERYONE'
  /** People with a timesheet in the week that is not approved. */
  | 'TO_REVIEW';

/** The person and the days whose timesheets are approved. */
export type TimesheetsApproveInput = {
  /** The first day, in the organization’s calendar. By default none. */
  from?: string | null | undefined;
  /** Only people who belong to this team today. Fails with NOT_FOUND unless the caller sees the team. */
  teamId?: string | null | undefined;
  /** The last day, in the organization’s calendar. A timesheet matches if it touches one of the days. */
  to?: string | null | undefined;
  /** The id of the person. By default everyone. */
  userId?: string | null | undefined;
};

/** DISABLED means archived. */
export type UserStatus =
  /** The person belongs to the team. They can sign in if they have an account. */
  | 'ACTIVE'
  /** The person is archived. */
  | 'DISABLED'
  /** The person belongs to the team, has no account, and can make one with their invitation. */
  | 'INVITED';

/** A day of the week. */
export type Weekday =
  /** Friday. */
  | 'FRIDAY'
  /** Monday. */
  | 'MONDAY'
  /** Saturday. */
  | 'SATURDAY'
  /** Sunday. */
  | 'SUNDAY'
  /** Thursday. */
  | 'THURSDAY'
  /** Tuesday. */
  | 'TUESDAY'
  /** Wednesday. */
  | 'WEDNESDAY';

/** The answer to a question. */
export type YesOrNo =
  /** No. */
  | 'NO'
  /** Yes. */
  | 'YES';

export type TimesFields_TimesheetFragment = { clockInAt: string, clockOutAt: string | null, breaks: Array<{ id: string, type: BreakType, startAt: string, endAt: string | null }>, job: { id: string, name: string } | null } & { ' $fragmentName'?: 'TimesFields_TimesheetFragment' };

export type TimesheetReview_TimesheetFragment = { status: TimesheetStatus, lockedBy: { startDate: string, endDate: string } | null, exceptions: Array<{ code: TimesheetExceptionCode, message: string }>, rejection: { at: string, reason: string, by: { id: string, firstName: string, lastName: string } } | null } & { ' $fragmentName'?: 'TimesheetReview_TimesheetFragment' };

export type PunchPlaces_TimesheetFragment = { clockInPlace: { accuracyMeters: number | null, outside: boolean, place: { id: string, name: string } | null } | null, clockOutPlace: { accuracyMeters: number | null, outside: boolean, place: { id: string, name: string } | null } | null } & { ' $fragmentName'?: 'PunchPlaces_TimesheetFragment' };

export type Timeclock_BreakQuestion_LoadMissedMealsQueryVariables = Exact<{
  startDate: string;
  endDate: string;
}>;


export type Timeclock_BreakQuestion_LoadMissedMealsQuery = { viewer: { myPay: { exceptions: Array<{ code: PayExceptionCode, message: string, shiftTimesheetIds: Array<string> | null }> } | null } | null };

export type Timeclock_BreakQuestion_GiveMutationVariables = Exact<{
  input: BreakAnswerGiveInput;
}>;


export type Timeclock_BreakQuestion_GiveMutation = { breakAnswerGive: { timesheet: { id: string, breakAnswer: { meals: MealAnswer, rests: RestAnswer, answeredAt: string } | null } | null } | null };

export type ClockCard_TimesheetFragment = { id: string, version: string, clockInAt: string, clockOutAt: string | null, asksForLocation: boolean, forgotten: { since: string, suggestedClockOutAt: string | null } | null, exceptions: Array<{ code: TimesheetExceptionCode, message: string }>, job: { id: string } | null, breaks: Array<{ id: string, type: BreakType, startAt: string, endAt: string | null }> } & { ' $fragmentName'?: 'ClockCard_TimesheetFragment' };

export type CurrentJob_TimesheetFragment = { id: string, job: { id: string, name: string } | null } & { ' $fragmentName'?: 'CurrentJob_TimesheetFragment' };

export type Timeclock_Clock_LoadJobsQueryVariables = Exact<{
  after?: string | null | undefined;
}>;


export type Timeclock_Clock_LoadJobsQuery = { viewer: { jobChoices: { nodes: Array<{ id: string, name: string }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } | null, clockInJob: { id: string } | null } | null };

export type Timeclock_Timesheets_LoadJobChoicesQueryVariables = Exact<{
  after?: string | null | undefined;
  userId?: string | null | undefined;
  at?: string | null | undefined;
}>;


export type Timeclock_Timesheets_LoadJobChoicesQuery = { viewer: { jobChoices: { nodes: Array<{ id: string, name: string }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } | null } | null };

export type Timeclock_Home_WatchOwnClockSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type Timeclock_Home_WatchOwnClockSubscription = { myClockChanged: { timesheet: { id: string, version: string, job: { id: string } | null } | null } };

export type Timeclock_Dashboard_WatchClockStatusSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type Timeclock_Dashboard_WatchClockStatusSubscription = { clockStatusChanged: { state: ClockState, since: string, user: { id: string } } };

export type Timeclock_Home_LoadActiveTimesheetQueryVariables = Exact<{ [key: string]: never; }>;


export type Timeclock_Home_LoadActiveTimesheetQuery = { viewer: { activeTimesheet: (
      { id: string }
      & { ' $fragmentRefs'?: { 'ClockCard_TimesheetFragment': ClockCard_TimesheetFragment;'NotesAndPhotos_TimesheetFragment': NotesAndPhotos_TimesheetFragment;'CurrentJob_TimesheetFragment': CurrentJob_TimesheetFragment } }
    ) | null } | null };

export type Timeclock_Home_ClockInMutationVariables = Exact<{
  input: TimesheetClockInInput;
}>;


export type Timeclock_Home_ClockInMutation = { timesheetClockIn: { timesheet: (
      { id: string }
      & { ' $fragmentRefs'?: { 'ClockCard_TimesheetFragment': ClockCard_TimesheetFragment;'NotesAndPhotos_TimesheetFragment': NotesAndPhotos_TimesheetFragment;'CurrentJob_TimesheetFragment': CurrentJob_TimesheetFragment } }
    ) | null } | null };

export type Timeclock_Home_ClockOutMutationVariables = Exact<{
  input: TimesheetClockOutInput;
}>;


export type Timeclock_Home_ClockOutMutation = { timesheetClockOut: { timesheet: (
      { id: string, status: TimesheetStatus, asksForBreaks: boolean }
      & { ' $fragmentRefs'?: { 'ClockCard_TimesheetFragment': ClockCard_TimesheetFragment } }
    ) | null } | null };

export type Timeclock_Home_SwitchJobMutationVariables = Exact<{
  input: TimesheetJobSwitchInput;
}>;


export type Timeclock_Home_SwitchJobMutation = { timesheetJobSwitch: { timesheet: (
      { id: string }
      & { ' $fragmentRefs'?: { 'ClockCard_TimesheetFragment': ClockCard_TimesheetFragment;'NotesAndPhotos_TimesheetFragment': NotesAndPhotos_TimesheetFragment;'CurrentJob_TimesheetFragment': CurrentJob_TimesheetFragment } }
    ) | null } | null };

export type Timeclock_Home_CloseForgottenMutationVariables = Exact<{
  input: TimesheetCloseForgottenInput;
}>;


export type Timeclock_Home_CloseForgottenMutation = { timesheetCloseForgotten: { timesheet: (
      { id: string, status: TimesheetStatus }
      & { ' $fragmentRefs'?: { 'ClockCard_TimesheetFragment': ClockCard_TimesheetFragment } }
    ) | null } | null };

export type Timeclock_Home_StartBreakMutationVariables = Exact<{
  input: TimesheetBreakStartInput;
}>;


export type Timeclock_Home_StartBreakMutation = { timesheetBreakStart: { timesheet: (
      { id: string }
      & { ' $fragmentRefs'?: { 'ClockCard_TimesheetFragment': ClockCard_TimesheetFragment } }
    ) | null } | null };

export type Timeclock_Home_EndBreakMutationVariables = Exact<{ [key: string]: never; }>;


export type Timeclock_Home_EndBreakMutation = { timesheetBreakEnd: { timesheet: (
      { id: string }
      & { ' $fragmentRefs'?: { 'ClockCard_TimesheetFragment': ClockCard_TimesheetFragment } }
    ) | null } | null };

export type CorrectionForm_TimesheetFragment = (
  { id: string, version: string }
  & { ' $fragmentRefs'?: { 'TimesFields_TimesheetFragment': TimesFields_TimesheetFragment } }
) & { ' $fragmentName'?: 'CorrectionForm_TimesheetFragment' };

export type Timeclock_Corrections_LoadTimesheetQueryVariables = Exact<{
  id: string;
}>;


export type Timeclock_Corrections_LoadTimesheetQuery = { viewer: { timesheet: (
      { id: string }
      & { ' $fragmentRefs'?: { 'CorrectionForm_TimesheetFragment': CorrectionForm_TimesheetFragment } }
    ) | null } | null };

export type Timeclock_Corrections_LoadShiftsQueryVariables = Exact<{
  from: string;
  to: string;
}>;


export type Timeclock_Corrections_LoadShiftsQuery = { viewer: { schedules: { nodes: Array<{ id: string, startAt: string, endAt: string, status: ScheduleStatus, assignedUserIds: Array<string>, job: { id: string } | null }> } | null } | null };

export type Timeclock_Corrections_PreviewQueryVariables = Exact<{
  input: PreviewCorrectionInput;
}>;


export type Timeclock_Corrections_PreviewQuery = { viewer: { previewCorrection: { effect: { text: string }, overlaps: Array<{ id: string, clockInAt: string, clockOutAt: string | null }> } | null } | null };

export type Timeclock_Corrections_RequestMutationVariables = Exact<{
  input: CorrectionRequestInput;
}>;


export type Timeclock_Corrections_RequestMutation = { correctionRequest: { correction: { id: string, status: CorrectionStatus } | null } | null };

export type RequestCard_CorrectionFragment = { id: string, kind: CorrectionKind, reason: string | null, createdAt: string, canDecide: boolean, user: { id: string, firstName: string, lastName: string, scheduleColor: string }, timesheet: { id: string, version: string } | null, before: { ' $fragmentRefs'?: { 'RequestTimes_CorrectionTimesFragment': RequestTimes_CorrectionTimesFragment } } | null, after: { ' $fragmentRefs'?: { 'RequestTimes_CorrectionTimesFragment': RequestTimes_CorrectionTimesFragment } } | null, effect: { text: string }, overlaps: Array<{ id: string, clockInAt: string, clockOutAt: string | null }> } & { ' $fragmentName'?: 'RequestCard_CorrectionFragment' };

export type RequestTimes_CorrectionTimesFragment = { clockInAt: string, clockOutAt: string | null, breaks: Array<{ type: BreakType, startAt: string, endAt: string | null }>, job: { id: string, name: string } | null } & { ' $fragmentName'?: 'RequestTimes_CorrectionTimesFragment' };

export type Timeclock_Corrections_LoadPendingQueryVariables = Exact<{ [key: string]: never; }>;


export type Timeclock_Corrections_LoadPendingQuery = { viewer: { corrections: { totalCount: number, nodes: Array<(
        { id: string }
        & { ' $fragmentRefs'?: { 'RequestCard_CorrectionFragment': RequestCard_CorrectionFragment } }
      )> } | null } | null };

export type Timeclock_Corrections_LoadCountQueryVariables = Exact<{ [key: string]: never; }>;


export type Timeclock_Corrections_LoadCountQuery = { viewer: { corrections: { totalCount: number } | null } | null };

export type Timeclock_Corrections_ApproveMutationVariables = Exact<{
  input: CorrectionApproveInput;
}>;


export type Timeclock_Corrections_ApproveMutation = { correctionApprove: { correction: { id: string, status: CorrectionStatus } | null } | null };

export type Timeclock_Corrections_DenyMutationVariables = Exact<{
  input: CorrectionDenyInput;
}>;


export type Timeclock_Corrections_DenyMutation = { correctionDeny: { correction: { id: string, status: CorrectionStatus } | null } | null };

export type StatCards_StatsFragment = { activeWorkers: number, hoursToday: number, pendingApprovals: number, activeSchedules: number } & { ' $fragmentName'?: 'StatCards_StatsFragment' };

export type Timeclock_Dashboard_LoadStatsQueryVariables = Exact<{ [key: string]: never; }>;


export type Timeclock_Dashboard_LoadStatsQuery = { viewer: { dashboardStats: (
      { activeWorkers: number }
      & { ' $fragmentRefs'?: { 'StatCards_StatsFragment': StatCards_StatsFragment } }
    ) | null } | null };

export type RecentTimesheets_TimesheetFragment = { id: string, clockInAt: string, durationMinutes: number | null, user: { id: string, firstName: string, lastName: string, scheduleColor: string } } & { ' $fragmentName'?: 'RecentTimesheets_TimesheetFragment' };

export type Timeclock_Dashboard_LoadPendingTimesheetsQueryVariables = Exact<{ [key: string]: never; }>;


export type Timeclock_Dashboard_LoadPendingTimesheetsQuery = { viewer: { timesheets: { nodes: Array<(
        { id: string }
        & { ' $fragmentRefs'?: { 'RecentTimesheets_TimesheetFragment': RecentTimesheets_TimesheetFragment } }
      )> } | null } | null };

export type WorkingNow_TimesheetFragment = { id: string, clockInAt: string, breaks: Array<{ id: string, endAt: string | null }>, user: { id: string, firstName: string, lastName: string, scheduleColor: string } } & { ' $fragmentName'?: 'WorkingNow_TimesheetFragment' };

export type Timeclock_Dashboard_LoadOpenTimesheetsQueryVariables = Exact<{ [key: string]: never; }>;


export type Timeclock_Dashboard_LoadOpenTimesheetsQuery = { viewer: { timesheets: { totalCount: number, nodes: Array<(
        { id: string }
        & { ' $fragmentRefs'?: { 'WorkingNow_TimesheetFragment': WorkingNow_TimesheetFragment } }
      )> } | null } | null };

export type NeedsAttention_AttentionFragment = { count: number, groups: Array<{ kind: AttentionKind, count: number, items: Array<{ message: string, scheduleId: string | null, jobId: string | null, timesheetId: string | null, startAt: string | null, endAt: string | null, user: { id: string, firstName: string, lastName: string, scheduleColor: string } }> }> } & { ' $fragmentName'?: 'NeedsAttention_AttentionFragment' };

export type Timeclock_Dashboard_LoadAttentionQueryVariables = Exact<{ [key: string]: never; }>;


export type Timeclock_Dashboard_LoadAttentionQuery = { viewer: { attention: (
      { count: number }
      & { ' $fragmentRefs'?: { 'NeedsAttention_AttentionFragment': NeedsAttention_AttentionFragment } }
    ) | null } | null };

export type Timeclock_FirstSteps_LoadQueryVariables = Exact<{ [key: string]: never; }>;


export type Timeclock_FirstSteps_LoadQuery = { viewer: { firstSteps: { isDone: boolean, timezone: string | null, steps: Array<{ key: FirstStepKey, isDone: boolean }>, draftWeek: { startDate: string, count: number } | null } | null } | null };

export type Timeclock_FirstSteps_SaveTimezoneMutationVariables = Exact<{
  input: OrganizationUpdateInput;
}>;


export type Timeclock_FirstSteps_SaveTimezoneMutation = { organizationUpdate: { organization: { id: string } | null } | null };

export type Timeclock_FirstSteps_ConfirmTimezoneMutationVariables = Exact<{ [key: string]: never; }>;


export type Timeclock_FirstSteps_ConfirmTimezoneMutation = { organizationTimezoneConfirm: { organization: { id: string } | null } | null };

export type Timeclock_FirstSteps_AddJobMutationVariables = Exact<{
  input: JobCreateInput;
}>;


export type Timeclock_FirstSteps_AddJobMutation = { jobCreate: { job: { id: string, name: string } | null } | null };

export type Timeclock_FirstSteps_CreateJoinLinkMutationVariables = Exact<{
  input: InvitationCreateInput;
}>;


export type Timeclock_FirstSteps_CreateJoinLinkMutation = { invitationCreate: { invitation: { id: string, inviteCode: string | null, registrationUrl: string | null, role: Role, maxUses: number, expiresAt: string } | null } | null };

export type Timeclock_FirstSteps_LoadJoinQrQueryVariables = Exact<{
  inviteCode: string;
}>;


export type Timeclock_FirstSteps_LoadJoinQrQuery = { viewer: { invitationQr: { qrCodeDataUrl: string } | null } | null };

export type Timeclock_FirstSteps_PublishWeekMutationVariables = Exact<{
  input: ScheduleWeekPublishInput;
}>;


export type Timeclock_FirstSteps_PublishWeekMutation = { scheduleWeekPublish: { schedules: Array<{ id: string }> | null } | null };

export type ScheduledShift_ScheduleFragment = { id: string, title: string, notes: string | null, startAt: string, endAt: string, status: ScheduleStatus, job: { id: string, name: string } | null, team: { id: string, name: string } | null, place: { id: string, name: string, address: string } | null } & { ' $fragmentName'?: 'ScheduledShift_ScheduleFragment' };

export type NextShift_MyDayFragment = { nextShift: { id: string, title: string, startAt: string, endAt: string, job: { id: string, name: string } | null } | null } & { ' $fragmentName'?: 'NextShift_MyDayFragment' };

export type Timeclock_Home_LoadSchedulesQueryVariables = Exact<{
  from: string;
  to: string;
}>;


export type Timeclock_Home_LoadSchedulesQuery = { viewer: { myDay: (
      { workedMinutes: number }
      & { ' $fragmentRefs'?: { 'NextShift_MyDayFragment': NextShift_MyDayFragment } }
    ) | null, schedules: { nodes: Array<(
        { id: string }
        & { ' $fragmentRefs'?: { 'ScheduledShift_ScheduleFragment': ScheduledShift_ScheduleFragment } }
      )> } | null } | null };

export type HoursPay_OwnPayFragment = { periodStatus: PayPeriodStatus, regularMinutes: number, overtimeMinutes: number, doubleTimeMinutes: number, ptoMinutes: number, mealPremiumMinutes: number | null, restPremiumMinutes: number | null, totalMinutes: number, contentHash: string, canSignOff: boolean, needsSignOff: boolean, signOffObstacle: string | null, days: Array<{ date: string, minutes: number, timeOffMinutes: number, timesheets: Array<{ timesheetId: string, minutes: number }> }>, exceptions: Array<{ code: PayExceptionCode, date: string, message: string }>, signOffForm: { statement: string, questions: Array<string> } | null, signOff: { id: string, signedAt: string, staleAt: string | null, staleReason: string | null, changes: Array<{ date: string | null, sentence: string }> } | null, corrections: Array<(
    { id: string }
    & { ' $fragmentRefs'?: { 'HoursCorrection_CorrectionFragment': HoursCorrection_CorrectionFragment } }
  )>, lines: Array<{ date: string, timesheetId: string | null, kind: PayKind, minutes: number, explanation: string, policy: { id: string, name: string } | null, adjusts: { startDate: string, endDate: string } | null }> } & { ' $fragmentName'?: 'HoursPay_OwnPayFragment' };

export type HoursTimesheet_TimesheetFragment = (
  { id: string, asksForBreaks: boolean, breakAnswer: { meals: MealAnswer, rests: RestAnswer, answeredAt: string } | null }
  & { ' $fragmentRefs'?: { 'TimesFields_TimesheetFragment': TimesFields_TimesheetFragment;'TimesheetReview_TimesheetFragment': TimesheetReview_TimesheetFragment } }
) & { ' $fragmentName'?: 'HoursTimesheet_TimesheetFragment' };

export type HoursCorrection_CorrectionFragment = { id: string, kind: CorrectionKind, status: CorrectionStatus, clockInAt: string, clockOutAt: string | null, reason: string | null, managerNotes: string | null, overtakenReason: string | null, decidedAt: string | null, canWithdraw: boolean, decidedBy: { id: string, firstName: string, lastName: string } | null, timesheet: { id: string } | null } & { ' $fragmentName'?: 'HoursCorrection_CorrectionFragment' };

export type Timeclock_Hours_LoadPeriodsQueryVariables = Exact<{
  around?: string | null | undefined;
}>;


export type Timeclock_Hours_LoadPeriodsQuery = { viewer: { payPeriods: { nodes: Array<{ startDate: string, endDate: string, status: PayPeriodStatus }>, pageInfo: { hasNextPage: boolean } } | null } | null };

export type Timeclock_Hours_LoadHoursQueryVariables = Exact<{
  startDate: string;
  endDate: string;
  userId: string;
}>;


export type Timeclock_Hours_LoadHoursQuery = { viewer: { myPay: (
      { periodStatus: PayPeriodStatus }
      & { ' $fragmentRefs'?: { 'HoursPay_OwnPayFragment': HoursPay_OwnPayFragment } }
    ) | null, timesheets: { nodes: Array<(
        { id: string }
        & { ' $fragmentRefs'?: { 'HoursTimesheet_TimesheetFragment': HoursTimesheet_TimesheetFragment } }
      )> } | null } | null };

export type Timeclock_Hours_LoadHistoryQueryVariables = Exact<{
  id: string;
}>;


export type Timeclock_Hours_LoadHistoryQuery = { viewer: { timesheet: (
      { id: string }
      & { ' $fragmentRefs'?: { 'PunchPlaces_TimesheetFragment': PunchPlaces_TimesheetFragment;'TimesheetHistory_TimesheetFragment': TimesheetHistory_TimesheetFragment } }
    ) | null } | null };

export type Timeclock_Hours_WithdrawMutationVariables = Exact<{
  input: CorrectionWithdrawInput;
}>;


export type Timeclock_Hours_WithdrawMutation = { correctionWithdraw: { correction: (
      { id: string }
      & { ' $fragmentRefs'?: { 'HoursCorrection_CorrectionFragment': HoursCorrection_CorrectionFragment } }
    ) | null } | null };

export type Timeclock_Hours_SignMutationVariables = Exact<{
  input: SignOffCreateInput;
}>;


export type Timeclock_Hours_SignMutation = { signOffCreate: { signOff: { id: string, signedAt: string } | null } | null };

export type Timeclock_Hours_LoadQualifiedOvertimeQueryVariables = Exact<{
  year: number;
}>;


export type Timeclock_Hours_LoadQualifiedOvertimeQuery = { viewer: { myQualifiedOvertime: { year: number, minutes: number, weeks: Array<{ endDate: string, minutes: number, explanation: string }> } | null } | null };

export type NotesAndPhotos_TimesheetFragment = { id: string, notes: string, images: Array<{ url: string, thumbnailUrl: string }> } & { ' $fragmentName'?: 'NotesAndPhotos_TimesheetFragment' };

export type Timeclock_Home_SaveNotesMutationVariables = Exact<{
  input: TimesheetUpdateInput;
}>;


export type Timeclock_Home_SaveNotesMutation = { timesheetUpdate: { timesheet: (
      { id: string }
      & { ' $fragmentRefs'?: { 'NotesAndPhotos_TimesheetFragment': NotesAndPhotos_TimesheetFragment } }
    ) | null } | null };

export type Timeclock_Home_UploadPhotosMutationVariables = Exact<{
  input: TimesheetImagesUploadInput;
}>;


export type Timeclock_Home_UploadPhotosMutation = { timesheetImagesUpload: { images: Array<{ url: string, thumbnailUrl: string }> | null } | null };

export type Timeclock_SignReminder_LoadDueQueryVariables = Exact<{ [key: string]: never; }>;


export type Timeclock_SignReminder_LoadDueQuery = { viewer: { signOffDue: { startDate: string, endDate: string, staleReason: string | null, reason: SignOffDueReason } | null } | null };

export type Timeclock_Signatures_LoadSigningQueryVariables = Exact<{ [key: string]: never; }>;


export type Timeclock_Signatures_LoadSigningQuery = { viewer: { signOffSettings: { enabled: boolean } | null } | null };

export type Timeclock_Signatures_LoadPeriodsQueryVariables = Exact<{ [key: string]: never; }>;


export type Timeclock_Signatures_LoadPeriodsQuery = { viewer: { payPeriods: { nodes: Array<{ startDate: string, endDate: string, status: PayPeriodStatus, signedCount: number, staleCount: number, missingCount: number }> } | null } | null };

export type Timeclock_Signatures_LoadSignaturesQueryVariables = Exact<{
  startDate: string;
}>;


export type Timeclock_Signatures_LoadSignaturesQuery = { viewer: { signOffs: { totalCount: number, nodes: Array<{ state: SignOffState, signedAt: string | null, answeredNo: Array<string>, user: { id: string, firstName: string, lastName: string }, signOff: { id: string, staleReason: string | null, changes: Array<{ date: string | null, sentence: string }> } | null }> } | null } | null };

export type TimesheetDialog_TimesheetFragment = (
  { id: string, version: string, durationMinutes: number | null, canReview: boolean, canReject: boolean, notes: string, team: { id: string, name: string } | null, user: { id: string, firstName: string, lastName: string, scheduleColor: string } }
  & { ' $fragmentRefs'?: { 'TimesFields_TimesheetFragment': TimesFields_TimesheetFragment;'TimesheetReview_TimesheetFragment': TimesheetReview_TimesheetFragment;'PunchPlaces_TimesheetFragment': PunchPlaces_TimesheetFragment;'TimesheetHistory_TimesheetFragment': TimesheetHistory_TimesheetFragment } }
) & { ' $fragmentName'?: 'TimesheetDialog_TimesheetFragment' };

export type Timeclock_Timesheets_LoadTimesheetQueryVariables = Exact<{
  id: string;
}>;


export type Timeclock_Timesheets_LoadTimesheetQuery = { viewer: { timesheet: (
      { id: string }
      & { ' $fragmentRefs'?: { 'TimesheetDialog_TimesheetFragment': TimesheetDialog_TimesheetFragment } }
    ) | null } | null };

export type Timeclock_Timesheets_RejectMutationVariables = Exact<{
  input: TimesheetRejectInput;
}>;


export type Timeclock_Timesheets_RejectMutation = { timesheetReject: { timesheet: (
      { id: string }
      & { ' $fragmentRefs'?: { 'TimesheetDialog_TimesheetFragment': TimesheetDialog_TimesheetFragment } }
    ) | null } | null };

export type Timeclock_Timesheets_SetTimesMutationVariables = Exact<{
  input: TimesheetTimesSetInput;
}>;


export type Timeclock_Timesheets_SetTimesMutation = { timesheetTimesSet: { timesheet: (
      { id: string, version: string }
      & { ' $fragmentRefs'?: { 'TimesheetRow_TimesheetFragment': TimesheetRow_TimesheetFragment } }
    ) | null } | null };

export type TimesheetHistory_TimesheetFragment = { id: string, historyEntries: { nodes: Array<{ at: string, actorName: string, title: string, changes: Array<{ fieldCode: TimesheetField | null, label: string | null, before: string | null, after: string | null }> }> } | null } & { ' $fragmentName'?: 'TimesheetHistory_TimesheetFragment' };

export type Timeclock_Timesheets_LoadDateRangesQueryVariables = Exact<{ [key: string]: never; }>;


export type Timeclock_Timesheets_LoadDateRangesQuery = { viewer: { dateRanges: Array<{ key: DateRangeKey, startDate: string, endDate: string }> | null } | null };

export type Timeclock_Timesheets_LoadTeamsQueryVariables = Exact<{
  after?: string | null | undefined;
}>;


export type Timeclock_Timesheets_LoadTeamsQuery = { viewer: { teams: { nodes: Array<{ id: string, name: string }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } | null } | null };

export type Timeclock_Timesheets_LoadPeopleQueryVariables = Exact<{
  after?: string | null | undefined;
}>;


export type Timeclock_Timesheets_LoadPeopleQuery = { viewer: { users: { nodes: Array<{ id: string, firstName: string, lastName: string, scheduleColor: string, status: UserStatus }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } | null } | null };

export type Timeclock_Timesheets_LoadPageQueryVariables = Exact<{
  first?: number | null | undefined;
  after?: string | null | undefined;
  last?: number | null | undefined;
  before?: string | null | undefined;
  userId?: string | null | undefined;
  teamId?: string | null | undefined;
  from?: string | null | undefined;
  to?: string | null | undefined;
  status?: TimesheetStatus | null | undefined;
  exception?: TimesheetExceptionCode | null | undefined;
}>;


export type Timeclock_Timesheets_LoadPageQuery = { viewer: { timesheets: { nodes: Array<(
        { id: string }
        & { ' $fragmentRefs'?: { 'TimesheetRow_TimesheetFragment': TimesheetRow_TimesheetFragment } }
      )>, pageInfo: { hasNextPage: boolean, hasPreviousPage: boolean, startCursor: string | null, endCursor: string | null } } | null } | null };

export type Timeclock_Timesheets_LoadCountQueryVariables = Exact<{
  userId?: string | null | undefined;
  teamId?: string | null | undefined;
  from?: string | null | undefined;
  to?: string | null | undefined;
  status?: TimesheetStatus | null | undefined;
  exception?: TimesheetExceptionCode | null | undefined;
}>;


export type Timeclock_Timesheets_LoadCountQuery = { viewer: { timesheets: { totalCount: number, totalCountIsExact: boolean } | null } | null };

export type TimesheetRow_TimesheetFragment = { id: string, version: string, clockInAt: string, clockOutAt: string | null, durationMinutes: number | null, status: TimesheetStatus, canReview: boolean, canApprove: boolean, approvalObstacle: string | null, notes: string, lockedBy: { startDate: string, endDate: string } | null, rejection: { reason: string } | null, confirmations: Array<{ code: TimesheetConfirmationCode, message: string }>, exceptions: Array<{ code: TimesheetExceptionCode, message: string }>, images: Array<{ url: string, thumbnailUrl: string }>, job: { id: string, name: string } | null, user: { id: string, firstName: string, lastName: string, scheduleColor: string } } & { ' $fragmentName'?: 'TimesheetRow_TimesheetFragment' };

export type Timeclock_Timesheets_AddMutationVariables = Exact<{
  input: TimesheetAddInput;
}>;


export type Timeclock_Timesheets_AddMutation = { timesheetAdd: { timesheet: { id: string } | null } | null };

export type Timeclock_Timesheets_DeleteMutationVariables = Exact<{
  input: TimesheetDeleteInput;
}>;


export type Timeclock_Timesheets_DeleteMutation = { timesheetDelete: { deletedTimesheetId: string | null } | null };

export type Timeclock_Timesheets_ApproveMutationVariables = Exact<{
  input: TimesheetApproveInput;
}>;


export type Timeclock_Timesheets_ApproveMutation = { timesheetApprove: { timesheet: (
      { id: string }
      & { ' $fragmentRefs'?: { 'TimesheetRow_TimesheetFragment': TimesheetRow_TimesheetFragment } }
    ) | null } | null };

export type Timeclock_Timesheets_ApproveAllMutationVariables = Exact<{
  input: TimesheetsApproveInput;
}>;


export type Timeclock_Timesheets_ApproveAllMutation = { timesheetsApprove: { summary: { approved: number, skipped: number, skippedOwn: number, skippedToConfirm: number, remaining: number } | null } | null };

export type Timeclock_RowDialogs_LoadQueryVariables = Exact<{
  id: string;
}>;


export type Timeclock_RowDialogs_LoadQuery = { viewer: { timesheet: (
      { id: string }
      & { ' $fragmentRefs'?: { 'TimesheetRow_TimesheetFragment': TimesheetRow_TimesheetFragment } }
    ) | null } | null };

export type WeekGrid_PersonFragment = { version: string, overtimeMinutes: number, doubleTimeMinutes: number, totalMinutes: number, timeOffMinutes: number, approvable: number, exceptional: number, user: { id: string, firstName: string, lastName: string, scheduleColor: string }, days: Array<{ date: string, minutes: number, timeOffMinutes: number, exceptions: Array<{ timesheetId: string, message: string }>, timesheets: Array<{ id: string, version: string, clockInAt: string, clockOutAt: string | null, status: TimesheetStatus, canApprove: boolean, approvalObstacle: string | null, rejection: { reason: string } | null }>, continued: Array<{ id: string, clockInAt: string, clockOutAt: string | null, status: TimesheetStatus }> }> } & { ' $fragmentName'?: 'WeekGrid_PersonFragment' };

export type Timeclock_Timesheets_LoadWeekQueryVariables = Exact<{
  weekOf?: string | null | undefined;
  show?: TimesheetWeekFilter | null | undefined;
  userId?: string | null | undefined;
  teamId?: string | null | undefined;
  first: number;
  after?: string | null | undefined;
}>;


export type Timeclock_Timesheets_LoadWeekQuery = { viewer: { timesheetWeek: { startDate: string, endDate: string, dates: Array<string>, people: { pageInfo: { hasNextPage: boolean, endCursor: string | null }, nodes: Array<(
          { version: string }
          & { ' $fragmentRefs'?: { 'WeekGrid_PersonFragment': WeekGrid_PersonFragment } }
        )> } | null } | null } | null };

export type Timeclock_Timesheets_ApproveSelectionMutationVariables = Exact<{
  input: TimesheetSelectionApproveInput;
}>;


export type Timeclock_Timesheets_ApproveSelectionMutation = { timesheetSelectionApprove: { summary: { approved: number, left: Array<{ timesheetId: string | null, day: string | null, message: string, user: { id: string, firstName: string, lastName: string } | null }> } | null } | null };

export type Timeclock_Timesheets_LoadWeekTotalsQueryVariables = Exact<{
  weekOf: string;
  teamId?: string | null | undefined;
}>;


export type Timeclock_Timesheets_LoadWeekTotalsQuery = { viewer: { timesheetWeek: { totals: { totalMinutes: number, overtimeMinutes: number, timeOffMinutes: number, days: Array<{ date: string, minutes: number, timeOffMinutes: number }> } | null } | null } | null };

export type Timeclock_Timesheets_RejectSelectionMutationVariables = Exact<{
  input: TimesheetSelectionRejectInput;
}>;


export type Timeclock_Timesheets_RejectSelectionMutation = { timesheetSelectionReject: { summary: { rejected: number, left: Array<{ timesheetId: string | null, day: string | null, message: string, user: { id: string, firstName: string, lastName: string } | null }> } | null } | null };

export const ClockCard_TimesheetFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ClockCard_timesheet"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Timesheet"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"clockInAt"}},{"kind":"Field","name":{"kind":"Name","value":"clockOutAt"}},{"kind":"Field","name":{"kind":"Name","value":"asksForLocation"}},{"kind":"Field","name":{"kind":"Name","value":"forgotten"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"since"}},{"kind":"Field","name":{"kind":"Name","value":"suggestedClockOutAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"exceptions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"Field","name":{"kind":"Name","value":"job"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"breaks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"startAt"}},{"kind":"Field","name":{"kind":"Name","value":"endAt"}}]}}]}}]} as unknown as DocumentNode<ClockCard_TimesheetFragment, unknown>;
export const CurrentJob_TimesheetFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CurrentJob_timesheet"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Timesheet"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"job"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<CurrentJob_TimesheetFragment, unknown>;
export const TimesFields_TimesheetFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TimesFields_timesheet"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Timesheet"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"clockInAt"}},{"kind":"Field","name":{"kind":"Name","value":"clockOutAt"}},{"kind":"Field","name":{"kind":"Name","value":"breaks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"startAt"}},{"kind":"Field","name":{"kind":"Name","value":"endAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"job"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<TimesFields_TimesheetFragment, unknown>;
export const CorrectionForm_TimesheetFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CorrectionForm_timesheet"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Timesheet"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"TimesFields_timesheet"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TimesFields_timesheet"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Timesheet"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"clockInAt"}},{"kind":"Field","name":{"kind":"Name","value":"clockOutAt"}},{"kind":"Field","name":{"kind":"Name","value":"breaks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"startAt"}},{"kind":"Field","name":{"kind":"Name","value":"endAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"job"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<CorrectionForm_TimesheetFragment, unknown>;
export const RequestTimes_CorrectionTimesFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RequestTimes_correctionTimes"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CorrectionTimes"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"clockInAt"}},{"kind":"Field","name":{"kind":"Name","value":"clockOutAt"}},{"kind":"Field","name":{"kind":"Name","value":"breaks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"startAt"}},{"kind":"Field","name":{"kind":"Name","value":"endAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"job"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<RequestTimes_CorrectionTimesFragment, unknown>;
export const RequestCard_CorrectionFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RequestCard_correction"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Correction"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"canDecide"}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"scheduleColor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"timesheet"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}},{"kind":"Field","name":{"kind":"Name","value":"before"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RequestTimes_correctionTimes"}}]}},{"kind":"Field","name":{"kind":"Name","value":"after"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RequestTimes_correctionTimes"}}]}},{"kind":"Field","name":{"kind":"Name","value":"effect"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"text"}}]}},{"kind":"Field","name":{"kind":"Name","value":"overlaps"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"clockInAt"}},{"kind":"Field","name":{"kind":"Name","value":"clockOutAt"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RequestTimes_correctionTimes"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CorrectionTimes"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"clockInAt"}},{"kind":"Field","name":{"kind":"Name","value":"clockOutAt"}},{"kind":"Field","name":{"kind":"Name","value":"breaks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"startAt"}},{"kind":"Field","name":{"kind":"Name","value":"endAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"job"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<RequestCard_CorrectionFragment, unknown>;
export const StatCards_StatsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StatCards_stats"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DashboardStats"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"activeWorkers"}},{"kind":"Field","name":{"kind":"Name","value":"hoursToday"}},{"kind":"Field","name":{"kind":"Name","value":"pendingApprovals"}},{"kind":"Field","name":{"kind":"Name","value":"activeSchedules"}}]}}]} as unknown as DocumentNode<StatCards_StatsFragment, unknown>;
export const RecentTimesheets_TimesheetFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RecentTimesheets_timesheet"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Timesheet"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"clockInAt"}},{"kind":"Field","name":{"kind":"Name","value":"durationMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"scheduleColor"}}]}}]}}]} as unknown as DocumentNode<RecentTimesheets_TimesheetFragment, unknown>;
export const WorkingNow_TimesheetFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WorkingNow_timesheet"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Timesheet"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"clockInAt"}},{"kind":"Field","name":{"kind":"Name","value":"breaks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"endAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"scheduleColor"}}]}}]}}]} as unknown as DocumentNode<WorkingNow_TimesheetFragment, unknown>;
export const NeedsAttention_AttentionFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"NeedsAttention_attention"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Attention"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"groups"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"scheduleId"}},{"kind":"Field","name":{"kind":"Name","value":"jobId"}},{"kind":"Field","name":{"kind":"Name","value":"timesheetId"}},{"kind":"Field","name":{"kind":"Name","value":"startAt"}},{"kind":"Field","name":{"kind":"Name","value":"endAt"}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"scheduleColor"}}]}}]}}]}}]}}]} as unknown as DocumentNode<NeedsAttention_AttentionFragment, unknown>;
export const ScheduledShift_ScheduleFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ScheduledShift_schedule"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Schedule"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"notes"}},{"kind":"Field","name":{"kind":"Name","value":"startAt"}},{"kind":"Field","name":{"kind":"Name","value":"endAt"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"job"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"team"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"place"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"address"}}]}}]}}]} as unknown as DocumentNode<ScheduledShift_ScheduleFragment, unknown>;
export const NextShift_MyDayFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"NextShift_myDay"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MyDay"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nextShift"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"startAt"}},{"kind":"Field","name":{"kind":"Name","value":"endAt"}},{"kind":"Field","name":{"kind":"Name","value":"job"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]} as unknown as DocumentNode<NextShift_MyDayFragment, unknown>;
export const HoursCorrection_CorrectionFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"HoursCorrection_correction"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Correction"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"clockInAt"}},{"kind":"Field","name":{"kind":"Name","value":"clockOutAt"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"managerNotes"}},{"kind":"Field","name":{"kind":"Name","value":"overtakenReason"}},{"kind":"Field","name":{"kind":"Name","value":"decidedAt"}},{"kind":"Field","name":{"kind":"Name","value":"canWithdraw"}},{"kind":"Field","name":{"kind":"Name","value":"decidedBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"timesheet"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<HoursCorrection_CorrectionFragment, unknown>;
export const HoursPay_OwnPayFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"HoursPay_ownPay"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OwnPay"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"periodStatus"}},{"kind":"Field","name":{"kind":"Name","value":"regularMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"overtimeMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"doubleTimeMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"ptoMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"mealPremiumMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"restPremiumMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"totalMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"days"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"minutes"}},{"kind":"Field","name":{"kind":"Name","value":"timeOffMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"timesheets"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"timesheetId"}},{"kind":"Field","name":{"kind":"Name","value":"minutes"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"exceptions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"Field","name":{"kind":"Name","value":"contentHash"}},{"kind":"Field","name":{"kind":"Name","value":"canSignOff"}},{"kind":"Field","name":{"kind":"Name","value":"needsSignOff"}},{"kind":"Field","name":{"kind":"Name","value":"signOffObstacle"}},{"kind":"Field","name":{"kind":"Name","value":"signOffForm"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"statement"}},{"kind":"Field","name":{"kind":"Name","value":"questions"}}]}},{"kind":"Field","name":{"kind":"Name","value":"signOff"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"signedAt"}},{"kind":"Field","name":{"kind":"Name","value":"staleAt"}},{"kind":"Field","name":{"kind":"Name","value":"staleReason"}},{"kind":"Field","name":{"kind":"Name","value":"changes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"sentence"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"corrections"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"HoursCorrection_correction"}}]}},{"kind":"Field","name":{"kind":"Name","value":"lines"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"timesheetId"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"minutes"}},{"kind":"Field","name":{"kind":"Name","value":"explanation"}},{"kind":"Field","name":{"kind":"Name","value":"policy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"adjusts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"endDate"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"HoursCorrection_correction"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Correction"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"clockInAt"}},{"kind":"Field","name":{"kind":"Name","value":"clockOutAt"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"managerNotes"}},{"kind":"Field","name":{"kind":"Name","value":"overtakenReason"}},{"kind":"Field","name":{"kind":"Name","value":"decidedAt"}},{"kind":"Field","name":{"kind":"Name","value":"canWithdraw"}},{"kind":"Field","name":{"kind":"Name","value":"decidedBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"timesheet"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<HoursPay_OwnPayFragment, unknown>;
export const TimesheetReview_TimesheetFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TimesheetReview_timesheet"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Timesheet"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"lockedBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"endDate"}}]}},{"kind":"Field","name":{"kind":"Name","value":"exceptions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"Field","name":{"kind":"Name","value":"rejection"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"by"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}}]}}]}}]}}]} as unknown as DocumentNode<TimesheetReview_TimesheetFragment, unknown>;
export const HoursTimesheet_TimesheetFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"HoursTimesheet_timesheet"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Timesheet"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"asksForBreaks"}},{"kind":"Field","name":{"kind":"Name","value":"breakAnswer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"meals"}},{"kind":"Field","name":{"kind":"Name","value":"rests"}},{"kind":"Field","name":{"kind":"Name","value":"answeredAt"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"TimesFields_timesheet"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"TimesheetReview_timesheet"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TimesFields_timesheet"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Timesheet"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"clockInAt"}},{"kind":"Field","name":{"kind":"Name","value":"clockOutAt"}},{"kind":"Field","name":{"kind":"Name","value":"breaks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"startAt"}},{"kind":"Field","name":{"kind":"Name","value":"endAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"job"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TimesheetReview_timesheet"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Timesheet"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"lockedBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"endDate"}}]}},{"kind":"Field","name":{"kind":"Name","value":"exceptions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"Field","name":{"kind":"Name","value":"rejection"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"by"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}}]}}]}}]}}]} as unknown as DocumentNode<HoursTimesheet_TimesheetFragment, unknown>;
export const NotesAndPhotos_TimesheetFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"NotesAndPhotos_timesheet"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Timesheet"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"notes"}},{"kind":"Field","name":{"kind":"Name","value":"images"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"thumbnailUrl"}}]}}]}}]} as unknown as DocumentNode<NotesAndPhotos_TimesheetFragment, unknown>;
export const PunchPlaces_TimesheetFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PunchPlaces_timesheet"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Timesheet"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"clockInPlace"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"accuracyMeters"}},{"kind":"Field","name":{"kind":"Name","value":"outside"}},{"kind":"Field","name":{"kind":"Name","value":"place"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"clockOutPlace"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"accuracyMeters"}},{"kind":"Field","name":{"kind":"Name","value":"outside"}},{"kind":"Field","name":{"kind":"Name","value":"place"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]} as unknown as DocumentNode<PunchPlaces_TimesheetFragment, unknown>;
export const TimesheetHistory_TimesheetFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TimesheetHistory_timesheet"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Timesheet"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"historyEntries"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"1000"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"actorName"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"changes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fieldCode"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"before"}},{"kind":"Field","name":{"kind":"Name","value":"after"}}]}}]}}]}}]}}]} as unknown as DocumentNode<TimesheetHistory_TimesheetFragment, unknown>;
export const TimesheetDialog_TimesheetFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TimesheetDialog_timesheet"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Timesheet"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"durationMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"canReview"}},{"kind":"Field","name":{"kind":"Name","value":"canReject"}},{"kind":"Field","name":{"kind":"Name","value":"notes"}},{"kind":"Field","name":{"kind":"Name","value":"team"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"scheduleColor"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"TimesFields_timesheet"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"TimesheetReview_timesheet"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"PunchPlaces_timesheet"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"TimesheetHistory_timesheet"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TimesFields_timesheet"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Timesheet"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"clockInAt"}},{"kind":"Field","name":{"kind":"Name","value":"clockOutAt"}},{"kind":"Field","name":{"kind":"Name","value":"breaks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"startAt"}},{"kind":"Field","name":{"kind":"Name","value":"endAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"job"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TimesheetReview_timesheet"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Timesheet"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"lockedBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"endDate"}}]}},{"kind":"Field","name":{"kind":"Name","value":"exceptions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"Field","name":{"kind":"Name","value":"rejection"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"by"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PunchPlaces_timesheet"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Timesheet"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"clockInPlace"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"accuracyMeters"}},{"kind":"Field","name":{"kind":"Name","value":"outside"}},{"kind":"Field","name":{"kind":"Name","value":"place"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"clockOutPlace"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"accuracyMeters"}},{"kind":"Field","name":{"kind":"Name","value":"outside"}},{"kind":"Field","name":{"kind":"Name","value":"place"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TimesheetHistory_timesheet"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Timesheet"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"historyEntries"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"1000"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"actorName"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"changes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fieldCode"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"before"}},{"kind":"Field","name":{"kind":"Name","value":"after"}}]}}]}}]}}]}}]} as unknown as DocumentNode<TimesheetDialog_TimesheetFragment, unknown>;
export const TimesheetRow_TimesheetFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TimesheetRow_timesheet"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Timesheet"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"clockInAt"}},{"kind":"Field","name":{"kind":"Name","value":"clockOutAt"}},{"kind":"Field","name":{"kind":"Name","value":"durationMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"lockedBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"endDate"}}]}},{"kind":"Field","name":{"kind":"Name","value":"canReview"}},{"kind":"Field","name":{"kind":"Name","value":"canApprove"}},{"kind":"Field","name":{"kind":"Name","value":"approvalObstacle"}},{"kind":"Field","name":{"kind":"Name","value":"rejection"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}},{"kind":"Field","name":{"kind":"Name","value":"confirmations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"Field","name":{"kind":"Name","value":"notes"}},{"kind":"Field","name":{"kind":"Name","value":"exceptions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"Field","name":{"kind":"Name","value":"images"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"thumbnailUrl"}}]}},{"kind":"Field","name":{"kind":"Name","value":"job"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"scheduleColor"}}]}}]}}]} as unknown as DocumentNode<TimesheetRow_TimesheetFragment, unknown>;
export const WeekGrid_PersonFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WeekGrid_person"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TimesheetWeekPerson"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"scheduleColor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"overtimeMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"doubleTimeMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"totalMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"timeOffMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"approvable"}},{"kind":"Field","name":{"kind":"Name","value":"exceptional"}},{"kind":"Field","name":{"kind":"Name","value":"days"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"minutes"}},{"kind":"Field","name":{"kind":"Name","value":"timeOffMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"exceptions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"timesheetId"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"Field","name":{"kind":"Name","value":"timesheets"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"clockInAt"}},{"kind":"Field","name":{"kind":"Name","value":"clockOutAt"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"canApprove"}},{"kind":"Field","name":{"kind":"Name","value":"approvalObstacle"}},{"kind":"Field","name":{"kind":"Name","value":"rejection"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"continued"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"clockInAt"}},{"kind":"Field","name":{"kind":"Name","value":"clockOutAt"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}}]}}]}}]} as unknown as DocumentNode<WeekGrid_PersonFragment, unknown>;
export const Timeclock_BreakQuestion_LoadMissedMealsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Timeclock_BreakQuestion_LoadMissedMeals"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"startDate"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Date"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"endDate"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Date"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"myPay"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"startDate"},"value":{"kind":"Variable","name":{"kind":"Name","value":"startDate"}}},{"kind":"Argument","name":{"kind":"Name","value":"endDate"},"value":{"kind":"Variable","name":{"kind":"Name","value":"endDate"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"exceptions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"shiftTimesheetIds"}}]}}]}}]}}]}}]} as unknown as DocumentNode<Timeclock_BreakQuestion_LoadMissedMealsQuery, Timeclock_BreakQuestion_LoadMissedMealsQueryVariables>;
export const Timeclock_BreakQuestion_GiveDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"Timeclock_BreakQuestion_Give"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"BreakAnswerGiveInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"breakAnswerGive"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"timesheet"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"breakAnswer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"meals"}},{"kind":"Field","name":{"kind":"Name","value":"rests"}},{"kind":"Field","name":{"kind":"Name","value":"answeredAt"}}]}}]}}]}}]}}]} as unknown as DocumentNode<Timeclock_BreakQuestion_GiveMutation, Timeclock_BreakQuestion_GiveMutationVariables>;
export const Timeclock_Clock_LoadJobsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Timeclock_Clock_LoadJobs"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"jobChoices"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"1000"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"clockInJob"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]} as unknown as DocumentNode<Timeclock_Clock_LoadJobsQuery, Timeclock_Clock_LoadJobsQueryVariables>;
export const Timeclock_Timesheets_LoadJobChoicesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Timeclock_Timesheets_LoadJobChoices"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"userId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"at"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"DateTimeISO"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"jobChoices"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"1000"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"userId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"userId"}}},{"kind":"Argument","name":{"kind":"Name","value":"at"},"value":{"kind":"Variable","name":{"kind":"Name","value":"at"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}}]}}]} as unknown as DocumentNode<Timeclock_Timesheets_LoadJobChoicesQuery, Timeclock_Timesheets_LoadJobChoicesQueryVariables>;
export const Timeclock_Home_WatchOwnClockDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"Timeclock_Home_WatchOwnClock"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"myClockChanged"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"timesheet"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"job"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]}}]} as unknown as DocumentNode<Timeclock_Home_WatchOwnClockSubscription, Timeclock_Home_WatchOwnClockSubscriptionVariables>;
export const Timeclock_Dashboard_WatchClockStatusDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"Timeclock_Dashboard_WatchClockStatus"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"clockStatusChanged"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"since"}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]} as unknown as DocumentNode<Timeclock_Dashboard_WatchClockStatusSubscription, Timeclock_Dashboard_WatchClockStatusSubscriptionVariables>;
export const Timeclock_Home_LoadActiveTimesheetDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Timeclock_Home_LoadActiveTimesheet"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"activeTimesheet"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ClockCard_timesheet"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"NotesAndPhotos_timesheet"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CurrentJob_timesheet"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ClockCard_timesheet"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Timesheet"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"clockInAt"}},{"kind":"Field","name":{"kind":"Name","value":"clockOutAt"}},{"kind":"Field","name":{"kind":"Name","value":"asksForLocation"}},{"kind":"Field","name":{"kind":"Name","value":"forgotten"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"since"}},{"kind":"Field","name":{"kind":"Name","value":"suggestedClockOutAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"exceptions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"Field","name":{"kind":"Name","value":"job"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"breaks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"startAt"}},{"kind":"Field","name":{"kind":"Name","value":"endAt"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"NotesAndPhotos_timesheet"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Timesheet"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"notes"}},{"kind":"Field","name":{"kind":"Name","value":"images"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"thumbnailUrl"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CurrentJob_timesheet"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Timesheet"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"job"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<Timeclock_Home_LoadActiveTimesheetQuery, Timeclock_Home_LoadActiveTimesheetQueryVariables>;
export const Timeclock_Home_ClockInDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"Timeclock_Home_ClockIn"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"TimesheetClockInInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"timesheetClockIn"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"timesheet"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ClockCard_timesheet"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"NotesAndPhotos_timesheet"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CurrentJob_timesheet"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ClockCard_timesheet"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Timesheet"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"clockInAt"}},{"kind":"Field","name":{"kind":"Name","value":"clockOutAt"}},{"kind":"Field","name":{"kind":"Name","value":"asksForLocation"}},{"kind":"Field","name":{"kind":"Name","value":"forgotten"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"since"}},{"kind":"Field","name":{"kind":"Name","value":"suggestedClockOutAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"exceptions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"Field","name":{"kind":"Name","value":"job"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"breaks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"startAt"}},{"kind":"Field","name":{"kind":"Name","value":"endAt"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"NotesAndPhotos_timesheet"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Timesheet"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"notes"}},{"kind":"Field","name":{"kind":"Name","value":"images"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"thumbnailUrl"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CurrentJob_timesheet"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Timesheet"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"job"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<Timeclock_Home_ClockInMutation, Timeclock_Home_ClockInMutationVariables>;
export const Timeclock_Home_ClockOutDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"Timeclock_Home_ClockOut"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"TimesheetClockOutInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"timesheetClockOut"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"timesheet"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"asksForBreaks"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ClockCard_timesheet"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ClockCard_timesheet"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Timesheet"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"clockInAt"}},{"kind":"Field","name":{"kind":"Name","value":"clockOutAt"}},{"kind":"Field","name":{"kind":"Name","value":"asksForLocation"}},{"kind":"Field","name":{"kind":"Name","value":"forgotten"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"since"}},{"kind":"Field","name":{"kind":"Name","value":"suggestedClockOutAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"exceptions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"Field","name":{"kind":"Name","value":"job"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"breaks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"startAt"}},{"kind":"Field","name":{"kind":"Name","value":"endAt"}}]}}]}}]} as unknown as DocumentNode<Timeclock_Home_ClockOutMutation, Timeclock_Home_ClockOutMutationVariables>;
export const Timeclock_Home_SwitchJobDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"Timeclock_Home_SwitchJob"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"TimesheetJobSwitchInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"timesheetJobSwitch"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"timesheet"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ClockCard_timesheet"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"NotesAndPhotos_timesheet"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CurrentJob_timesheet"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ClockCard_timesheet"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Timesheet"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"clockInAt"}},{"kind":"Field","name":{"kind":"Name","value":"clockOutAt"}},{"kind":"Field","name":{"kind":"Name","value":"asksForLocation"}},{"kind":"Field","name":{"kind":"Name","value":"forgotten"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"since"}},{"kind":"Field","name":{"kind":"Name","value":"suggestedClockOutAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"exceptions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"Field","name":{"kind":"Name","value":"job"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"breaks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"startAt"}},{"kind":"Field","name":{"kind":"Name","value":"endAt"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"NotesAndPhotos_timesheet"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Timesheet"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"notes"}},{"kind":"Field","name":{"kind":"Name","value":"images"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"thumbnailUrl"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CurrentJob_timesheet"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Timesheet"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"job"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<Timeclock_Home_SwitchJobMutation, Timeclock_Home_SwitchJobMutationVariables>;
export const Timeclock_Home_CloseForgottenDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"Timeclock_Home_CloseForgotten"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"TimesheetCloseForgottenInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"timesheetCloseForgotten"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"timesheet"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ClockCard_timesheet"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ClockCard_timesheet"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Timesheet"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"clockInAt"}},{"kind":"Field","name":{"kind":"Name","value":"clockOutAt"}},{"kind":"Field","name":{"kind":"Name","value":"asksForLocation"}},{"kind":"Field","name":{"kind":"Name","value":"forgotten"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"since"}},{"kind":"Field","name":{"kind":"Name","value":"suggestedClockOutAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"exceptions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"Field","name":{"kind":"Name","value":"job"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"breaks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"startAt"}},{"kind":"Field","name":{"kind":"Name","value":"endAt"}}]}}]}}]} as unknown as DocumentNode<Timeclock_Home_CloseForgottenMutation, Timeclock_Home_CloseForgottenMutationVariables>;
export const Timeclock_Home_StartBreakDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"Timeclock_Home_StartBreak"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"TimesheetBreakStartInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"timesheetBreakStart"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"timesheet"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ClockCard_timesheet"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ClockCard_timesheet"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Timesheet"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"clockInAt"}},{"kind":"Field","name":{"kind":"Name","value":"clockOutAt"}},{"kind":"Field","name":{"kind":"Name","value":"asksForLocation"}},{"kind":"Field","name":{"kind":"Name","value":"forgotten"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"since"}},{"kind":"Field","name":{"kind":"Name","value":"suggestedClockOutAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"exceptions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"Field","name":{"kind":"Name","value":"job"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"breaks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"startAt"}},{"kind":"Field","name":{"kind":"Name","value":"endAt"}}]}}]}}]} as unknown as DocumentNode<Timeclock_Home_StartBreakMutation, Timeclock_Home_StartBreakMutationVariables>;
export const Timeclock_Home_EndBreakDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"Timeclock_Home_EndBreak"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"timesheetBreakEnd"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"timesheet"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ClockCard_timesheet"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ClockCard_timesheet"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Timesheet"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"clockInAt"}},{"kind":"Field","name":{"kind":"Name","value":"clockOutAt"}},{"kind":"Field","name":{"kind":"Name","value":"asksForLocation"}},{"kind":"Field","name":{"kind":"Name","value":"forgotten"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"since"}},{"kind":"Field","name":{"kind":"Name","value":"suggestedClockOutAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"exceptions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"Field","name":{"kind":"Name","value":"job"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"breaks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"startAt"}},{"kind":"Field","name":{"kind":"Name","value":"endAt"}}]}}]}}]} as unknown as DocumentNode<Timeclock_Home_EndBreakMutation, Timeclock_Home_EndBreakMutationVariables>;
export const Timeclock_Corrections_LoadTimesheetDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Timeclock_Corrections_LoadTimesheet"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"timesheet"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CorrectionForm_timesheet"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TimesFields_timesheet"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Timesheet"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"clockInAt"}},{"kind":"Field","name":{"kind":"Name","value":"clockOutAt"}},{"kind":"Field","name":{"kind":"Name","value":"breaks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"startAt"}},{"kind":"Field","name":{"kind":"Name","value":"endAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"job"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CorrectionForm_timesheet"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Timesheet"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"TimesFields_timesheet"}}]}}]} as unknown as DocumentNode<Timeclock_Corrections_LoadTimesheetQuery, Timeclock_Corrections_LoadTimesheetQueryVariables>;
export const Timeclock_Corrections_LoadShiftsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Timeclock_Corrections_LoadShifts"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"from"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DateTimeISO"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"to"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DateTimeISO"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"schedules"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"from"},"value":{"kind":"Variable","name":{"kind":"Name","value":"from"}}},{"kind":"Argument","name":{"kind":"Name","value":"to"},"value":{"kind":"Variable","name":{"kind":"Name","value":"to"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"startAt"}},{"kind":"Field","name":{"kind":"Name","value":"endAt"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"assignedUserIds"}},{"kind":"Field","name":{"kind":"Name","value":"job"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]}}]}}]} as unknown as DocumentNode<Timeclock_Corrections_LoadShiftsQuery, Timeclock_Corrections_LoadShiftsQueryVariables>;
export const Timeclock_Corrections_PreviewDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Timeclock_Corrections_Preview"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PreviewCorrectionInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"previewCorrection"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"effect"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"text"}}]}},{"kind":"Field","name":{"kind":"Name","value":"overlaps"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"clockInAt"}},{"kind":"Field","name":{"kind":"Name","value":"clockOutAt"}}]}}]}}]}}]}}]} as unknown as DocumentNode<Timeclock_Corrections_PreviewQuery, Timeclock_Corrections_PreviewQueryVariables>;
export const Timeclock_Corrections_RequestDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"Timeclock_Corrections_Request"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CorrectionRequestInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"correctionRequest"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"correction"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}}]}}]}}]} as unknown as DocumentNode<Timeclock_Corrections_RequestMutation, Timeclock_Corrections_RequestMutationVariables>;
export const Timeclock_Corrections_LoadPendingDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Timeclock_Corrections_LoadPending"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"corrections"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"status"},"value":{"kind":"EnumValue","value":"PENDING"}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"RequestCard_correction"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RequestTimes_correctionTimes"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CorrectionTimes"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"clockInAt"}},{"kind":"Field","name":{"kind":"Name","value":"clockOutAt"}},{"kind":"Field","name":{"kind":"Name","value":"breaks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"startAt"}},{"kind":"Field","name":{"kind":"Name","value":"endAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"job"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RequestCard_correction"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Correction"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"canDecide"}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"scheduleColor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"timesheet"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}},{"kind":"Field","name":{"kind":"Name","value":"before"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RequestTimes_correctionTimes"}}]}},{"kind":"Field","name":{"kind":"Name","value":"after"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RequestTimes_correctionTimes"}}]}},{"kind":"Field","name":{"kind":"Name","value":"effect"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"text"}}]}},{"kind":"Field","name":{"kind":"Name","value":"overlaps"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"clockInAt"}},{"kind":"Field","name":{"kind":"Name","value":"clockOutAt"}}]}}]}}]} as unknown as DocumentNode<Timeclock_Corrections_LoadPendingQuery, Timeclock_Corrections_LoadPendingQueryVariables>;
export const Timeclock_Corrections_LoadCountDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Timeclock_Corrections_LoadCount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"corrections"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"status"},"value":{"kind":"EnumValue","value":"PENDING"}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}}]}}]} as unknown as DocumentNode<Timeclock_Corrections_LoadCountQuery, Timeclock_Corrections_LoadCountQueryVariables>;
export const Timeclock_Corrections_ApproveDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"Timeclock_Corrections_Approve"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CorrectionApproveInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"correctionApprove"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"correction"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}}]}}]}}]} as unknown as DocumentNode<Timeclock_Corrections_ApproveMutation, Timeclock_Corrections_ApproveMutationVariables>;
export const Timeclock_Corrections_DenyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"Timeclock_Corrections_Deny"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CorrectionDenyInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"correctionDeny"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"correction"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}}]}}]}}]} as unknown as DocumentNode<Timeclock_Corrections_DenyMutation, Timeclock_Corrections_DenyMutationVariables>;
export const Timeclock_Dashboard_LoadStatsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Timeclock_Dashboard_LoadStats"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"dashboardStats"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"activeWorkers"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"StatCards_stats"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StatCards_stats"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DashboardStats"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"activeWorkers"}},{"kind":"Field","name":{"kind":"Name","value":"hoursToday"}},{"kind":"Field","name":{"kind":"Name","value":"pendingApprovals"}},{"kind":"Field","name":{"kind":"Name","value":"activeSchedules"}}]}}]} as unknown as DocumentNode<Timeclock_Dashboard_LoadStatsQuery, Timeclock_Dashboard_LoadStatsQueryVariables>;
export const Timeclock_Dashboard_LoadPendingTimesheetsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Timeclock_Dashboard_LoadPendingTimesheets"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"timesheets"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"5"}},{"kind":"Argument","name":{"kind":"Name","value":"status"},"value":{"kind":"EnumValue","value":"PENDING"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"RecentTimesheets_timesheet"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RecentTimesheets_timesheet"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Timesheet"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"clockInAt"}},{"kind":"Field","name":{"kind":"Name","value":"durationMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"scheduleColor"}}]}}]}}]} as unknown as DocumentNode<Timeclock_Dashboard_LoadPendingTimesheetsQuery, Timeclock_Dashboard_LoadPendingTimesheetsQueryVariables>;
export const Timeclock_Dashboard_LoadOpenTimesheetsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Timeclock_Dashboard_LoadOpenTimesheets"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"timesheets"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"8"}},{"kind":"Argument","name":{"kind":"Name","value":"status"},"value":{"kind":"EnumValue","value":"OPEN"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"WorkingNow_timesheet"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WorkingNow_timesheet"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Timesheet"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"clockInAt"}},{"kind":"Field","name":{"kind":"Name","value":"breaks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"endAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"scheduleColor"}}]}}]}}]} as unknown as DocumentNode<Timeclock_Dashboard_LoadOpenTimesheetsQuery, Timeclock_Dashboard_LoadOpenTimesheetsQueryVariables>;
export const Timeclock_Dashboard_LoadAttentionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Timeclock_Dashboard_LoadAttention"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"attention"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"NeedsAttention_attention"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"NeedsAttention_attention"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Attention"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"groups"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"scheduleId"}},{"kind":"Field","name":{"kind":"Name","value":"jobId"}},{"kind":"Field","name":{"kind":"Name","value":"timesheetId"}},{"kind":"Field","name":{"kind":"Name","value":"startAt"}},{"kind":"Field","name":{"kind":"Name","value":"endAt"}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"scheduleColor"}}]}}]}}]}}]}}]} as unknown as DocumentNode<Timeclock_Dashboard_LoadAttentionQuery, Timeclock_Dashboard_LoadAttentionQueryVariables>;
export const Timeclock_FirstSteps_LoadDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Timeclock_FirstSteps_Load"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"firstSteps"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isDone"}},{"kind":"Field","name":{"kind":"Name","value":"timezone"}},{"kind":"Field","name":{"kind":"Name","value":"steps"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"isDone"}}]}},{"kind":"Field","name":{"kind":"Name","value":"draftWeek"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}}]}}]}}]}}]} as unknown as DocumentNode<Timeclock_FirstSteps_LoadQuery, Timeclock_FirstSteps_LoadQueryVariables>;
export const Timeclock_FirstSteps_SaveTimezoneDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"Timeclock_FirstSteps_SaveTimezone"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"OrganizationUpdateInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"organizationUpdate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"organization"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]} as unknown as DocumentNode<Timeclock_FirstSteps_SaveTimezoneMutation, Timeclock_FirstSteps_SaveTimezoneMutationVariables>;
export const Timeclock_FirstSteps_ConfirmTimezoneDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"Timeclock_FirstSteps_ConfirmTimezone"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"organizationTimezoneConfirm"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"organization"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]} as unknown as DocumentNode<Timeclock_FirstSteps_ConfirmTimezoneMutation, Timeclock_FirstSteps_ConfirmTimezoneMutationVariables>;
export const Timeclock_FirstSteps_AddJobDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"Timeclock_FirstSteps_AddJob"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"JobCreateInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"jobCreate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"job"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]} as unknown as DocumentNode<Timeclock_FirstSteps_AddJobMutation, Timeclock_FirstSteps_AddJobMutationVariables>;
export const Timeclock_FirstSteps_CreateJoinLinkDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"Timeclock_FirstSteps_CreateJoinLink"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"InvitationCreateInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"invitationCreate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"invitation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"inviteCode"}},{"kind":"Field","name":{"kind":"Name","value":"registrationUrl"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"maxUses"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}}]}}]}}]}}]} as unknown as DocumentNode<Timeclock_FirstSteps_CreateJoinLinkMutation, Timeclock_FirstSteps_CreateJoinLinkMutationVariables>;
export const Timeclock_FirstSteps_LoadJoinQrDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Timeclock_FirstSteps_LoadJoinQr"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"inviteCode"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"invitationQr"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"inviteCode"},"value":{"kind":"Variable","name":{"kind":"Name","value":"inviteCode"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"qrCodeDataUrl"}}]}}]}}]}}]} as unknown as DocumentNode<Timeclock_FirstSteps_LoadJoinQrQuery, Timeclock_FirstSteps_LoadJoinQrQueryVariables>;
export const Timeclock_FirstSteps_PublishWeekDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"Timeclock_FirstSteps_PublishWeek"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ScheduleWeekPublishInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"scheduleWeekPublish"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"schedules"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]} as unknown as DocumentNode<Timeclock_FirstSteps_PublishWeekMutation, Timeclock_FirstSteps_PublishWeekMutationVariables>;
export const Timeclock_Home_LoadSchedulesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Timeclock_Home_LoadSchedules"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"from"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DateTimeISO"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"to"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DateTimeISO"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"myDay"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"workedMinutes"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"NextShift_myDay"}}]}},{"kind":"Field","name":{"kind":"Name","value":"schedules"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"1000"}},{"kind":"Argument","name":{"kind":"Name","value":"from"},"value":{"kind":"Variable","name":{"kind":"Name","value":"from"}}},{"kind":"Argument","name":{"kind":"Name","value":"to"},"value":{"kind":"Variable","name":{"kind":"Name","value":"to"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ScheduledShift_schedule"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"NextShift_myDay"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MyDay"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nextShift"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"startAt"}},{"kind":"Field","name":{"kind":"Name","value":"endAt"}},{"kind":"Field","name":{"kind":"Name","value":"job"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ScheduledShift_schedule"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Schedule"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"notes"}},{"kind":"Field","name":{"kind":"Name","value":"startAt"}},{"kind":"Field","name":{"kind":"Name","value":"endAt"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"job"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"team"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"place"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"address"}}]}}]}}]} as unknown as DocumentNode<Timeclock_Home_LoadSchedulesQuery, Timeclock_Home_LoadSchedulesQueryVariables>;
export const Timeclock_Hours_LoadPeriodsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Timeclock_Hours_LoadPeriods"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"around"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Date"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"payPeriods"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"27"}},{"kind":"Argument","name":{"kind":"Name","value":"around"},"value":{"kind":"Variable","name":{"kind":"Name","value":"around"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"endDate"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}}]}}]}}]}}]}}]} as unknown as DocumentNode<Timeclock_Hours_LoadPeriodsQuery, Timeclock_Hours_LoadPeriodsQueryVariables>;
export const Timeclock_Hours_LoadHoursDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Timeclock_Hours_LoadHours"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"startDate"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Date"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"endDate"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Date"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"userId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"myPay"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"startDate"},"value":{"kind":"Variable","name":{"kind":"Name","value":"startDate"}}},{"kind":"Argument","name":{"kind":"Name","value":"endDate"},"value":{"kind":"Variable","name":{"kind":"Name","value":"endDate"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"periodStatus"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"HoursPay_ownPay"}}]}},{"kind":"Field","name":{"kind":"Name","value":"timesheets"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"250"}},{"kind":"Argument","name":{"kind":"Name","value":"userId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"userId"}}},{"kind":"Argument","name":{"kind":"Name","value":"from"},"value":{"kind":"Variable","name":{"kind":"Name","value":"startDate"}}},{"kind":"Argument","name":{"kind":"Name","value":"to"},"value":{"kind":"Variable","name":{"kind":"Name","value":"endDate"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"HoursTimesheet_timesheet"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"HoursCorrection_correction"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Correction"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"clockInAt"}},{"kind":"Field","name":{"kind":"Name","value":"clockOutAt"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"managerNotes"}},{"kind":"Field","name":{"kind":"Name","value":"overtakenReason"}},{"kind":"Field","name":{"kind":"Name","value":"decidedAt"}},{"kind":"Field","name":{"kind":"Name","value":"canWithdraw"}},{"kind":"Field","name":{"kind":"Name","value":"decidedBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"timesheet"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TimesFields_timesheet"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Timesheet"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"clockInAt"}},{"kind":"Field","name":{"kind":"Name","value":"clockOutAt"}},{"kind":"Field","name":{"kind":"Name","value":"breaks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"startAt"}},{"kind":"Field","name":{"kind":"Name","value":"endAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"job"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TimesheetReview_timesheet"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Timesheet"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"lockedBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"endDate"}}]}},{"kind":"Field","name":{"kind":"Name","value":"exceptions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"Field","name":{"kind":"Name","value":"rejection"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"by"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"HoursPay_ownPay"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OwnPay"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"periodStatus"}},{"kind":"Field","name":{"kind":"Name","value":"regularMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"overtimeMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"doubleTimeMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"ptoMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"mealPremiumMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"restPremiumMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"totalMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"days"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"minutes"}},{"kind":"Field","name":{"kind":"Name","value":"timeOffMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"timesheets"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"timesheetId"}},{"kind":"Field","name":{"kind":"Name","value":"minutes"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"exceptions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"Field","name":{"kind":"Name","value":"contentHash"}},{"kind":"Field","name":{"kind":"Name","value":"canSignOff"}},{"kind":"Field","name":{"kind":"Name","value":"needsSignOff"}},{"kind":"Field","name":{"kind":"Name","value":"signOffObstacle"}},{"kind":"Field","name":{"kind":"Name","value":"signOffForm"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"statement"}},{"kind":"Field","name":{"kind":"Name","value":"questions"}}]}},{"kind":"Field","name":{"kind":"Name","value":"signOff"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"signedAt"}},{"kind":"Field","name":{"kind":"Name","value":"staleAt"}},{"kind":"Field","name":{"kind":"Name","value":"staleReason"}},{"kind":"Field","name":{"kind":"Name","value":"changes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"sentence"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"corrections"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"HoursCorrection_correction"}}]}},{"kind":"Field","name":{"kind":"Name","value":"lines"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"timesheetId"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"minutes"}},{"kind":"Field","name":{"kind":"Name","value":"explanation"}},{"kind":"Field","name":{"kind":"Name","value":"policy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"adjusts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"endDate"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"HoursTimesheet_timesheet"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Timesheet"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"asksForBreaks"}},{"kind":"Field","name":{"kind":"Name","value":"breakAnswer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"meals"}},{"kind":"Field","name":{"kind":"Name","value":"rests"}},{"kind":"Field","name":{"kind":"Name","value":"answeredAt"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"TimesFields_timesheet"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"TimesheetReview_timesheet"}}]}}]} as unknown as DocumentNode<Timeclock_Hours_LoadHoursQuery, Timeclock_Hours_LoadHoursQueryVariables>;
export const Timeclock_Hours_LoadHistoryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Timeclock_Hours_LoadHistory"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"timesheet"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"PunchPlaces_timesheet"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"TimesheetHistory_timesheet"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PunchPlaces_timesheet"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Timesheet"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"clockInPlace"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"accuracyMeters"}},{"kind":"Field","name":{"kind":"Name","value":"outside"}},{"kind":"Field","name":{"kind":"Name","value":"place"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"clockOutPlace"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"accuracyMeters"}},{"kind":"Field","name":{"kind":"Name","value":"outside"}},{"kind":"Field","name":{"kind":"Name","value":"place"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TimesheetHistory_timesheet"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Timesheet"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"historyEntries"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"1000"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"actorName"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"changes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fieldCode"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"before"}},{"kind":"Field","name":{"kind":"Name","value":"after"}}]}}]}}]}}]}}]} as unknown as DocumentNode<Timeclock_Hours_LoadHistoryQuery, Timeclock_Hours_LoadHistoryQueryVariables>;
export const Timeclock_Hours_WithdrawDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"Timeclock_Hours_Withdraw"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CorrectionWithdrawInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"correctionWithdraw"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"correction"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"HoursCorrection_correction"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"HoursCorrection_correction"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Correction"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"clockInAt"}},{"kind":"Field","name":{"kind":"Name","value":"clockOutAt"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"managerNotes"}},{"kind":"Field","name":{"kind":"Name","value":"overtakenReason"}},{"kind":"Field","name":{"kind":"Name","value":"decidedAt"}},{"kind":"Field","name":{"kind":"Name","value":"canWithdraw"}},{"kind":"Field","name":{"kind":"Name","value":"decidedBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"timesheet"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<Timeclock_Hours_WithdrawMutation, Timeclock_Hours_WithdrawMutationVariables>;
export const Timeclock_Hours_SignDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"Timeclock_Hours_Sign"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SignOffCreateInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signOffCreate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signOff"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"signedAt"}}]}}]}}]}}]} as unknown as DocumentNode<Timeclock_Hours_SignMutation, Timeclock_Hours_SignMutationVariables>;
export const Timeclock_Hours_LoadQualifiedOvertimeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Timeclock_Hours_LoadQualifiedOvertime"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"year"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"myQualifiedOvertime"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"year"},"value":{"kind":"Variable","name":{"kind":"Name","value":"year"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"year"}},{"kind":"Field","name":{"kind":"Name","value":"minutes"}},{"kind":"Field","name":{"kind":"Name","value":"weeks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endDate"}},{"kind":"Field","name":{"kind":"Name","value":"minutes"}},{"kind":"Field","name":{"kind":"Name","value":"explanation"}}]}}]}}]}}]}}]} as unknown as DocumentNode<Timeclock_Hours_LoadQualifiedOvertimeQuery, Timeclock_Hours_LoadQualifiedOvertimeQueryVariables>;
export const Timeclock_Home_SaveNotesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"Timeclock_Home_SaveNotes"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"TimesheetUpdateInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"timesheetUpdate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"timesheet"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"NotesAndPhotos_timesheet"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"NotesAndPhotos_timesheet"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Timesheet"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"notes"}},{"kind":"Field","name":{"kind":"Name","value":"images"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"thumbnailUrl"}}]}}]}}]} as unknown as DocumentNode<Timeclock_Home_SaveNotesMutation, Timeclock_Home_SaveNotesMutationVariables>;
export const Timeclock_Home_UploadPhotosDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"Timeclock_Home_UploadPhotos"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"TimesheetImagesUploadInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"timesheetImagesUpload"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"images"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"thumbnailUrl"}}]}}]}}]}}]} as unknown as DocumentNode<Timeclock_Home_UploadPhotosMutation, Timeclock_Home_UploadPhotosMutationVariables>;
export const Timeclock_SignReminder_LoadDueDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Timeclock_SignReminder_LoadDue"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signOffDue"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"endDate"}},{"kind":"Field","name":{"kind":"Name","value":"staleReason"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}}]}}]}}]} as unknown as DocumentNode<Timeclock_SignReminder_LoadDueQuery, Timeclock_SignReminder_LoadDueQueryVariables>;
export const Timeclock_Signatures_LoadSigningDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Timeclock_Signatures_LoadSigning"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signOffSettings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"enabled"}}]}}]}}]}}]} as unknown as DocumentNode<Timeclock_Signatures_LoadSigningQuery, Timeclock_Signatures_LoadSigningQueryVariables>;
export const Timeclock_Signatures_LoadPeriodsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Timeclock_Signatures_LoadPeriods"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"payPeriods"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"27"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"endDate"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"signedCount"}},{"kind":"Field","name":{"kind":"Name","value":"staleCount"}},{"kind":"Field","name":{"kind":"Name","value":"missingCount"}}]}}]}}]}}]}}]} as unknown as DocumentNode<Timeclock_Signatures_LoadPeriodsQuery, Timeclock_Signatures_LoadPeriodsQueryVariables>;
export const Timeclock_Signatures_LoadSignaturesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Timeclock_Signatures_LoadSignatures"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"startDate"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Date"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signOffs"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"startDate"},"value":{"kind":"Variable","name":{"kind":"Name","value":"startDate"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"1000"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"signedAt"}},{"kind":"Field","name":{"kind":"Name","value":"answeredNo"}},{"kind":"Field","name":{"kind":"Name","value":"signOff"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"staleReason"}},{"kind":"Field","name":{"kind":"Name","value":"changes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"sentence"}}]}}]}}]}}]}}]}}]}}]} as unknown as DocumentNode<Timeclock_Signatures_LoadSignaturesQuery, Timeclock_Signatures_LoadSignaturesQueryVariables>;
export const Timeclock_Timesheets_LoadTimesheetDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Timeclock_Timesheets_LoadTimesheet"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"timesheet"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"TimesheetDialog_timesheet"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TimesFields_timesheet"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Timesheet"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"clockInAt"}},{"kind":"Field","name":{"kind":"Name","value":"clockOutAt"}},{"kind":"Field","name":{"kind":"Name","value":"breaks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"startAt"}},{"kind":"Field","name":{"kind":"Name","value":"endAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"job"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TimesheetReview_timesheet"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Timesheet"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"lockedBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"endDate"}}]}},{"kind":"Field","name":{"kind":"Name","value":"exceptions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"Field","name":{"kind":"Name","value":"rejection"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"by"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PunchPlaces_timesheet"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Timesheet"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"clockInPlace"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"accuracyMeters"}},{"kind":"Field","name":{"kind":"Name","value":"outside"}},{"kind":"Field","name":{"kind":"Name","value":"place"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"clockOutPlace"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"accuracyMeters"}},{"kind":"Field","name":{"kind":"Name","value":"outside"}},{"kind":"Field","name":{"kind":"Name","value":"place"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TimesheetHistory_timesheet"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Timesheet"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"historyEntries"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"1000"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"actorName"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"changes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fieldCode"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"before"}},{"kind":"Field","name":{"kind":"Name","value":"after"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TimesheetDialog_timesheet"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Timesheet"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"durationMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"canReview"}},{"kind":"Field","name":{"kind":"Name","value":"canReject"}},{"kind":"Field","name":{"kind":"Name","value":"notes"}},{"kind":"Field","name":{"kind":"Name","value":"team"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"scheduleColor"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"TimesFields_timesheet"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"TimesheetReview_timesheet"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"PunchPlaces_timesheet"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"TimesheetHistory_timesheet"}}]}}]} as unknown as DocumentNode<Timeclock_Timesheets_LoadTimesheetQuery, Timeclock_Timesheets_LoadTimesheetQueryVariables>;
export const Timeclock_Timesheets_RejectDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"Timeclock_Timesheets_Reject"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"TimesheetRejectInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"timesheetReject"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"timesheet"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"TimesheetDialog_timesheet"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TimesFields_timesheet"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Timesheet"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"clockInAt"}},{"kind":"Field","name":{"kind":"Name","value":"clockOutAt"}},{"kind":"Field","name":{"kind":"Name","value":"breaks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"startAt"}},{"kind":"Field","name":{"kind":"Name","value":"endAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"job"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TimesheetReview_timesheet"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Timesheet"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"lockedBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"endDate"}}]}},{"kind":"Field","name":{"kind":"Name","value":"exceptions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"Field","name":{"kind":"Name","value":"rejection"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"by"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PunchPlaces_timesheet"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Timesheet"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"clockInPlace"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"accuracyMeters"}},{"kind":"Field","name":{"kind":"Name","value":"outside"}},{"kind":"Field","name":{"kind":"Name","value":"place"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"clockOutPlace"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"accuracyMeters"}},{"kind":"Field","name":{"kind":"Name","value":"outside"}},{"kind":"Field","name":{"kind":"Name","value":"place"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TimesheetHistory_timesheet"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Timesheet"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"historyEntries"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"1000"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"actorName"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"changes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fieldCode"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"before"}},{"kind":"Field","name":{"kind":"Name","value":"after"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TimesheetDialog_timesheet"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Timesheet"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"durationMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"canReview"}},{"kind":"Field","name":{"kind":"Name","value":"canReject"}},{"kind":"Field","name":{"kind":"Name","value":"notes"}},{"kind":"Field","name":{"kind":"Name","value":"team"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"scheduleColor"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"TimesFields_timesheet"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"TimesheetReview_timesheet"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"PunchPlaces_timesheet"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"TimesheetHistory_timesheet"}}]}}]} as unknown as DocumentNode<Timeclock_Timesheets_RejectMutation, Timeclock_Timesheets_RejectMutationVariables>;
export const Timeclock_Timesheets_SetTimesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"Timeclock_Timesheets_SetTimes"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"TimesheetTimesSetInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"timesheetTimesSet"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"timesheet"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"TimesheetRow_timesheet"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TimesheetRow_timesheet"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Timesheet"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"clockInAt"}},{"kind":"Field","name":{"kind":"Name","value":"clockOutAt"}},{"kind":"Field","name":{"kind":"Name","value":"durationMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"lockedBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"endDate"}}]}},{"kind":"Field","name":{"kind":"Name","value":"canReview"}},{"kind":"Field","name":{"kind":"Name","value":"canApprove"}},{"kind":"Field","name":{"kind":"Name","value":"approvalObstacle"}},{"kind":"Field","name":{"kind":"Name","value":"rejection"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}},{"kind":"Field","name":{"kind":"Name","value":"confirmations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"Field","name":{"kind":"Name","value":"notes"}},{"kind":"Field","name":{"kind":"Name","value":"exceptions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"Field","name":{"kind":"Name","value":"images"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"thumbnailUrl"}}]}},{"kind":"Field","name":{"kind":"Name","value":"job"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"scheduleColor"}}]}}]}}]} as unknown as DocumentNode<Timeclock_Timesheets_SetTimesMutation, Timeclock_Timesheets_SetTimesMutationVariables>;
export const Timeclock_Timesheets_LoadDateRangesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Timeclock_Timesheets_LoadDateRanges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"dateRanges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"endDate"}}]}}]}}]}}]} as unknown as DocumentNode<Timeclock_Timesheets_LoadDateRangesQuery, Timeclock_Timesheets_LoadDateRangesQueryVariables>;
export const Timeclock_Timesheets_LoadTeamsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Timeclock_Timesheets_LoadTeams"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"teams"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"1000"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}}]}}]} as unknown as DocumentNode<Timeclock_Timesheets_LoadTeamsQuery, Timeclock_Timesheets_LoadTeamsQueryVariables>;
export const Timeclock_Timesheets_LoadPeopleDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Timeclock_Timesheets_LoadPeople"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"users"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"1000"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"scheduleColor"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}}]}}]} as unknown as DocumentNode<Timeclock_Timesheets_LoadPeopleQuery, Timeclock_Timesheets_LoadPeopleQueryVariables>;
export const Timeclock_Timesheets_LoadPageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Timeclock_Timesheets_LoadPage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"last"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"before"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"userId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"teamId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"from"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Date"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"to"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Date"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"status"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"TimesheetStatus"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"exception"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"TimesheetExceptionCode"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"timesheets"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"last"},"value":{"kind":"Variable","name":{"kind":"Name","value":"last"}}},{"kind":"Argument","name":{"kind":"Name","value":"before"},"value":{"kind":"Variable","name":{"kind":"Name","value":"before"}}},{"kind":"Argument","name":{"kind":"Name","value":"userId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"userId"}}},{"kind":"Argument","name":{"kind":"Name","value":"teamId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"teamId"}}},{"kind":"Argument","name":{"kind":"Name","value":"from"},"value":{"kind":"Variable","name":{"kind":"Name","value":"from"}}},{"kind":"Argument","name":{"kind":"Name","value":"to"},"value":{"kind":"Variable","name":{"kind":"Name","value":"to"}}},{"kind":"Argument","name":{"kind":"Name","value":"status"},"value":{"kind":"Variable","name":{"kind":"Name","value":"status"}}},{"kind":"Argument","name":{"kind":"Name","value":"exception"},"value":{"kind":"Variable","name":{"kind":"Name","value":"exception"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"TimesheetRow_timesheet"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"hasPreviousPage"}},{"kind":"Field","name":{"kind":"Name","value":"startCursor"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TimesheetRow_timesheet"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Timesheet"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"clockInAt"}},{"kind":"Field","name":{"kind":"Name","value":"clockOutAt"}},{"kind":"Field","name":{"kind":"Name","value":"durationMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"lockedBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"endDate"}}]}},{"kind":"Field","name":{"kind":"Name","value":"canReview"}},{"kind":"Field","name":{"kind":"Name","value":"canApprove"}},{"kind":"Field","name":{"kind":"Name","value":"approvalObstacle"}},{"kind":"Field","name":{"kind":"Name","value":"rejection"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}},{"kind":"Field","name":{"kind":"Name","value":"confirmations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"Field","name":{"kind":"Name","value":"notes"}},{"kind":"Field","name":{"kind":"Name","value":"exceptions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"Field","name":{"kind":"Name","value":"images"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"thumbnailUrl"}}]}},{"kind":"Field","name":{"kind":"Name","value":"job"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"scheduleColor"}}]}}]}}]} as unknown as DocumentNode<Timeclock_Timesheets_LoadPageQuery, Timeclock_Timesheets_LoadPageQueryVariables>;
export const Timeclock_Timesheets_LoadCountDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Timeclock_Timesheets_LoadCount"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"userId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"teamId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"from"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Date"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"to"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Date"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"status"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"TimesheetStatus"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"exception"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"TimesheetExceptionCode"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"timesheets"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"1"}},{"kind":"Argument","name":{"kind":"Name","value":"userId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"userId"}}},{"kind":"Argument","name":{"kind":"Name","value":"teamId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"teamId"}}},{"kind":"Argument","name":{"kind":"Name","value":"from"},"value":{"kind":"Variable","name":{"kind":"Name","value":"from"}}},{"kind":"Argument","name":{"kind":"Name","value":"to"},"value":{"kind":"Variable","name":{"kind":"Name","value":"to"}}},{"kind":"Argument","name":{"kind":"Name","value":"status"},"value":{"kind":"Variable","name":{"kind":"Name","value":"status"}}},{"kind":"Argument","name":{"kind":"Name","value":"exception"},"value":{"kind":"Variable","name":{"kind":"Name","value":"exception"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"totalCountIsExact"}}]}}]}}]}}]} as unknown as DocumentNode<Timeclock_Timesheets_LoadCountQuery, Timeclock_Timesheets_LoadCountQueryVariables>;
export const Timeclock_Timesheets_AddDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"Timeclock_Timesheets_Add"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"TimesheetAddInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"timesheetAdd"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"timesheet"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]} as unknown as DocumentNode<Timeclock_Timesheets_AddMutation, Timeclock_Timesheets_AddMutationVariables>;
export const Timeclock_Timesheets_DeleteDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"Timeclock_Timesheets_Delete"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"TimesheetDeleteInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"timesheetDelete"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deletedTimesheetId"}}]}}]}}]} as unknown as DocumentNode<Timeclock_Timesheets_DeleteMutation, Timeclock_Timesheets_DeleteMutationVariables>;
export const Timeclock_Timesheets_ApproveDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"Timeclock_Timesheets_Approve"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"TimesheetApproveInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"timesheetApprove"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"timesheet"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"TimesheetRow_timesheet"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TimesheetRow_timesheet"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Timesheet"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"clockInAt"}},{"kind":"Field","name":{"kind":"Name","value":"clockOutAt"}},{"kind":"Field","name":{"kind":"Name","value":"durationMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"lockedBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"endDate"}}]}},{"kind":"Field","name":{"kind":"Name","value":"canReview"}},{"kind":"Field","name":{"kind":"Name","value":"canApprove"}},{"kind":"Field","name":{"kind":"Name","value":"approvalObstacle"}},{"kind":"Field","name":{"kind":"Name","value":"rejection"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}},{"kind":"Field","name":{"kind":"Name","value":"confirmations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"Field","name":{"kind":"Name","value":"notes"}},{"kind":"Field","name":{"kind":"Name","value":"exceptions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"Field","name":{"kind":"Name","value":"images"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"thumbnailUrl"}}]}},{"kind":"Field","name":{"kind":"Name","value":"job"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"scheduleColor"}}]}}]}}]} as unknown as DocumentNode<Timeclock_Timesheets_ApproveMutation, Timeclock_Timesheets_ApproveMutationVariables>;
export const Timeclock_Timesheets_ApproveAllDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"Timeclock_Timesheets_ApproveAll"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"TimesheetsApproveInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"timesheetsApprove"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"summary"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"approved"}},{"kind":"Field","name":{"kind":"Name","value":"skipped"}},{"kind":"Field","name":{"kind":"Name","value":"skippedOwn"}},{"kind":"Field","name":{"kind":"Name","value":"skippedToConfirm"}},{"kind":"Field","name":{"kind":"Name","value":"remaining"}}]}}]}}]}}]} as unknown as DocumentNode<Timeclock_Timesheets_ApproveAllMutation, Timeclock_Timesheets_ApproveAllMutationVariables>;
export const Timeclock_RowDialogs_LoadDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Timeclock_RowDialogs_Load"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"timesheet"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"TimesheetRow_timesheet"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TimesheetRow_timesheet"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Timesheet"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"clockInAt"}},{"kind":"Field","name":{"kind":"Name","value":"clockOutAt"}},{"kind":"Field","name":{"kind":"Name","value":"durationMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"lockedBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"endDate"}}]}},{"kind":"Field","name":{"kind":"Name","value":"canReview"}},{"kind":"Field","name":{"kind":"Name","value":"canApprove"}},{"kind":"Field","name":{"kind":"Name","value":"approvalObstacle"}},{"kind":"Field","name":{"kind":"Name","value":"rejection"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}},{"kind":"Field","name":{"kind":"Name","value":"confirmations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"Field","name":{"kind":"Name","value":"notes"}},{"kind":"Field","name":{"kind":"Name","value":"exceptions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"Field","name":{"kind":"Name","value":"images"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"thumbnailUrl"}}]}},{"kind":"Field","name":{"kind":"Name","value":"job"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"scheduleColor"}}]}}]}}]} as unknown as DocumentNode<Timeclock_RowDialogs_LoadQuery, Timeclock_RowDialogs_LoadQueryVariables>;
export const Timeclock_Timesheets_LoadWeekDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Timeclock_Timesheets_LoadWeek"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"weekOf"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Date"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"show"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"TimesheetWeekFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"userId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"teamId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"timesheetWeek"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"weekOf"},"value":{"kind":"Variable","name":{"kind":"Name","value":"weekOf"}}},{"kind":"Argument","name":{"kind":"Name","value":"show"},"value":{"kind":"Variable","name":{"kind":"Name","value":"show"}}},{"kind":"Argument","name":{"kind":"Name","value":"userId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"userId"}}},{"kind":"Argument","name":{"kind":"Name","value":"teamId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"teamId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"endDate"}},{"kind":"Field","name":{"kind":"Name","value":"dates"}},{"kind":"Field","name":{"kind":"Name","value":"people"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"WeekGrid_person"}}]}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WeekGrid_person"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TimesheetWeekPerson"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"scheduleColor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"overtimeMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"doubleTimeMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"totalMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"timeOffMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"approvable"}},{"kind":"Field","name":{"kind":"Name","value":"exceptional"}},{"kind":"Field","name":{"kind":"Name","value":"days"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"minutes"}},{"kind":"Field","name":{"kind":"Name","value":"timeOffMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"exceptions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"timesheetId"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"Field","name":{"kind":"Name","value":"timesheets"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"clockInAt"}},{"kind":"Field","name":{"kind":"Name","value":"clockOutAt"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"canApprove"}},{"kind":"Field","name":{"kind":"Name","value":"approvalObstacle"}},{"kind":"Field","name":{"kind":"Name","value":"rejection"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"continued"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"clockInAt"}},{"kind":"Field","name":{"kind":"Name","value":"clockOutAt"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}}]}}]}}]} as unknown as DocumentNode<Timeclock_Timesheets_LoadWeekQuery, Timeclock_Timesheets_LoadWeekQueryVariables>;
export const Timeclock_Timesheets_ApproveSelectionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"Timeclock_Timesheets_ApproveSelection"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"TimesheetSelectionApproveInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"timesheetSelectionApprove"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"summary"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"approved"}},{"kind":"Field","name":{"kind":"Name","value":"left"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"timesheetId"}},{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}}]}}]}}]}}]}}]}}]} as unknown as DocumentNode<Timeclock_Timesheets_ApproveSelectionMutation, Timeclock_Timesheets_ApproveSelectionMutationVariables>;
export const Timeclock_Timesheets_LoadWeekTotalsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Timeclock_Timesheets_LoadWeekTotals"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"weekOf"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Date"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"teamId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"timesheetWeek"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"weekOf"},"value":{"kind":"Variable","name":{"kind":"Name","value":"weekOf"}}},{"kind":"Argument","name":{"kind":"Name","value":"teamId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"teamId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totals"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"days"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"minutes"}},{"kind":"Field","name":{"kind":"Name","value":"timeOffMinutes"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"overtimeMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"timeOffMinutes"}}]}}]}}]}}]}}]} as unknown as DocumentNode<Timeclock_Timesheets_LoadWeekTotalsQuery, Timeclock_Timesheets_LoadWeekTotalsQueryVariables>;
export const Timeclock_Timesheets_RejectSelectionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"Timeclock_Timesheets_RejectSelection"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"TimesheetSelectionRejectInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"timesheetSelectionReject"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"summary"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rejected"}},{"kind":"Field","name":{"kind":"Name","value":"left"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"timesheetId"}},{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}}]}}]}}]}}]}}]}}]} as unknown as DocumentNode<Timeclock_Timesheets_RejectSelectionMutation, Timeclock_Timesheets_RejectSelectionMutationVariables>;