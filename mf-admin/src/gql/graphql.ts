/* eslint-disable */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** The new API key. */
export type ApiKeyCreateInput = {
  /** The addresses and networks from which the key works, at most 50: 203.0.113.7, 2001:db8::7 or 203.0.113.0/24. Empty or null means every address. */
  allowedAddresses?: Array<string> | null | undefined;
  /** When the key stops working, in the future. By default, never. */
  expiresAt?: string | null | undefined;
  /** What the key is for, at most 200 characters: the name of the program that uses it. */
  name: string;
  /** What the key may do. At least one scope. */
  scopes: Array<ApiKeyScope>;
};

/** What an API key may do. */
export type ApiKeyScope =
  /** Reads jobs. */
  | 'JOBS_READ'
  /** Creates, changes, retires and deletes jobs. Includes reading them. */
  | 'JOBS_WRITE'
  /** Reads pay periods, payroll, earning codes and payroll files. */
  | 'PAYROLL_READ'
  /** Reads the people of the organization. */
  | 'PEOPLE_READ'
  /** Reads people. Invites, creates, changes, archives and reinstates workers. */
  | 'PEOPLE_WRITE'
  /** Reads schedules. */
  | 'SCHEDULES_READ'
  /** Reads, creates, changes, publishes and deletes schedules. */
  | 'SCHEDULES_WRITE'
  /** Reads timesheets and their changes. */
  | 'TIMESHEETS_READ';

/** ACTIVE keys work. EXPIRED and REVOKED ones are refused forever. */
export type ApiKeyStatus =
  /** The key works. */
  | 'ACTIVE'
  /** Its last day is over. */
  | 'EXPIRED'
  /** An administrator revoked it, or its owner left. */
  | 'REVOKED';

/** An action that the audit log records. Later versions can add values. */
export type AuditAction =
  /** API key created. */
  | 'API_KEY_CREATED'
  /** API key taken over. */
  | 'API_KEY_REASSIGNED'
  /** API key revoked. */
  | 'API_KEY_REVOKED'
  /** Question about breaks answered. */
  | 'BREAK_ANSWER_GIVEN'
  /** Break ended. */
  | 'BREAK_ENDED'
  /** Break started. */
  | 'BREAK_STARTED'
  /** Calendar address reset. */
  | 'CALENDAR_FEED_RESET'
  /** Correction approved. */
  | 'CORRECTION_APPROVED'
  /** Correction denied. */
  | 'CORRECTION_DENIED'
  /** Correction overtaken by another change. */
  | 'CORRECTION_OVERTAKEN'
  /** Correction requested. */
  | 'CORRECTION_REQUESTED'
  /** Correction withdrawn. */
  | 'CORRECTION_WITHDRAWN'
  /** Earning code changed. */
  | 'EARNING_CODE_CHANGED'
  /** Pay terms changed. */
  | 'EMPLOYMENT_CHANGED'
  /** Pay terms of several people changed. */
  | 'EMPLOYMENT_CHANGED_FOR_SEVERAL'
  /** Export template created. */
  | 'EXPORT_TEMPLATE_CREATED'
  /** Export template deleted. */
  | 'EXPORT_TEMPLATE_DELETED'
  /** Export template updated. */
  | 'EXPORT_TEMPLATE_UPDATED'
  /** Invitation created. */
  | 'INVITATION_CREATED'
  /** Invitation deleted. */
  | 'INVITATION_DELETED'
  /** Job created. */
  | 'JOB_CREATED'
  /** Job deleted. */
  | 'JOB_DELETED'
  /** People of a job changed. */
  | 'JOB_PEOPLE_CHANGED'
  /** Job retired. */
  | 'JOB_RETIRED'
  /** Job updated. */
  | 'JOB_UPDATED'
  /** Organization closed by the operator. */
  | 'ORGANIZATION_CLOSED'
  /** Organization registered. */
  | 'ORGANIZATION_REGISTERED'
  /** Time zone confirmed. */
  | 'ORGANIZATION_TIMEZONE_CONFIRMED'
  /** Settings changed. */
  | 'ORGANIZATION_UPDATED'
  /** Overtime rule created. */
  | 'OVERTIME_RULE_CREATED'
  /** Overtime rule deleted. */
  | 'OVERTIME_RULE_DELETED'
  /** Overtime rule retired. */
  | 'OVERTIME_RULE_RETIRED'
  /** Overtime rule updated. */
  | 'OVERTIME_RULE_UPDATED'
  /** Pay changed with a neighboring pay period. */
  | 'PAYROLL_VERSION_CREATED'
  /** Pay period closed. */
  | 'PAY_PERIOD_CLOSED'
  /** Pay period reopened. */
  | 'PAY_PERIOD_REOPENED'
  /** Pay period settings changed. */
  | 'PAY_PERIOD_SETTINGS_UPDATED'
  /** Photos uploaded. */
  | 'PHOTOS_UPLOADED'
  /** Place created. */
  | 'PLACE_CREATED'
  /** Place deleted. */
  | 'PLACE_DELETED'
  /** Place retired. */
  | 'PLACE_RETIRED'
  /** Place updated. */
  | 'PLACE_UPDATED'
  /** Position created. */
  | 'POSITION_CREATED'
  /** Position deleted. */
  | 'POSITION_DELETED'
  /** Position retired. */
  | 'POSITION_RETIRED'
  /** Position updated. */
  | 'POSITION_UPDATED'
  /** Time-off policy created. */
  | 'PTO_POLICY_CREATED'
  /** Time-off policy deleted. */
  | 'PTO_POLICY_DELETED'
  /** Time-off policy retired. */
  | 'PTO_POLICY_RETIRED'
  /** Time-off policy updated. */
  | 'PTO_POLICY_UPDATED'
  /** Time off approved. */
  | 'PTO_REQUEST_APPROVED'
  /** Time-off request canceled. */
  | 'PTO_REQUEST_CANCELED'
  /** Time off requested. */
  | 'PTO_REQUEST_CREATED'
  /** Time off denied. */
  | 'PTO_REQUEST_DENIED'
  /** Time-off approval revoked. */
  | 'PTO_REQUEST_REVOKED'
  /** Reopening of a pay period approved. */
  | 'REOPENING_APPROVED'
  /** Reopening of a pay period declined. */
  | 'REOPENING_DECLINED'
  /** Reopening of a pay period requested. */
  | 'REOPENING_REQUESTED'
  /** Week of schedules copied. */
  | 'SCHEDULES_COPIED'
  /** Week of schedules published. */
  | 'SCHEDULES_PUBLISHED'
  /** Schedule created. */
  | 'SCHEDULE_CREATED'
  /** Schedule deleted. */
  | 'SCHEDULE_DELETED'
  /** Schedule updated. */
  | 'SCHEDULE_UPDATED'
  /** Shift templates reordered. */
  | 'SHIFT_TEMPLATES_ORDERED'
  /** Shift template created. */
  | 'SHIFT_TEMPLATE_CREATED'
  /** Shift template deleted. */
  | 'SHIFT_TEMPLATE_DELETED'
  /** Shift template updated. */
  | 'SHIFT_TEMPLATE_UPDATED'
  /** Settings of signing changed. */
  | 'SIGN_OFF_SETTINGS_UPDATED'
  /** Hours signed. */
  | 'SIGN_OFF_SIGNED'
  /** Signature outdated by a change. */
  | 'SIGN_OFF_STALE'
  /** QuickBooks sync queued. */
  | 'SYNC_QUEUED'
  /** Team created. */
  | 'TEAM_CREATED'
  /** Team deleted. */
  | 'TEAM_DELETED'
  /** Codes of a team import taken. */
  | 'TEAM_IMPORT_CODES_TAKEN'
  /** Team import started. */
  | 'TEAM_IMPORT_STARTED'
  /** Leads of a team changed. */
  | 'TEAM_LEADS_CHANGED'
  /** Membership of a team ended. */
  | 'TEAM_MEMBERSHIP_ENDED'
  /** Person added to a team. */
  | 'TEAM_MEMBER_ADDED'
  /** Person removed from a team. */
  | 'TEAM_MEMBER_REMOVED'
  /** Team retired. */
  | 'TEAM_RETIRED'
  /** Team updated. */
  | 'TEAM_UPDATED'
  /** Timesheets approved in bulk. */
  | 'TIMESHEETS_APPROVED'
  /** Timesheet added. */
  | 'TIMESHEET_ADDED'
  /** Timesheet approved. */
  | 'TIMESHEET_APPROVED'
  /** Clocked in. */
  | 'TIMESHEET_CLOCKED_IN'
  /** Clocked out. */
  | 'TIMESHEET_CLOCKED_OUT'
  /** Clock-out entered afterwards. */
  | 'TIMESHEET_CLOSED_BY_OWN_WORD'
  /** Timesheet deleted. */
  | 'TIMESHEET_DELETED'
  /** Timesheet rejected. */
  | 'TIMESHEET_REJECTED'
  /** Times changed. */
  | 'TIMESHEET_TIMES_CHANGED'
  /** Notes or photos changed. */
  | 'TIMESHEET_UPDATED'
  /** Team member archived. */
  | 'USER_ARCHIVED'
  /** Team member added. */
  | 'USER_CREATED'
  /** Team member permanently deleted. */
  | 'USER_DELETED'
  /** Email address changed. */
  | 'USER_EMAIL_CHANGED'
  /** New email address requested. */
  | 'USER_EMAIL_CHANGE_REQUESTED'
  /** Confirmation of the email address requested. */
  | 'USER_EMAIL_CONFIRMATION_REQUESTED'
  /** Email address confirmed. */
  | 'USER_EMAIL_CONFIRMED'
  /** Account notice dismissed. */
  | 'USER_NOTICE_DISMISSED'
  /** All other sessions ended. */
  | 'USER_OTHER_SESSIONS_ENDED'
  /** Password changed. */
  | 'USER_PASSWORD_CHANGED'
  /** Wrong current password entered. */
  | 'USER_PASSWORD_CHECK_FAILED'
  /** New password chosen with a link. */
  | 'USER_PASSWORD_RESET'
  /** Link to choose a new password requested. */
  | 'USER_PASSWORD_RESET_REQUESTED'
  /** Reach of a manager changed. */
  | 'USER_REACH_CHANGED'
  /** Password confirmed. */
  | 'USER_REAUTHENTICATED'
  /** Registered with an invitation. */
  | 'USER_REGISTERED'
  /** Team member reinstated. */
  | 'USER_REINSTATED'
  /** Link to choose a new password created. */
  | 'USER_RESET_LINK_CREATED'
  /** Role changed. */
  | 'USER_ROLE_CHANGED'
  /** Session ended. */
  | 'USER_SESSION_ENDED'
  /** Signed in. */
  | 'USER_SIGNED_IN'
  /** Signed out. */
  | 'USER_SIGNED_OUT'
  /** Signed out everywhere. */
  | 'USER_SIGNED_OUT_EVERYWHERE'
  /** Sign-in failed. */
  | 'USER_SIGN_IN_FAILED'
  /** Sign-in refused after too many failures. */
  | 'USER_SIGN_IN_THROTTLED'
  /** Team member updated. */
  | 'USER_UPDATED'
  /** Week template created. */
  | 'WEEK_TEMPLATE_CREATED'
  /** Week template deleted. */
  | 'WEEK_TEMPLATE_DELETED'
  /** Week template updated. */
  | 'WEEK_TEMPLATE_UPDATED';

/** What an audit log entry is about. */
export type AuditSubject =
  /** An API key. */
  | 'API_KEY'
  /** A correction that a person requested for their own time. */
  | 'CORRECTION'
  /** An invitation to the organization. */
  | 'INVITATION'
  /** A job. */
  | 'JOB'
  /** The organization and its settings. */
  | 'ORGANIZATION'
  /** An overtime rule of the organization. */
  | 'OVERTIME_RULE'
  /** A pay period. */
  | 'PAY_PERIOD'
  /** A photo of a timesheet or a schedule. */
  | 'PHOTO'
  /** A place. */
  | 'PLACE'
  /** A position. */
  | 'POSITION'
  /** A time-off policy. */
  | 'PTO_POLICY'
  /** A request for time off. */
  | 'PTO_REQUEST'
  /** A request to reopen a closed pay period. */
  | 'REOPENING_REQUEST'
  /** A schedule. */
  | 'SCHEDULE'
  /** A template of shifts. */
  | 'SHIFT_TEMPLATE'
  /** A person’s signature below their hours. */
  | 'SIGN_OFF'
  /** An exchange with the accounting software. */
  | 'SYNC_ITEM'
  /** A team. */
  | 'TEAM'
  /** A timesheet. */
  | 'TIMESHEET'
  /** A person, their account or their sessions. */
  | 'USER'
  /** A template of a week of shifts. */
  | 'WEEK_TEMPLATE';

/** An unpaid break is subtracted from the hours worked. */
export type BreakType =
  /** It counts as hours worked. */
  | 'PAID'
  /** It is subtracted from the hours worked. */
  | 'UNPAID';

/** What failed in the browser. LOAD: the module could not be loaded. CONTRACT: it was built for other versions of the shared packages. INTEGRITY: a file does not have its hash. CHUNK: a file of a module that was already running is missing. RENDER: a screen threw an error. ICON: an icon of the module is unknown or threw an error. REACT: the module brought a React of its own. UNHANDLED: an error that nothing caught. */
export type ClientErrorKind =
  /** A file of a module that was already running is missing. */
  | 'CHUNK'
  /** The module was built for other versions of the shared packages. */
  | 'CONTRACT'
  /** An icon of the module is unknown or threw an error. */
  | 'ICON'
  /** A file does not have its hash. */
  | 'INTEGRITY'
  /** The module could not be loaded. */
  | 'LOAD'
  /** A kind that this gateway does not know. */
  | 'OTHER'
  /** The module brought a React of its own. */
  | 'REACT'
  /** A screen threw an error. */
  | 'RENDER'
  /** An error that nothing caught. */
  | 'UNHANDLED';

/** Why a pay period can’t be closed yet. */
export type ClosingBlockerCode =
  /** The period has not ended. */
  | 'NOT_OVER'
  /** It has timesheets that are in progress or not approved. */
  | 'TIMESHEETS_NOT_APPROVED'
  /** It has requests for paid time off that nobody has decided. */
  | 'TIME_OFF_NOT_DECIDED';

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

/** One earning code, and what it stands for. */
export type EarningCodeSetInput = {
  /** With PTO: the category of policies whose time off has the code. */
  category?: PtoCategory | null | undefined;
  /** The code as the payroll provider knows it: 1 to 20 letters, digits, spaces, dots, hyphens or underscores. Null restores the default, or the code of the less specific row. */
  code?: string | null | undefined;
  /** The job whose hours of this kind have the code. By default all. */
  jobId?: string | null | undefined;
  /** How the minutes that the code stands for are paid. */
  kind: PayKind;
  /** Only with the kind PTO: the one policy whose time off has the code, instead of a category. */
  policyId?: string | null | undefined;
};

/** The people and their new terms. Absent fields stay unchanged, and null restores the default. */
export type EmploymentTermsChangeInput = {
  /** The agreed minutes of a week, from 1 to 10,080. Null if they are not known. */
  contractMinutes?: number | null | undefined;
  /** The id of an active custom rule: exactly with CUSTOM. */
  customRuleId?: string | null | undefined;
  /** Whether the people are exempt from overtime. Null means false. */
  exempt?: boolean | null | undefined;
  /** The first day, after the last closed pay period and at most a year ahead. 0001-01-01 means from the beginning. */
  from: string;
  /** Their own overtime rule. Null restores the rule of the organization. */
  overtimeRule?: OvertimeRule | null | undefined;
  /** The id of an active position. Null removes the position. */
  positionId?: string | null | undefined;
  /** The ids of 1 to 500 people. */
  userIds: Array<string>;
  /** Whether they waive the meal of shifts of at most 6 hours. Null means false. */
  waivesFirstMeal?: boolean | null | undefined;
  /** Whether they waive the second meal of shifts of at most 12 hours. Null means false. */
  waivesSecondMeal?: boolean | null | undefined;
};

/** The people, their new terms, and the day from which they would hold. */
export type EmploymentTermsPreviewInput = {
  /** The agreed minutes of a week, from 1 to 10,080. Null if they are not known. */
  contractMinutes?: number | null | undefined;
  /** The id of an active custom rule: exactly with CUSTOM. */
  customRuleId?: string | null | undefined;
  /** Whether the people are exempt from overtime. Null means false. */
  exempt?: boolean | null | undefined;
  /** The first day, after the last closed pay period and at most a year ahead. 0001-01-01 means from the beginning. */
  from: string;
  /** Their own overtime rule. Null restores the rule of the organization. */
  overtimeRule?: OvertimeRule | null | undefined;
  /** The id of an active position. Null removes the position. */
  positionId?: string | null | undefined;
  /** The ids of 1 to 500 people. */
  userIds: Array<string>;
  /** Whether they waive the meal of shifts of at most 6 hours. Null means false. */
  waivesFirstMeal?: boolean | null | undefined;
  /** Whether they waive the second meal of shifts of at most 12 hours. Null means false. */
  waivesSecondMeal?: boolean | null | undefined;
};

/** A column of a payroll file. */
export type ExportColumnInput = {
  /** What the column contains. */
  field: ExportField;
  /** The heading of the column, at most 100 characters, or empty. */
  header?: string | null | undefined;
  /** The text of a CONSTANT column, at most 200 characters. */
  value?: string | null | undefined;
};

/** 2026-11-30, 11/30/2026, 30/11/2026, 30.11.2026 or 20261130. */
export type ExportDateFormat =
  /** 30/11/2026 */
  | 'DD_MM_YYYY'
  /** 30.11.2026 */
  | 'DD_MM_YYYY_DOTS'
  /** 11/30/2026 */
  | 'MM_DD_YYYY'
  /** 20261130 */
  | 'YYYYMMDD'
  /** 2026-11-30 */
  | 'YYYY_MM_DD';

/** What separates whole hours from their decimals. */
export type ExportDecimalMark =
  /** 7,5 */
  | 'COMMA'
  /** 7.5 */
  | 'POINT';

/** How the characters of a file become bytes. */
export type ExportEncoding =
  /** Every character. */
  | 'UTF_8'
  /** Every character, after a byte order mark, by which spreadsheets recognize UTF-8. */
  | 'UTF_8_BOM'
  /** Western European characters, for older programs. */
  | 'WINDOWS_1252';

/** What a file has of people who are exempt from overtime, whose salary is paid without hours. */
export type ExportExemptPeople =
  /** Their hours, like those of everyone. */
  | 'HOURS'
  /** Nothing. */
  | 'OMIT'
  /** Their paid time off. */
  | 'TIME_OFF_ONLY';

/** The end of the file name. */
export type ExportExtension =
  /** The file name ends in .csv. */
  | 'CSV'
  /** The file name ends in .txt. */
  | 'TXT';

/** What a column of an export contains. OTHER_CODE and OTHER_HOURS are those of lines that are neither regular time nor overtime; PERIOD_MONTH is the first day of the month in which the period ends; CONSTANT is the `value` of the column. */
export type ExportField =
  /** Decimal hours of premium for missed meal and rest breaks. */
  | 'BREAK_PREMIUM_HOURS'
  /** The `value` of the column. */
  | 'CONSTANT'
  /** The day of the pay line. */
  | 'DATE'
  /** Decimal hours of double time. */
  | 'DOUBLE_TIME_HOURS'
  /** The code of the pay line at the payroll provider. */
  | 'EARNING_CODE'
  /** The email address of the person. */
  | 'EMAIL'
  /** The number of the person at the payroll provider. */
  | 'EMPLOYEE_NUMBER'
  /** Y if the person is exempt from overtime on the last day, else N. */
  | 'EXEMPT'
  /** The first name of the person. */
  | 'FIRST_NAME'
  /** The first and the last name of the person. */
  | 'FULL_NAME'
  /** Decimal hours of the pay line. */
  | 'HOURS'
  /** The job of the pay line. */
  | 'JOB'
  /** How the minutes are paid. */
  | 'KIND'
  /** The last name of the person. */
  | 'LAST_NAME'
  /** Decimal hours of premium for missed meal breaks. */
  | 'MEAL_PREMIUM_HOURS'
  /** Whole minutes of the pay line. */
  | 'MINUTES'
  /** The earning code of a line that is neither regular time nor overtime. */
  | 'OTHER_CODE'
  /** Decimal hours of a line that is neither regular time nor overtime. */
  | 'OTHER_HOURS'
  /** Decimal hours of overtime. */
  | 'OVERTIME_HOURS'
  /** The last day of the pay period. */
  | 'PERIOD_END'
  /** The first day of the month in which the pay period ends. */
  | 'PERIOD_MONTH'
  /** The first day of the pay period. */
  | 'PERIOD_START'
  /** The policy of paid time off. */
  | 'POLICY'
  /** The position of the person on the last day. */
  | 'POSITION'
  /** The id of the person at the payroll provider of the template’s preset, or else the employee number. Only in templates made from a preset. */
  | 'PROVIDER_ID'
  /** Decimal hours of paid time off. */
  | 'PTO_HOURS'
  /** Decimal hours of qualified overtime (box 12 of Form W-2, code TT), on the first row of the person. */
  | 'QUALIFIED_OVERTIME_HOURS'
  /** Whole minutes of qualified overtime (box 12 of Form W-2, code TT), on the first row of the person. */
  | 'QUALIFIED_OVERTIME_MINUTES'
  /** Decimal hours of regular time. */
  | 'REGULAR_HOURS'
  /** Decimal hours of premium for missed rest breaks. */
  | 'REST_PREMIUM_HOURS'
  /** The rule that determined how the minutes are paid. */
  | 'RULE'
  /** The version of the pay. */
  | 'VERSION';

/** The layout of a payroll file. */
export type ExportLayoutInput = {
  /** The columns from left to right, 1 to 100. */
  columns: Array<ExportColumnInput>;
  /** How dates are written. */
  dateFormat: ExportDateFormat;
  /** The decimal mark of hours. Unlike the separator, unless all is quoted. */
  decimalMark: ExportDecimalMark;
  /** How characters become bytes. What the encoding lacks is replaced. */
  encoding: ExportEncoding;
  /** The extension of the file’s name. */
  extension: ExportExtension;
  /** Whether a line with the headings follows the preamble. */
  hasHeader: boolean;
  /** What ends each line. */
  lineEnd: ExportLineEnd;
  /** Lines above the header as they are, at most 4,000 characters. {start}, {end} and {version} are replaced. May be empty. */
  preamble: string;
  /** Which values are in quotation marks. */
  quoting: ExportQuoting;
  /** What has a row of its own. */
  rows: ExportRows;
  /** What separates the columns. */
  separator: ExportSeparator;
};

/** How a line of the file ends. */
export type ExportLineEnd =
  /** With a carriage return and a line feed, as on Windows. */
  | 'CRLF'
  /** With a line feed. */
  | 'LF';

/** The payroll provider of a layout. */
export type ExportPresetKey =
  /** ADP. */
  | 'ADP'
  /** DATEV LODAS. */
  | 'DATEV_LODAS'
  /** Gusto. */
  | 'GUSTO'
  /** Paychex. */
  | 'PAYCHEX'
  /** Xero. */
  | 'XERO';

/** A TEMPLATE was defined by an administrator and can be changed. */
export type ExportProfileKind =
  /** A part of TimeTrack, which cannot be changed. */
  | 'BUILT_IN'
  /** Made by an administrator. */
  | 'TEMPLATE';

/** NEVER replaces separators, quotation marks and line breaks in texts by spaces. */
export type ExportQuoting =
  /** Every value has quotation marks. */
  | 'ALWAYS'
  /** Only values that contain separators, quotation marks or line breaks have quotation marks. */
  | 'AS_NEEDED'
  /** No value has quotation marks. Spaces replace separators, quotation marks and line breaks. */
  | 'NEVER';

/** LINES has a row for each pay line. SUMS adds up the lines of a person that agree in every column except hours and minutes. */
export type ExportRows =
  /** A row for each pay line. */
  | 'LINES'
  /** A row for a person’s lines that differ only in hours and minutes. */
  | 'SUMS';

/** What separates the columns of a file. */
export type ExportSeparator =
  /** A comma. */
  | 'COMMA'
  /** A vertical bar. */
  | 'PIPE'
  /** A semicolon. */
  | 'SEMICOLON'
  /** A tab. */
  | 'TAB';

/** The new template. */
export type ExportTemplateCreateInput = {
  /** What the file has of exempt people. By default as in the preset, and HOURS without one. */
  exemptPeople?: ExportExemptPeople | null | undefined;
  /** How the file is written. */
  layout: ExportLayoutInput;
  /** The name of the template, at most 200 characters. Templates have different names, ignoring case. */
  name: string;
  /** The preset that the layout was made from. */
  preset?: ExportPresetKey | null | undefined;
};

/** The template and its changes. Absent fields stay unchanged. */
export type ExportTemplateUpdateInput = {
  /** What the file has of exempt people. */
  exemptPeople?: ExportExemptPeople | null | undefined;
  /** The id of the template to change. */
  id: string;
  /** The new layout, which replaces the whole old one. */
  layout?: ExportLayoutInput | null | undefined;
  /** The name of the template, at most 200 characters. Templates have different names, ignoring case. */
  name?: string | null | undefined;
};

/** The terms of a new person. Absent fields have their defaults. */
export type FirstTermsInput = {
  /** The agreed minutes of a week, from 1 to 10,080. Null if they are not known. */
  contractMinutes?: number | null | undefined;
  /** The id of an active custom rule: exactly with CUSTOM. */
  customRuleId?: string | null | undefined;
  /** Whether the people are exempt from overtime. Null means false. */
  exempt?: boolean | null | undefined;
  /** Their own overtime rule. Null restores the rule of the organization. */
  overtimeRule?: OvertimeRule | null | undefined;
  /** The id of an active position. Null removes the position. */
  positionId?: string | null | undefined;
  /** Whether they waive the meal of shifts of at most 6 hours. Null means false. */
  waivesFirstMeal?: boolean | null | undefined;
  /** Whether they waive the second meal of shifts of at most 12 hours. Null means false. */
  waivesSecondMeal?: boolean | null | undefined;
};

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

/** ACTIVE can be used, USED was used, EXPIRED was not used in time. */
export type InvitationStatus =
  /** It can still be used. */
  | 'ACTIVE'
  /** It was not used in time. */
  | 'EXPIRED'
  /** Everyone whom it is for has registered. */
  | 'USED';

/** The new job. */
export type JobCreateInput = {
  /** At most 200 characters, unique among active jobs, ignoring case. */
  name: string;
};

/** The selected jobs, and who is added to them or removed from them. */
export type JobPeopleChangeInput = {
  /** The ids of people who may choose these jobs from now on. */
  addUserIds?: Array<string> | null | undefined;
  /** The ids of the selected jobs, 1 to 500. */
  ids: Array<string>;
  /** The ids of people who may no longer choose them. */
  removeUserIds?: Array<string> | null | undefined;
};

/** The selected jobs, and whether to retire or reinstate them. */
export type JobSelectionChangeInput = {
  /** The ids of the selected jobs, 1 to 500. */
  ids: Array<string>;
  /** True retires the job for new records. False reinstates it. */
  retired: boolean;
};

/** The job and its changes. Absent fields stay unchanged. */
export type JobUpdateInput = {
  /** The id of the job to change. A retired job can be changed too. */
  id: string;
  /** At most 200 characters, unique among active jobs, ignoring case. */
  name?: string | null | undefined;
  /** True retires the job for new records. False reinstates it. */
  retired?: boolean | null | undefined;
};

/** How a correction of a closed pay period is paid. NEW_VERSION: closing it again makes a new version of its pay. NEXT_PERIOD: its pay stays as it is, and the next open period pays the difference. */
export type LateCorrections =
  /** Closing the period again makes a new version of its pay. */
  | 'NEW_VERSION'
  /** The pay stays, and the next open period pays the difference. */
  | 'NEXT_PERIOD';

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

/** The country of a rule. It decides whether short rests count as worked. */
export type OvertimeCountry =
  /** Canada. */
  | 'CA'
  /** Another country. */
  | 'OTHER'
  /** United States. */
  | 'US';

/** When overtime starts. A rule has at least one limit of regular time. */
export type OvertimeLimitsInput = {
  /** Overtime starts after these minutes without a rest of more than an hour. */
  consecutiveMinutes?: number | null | undefined;
  /** Double time starts after these minutes of a day, more than `dailyMinutes`. */
  dailyDoubleMinutes?: number | null | undefined;
  /** Overtime starts after these minutes of a day. */
  dailyMinutes?: number | null | undefined;
  /** All hours of this day of consecutive work in a workweek are overtime. */
  nthDay?: number | null | undefined;
  /** Overtime starts after these regular minutes of a workweek. */
  weeklyMinutes?: number | null | undefined;
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

/** The new overtime rule. */
export type OvertimeRuleCreateInput = {
  /** The country of the rule. */
  country: OvertimeCountry;
  /** When overtime starts. At least one limit other than that of double time is set. */
  limits: OvertimeLimitsInput;
  /** At most 60 characters, unique among active rules, ignoring case. */
  name: string;
  /** Where the rule comes from, such as a collective agreement, at most 200 characters, or null. */
  source?: string | null | undefined;
};

/** The rule to delete. */
export type OvertimeRuleDeleteInput = {
  /** The id of the custom rule to delete, or to retire if it is in use. */
  id: string;
};

/** The rule and its changes. Absent fields stay unchanged. Limits never change: create another rule. */
export type OvertimeRuleUpdateInput = {
  /** The id of the custom rule to change. A retired rule can be changed too. */
  id: string;
  /** At most 60 characters, unique among active rules, ignoring case. */
  name?: string | null | undefined;
  /** True retires the rule. False reinstates it. */
  retired?: boolean | null | undefined;
  /** Where the rule comes from, such as a collective agreement, at most 200 characters, or null. */
  source?: string | null | undefined;
};

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

/** The pay period. */
export type PayPeriodCloseInput = {
  /** The first day of the pay period, in the organization’s calendar. */
  startDate: string;
};

/** SEMIMONTHLY periods start on the anchor’s day of the month and fifteen days later (the 1st and the 16th), MONTHLY periods on the anchor’s day. In a shorter month, they start on its last day. */
export type PayPeriodKind =
  /** Two weeks. */
  | 'BIWEEKLY'
  /** A month, from the day of the month of the anchor date. */
  | 'MONTHLY'
  /** Half a month: from the anchor’s day, and from fifteen days later. */
  | 'SEMIMONTHLY'
  /** A week. */
  | 'WEEKLY';

/** The pay period. */
export type PayPeriodReopenInput = {
  /** The first day of the pay period, in the organization’s calendar. */
  startDate: string;
};

/** The fields to change. Without a kind, an anchor date and a first day, the plan stays. */
export type PayPeriodSettingsUpdateInput = {
  /** The first day of one period, from which all others follow, in the organization’s calendar. */
  anchorDate?: string | null | undefined;
  /** How many days after the end of a period it is paid, which decides about its tax year. Null removes it. */
  daysToPayday?: number | null | undefined;
  /** The first day of the new plan, on which a period starts. By default the day after the last period that was closed or exported, or the beginning if there is none. */
  effectiveFrom?: string | null | undefined;
  /** How long each period lasts. */
  kind?: PayPeriodKind | null | undefined;
};

/** The timesheets of a CLOSED period can’t be changed. */
export type PayPeriodStatus =
  /** Its pay is settled, and its timesheets cannot be changed. */
  | 'CLOSED'
  /** Its timesheets can still be changed. */
  | 'OPEN';

/** A rule that determines how minutes are paid. */
export type PayRule =
  /** Over 8 hours worked in the workday (AS 23.10.060). */
  | 'ALASKA_DAILY_OVERTIME'
  /** Over 40 regular hours in the workweek (AS 23.10.060). */
  | 'ALASKA_WEEKLY_OVERTIME'
  /** Over 8 hours worked in the workday (Employment Standards Code (Alberta), s. 21). */
  | 'ALBERTA_DAILY_OVERTIME'
  /** Over 44 regular hours in the workweek (Employment Standards Code (Alberta), s. 21). */
  | 'ALBERTA_WEEKLY_OVERTIME'
  /** Over 12 hours worked in the workday (Employment Standards Act (BC), s. 40). */
  | 'BRITISH_COLUMBIA_DAILY_DOUBLE_TIME'
  /** Over 8 hours worked in the workday (Employment Standards Act (BC), s. 40). */
  | 'BRITISH_COLUMBIA_DAILY_OVERTIME'
  /** Over 40 regular hours in the workweek (Employment Standards Act (BC), s. 40). */
  | 'BRITISH_COLUMBIA_WEEKLY_OVERTIME'
  /** Over 12 hours worked in the workday (California Labor Code 510(a)). */
  | 'CALIFORNIA_DAILY_DOUBLE_TIME'
  /** Over 8 hours worked in the workday (California Labor Code 510(a)). */
  | 'CALIFORNIA_DAILY_OVERTIME'
  /** One hour for a meal break that was not provided in the workday (California Labor Code 226.7(c)). */
  | 'CALIFORNIA_MEAL_PREMIUM'
  /** One hour for a rest break that was not provided in the workday (California Labor Code 226.7(c)). */
  | 'CALIFORNIA_REST_PREMIUM'
  /** Over 8 hours on the seventh consecutive day worked in the workweek (California Labor Code 510(a)). */
  | 'CALIFORNIA_SEVENTH_DAY_DOUBLE_TIME'
  /** First 8 hours on the seventh consecutive day worked in the workweek (California Labor Code 510(a)). */
  | 'CALIFORNIA_SEVENTH_DAY_OVERTIME'
  /** Over 40 regular hours in the workweek (California Labor Code 510(a)). */
  | 'CALIFORNIA_WEEKLY_OVERTIME'
  /** Over 12 consecutive hours worked (7 CCR 1103-1, 4.1.1). */
  | 'COLORADO_CONSECUTIVE_OVERTIME'
  /** Over 12 hours worked in the workday (7 CCR 1103-1, 4.1.1). */
  | 'COLORADO_DAILY_OVERTIME'
  /** Over 40 regular hours in the workweek (7 CCR 1103-1, 4.1.1). */
  | 'COLORADO_WEEKLY_OVERTIME'
  /** Over the limit of consecutive hours of an own rule. */
  | 'CUSTOM_CONSECUTIVE_OVERTIME'
  /** Over the daily limit for double time of an own rule. */
  | 'CUSTOM_DAILY_DOUBLE_TIME'
  /** Over the daily limit of an own rule. */
  | 'CUSTOM_DAILY_OVERTIME'
  /** Day of consecutive work over the limit of an own rule. */
  | 'CUSTOM_NTH_DAY_OVERTIME'
  /** Over the weekly limit of an own rule. */
  | 'CUSTOM_WEEKLY_OVERTIME'
  /** Exempt from overtime (29 CFR part 541). */
  | 'EXEMPT_TIME'
  /** Over 40 hours worked in the workweek (29 CFR 778.103). */
  | 'FLSA_WEEKLY_OVERTIME'
  /** Seventh day worked, with over 40 hours in the workweek (KRS 337.050). */
  | 'KENTUCKY_SEVENTH_DAY_OVERTIME'
  /** Over 40 regular hours in the workweek (KRS 337.285). */
  | 'KENTUCKY_WEEKLY_OVERTIME'
  /** Over 8 hours worked in the 24 hours from the start of work (NRS 608.018(1), 608.0126). */
  | 'NEVADA_DAILY_OVERTIME'
  /** Over 40 regular hours in the workweek (NRS 608.018(1)). */
  | 'NEVADA_WEEKLY_OVERTIME'
  /** Over 40 hours worked in the workweek (NRS 608.018(2)). */
  | 'NEVADA_WEEKLY_WEEKLY_OVERTIME'
  /** Over 44 hours worked in the workweek (Employment Standards Act, 2000 (Ontario), s. 22). */
  | 'ONTARIO_WEEKLY_OVERTIME'
  /** Over 10 hours worked in the workday (ORS 652.020). */
  | 'OREGON_MANUFACTURING_DAILY_OVERTIME'
  /** Over 40 regular hours in the workweek (ORS 652.020). */
  | 'OREGON_MANUFACTURING_WEEKLY_OVERTIME'
  /** Over 40 hours worked in the workweek (ORS 653.261). */
  | 'OREGON_WEEKLY_OVERTIME'
  /** Paid time off. */
  | 'PAID_TIME_OFF'
  /** Over 8 hours worked in the workday (Act 379-1948 and Act 4-2017). */
  | 'PUERTO_RICO_DAILY_OVERTIME'
  /** Seventh day worked in the workweek (Act 379-1948 and Act 4-2017). */
  | 'PUERTO_RICO_SEVENTH_DAY_OVERTIME'
  /** Over 40 regular hours in the workweek (Act 379-1948 and Act 4-2017). */
  | 'PUERTO_RICO_WEEKLY_OVERTIME'
  /** Over 40 hours worked in the workweek (CQLR c. N-1.1, ss. 52 and 55). */
  | 'QUEBEC_WEEKLY_OVERTIME'
  /** Regular time. */
  | 'REGULAR_TIME';

/** A setting that holds from a day. */
export type PayRuleSetting =
  /** Whether a missed break in California is paid. */
  | 'breakPremiums'
  /** The limits that the overtime rule CUSTOM means. */
  | 'customRuleId'
  /** The law that determines overtime. */
  | 'overtimeRule'
  /** How clock times are rounded. */
  | 'roundingRule'
  /** The time zone of the organization. */
  | 'timezone'
  /** The first day of the workweek. */
  | 'workweekStartsOn';

/** Why a person can’t be written in a payroll file. */
export type PayrollFileProblemCode =
  /** The encoding of the file lacks characters of the name. */
  | 'LOST_CHARACTERS'
  /** The file identifies people by employee numbers or ids at a payroll provider, which the person lacks. */
  | 'NO_PAYROLL_ID'
  /** QuickBooks has no negative hours, but a correction removes more than the pay period has. */
  | 'OUT_OF_RANGE'
  /** The file can’t distinguish the person and another one. */
  | 'SAME_PERSON';

/** Ids at payroll providers. Absent ids stay unchanged. */
export type PayrollIdsInput = {
  /** The ADP id, at most 41 characters, unique. Null removes it. */
  ADP?: string | null | undefined;
  /** The DATEV id, at most 41 characters, unique. Null removes it. */
  DATEV_LODAS?: string | null | undefined;
  /** The Gusto id, at most 41 characters, unique. Null removes it. */
  GUSTO?: string | null | undefined;
  /** The Paychex id, at most 41 characters, unique. Null removes it. */
  PAYCHEX?: string | null | undefined;
  /** The QuickBooks name, at most 41 characters, unique. Null removes it. */
  QUICKBOOKS?: string | null | undefined;
  /** The Xero id, at most 41 characters, unique. Null removes it. */
  XERO?: string | null | undefined;
};

/** CLOSED: the first version. CLOSED_AGAIN: the period was reopened and closed again. NEIGHBOR: closing another period changed the pay of a workweek that both share. */
export type PayrollVersionReason =
  /** The first version. */
  | 'CLOSED'
  /** The period was reopened and closed again. */
  | 'CLOSED_AGAIN'
  /** Closing another period changed the pay of a workweek that both share. */
  | 'NEIGHBOR';

/** The new place. */
export type PlaceCreateInput = {
  /** The address that people read, at most 500 characters. */
  address?: string | null | undefined;
  /** The latitude of the center in degrees. Null without one. */
  lat?: number | null | undefined;
  /** The longitude of the center in degrees. Null without one. */
  lng?: number | null | undefined;
  /** At most 200 characters, unique among active places, ignoring case. */
  name: string;
  /** The radius in whole meters, from 20 to 5000. Punches are compared with places that have one. */
  radiusMeters?: number | null | undefined;
};

/** The place and its changes. Absent fields stay unchanged. Without a center, the radius is cleared. */
export type PlaceUpdateInput = {
  /** The address that people read, at most 500 characters. */
  address?: string | null | undefined;
  /** The id of the place to change. A retired place can be changed too. */
  id: string;
  /** The latitude of the center in degrees. Null without one. */
  lat?: number | null | undefined;
  /** The longitude of the center in degrees. Null without one. */
  lng?: number | null | undefined;
  /** At most 200 characters, unique among active places, ignoring case. */
  name?: string | null | undefined;
  /** The radius in whole meters, from 20 to 5000. Punches are compared with places that have one. */
  radiusMeters?: number | null | undefined;
  /** True retires the place. False reinstates it. */
  retired?: boolean | null | undefined;
};

/** The new position. */
export type PositionCreateInput = {
  /** At most 60 characters, unique among active positions, ignoring case. */
  name: string;
};

/** The position to delete. */
export type PositionDeleteInput = {
  /** The id of the position to delete, or to retire if it is in use. */
  id: string;
};

/** The position and its changes. Absent fields stay unchanged. */
export type PositionUpdateInput = {
  /** The id of the position to change. A retired position can be changed too. */
  id: string;
  /** At most 60 characters, unique among active positions, ignoring case. */
  name?: string | null | undefined;
  /** True retires the position. False reinstates it. */
  retired?: boolean | null | undefined;
};

/** The new rules, and the day from which they would hold. */
export type PreviewSettingsInput = {
  /** Whether a missed meal or rest break in California is paid with an hour (Labor Code 226.7). */
  breakPremiums?: boolean | null | undefined;
  /** The overtime rule of the organization that CUSTOM means. Given with CUSTOM, and only then. */
  customRuleId?: string | null | undefined;
  /** The first day of the new time zone, rounding rule, overtime rule and start of the workweek. By default today, or the beginning while nobody has recorded time. */
  effectiveFrom?: string | null | undefined;
  /** The law under which overtime is computed. */
  overtimeRule?: OvertimeRule | null | undefined;
  /** The rounding of punches: none, 5min, 6min, 10min or 15min. */
  roundingRule?: RoundingRule | null | undefined;
  /** The IANA time zone, such as America/Denver. Null restores the default. */
  timezone?: string | null | undefined;
  /** The first day of the workweek, by which weekly overtime is counted. */
  workweekStartsOn?: Weekday | null | undefined;
};

/** The kind of time off. Payroll maps each to an earning code. */
export type PtoCategory =
  /** Public holidays. */
  | 'HOLIDAY'
  /** Any other time off. */
  | 'OTHER'
  /** Sick leave. */
  | 'SICK'
  /** Vacation. */
  | 'VACATION';

/** The new policy. */
export type PtoPolicyCreateInput = {
  /** What the time off is for, by which earning codes are chosen. VACATION for a new policy by default. */
  category?: PtoCategory | null | undefined;
  /** At most 200 characters, unique among active policies, ignoring case. */
  name: string;
  /** Whether the hours are paid. A new policy is paid by default. */
  paid?: boolean | null | undefined;
  /** How many hours each person may take in a calendar year, from 0 to 8,784. Null means no limit. */
  yearlyAllowanceHours?: number | null | undefined;
};

/** The policy and its changes. Absent fields stay unchanged. */
export type PtoPolicyUpdateInput = {
  /** What the time off is for, by which earning codes are chosen. VACATION for a new policy by default. */
  category?: PtoCategory | null | undefined;
  /** The id of the policy to change. A retired policy can be changed too. */
  id: string;
  /** At most 200 characters, unique among active policies, ignoring case. */
  name?: string | null | undefined;
  /** Whether the hours are paid. A new policy is paid by default. */
  paid?: boolean | null | undefined;
  /** True retires the policy, so that nobody can request time off under it. False reinstates it. */
  retired?: boolean | null | undefined;
  /** How many hours each person may take in a calendar year, from 0 to 8,784. Null means no limit. */
  yearlyAllowanceHours?: number | null | undefined;
};

/** Whose rows a manager sees and changes. It applies while the role is MANAGER. */
export type Reach =
  /** Everyone’s. */
  | 'ORGANIZATION'
  /** Their own, and those of the people in the teams that they lead. */
  | 'TEAMS';

/** The pay period to reopen, and why. */
export type ReopeningRequestCreateInput = {
  /** Why the period has to be reopened, at most 1,000 characters. Owners and administrators read it. */
  reason: string;
  /** The first day of the closed period in the organization’s calendar. */
  startDate: string;
};

/** The decision about a request. */
export type ReopeningRequestDeclineInput = {
  /** The id of the request, which must be PENDING. */
  id: string;
  /** A note for the requester, at most 1,000 characters, or blank. */
  note?: string | null | undefined;
};

/** A PENDING request is APPROVED or DECLINED by an owner or administrator. It is OVERTAKEN when the period is reopened without it. */
export type ReopeningStatus =
  /** An owner or administrator approved it, and the period was reopened. */
  | 'APPROVED'
  /** An owner or administrator declined it. */
  | 'DECLINED'
  /** The period was reopened without it. */
  | 'OVERTAKEN'
  /** Nobody has decided it yet. */
  | 'PENDING';

/** MINUTES and NUMBER are whole numbers; an ID is for programs. */
export type ReportColumnKind =
  /** An id, for programs. */
  | 'ID'
  /** Whole minutes. */
  | 'MINUTES'
  /** A whole number. */
  | 'NUMBER'
  /** A text. */
  | 'TEXT';

/** What a report lists. */
export type ReportType =
  /** One row for each person: the minutes of each kind of pay. */
  | 'PAYROLL_SUMMARY'
  /** Approved and pending time off by person and policy. */
  | 'PTO_SUMMARY'
  /** One row for each person: what they worked and how it is paid. */
  | 'TIMES_BY_EMPLOYEE'
  /** One row for each job: what everyone together worked on it. */
  | 'TIMES_BY_JOB'
  /** One row for each team: what everyone together worked for it. Each minute counts once. */
  | 'TIMES_BY_TEAM';

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

/** The report to save. */
export type SavedReportCreateInput = {
  /** The last day, without `range`. */
  endDate?: string | null | undefined;
  /** The text that rows must contain. */
  find?: string | null | undefined;
  /** 1 to 60 characters, unique for the caller, ignoring case. */
  name: string;
  /** The dates relative to today. Without it, both dates are needed. */
  range?: DateRangeKey | null | undefined;
  /** The key of a column, in descending order after a hyphen. */
  sort?: string | null | undefined;
  /** The first day, without `range`. */
  startDate?: string | null | undefined;
  /** Only people who belong to this team today. Fails with NOT_FOUND unless the caller sees the team. */
  teamId?: string | null | undefined;
  /** What the report lists. */
  type: ReportType;
  /** How the report is displayed, by default as a TABLE. */
  view?: SavedReportView | null | undefined;
};

/** The saved report and its new name. */
export type SavedReportRenameInput = {
  /** The id of one of the caller’s saved reports. */
  id: string;
  /** 1 to 60 characters, unique for the caller, ignoring case. */
  name: string;
};

/** How a saved report is displayed. Later versions can add values. */
export type SavedReportView =
  /** A column for each day. */
  | 'DAY'
  /** People in rows and jobs in columns. */
  | 'MATRIX'
  /** The rows of the report. */
  | 'TABLE'
  /** A column for each workweek. */
  | 'WEEK';

/** Workers never see a DRAFT. */
export type ScheduleStatus =
  /** It does not take place. */
  | 'CANCELED'
  /** Only planners see it. */
  | 'DRAFT'
  /** The people who work it see it. */
  | 'PUBLISHED';

/** All settings of signing. */
export type SignOffSettingsUpdateInput = {
  /** Whether people sign their hours after a pay period. */
  enabled: boolean;
  /** Up to 5 different questions that can be answered with Yes or No, each at most 200 characters. By default, there are no questions. */
  questions?: Array<string> | null | undefined;
  /** How many days after the end of a pay period people are reminded to sign, 0 to 7. By default, 1. */
  remindDays?: number | null | undefined;
  /** What people confirm by signing, at most 500 characters. Required to turn signing on. */
  statement?: string | null | undefined;
};

/** Whether a person has signed their hours of a pay period. */
export type SignOffState =
  /** The person has not signed. */
  | 'MISSING'
  /** The person has signed the hours as they are. */
  | 'SIGNED'
  /** The hours have changed since the person signed them. */
  | 'STALE';

/** The exchange to queue. */
export type SyncItemQueueInput = {
  /** The ids of people who are left out of an export, because the file cannot name them. */
  leaveOut?: Array<string> | null | undefined;
  /** The first day of the closed pay period, by default of the latest. */
  startDate?: string | null | undefined;
  /** EXPORT_TIMESHEETS sends settled hours; IMPORT_LISTS reads employees and jobs. */
  type: SyncType;
};

/** PENDING before the first attempt and between two attempts, RUNNING, and finally SUCCESS or ERROR. */
export type SyncStatus =
  /** The last attempt failed. */
  | 'ERROR'
  /** It waits for its first or next attempt. */
  | 'PENDING'
  /** An attempt is in progress. */
  | 'RUNNING'
  /** It succeeded. */
  | 'SUCCESS';

/** What is exchanged with the accounting software. */
export type SyncType =
  /** The pay of a closed pay period, as a file. */
  | 'EXPORT_TIMESHEETS'
  /** The lists of the accounting software. */
  | 'IMPORT_LISTS';

/** The new team. */
export type TeamCreateInput = {
  /** The ids of up to 50 managers or administrators who lead it. */
  leadIds?: Array<string> | null | undefined;
  /** The ids of up to 500 people who belong to the team from today. */
  memberIds?: Array<string> | null | undefined;
  /** At most 200 characters, unique among active teams, ignoring case. */
  name: string;
  /** The id of an active place, or null. */
  placeId?: string | null | undefined;
};

/** The team to delete. */
export type TeamDeleteInput = {
  /** The id of the team to delete, or to retire if it has or had members, shifts or hours. */
  id: string;
};

/** What an import does with a line. */
export type TeamImportAction =
  /** Adds a person to the team, and invites them if the line has an email address. */
  | 'CREATE'
  /** It is the person of the team with this name: invites them. */
  | 'INVITE'
  /** It is the same person: does nothing. */
  | 'SKIP';

/** What to do with a line whose name someone else has too. */
export type TeamImportDecision = {
  /** What to do with the line. */
  action: TeamImportAction;
  /** The line number in the file. */
  line: number;
  /** Whom INVITE means, if several people have the name. */
  userId?: string | null | undefined;
};

/** The text of the file. */
export type TeamImportInput = {
  /** The text of the CSV file, at most 1 MiB: a line for each person with first name, last name, and optionally email, role (WORKER by default), staff number, employee number, and ids at payroll providers (ADP ID, DATEV ID, Gusto ID, Paychex ID, Xero ID, QuickBooks name), and team. Administrators may add the terms with which people start (exempt, pay rule, weekly hours, position), and whom a manager reaches (reach: ORGANIZATION or TEAMS). */
  csv: string;
  /** For each line whose name someone on the team or another line has: whether it is the same person. */
  decisions?: Array<TeamImportDecision> | null | undefined;
};

/** ADDED without an invitation, WAITING for one, INVITED with a code that was not mailed, MAILED, JOINED with the invitation, FAILED, or SKIPPED. */
export type TeamImportOutcome =
  /** The person is on the team, and the line has no email address. */
  | 'ADDED'
  /** The person is on the team, and could not be invited: see `problem`. */
  | 'FAILED'
  /** The person has a code that was not mailed. */
  | 'INVITED'
  /** The person registered with the invitation. */
  | 'JOINED'
  /** The invitation was mailed. */
  | 'MAILED'
  /** It was the same person as someone else. */
  | 'SKIPPED'
  /** The person was not invited yet. */
  | 'WAITING';

/** The people to add. */
export type TeamImportStartInput = {
  /** The text of the CSV file, at most 1 MiB: a line for each person with first name, last name, and optionally email, role (WORKER by default), staff number, employee number, and ids at payroll providers (ADP ID, DATEV ID, Gusto ID, Paychex ID, Xero ID, QuickBooks name), and team. Administrators may add the terms with which people start (exempt, pay rule, weekly hours, position), and whom a manager reaches (reach: ORGANIZATION or TEAMS). */
  csv: string;
  /** For each line whose name someone on the team or another line has: whether it is the same person. */
  decisions?: Array<TeamImportDecision> | null | undefined;
};

/** RUNNING until each person of the file with an email address has an invitation or a problem. */
export type TeamImportStatus =
  /** Everyone who is to be invited has an invitation or a problem. */
  | 'FINISHED'
  /** People are still being invited. */
  | 'RUNNING';

/** The team, and everyone who leads it from now on. */
export type TeamLeadsSetInput = {
  /** The id of the team. */
  id: string;
  /** The ids of up to 50 managers or administrators, who replace the present leads. */
  userIds: Array<string>;
};

/** The person, and from when until when they belong to the team. */
export type TeamMemberAddInput = {
  /** The first day in the team. Today by default. */
  fromDate?: string | null | undefined;
  /** The id of the team. */
  id: string;
  /** The first day outside the team. Absent without an end. */
  toDate?: string | null | undefined;
  /** The id of the person. */
  userId: string;
};

/** The person, all of whose memberships of the team are removed. */
export type TeamMemberRemoveInput = {
  /** The id of the team. */
  id: string;
  /** The id of the person. */
  userId: string;
};

/** The person, and when their current or next membership ends. */
export type TeamMembershipEndInput = {
  /** The id of the team. */
  id: string;
  /** The first day outside the team. Today by default. A membership that starts later is removed. */
  toDate?: string | null | undefined;
  /** The id of the person. */
  userId: string;
};

/** The team and its changes. Absent fields stay unchanged. */
export type TeamUpdateInput = {
  /** The id of the team to change. A retired team can be changed too. */
  id: string;
  /** At most 200 characters, unique among active teams, ignoring case. */
  name?: string | null | undefined;
  /** The id of an active place, or null. */
  placeId?: string | null | undefined;
  /** True retires the team. False reinstates it. */
  retired?: boolean | null | undefined;
};

/** OPEN while in progress, then PENDING until a manager has approved it. */
export type TimesheetStatus =
  /** A manager approved it. */
  | 'APPROVED'
  /** It is in progress. */
  | 'OPEN'
  /** It is closed and waits for approval. */
  | 'PENDING';

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

/** The new user. Without an email address and a password, a WORKER who can’t sign in until they are invited. */
export type UserCreateInput = {
  /** The person’s email address, at most 200 characters. Without one, the person has no account. */
  email?: string | null | undefined;
  /** The number at the payroll provider, at most 40 characters, unique, or null. */
  employeeNumber?: string | null | undefined;
  /** The first name, at most 200 characters. */
  firstName: string;
  /** The last name, at most 200 characters. */
  lastName: string;
  /** The first password. People give it with an email address. API keys leave it out: the person chooses it by a link. */
  password?: string | null | undefined;
  /** Ids at payroll providers, for their files. People without one are written with their employee number. */
  payrollIds?: PayrollIdsInput | null | undefined;
  /** The name of the person at the payroll provider, for files without employee numbers, if it differs, at most 41 characters. Blank text means nothing. */
  payrollName?: string | null | undefined;
  /** Everyone, by default, or only the people of the teams that a manager leads. Only administrators choose it, for a MANAGER. */
  reach?: Reach | null | undefined;
  /** The role of the person, one of the `grantableRoles` of the caller. */
  role: Role;
  /** 3 to 8 digits that no one else in the organization has or had. The next free one by default. */
  staffNumber?: string | null | undefined;
  /** The id of the team to which they belong from today. A manager leads it too. A limited manager names one. */
  teamId?: string | null | undefined;
  /** The terms of employment, which hold from the beginning. Only administrators can give them. */
  terms?: FirstTermsInput | null | undefined;
};

/** The manager, and whom they reach. */
export type UserReachSetInput = {
  /** The id of a manager. */
  id: string;
  /** Everyone, or only the people of the teams that the manager leads. */
  reach: Reach;
};

/** DISABLED means archived. */
export type UserStatus =
  /** The person belongs to the team. They can sign in if they have an account. */
  | 'ACTIVE'
  /** The person is archived. */
  | 'DISABLED'
  /** The person belongs to the team, has no account, and can make one with their invitation. */
  | 'INVITED';

/** The user and the changes. Absent fields stay unchanged. */
export type UserUpdateInput = {
  /** The number at the payroll provider, at most 40 characters, unique, or null. */
  employeeNumber?: string | null | undefined;
  /** The new first name, at most 200 characters. */
  firstName?: string | null | undefined;
  /** The id of the user to change. */
  id: string;
  /** The new last name, at most 200 characters. */
  lastName?: string | null | undefined;
  /** Ids at payroll providers, for their files. People without one are written with their employee number. */
  payrollIds?: PayrollIdsInput | null | undefined;
  /** The name of the person at the payroll provider, for files without employee numbers, if it differs, at most 41 characters. Blank text means nothing. */
  payrollName?: string | null | undefined;
  /** The color of the person’s shifts on the schedule, as six hexadecimal digits: #3b82f6. */
  scheduleColor?: string | null | undefined;
};

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

/** Which time a column covers. */
export type WorkColumns =
  /** A column for each day. */
  | 'DAY'
  /** A column for each workweek. */
  | 'WEEK';

/** Whose hours the rows list. */
export type WorkRows =
  /** A row for each person. */
  | 'EMPLOYEE'
  /** A row for each job. */
  | 'JOB'
  /** A row for each team. */
  | 'TEAM';

export type FileProblems_ProblemFragment = { code: PayrollFileProblemCode, message: string, user: { id: string } } & { ' $fragmentName'?: 'FileProblems_ProblemFragment' };

export type Admin_LoadHasPayTermsQueryVariables = Exact<{ [key: string]: never; }>;


export type Admin_LoadHasPayTermsQuery = { viewer: { organization: { id: string, hasPayTerms: boolean } | null } | null };

export type Admin_OvertimeRules_LoadQueryVariables = Exact<{ [key: string]: never; }>;


export type Admin_OvertimeRules_LoadQuery = { viewer: { overtimeRules: { nodes: Array<(
        { key: OvertimeRule }
        & { ' $fragmentRefs'?: { 'OvertimeRule_OvertimeRuleDefinitionFragment': OvertimeRule_OvertimeRuleDefinitionFragment } }
      )> } | null } | null };

export type OvertimeRule_OvertimeRuleDefinitionFragment = { key: OvertimeRule, customRuleId: string | null, name: string, country: OvertimeCountry, retired: boolean, laws: Array<{ rule: string, words: string, source: string | null, since: string | null, verifiedOn: string | null }>, examples: Array<{ work: string, regularHours: number, overtimeHours: number, doubleTimeHours: number }> } & { ' $fragmentName'?: 'OvertimeRule_OvertimeRuleDefinitionFragment' };

export type DifferenceTable_PersonPayDifferenceFragment = { regularMinutes: number, overtimeMinutes: number, doubleTimeMinutes: number, mealPremiumMinutes: number, restPremiumMinutes: number, qualifiedOvertimeMinutes: number, user: { id: string, firstName: string, lastName: string } } & { ' $fragmentName'?: 'DifferenceTable_PersonPayDifferenceFragment' };

export type Admin_ApiKeys_TakeOverMutationVariables = Exact<{
  id: string;
}>;


export type Admin_ApiKeys_TakeOverMutation = { apiKeyReassign: { apiKey: { id: string, owner: { id: string, firstName: string, lastName: string } } | null } | null };

export type Admin_Audit_LoadAuditLogQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
  actorId?: string | null | undefined;
  subjectType?: AuditSubject | null | undefined;
  subjectId?: string | null | undefined;
  from?: string | null | undefined;
  to?: string | null | undefined;
}>;


export type Admin_Audit_LoadAuditLogQuery = { viewer: { auditLogs: { totalCount: number, totalCountIsExact: boolean, edges: Array<{ cursor: string, node: (
          { id: string }
          & { ' $fragmentRefs'?: { 'EntryRow_AuditLogEntryFragment': EntryRow_AuditLogEntryFragment } }
        ) }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } | null } | null };

export type Admin_Audit_LoadActorsQueryVariables = Exact<{
  after?: string | null | undefined;
}>;


export type Admin_Audit_LoadActorsQuery = { viewer: { users: { nodes: Array<{ id: string, firstName: string, lastName: string, status: UserStatus }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } | null } | null };

export type EntryRow_AuditLogEntryFragment = { id: string, title: string, subjectType: AuditSubject, subjectName: string | null, peopleCount: number, at: string, actionCode: AuditAction | null, subjectId: string, address: string | null, client: string | null, position: number, hash: string, people: Array<{ id: string, firstName: string, lastName: string }>, actor: { id: string, firstName: string, lastName: string }, apiKey: { id: string, name: string } | null, changes: Array<{ field: string, label: string, before: string | null, after: string | null }> } & { ' $fragmentName'?: 'EntryRow_AuditLogEntryFragment' };

export type Admin_Invitations_LoadInvitationsQueryVariables = Exact<{ [key: string]: never; }>;


export type Admin_Invitations_LoadInvitationsQuery = { viewer: { grantableRoles: Array<Role> | null, mailConfigured: boolean | null, invitations: { nodes: Array<(
        { id: string }
        & { ' $fragmentRefs'?: { 'InvitationSections_InvitationFragment': InvitationSections_InvitationFragment } }
      )> } | null } | null };

export type Admin_Invitations_CreateInvitationMutationVariables = Exact<{
  input: InvitationCreateInput;
}>;


export type Admin_Invitations_CreateInvitationMutation = { invitationCreate: { invitation: (
      { id: string }
      & { ' $fragmentRefs'?: { 'InvitationSections_InvitationFragment': InvitationSections_InvitationFragment } }
    ) | null } | null };

export type InvitationSections_InvitationFragment = { id: string, role: Role, email: string | null, phone: string | null, maxUses: number, useCount: number, inviteCode: string | null, registrationUrl: string | null, expiresAt: string, usedAt: string | null, status: InvitationStatus, mailedAt: string | null, mailNotice: string | null, user: { id: string, firstName: string, lastName: string, status: UserStatus } | null, usedBy: { id: string, firstName: string, lastName: string } | null } & { ' $fragmentName'?: 'InvitationSections_InvitationFragment' };

export type Admin_Invitations_DeleteInvitationMutationVariables = Exact<{
  id: string;
}>;


export type Admin_Invitations_DeleteInvitationMutation = { invitationDelete: { deletedInvitationId: string | null } | null };

export type Admin_Invitations_LoadQrQueryVariables = Exact<{
  inviteCode: string;
}>;


export type Admin_Invitations_LoadQrQuery = { viewer: { invitationQr: { qrCodeDataUrl: string } | null } | null };

export type JobRow_JobFragment = { id: string, name: string, retired: boolean } & { ' $fragmentName'?: 'JobRow_JobFragment' };

export type Admin_Jobs_LoadQueryVariables = Exact<{
  after?: string | null | undefined;
}>;


export type Admin_Jobs_LoadQuery = { viewer: { organization: { id: string, limitPeopleToJobs: boolean } | null, jobPeopleCounts: { nodes: Array<{ jobId: string, people: number }> } | null, jobs: { nodes: Array<(
        { id: string }
        & { ' $fragmentRefs'?: { 'JobRow_JobFragment': JobRow_JobFragment } }
      )>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } | null } | null };

export type Admin_Jobs_CreateMutationVariables = Exact<{
  input: JobCreateInput;
}>;


export type Admin_Jobs_CreateMutation = { jobCreate: { job: (
      { id: string }
      & { ' $fragmentRefs'?: { 'JobRow_JobFragment': JobRow_JobFragment } }
    ) | null } | null };

export type Admin_Jobs_UpdateMutationVariables = Exact<{
  input: JobUpdateInput;
}>;


export type Admin_Jobs_UpdateMutation = { jobUpdate: { job: (
      { id: string }
      & { ' $fragmentRefs'?: { 'JobRow_JobFragment': JobRow_JobFragment } }
    ) | null } | null };

export type Admin_Jobs_ChangeMutationVariables = Exact<{
  input: JobSelectionChangeInput;
}>;


export type Admin_Jobs_ChangeMutation = { jobSelectionChange: { jobs: Array<(
      { id: string }
      & { ' $fragmentRefs'?: { 'JobRow_JobFragment': JobRow_JobFragment } }
    )> | null } | null };

export type Admin_Jobs_LimitMutationVariables = Exact<{
  input: OrganizationUpdateInput;
}>;


export type Admin_Jobs_LimitMutation = { organizationUpdate: { organization: { id: string, limitPeopleToJobs: boolean } | null } | null };

export type Admin_Jobs_LoadPeopleQueryVariables = Exact<{
  id: string;
}>;


export type Admin_Jobs_LoadPeopleQuery = { viewer: { jobPeople: { nodes: Array<{ id: string }> } | null } | null };

export type Admin_Jobs_LoadTeamQueryVariables = Exact<{
  after?: string | null | undefined;
}>;


export type Admin_Jobs_LoadTeamQuery = { viewer: { users: { nodes: Array<{ id: string, firstName: string, lastName: string, scheduleColor: string, status: UserStatus }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } | null } | null };

export type Admin_Jobs_ChangePeopleMutationVariables = Exact<{
  input: JobPeopleChangeInput;
}>;


export type Admin_Jobs_ChangePeopleMutation = { jobPeopleChange: { changedJobIds: Array<string> | null } | null };

export type ReviewStep_ClosingCheckFragment = { startDate: string, endDate: string, exceptionCount: number, withoutEmployeeNumberCount: number, exceptions: Array<{ code: PayExceptionCode, count: number, blocksClosing: boolean, items: Array<{ date: string, timesheetId: string | null, message: string, user: { id: string, firstName: string, lastName: string } }> }>, withoutEmployeeNumber: Array<{ id: string, firstName: string, lastName: string }>, payrollFiles: Array<{ profile: string, name: string, problemCount: number, problems: Array<{ ' $fragmentRefs'?: { 'FileProblems_ProblemFragment': FileProblems_ProblemFragment } }> }> } & { ' $fragmentName'?: 'ReviewStep_ClosingCheckFragment' };

export type ExportStep_ClosingCheckFragment = { startDate: string, endDate: string, status: PayPeriodStatus, totals: { qualifiedOvertimeMinutes: number | null }, payrollFiles: Array<{ profile: string, name: string, problemCount: number, problems: Array<(
      { user: { id: string } }
      & { ' $fragmentRefs'?: { 'FileProblems_ProblemFragment': FileProblems_ProblemFragment } }
    )> }> } & { ' $fragmentName'?: 'ExportStep_ClosingCheckFragment' };

export type ApproveStep_ClosingCheckFragment = { startDate: string, endDate: string, status: PayPeriodStatus, timesheetCount: number, unapprovedCount: number, undecidedTimeOffCount: number, undecidedTimeOff: Array<{ id: string, policyName: string, startDate: string, endDate: string, hours: number, user: { id: string, firstName: string, lastName: string } }> } & { ' $fragmentName'?: 'ApproveStep_ClosingCheckFragment' };

export type CloseStep_ClosingCheckFragment = { startDate: string, endDate: string, status: PayPeriodStatus, canClose: boolean, canReopen: boolean, canRequestReopening: boolean, exceptionCount: number, latestVersion: number | null, lateCorrections: LateCorrections | null, timesheetCount: number, approvalsByCloser: Array<{ message: string }>, blockers: Array<{ code: ClosingBlockerCode, message: string }>, notices: Array<{ message: string }>, totals: { people: number, regularMinutes: number, overtimeMinutes: number, doubleTimeMinutes: number, mealPremiumMinutes: number, restPremiumMinutes: number, ptoMinutes: number, hours: { regular: number, overtime: number, doubleTime: number, mealPremium: number | null, restPremium: number | null, pto: number } } } & { ' $fragmentName'?: 'CloseStep_ClosingCheckFragment' };

export type Admin_Payroll_LoadCheckQueryVariables = Exact<{
  startDate: string;
}>;


export type Admin_Payroll_LoadCheckQuery = { viewer: { closingCheck: (
      { startDate: string, endDate: string, status: PayPeriodStatus, timesheetCount: number, unapprovedCount: number, exceptionCount: number, undecidedTimeOffCount: number, blockers: Array<{ code: ClosingBlockerCode }> }
      & { ' $fragmentRefs'?: { 'ReviewStep_ClosingCheckFragment': ReviewStep_ClosingCheckFragment;'ApproveStep_ClosingCheckFragment': ApproveStep_ClosingCheckFragment;'CloseStep_ClosingCheckFragment': CloseStep_ClosingCheckFragment;'ExportStep_ClosingCheckFragment': ExportStep_ClosingCheckFragment } }
    ) | null } | null };

export type Admin_Payroll_ApproveTimesheetsMutationVariables = Exact<{
  input: TimesheetsApproveInput;
}>;


export type Admin_Payroll_ApproveTimesheetsMutation = { timesheetsApprove: { summary: { approved: number, skipped: number, remaining: number } | null } | null };

export type Admin_Payroll_ClosePayPeriodMutationVariables = Exact<{
  input: PayPeriodCloseInput;
}>;


export type Admin_Payroll_ClosePayPeriodMutation = { payPeriodClose: { payPeriod: { startDate: string, endDate: string, status: PayPeriodStatus } | null } | null };

export type Admin_Payroll_LoadExportProfilesQueryVariables = Exact<{ [key: string]: never; }>;


export type Admin_Payroll_LoadExportProfilesQuery = { viewer: { exportProfiles: { nodes: Array<{ id: string, kind: ExportProfileKind, name: string, description: string, isVerified: boolean }> } | null } | null };

export type Admin_Payroll_LoadPeriodsQueryVariables = Exact<{
  around?: string | null | undefined;
}>;


export type Admin_Payroll_LoadPeriodsQuery = { viewer: { payPeriods: { nodes: Array<{ startDate: string, endDate: string, status: PayPeriodStatus, closedAt: string | null, version: number | null, closedBy: { id: string, firstName: string, lastName: string } | null, pendingOvertime: Array<{ startDate: string, message: string }>, payVersions: { nodes: Array<{ version: number, reason: PayrollVersionReason, closedAt: string, closedBy: { id: string, firstName: string, lastName: string } }> } | null }> } | null } | null };

export type Admin_Payroll_LoadAdjustmentsQueryVariables = Exact<{
  startDate: string;
}>;


export type Admin_Payroll_LoadAdjustmentsQuery = { viewer: { payrollAdjustments: { totalCount: number, edges: Array<{ cursor: string, node: { version: number | null, carriedTo: string | null, user: { id: string, firstName: string, lastName: string }, lines: Array<{ date: string, timesheetId: string | null, requestId: string | null, kind: PayKind, payRule: PayRule | null, minutes: number, job: { id: string, name: string } | null, policy: { id: string, name: string } | null }> } }> } | null } | null };

export type ReopeningRequest_RequestFragment = { id: string, startDate: string, endDate: string, reason: string, status: ReopeningStatus, requestedAt: string, note: string | null, decidedAt: string | null, canDecide: boolean, requestedBy: { id: string, firstName: string, lastName: string }, decidedBy: { id: string, firstName: string, lastName: string } | null } & { ' $fragmentName'?: 'ReopeningRequest_RequestFragment' };

export type Admin_Payroll_LoadRequestsOfPeriodQueryVariables = Exact<{
  startDate: string;
}>;


export type Admin_Payroll_LoadRequestsOfPeriodQuery = { viewer: { reopeningRequests: { nodes: Array<(
        { id: string }
        & { ' $fragmentRefs'?: { 'ReopeningRequest_RequestFragment': ReopeningRequest_RequestFragment } }
      )> } | null } | null };

export type Admin_Payroll_LoadPendingRequestsQueryVariables = Exact<{ [key: string]: never; }>;


export type Admin_Payroll_LoadPendingRequestsQuery = { viewer: { reopeningRequests: { nodes: Array<(
        { id: string }
        & { ' $fragmentRefs'?: { 'ReopeningRequest_RequestFragment': ReopeningRequest_RequestFragment } }
      )> } | null } | null };

export type Admin_Payroll_ReopenPayPeriodMutationVariables = Exact<{
  input: PayPeriodReopenInput;
}>;


export type Admin_Payroll_ReopenPayPeriodMutation = { payPeriodReopen: { payPeriod: { startDate: string, endDate: string, status: PayPeriodStatus } | null } | null };

export type Admin_Payroll_RequestReopeningMutationVariables = Exact<{
  input: ReopeningRequestCreateInput;
}>;


export type Admin_Payroll_RequestReopeningMutation = { reopeningRequestCreate: { reopeningRequest: (
      { id: string }
      & { ' $fragmentRefs'?: { 'ReopeningRequest_RequestFragment': ReopeningRequest_RequestFragment } }
    ) | null } | null };

export type Admin_Payroll_ApproveReopeningMutationVariables = Exact<{
  id: string;
}>;


export type Admin_Payroll_ApproveReopeningMutation = { reopeningRequestApprove: { reopeningRequest: (
      { id: string }
      & { ' $fragmentRefs'?: { 'ReopeningRequest_RequestFragment': ReopeningRequest_RequestFragment } }
    ) | null } | null };

export type Admin_Payroll_DeclineReopeningMutationVariables = Exact<{
  input: ReopeningRequestDeclineInput;
}>;


export type Admin_Payroll_DeclineReopeningMutation = { reopeningRequestDecline: { reopeningRequest: (
      { id: string }
      & { ' $fragmentRefs'?: { 'ReopeningRequest_RequestFragment': ReopeningRequest_RequestFragment } }
    ) | null } | null };

export type Admin_Payroll_CountSignaturesQueryVariables = Exact<{
  startDate: string;
}>;


export type Admin_Payroll_CountSignaturesQuery = { viewer: { payPeriods: { nodes: Array<{ startDate: string, signedCount: number, staleCount: number, missingCount: number }> } | null } | null };

export type Admin_Payroll_LoadSignaturesQueryVariables = Exact<{
  startDate: string;
}>;


export type Admin_Payroll_LoadSignaturesQuery = { viewer: { signOffs: { totalCount: number, nodes: Array<{ state: SignOffState, signedAt: string | null, answeredNo: Array<string>, user: { id: string, firstName: string, lastName: string }, signOff: { id: string, staleReason: string | null, changes: Array<{ date: string | null, sentence: string }> } | null }> } | null } | null };

export type Admin_Reports_LoadWorkByTimeQueryVariables = Exact<{
  startDate: string;
  endDate: string;
  teamId?: string | null | undefined;
  rows: WorkRows;
  columns: WorkColumns;
}>;


export type Admin_Reports_LoadWorkByTimeQuery = { viewer: { workByTime: { rowCount: number, minutes: number, columns: Array<{ startDate: string, endDate: string, minutes: number }>, rows: Array<{ id: string | null, name: string, minutes: number, cells: Array<number> }> } | null } | null };

export type Admin_Reports_LoadMatrixQueryVariables = Exact<{
  startDate: string;
  endDate: string;
  teamId?: string | null | undefined;
}>;


export type Admin_Reports_LoadMatrixQuery = { viewer: { workMatrix: { peopleCount: number, minutes: number, hours: number, jobs: Array<{ minutes: number, hours: number, job: { id: string, name: string } | null }>, people: Array<{ minutes: number, hours: number, user: { id: string, firstName: string, lastName: string }, jobs: Array<{ minutes: number, hours: number, job: { id: string } | null }> }> } | null } | null };

export type Admin_Reports_LoadJobWorkQueryVariables = Exact<{
  startDate: string;
  endDate: string;
  teamId?: string | null | undefined;
  job: string;
}>;


export type Admin_Reports_LoadJobWorkQuery = { viewer: { workMatrix: { peopleCount: number, jobs: Array<{ minutes: number, hours: number, job: { id: string, name: string } | null }>, people: Array<{ minutes: number, hours: number, user: { id: string, firstName: string, lastName: string } }> } | null } | null };

export type Admin_Reports_LoadPersonPayQueryVariables = Exact<{
  userId: string;
  startDate: string;
  endDate: string;
}>;


export type Admin_Reports_LoadPersonPayQuery = { viewer: { personPay: (
      { regularMinutes: number, overtimeMinutes: number, doubleTimeMinutes: number, mealPremiumMinutes: number | null, restPremiumMinutes: number | null, ptoMinutes: number, unpaidBreakMinutes: number, user: { id: string, firstName: string, lastName: string }, jobs: Array<{ minutes: number, hours: number, job: { id: string, name: string } | null }>, hours: { regular: number, overtime: number, doubleTime: number, mealPremium: number | null, restPremium: number | null, pto: number }, exceptions: Array<{ code: PayExceptionCode, date: string, timesheetId: string, message: string }> }
      & { ' $fragmentRefs'?: { 'PersonDays_PayrollEntryFragment': PersonDays_PayrollEntryFragment } }
    ) | null } | null };

export type PersonDays_PayrollEntryFragment = { lines: Array<{ date: string, timesheetId: string | null, kind: PayKind, minutes: number, hours: number, payRule: PayRule | null, explanation: string, job: { id: string, name: string } | null }> } & { ' $fragmentName'?: 'PersonDays_PayrollEntryFragment' };

export type Admin_Reports_LoadTimesheetQueryVariables = Exact<{
  id: string;
}>;


export type Admin_Reports_LoadTimesheetQuery = { viewer: { timesheet: { id: string, clockInAt: string, clockOutAt: string | null, durationMinutes: number | null, status: TimesheetStatus, notes: string, breaks: Array<{ id: string, type: BreakType, startAt: string, endAt: string | null }>, job: { id: string, name: string } | null } | null } | null };

export type Admin_Reports_LoadReportQueryVariables = Exact<{
  type: ReportType;
  startDate: string;
  endDate: string;
  teamId?: string | null | undefined;
}>;


export type Admin_Reports_LoadReportQuery = { viewer: { report: (
      { type: ReportType }
      & { ' $fragmentRefs'?: { 'Preview_ReportFragment': Preview_ReportFragment } }
    ) | null } | null };

export type Preview_ReportFragment = { type: ReportType, startDate: string, endDate: string, timezone: string, workweekStartsOn: Weekday, rounding: RoundingRule | null, overtimeRule: OvertimeRule, ruleChanges: Array<string>, closedAt: string | null, rowCount: number, scope: { teams: Array<{ id: string, name: string }> }, pendingOvertime: Array<{ startDate: string, message: string }>, columns: Array<{ key: string, label: string, kind: ReportColumnKind, hoursKey: string | null }>, entries: { nodes: Array<
      | { __typename: 'PayrollSummaryEntry', userId: string, employee: string, paidMinutes: number, paidHours: number, regularMinutes: number, regularHours: number, overtimeMinutes: number, overtimeHours: number, doubleTimeMinutes: number, doubleTimeHours: number, mealPremiumMinutes: number | null, mealPremiumHours: number | null, restPremiumMinutes: number | null, restPremiumHours: number | null, qualifiedOvertimeMinutes: number | null, qualifiedOvertimeHours: number | null, ptoMinutes: number, ptoHours: number, exceptions: number }
      | { __typename: 'PtoSummaryEntry', userId: string, employee: string, policyId: string, policy: string, paid: boolean, requests: number, approvedMinutes: number, approvedHours: number, pendingMinutes: number, pendingHours: number, paidMinutes: number, paidHours: number }
      | { __typename: 'TimesByEmployeeEntry', userId: string, employee: string, workedMinutes: number, workedHours: number, regularMinutes: number, regularHours: number, overtimeMinutes: number, overtimeHours: number, doubleTimeMinutes: number, doubleTimeHours: number, mealPremiumMinutes: number | null, mealPremiumHours: number | null, restPremiumMinutes: number | null, restPremiumHours: number | null, qualifiedOvertimeMinutes: number | null, qualifiedOvertimeHours: number | null, unpaidBreakMinutes: number, unpaidBreakHours: number, exceptions: number }
      | { __typename: 'TimesByJobEntry', jobId: string | null, job: string, workedMinutes: number, workedHours: number, people: number }
      | { __typename: 'TimesByTeamEntry', teamId: string | null, team: string, workedMinutes: number, workedHours: number, people: number }
    > } | null, sums:
    | { __typename: 'PayrollSummarySums', paidMinutes: number, paidHours: number, regularMinutes: number, regularHours: number, overtimeMinutes: number, overtimeHours: number, doubleTimeMinutes: number, doubleTimeHours: number, mealPremiumMinutes: number, mealPremiumHours: number, restPremiumMinutes: number, restPremiumHours: number, qualifiedOvertimeMinutes: number, qualifiedOvertimeHours: number, ptoMinutes: number, ptoHours: number, exceptions: number }
    | { __typename: 'PtoSummarySums', requests: number, approvedMinutes: number, approvedHours: number, pendingMinutes: number, pendingHours: number, paidMinutes: number, paidHours: number }
    | { __typename: 'TimesByEmployeeSums', workedMinutes: number, workedHours: number, regularMinutes: number, regularHours: number, overtimeMinutes: number, overtimeHours: number, doubleTimeMinutes: number, doubleTimeHours: number, mealPremiumMinutes: number, mealPremiumHours: number, restPremiumMinutes: number, restPremiumHours: number, qualifiedOvertimeMinutes: number, qualifiedOvertimeHours: number, unpaidBreakMinutes: number, unpaidBreakHours: number, exceptions: number }
    | { __typename: 'TimesByJobSums', workedMinutes: number, workedHours: number }
    | { __typename: 'TimesByTeamSums', workedMinutes: number, workedHours: number }
   | null } & { ' $fragmentName'?: 'Preview_ReportFragment' };

export type Admin_Reports_LoadTeamsQueryVariables = Exact<{ [key: string]: never; }>;


export type Admin_Reports_LoadTeamsQuery = { viewer: { teams: { nodes: Array<{ id: string, name: string }> } | null } | null };

export type Admin_Reports_LoadDateRangesQueryVariables = Exact<{ [key: string]: never; }>;


export type Admin_Reports_LoadDateRangesQuery = { viewer: { dateRanges: Array<{ key: DateRangeKey, label: string, startDate: string, endDate: string }> | null } | null };

export type Admin_Reports_LoadSavedReportsQueryVariables = Exact<{ [key: string]: never; }>;


export type Admin_Reports_LoadSavedReportsQuery = { viewer: { savedReports: { nodes: Array<(
        { id: string }
        & { ' $fragmentRefs'?: { 'SavedReport_SavedReportFragment': SavedReport_SavedReportFragment } }
      )> } | null } | null };

export type SavedReport_SavedReportFragment = { id: string, name: string, type: ReportType, range: DateRangeKey | null, startDate: string | null, endDate: string | null, teamId: string | null, view: SavedReportView, sort: string | null, find: string | null } & { ' $fragmentName'?: 'SavedReport_SavedReportFragment' };

export type Admin_Reports_CreateSavedReportMutationVariables = Exact<{
  input: SavedReportCreateInput;
}>;


export type Admin_Reports_CreateSavedReportMutation = { savedReportCreate: { savedReport: (
      { id: string }
      & { ' $fragmentRefs'?: { 'SavedReport_SavedReportFragment': SavedReport_SavedReportFragment } }
    ) | null } | null };

export type Admin_Reports_RenameSavedReportMutationVariables = Exact<{
  input: SavedReportRenameInput;
}>;


export type Admin_Reports_RenameSavedReportMutation = { savedReportRename: { savedReport: (
      { id: string }
      & { ' $fragmentRefs'?: { 'SavedReport_SavedReportFragment': SavedReport_SavedReportFragment } }
    ) | null } | null };

export type Admin_Reports_DeleteSavedReportMutationVariables = Exact<{
  id: string;
}>;


export type Admin_Reports_DeleteSavedReportMutation = { savedReportDelete: { deletedSavedReportId: string | null } | null };

export type Admin_Settings_LoadApiKeysQueryVariables = Exact<{ [key: string]: never; }>;


export type Admin_Settings_LoadApiKeysQuery = { viewer: { apiKeys: { nodes: Array<{ id: string, name: string, prefix: string, allowedScopes: Array<ApiKeyScope> | null, status: ApiKeyStatus, createdAt: string, expiresAt: string | null, allowedAddresses: Array<string>, lastUsedAt: string | null, lastUsedAddress: string | null, revokedAt: string | null, owner: { id: string, firstName: string, lastName: string } }> } | null } | null };

export type Admin_Settings_CreateApiKeyMutationVariables = Exact<{
  input: ApiKeyCreateInput;
}>;


export type Admin_Settings_CreateApiKeyMutation = { apiKeyCreate: { secret: string | null, apiKey: { id: string } | null } | null };

export type Admin_Settings_RevokeApiKeyMutationVariables = Exact<{
  id: string;
}>;


export type Admin_Settings_RevokeApiKeyMutation = { apiKeyRevoke: { revokedApiKeyId: string | null } | null };

export type Admin_Settings_LoadClientErrorsQueryVariables = Exact<{
  first: number;
}>;


export type Admin_Settings_LoadClientErrorsQuery = { viewer: { clientErrors: { edges: Array<{ node: { id: string, module: string, version: string | null, kind: ClientErrorKind, screen: string | null, message: string, stack: string | null, occurrences: number, people: number, firstSeenAt: string, lastSeenAt: string } }>, pageInfo: { hasNextPage: boolean } } | null } | null };

export type EarningCodeRow_EarningCodeFragment = { kind: PayKind, category: PtoCategory | null, code: string, isDefault: boolean, policy: { id: string, name: string } | null, job: { id: string, name: string } | null } & { ' $fragmentName'?: 'EarningCodeRow_EarningCodeFragment' };

export type Admin_EarningCodes_LoadQueryVariables = Exact<{ [key: string]: never; }>;


export type Admin_EarningCodes_LoadQuery = { viewer: { earningCodes: { nodes: Array<(
        { kind: PayKind }
        & { ' $fragmentRefs'?: { 'EarningCodeRow_EarningCodeFragment': EarningCodeRow_EarningCodeFragment } }
      )> } | null } | null };

export type Admin_EarningCodes_LoadChoicesQueryVariables = Exact<{ [key: string]: never; }>;


export type Admin_EarningCodes_LoadChoicesQuery = { viewer: { jobs: { nodes: Array<{ id: string, name: string }> } | null, ptoPolicies: { nodes: Array<{ id: string, name: string }> } | null } | null };

export type Admin_EarningCodes_SetMutationVariables = Exact<{
  input: EarningCodeSetInput;
}>;


export type Admin_EarningCodes_SetMutation = { earningCodeSet: { earningCodes: Array<(
      { kind: PayKind }
      & { ' $fragmentRefs'?: { 'EarningCodeRow_EarningCodeFragment': EarningCodeRow_EarningCodeFragment } }
    )> | null } | null };

export type ExportTemplates_LayoutFragment = { rows: ExportRows, hasHeader: boolean, preamble: string, separator: ExportSeparator, decimalMark: ExportDecimalMark, dateFormat: ExportDateFormat, quoting: ExportQuoting, lineEnd: ExportLineEnd, encoding: ExportEncoding, extension: ExportExtension, columns: Array<{ header: string | null, field: ExportField, value: string | null }> } & { ' $fragmentName'?: 'ExportTemplates_LayoutFragment' };

export type Admin_ExportTemplates_LoadQueryVariables = Exact<{ [key: string]: never; }>;


export type Admin_ExportTemplates_LoadQuery = { viewer: { exportProfiles: { nodes: Array<{ id: string, kind: ExportProfileKind, name: string, description: string, isVerified: boolean, preset: ExportPresetKey | null, exemptPeople: ExportExemptPeople, layout: (
          { rows: ExportRows }
          & { ' $fragmentRefs'?: { 'ExportTemplates_LayoutFragment': ExportTemplates_LayoutFragment } }
        ) | null }> } | null, exportPresets: Array<{ key: ExportPresetKey, name: string, note: string, source: string | null, isVerified: boolean, exemptPeople: ExportExemptPeople, layout: (
        { rows: ExportRows }
        & { ' $fragmentRefs'?: { 'ExportTemplates_LayoutFragment': ExportTemplates_LayoutFragment } }
      ) }> | null } | null };

export type Admin_ExportTemplates_PreviewQueryVariables = Exact<{
  layout: ExportLayoutInput;
  preset?: ExportPresetKey | null | undefined;
  exemptPeople?: ExportExemptPeople | null | undefined;
}>;


export type Admin_ExportTemplates_PreviewQuery = { viewer: { previewExport: { startDate: string, endDate: string, isDraft: boolean, isSample: boolean, text: string, problemCount: number, problems: Array<{ ' $fragmentRefs'?: { 'FileProblems_ProblemFragment': FileProblems_ProblemFragment } }> } | null } | null };

export type Admin_ExportTemplates_CreateMutationVariables = Exact<{
  input: ExportTemplateCreateInput;
}>;


export type Admin_ExportTemplates_CreateMutation = { exportTemplateCreate: { exportProfile: { id: string } | null } | null };

export type Admin_ExportTemplates_UpdateMutationVariables = Exact<{
  input: ExportTemplateUpdateInput;
}>;


export type Admin_ExportTemplates_UpdateMutation = { exportTemplateUpdate: { exportProfile: { id: string } | null } | null };

export type Admin_ExportTemplates_DeleteMutationVariables = Exact<{
  id: string;
}>;


export type Admin_ExportTemplates_DeleteMutation = { exportTemplateDelete: { deletedExportTemplateId: string | null } | null };

export type OrganizationSettings_OrganizationFragment = { id: string, name: string, timezone: string | null, timezoneInForce: string, requireLocationOnClock: boolean, showColleagues: boolean, geofenceToleranceMeters: number, locationRetentionDays: number | null, overtimeRule: OvertimeRule, customRuleId: string | null, breakPremiums: boolean, hasPayTerms: boolean, workweekStartsOn: Weekday, lateCorrections: LateCorrections, reopeningNeedsConsent: boolean, minimumPasswordLength: number, roundingRule: RoundingRule | null, overtimeRuleHints: Array<{ overtimeRule: OvertimeRule, isCertain: boolean, message: string }>, payRules: Array<{ from: string | null, timezone: string, overtimeRule: OvertimeRule, breakPremiums: boolean, workweekStartsOn: Weekday, roundingRule: RoundingRule | null, customRule: { id: string, name: string } | null }>, scheduledChanges: Array<{ setting: PayRuleSetting, from: string, before: string | null, value: string | null }> } & { ' $fragmentName'?: 'OrganizationSettings_OrganizationFragment' };

export type Admin_Settings_PreviewSettingsQueryVariables = Exact<{
  input: PreviewSettingsInput;
}>;


export type Admin_Settings_PreviewSettingsQuery = { viewer: { previewSettings: { effectiveFrom: string | null, people: number, regularMinutes: number, overtimeMinutes: number, doubleTimeMinutes: number, mealPremiumMinutes: number, restPremiumMinutes: number, qualifiedOvertimeMinutes: number, byPerson: Array<{ ' $fragmentRefs'?: { 'DifferenceTable_PersonPayDifferenceFragment': DifferenceTable_PersonPayDifferenceFragment } }> } | null } | null };

export type Admin_Settings_LoadOrganizationQueryVariables = Exact<{ [key: string]: never; }>;


export type Admin_Settings_LoadOrganizationQuery = { viewer: { organization: (
      { id: string }
      & { ' $fragmentRefs'?: { 'OrganizationSettings_OrganizationFragment': OrganizationSettings_OrganizationFragment } }
    ) | null } | null };

export type Admin_Settings_UpdateOrganizationMutationVariables = Exact<{
  input: OrganizationUpdateInput;
}>;


export type Admin_Settings_UpdateOrganizationMutation = { organizationUpdate: { organization: (
      { id: string }
      & { ' $fragmentRefs'?: { 'OrganizationSettings_OrganizationFragment': OrganizationSettings_OrganizationFragment } }
    ) | null } | null };

export type Admin_Settings_CreateOvertimeRuleMutationVariables = Exact<{
  input: OvertimeRuleCreateInput;
}>;


export type Admin_Settings_CreateOvertimeRuleMutation = { overtimeRuleCreate: { overtimeRule: (
      { key: OvertimeRule }
      & { ' $fragmentRefs'?: { 'OvertimeRule_OvertimeRuleDefinitionFragment': OvertimeRule_OvertimeRuleDefinitionFragment } }
    ) | null } | null };

export type Admin_Settings_UpdateOvertimeRuleMutationVariables = Exact<{
  input: OvertimeRuleUpdateInput;
}>;


export type Admin_Settings_UpdateOvertimeRuleMutation = { overtimeRuleUpdate: { overtimeRule: (
      { key: OvertimeRule }
      & { ' $fragmentRefs'?: { 'OvertimeRule_OvertimeRuleDefinitionFragment': OvertimeRule_OvertimeRuleDefinitionFragment } }
    ) | null } | null };

export type Admin_Settings_DeleteOvertimeRuleMutationVariables = Exact<{
  input: OvertimeRuleDeleteInput;
}>;


export type Admin_Settings_DeleteOvertimeRuleMutation = { overtimeRuleDelete: { deletedOvertimeRuleId: string | null } | null };

export type Admin_Settings_LoadPayPeriodSettingsQueryVariables = Exact<{ [key: string]: never; }>;


export type Admin_Settings_LoadPayPeriodSettingsQuery = { viewer: { payPeriodSettings: { kind: PayPeriodKind, anchorDate: string, daysToPayday: number | null, plans: Array<{ from: string | null, kind: PayPeriodKind, anchorDate: string }> } | null } | null };

export type Admin_Settings_LoadPayPeriodPlanQueryVariables = Exact<{
  kind: PayPeriodKind;
  anchorDate: string;
  effectiveFrom?: string | null | undefined;
}>;


export type Admin_Settings_LoadPayPeriodPlanQuery = { viewer: { payPeriodPlan: Array<{ startDate: string, endDate: string }> | null } | null };

export type Admin_Settings_UpdatePayPeriodSettingsMutationVariables = Exact<{
  input: PayPeriodSettingsUpdateInput;
}>;


export type Admin_Settings_UpdatePayPeriodSettingsMutation = { payPeriodSettingsUpdate: { payPeriodSettings: { kind: PayPeriodKind, anchorDate: string } | null } | null };

export type PlaceRow_PlaceFragment = { id: string, name: string, address: string, lat: number | null, lng: number | null, radiusMeters: number | null, retired: boolean } & { ' $fragmentName'?: 'PlaceRow_PlaceFragment' };

export type Admin_Settings_LoadPlacesQueryVariables = Exact<{ [key: string]: never; }>;


export type Admin_Settings_LoadPlacesQuery = { viewer: { organization: { id: string, geofenceToleranceMeters: number } | null, places: { nodes: Array<(
        { id: string, retired: boolean }
        & { ' $fragmentRefs'?: { 'PlaceRow_PlaceFragment': PlaceRow_PlaceFragment } }
      )> } | null } | null };

export type Admin_Settings_CreatePlaceMutationVariables = Exact<{
  input: PlaceCreateInput;
}>;


export type Admin_Settings_CreatePlaceMutation = { placeCreate: { place: (
      { id: string }
      & { ' $fragmentRefs'?: { 'PlaceRow_PlaceFragment': PlaceRow_PlaceFragment } }
    ) | null } | null };

export type Admin_Settings_UpdatePlaceMutationVariables = Exact<{
  input: PlaceUpdateInput;
}>;


export type Admin_Settings_UpdatePlaceMutation = { placeUpdate: { place: (
      { id: string }
      & { ' $fragmentRefs'?: { 'PlaceRow_PlaceFragment': PlaceRow_PlaceFragment } }
    ) | null } | null };

export type PolicyRow_PtoPolicyFragment = { id: string, name: string, yearlyAllowanceHours: number | null, paid: boolean, category: PtoCategory, retired: boolean } & { ' $fragmentName'?: 'PolicyRow_PtoPolicyFragment' };

export type Admin_Settings_LoadPoliciesQueryVariables = Exact<{ [key: string]: never; }>;


export type Admin_Settings_LoadPoliciesQuery = { viewer: { ptoPolicies: { nodes: Array<(
        { id: string, retired: boolean }
        & { ' $fragmentRefs'?: { 'PolicyRow_PtoPolicyFragment': PolicyRow_PtoPolicyFragment } }
      )> } | null } | null };

export type Admin_Settings_CreatePolicyMutationVariables = Exact<{
  input: PtoPolicyCreateInput;
}>;


export type Admin_Settings_CreatePolicyMutation = { ptoPolicyCreate: { ptoPolicy: (
      { id: string }
      & { ' $fragmentRefs'?: { 'PolicyRow_PtoPolicyFragment': PolicyRow_PtoPolicyFragment } }
    ) | null } | null };

export type Admin_Settings_UpdatePolicyMutationVariables = Exact<{
  input: PtoPolicyUpdateInput;
}>;


export type Admin_Settings_UpdatePolicyMutation = { ptoPolicyUpdate: { ptoPolicy: (
      { id: string }
      & { ' $fragmentRefs'?: { 'PolicyRow_PtoPolicyFragment': PolicyRow_PtoPolicyFragment } }
    ) | null } | null };

export type SignOffForm_SignOffSettingsFragment = { enabled: boolean, statement: string, questions: Array<string>, remindDays: number } & { ' $fragmentName'?: 'SignOffForm_SignOffSettingsFragment' };

export type Admin_Settings_LoadSignOffSettingsQueryVariables = Exact<{ [key: string]: never; }>;


export type Admin_Settings_LoadSignOffSettingsQuery = { viewer: { signOffSettings: { ' $fragmentRefs'?: { 'SignOffForm_SignOffSettingsFragment': SignOffForm_SignOffSettingsFragment } } | null } | null };

export type Admin_Settings_UpdateSignOffSettingsMutationVariables = Exact<{
  input: SignOffSettingsUpdateInput;
}>;


export type Admin_Settings_UpdateSignOffSettingsMutation = { signOffSettingsUpdate: { signOffSettings: { ' $fragmentRefs'?: { 'SignOffForm_SignOffSettingsFragment': SignOffForm_SignOffSettingsFragment } } | null } | null };

export type SyncRow_SyncItemFragment = { id: string, type: SyncType, status: SyncStatus, createdAt: string, message: string | null, fileUrl: string | null } & { ' $fragmentName'?: 'SyncRow_SyncItemFragment' };

export type Admin_Settings_LoadSyncQueueQueryVariables = Exact<{ [key: string]: never; }>;


export type Admin_Settings_LoadSyncQueueQuery = { viewer: { syncQueue: { nodes: Array<(
        { id: string, status: SyncStatus }
        & { ' $fragmentRefs'?: { 'SyncRow_SyncItemFragment': SyncRow_SyncItemFragment } }
      )> } | null } | null };

export type Admin_Settings_QueueSyncMutationVariables = Exact<{
  input: SyncItemQueueInput;
}>;


export type Admin_Settings_QueueSyncMutation = { syncItemQueue: { syncItem: (
      { id: string }
      & { ' $fragmentRefs'?: { 'SyncRow_SyncItemFragment': SyncRow_SyncItemFragment } }
    ) | null } | null };

export type Admin_Team_LoadImportsQueryVariables = Exact<{ [key: string]: never; }>;


export type Admin_Team_LoadImportsQuery = { viewer: { teamImports: { nodes: Array<{ id: string, status: TeamImportStatus, createdAt: string, total: number, done: number, added: number, invited: number, mailed: number, failed: number, codesTaken: boolean }> } | null } | null };

export type Admin_Team_LoadImportQueryVariables = Exact<{
  id: string;
}>;


export type Admin_Team_LoadImportQuery = { viewer: { teamImport: { id: string, people: { nodes: Array<{ line: number, firstName: string, lastName: string, email: string, outcome: TeamImportOutcome, problem: string | null }> } | null } | null } | null };

export type Admin_Team_TakeCodesMutationVariables = Exact<{
  id: string;
}>;


export type Admin_Team_TakeCodesMutation = { teamImportCodesTake: { codes: Array<{ line: number, firstName: string, lastName: string, email: string, inviteCode: string, registrationUrl: string }> | null } | null };

export type Admin_Team_PreviewImportQueryVariables = Exact<{
  input: TeamImportInput;
}>;


export type Admin_Team_PreviewImportQuery = { viewer: { previewTeamImport: { valid: boolean, warnings: Array<string>, rows: Array<{ line: number, firstName: string, lastName: string, email: string, role: Role | null, staffNumber: string | null, employeeNumber: string | null, sameLine: number | null, action: TeamImportAction | null, payrollIds: { ADP: string | null, DATEV_LODAS: string | null, GUSTO: string | null, PAYCHEX: string | null, QUICKBOOKS: string | null, XERO: string | null }, terms: { exempt: boolean | null, payRule: string | null, contractMinutes: number | null, position: string | null } | null, namesakes: Array<{ userId: string, staffNumber: string, email: string | null, canBeInvited: boolean }>, errors: Array<{ field: string, message: string }> }> } | null } | null };

export type Admin_Team_ImportTeamMutationVariables = Exact<{
  input: TeamImportStartInput;
}>;


export type Admin_Team_ImportTeamMutation = { teamImportStart: { teamImport: { id: string, total: number, added: number } | null } | null };

export type Admin_Team_InviteMemberMutationVariables = Exact<{
  input: InvitationCreateInput;
}>;


export type Admin_Team_InviteMemberMutation = { invitationCreate: { invitation: { id: string, registrationUrl: string | null, mailNotice: string | null, user: (
        { id: string }
        & { ' $fragmentRefs'?: { 'TeamMembers_UserFragment': TeamMembers_UserFragment } }
      ) | null } | null } | null };

export type Admin_Team_LoadTeamQueryVariables = Exact<{
  after?: string | null | undefined;
}>;


export type Admin_Team_LoadTeamQuery = { viewer: { grantableRoles: Array<Role> | null, users: { nodes: Array<(
        { id: string }
        & { ' $fragmentRefs'?: { 'TeamMembers_UserFragment': TeamMembers_UserFragment } }
      )>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } | null } | null };

export type Admin_Team_LoadPeopleOfTeamQueryVariables = Exact<{
  teamId: string;
  after?: string | null | undefined;
}>;


export type Admin_Team_LoadPeopleOfTeamQuery = { viewer: { users: { nodes: Array<{ id: string }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } | null } | null };

export type Admin_Team_UpdateMemberMutationVariables = Exact<{
  input: UserUpdateInput;
}>;


export type Admin_Team_UpdateMemberMutation = { userUpdate: { user: (
      { id: string }
      & { ' $fragmentRefs'?: { 'TeamMembers_UserFragment': TeamMembers_UserFragment } }
    ) | null } | null };

export type Admin_Team_AddMemberMutationVariables = Exact<{
  input: UserCreateInput;
}>;


export type Admin_Team_AddMemberMutation = { userCreate: { user: (
      { id: string }
      & { ' $fragmentRefs'?: { 'TeamMembers_UserFragment': TeamMembers_UserFragment } }
    ) | null } | null };

export type TeamMembers_UserFragment = { id: string, firstName: string, lastName: string, email: string | null, hasAccount: boolean, staffNumber: string | null, employeeNumber: string | null, payrollName: string | null, role: Role, invitedRole: Role | null, status: UserStatus, scheduleColor: string, canManage: boolean, canEdit: boolean } & { ' $fragmentName'?: 'TeamMembers_UserFragment' };

export type Admin_Team_ArchiveMemberMutationVariables = Exact<{
  id: string;
}>;


export type Admin_Team_ArchiveMemberMutation = { userArchive: { user: (
      { id: string }
      & { ' $fragmentRefs'?: { 'TeamMembers_UserFragment': TeamMembers_UserFragment } }
    ) | null } | null };

export type Admin_Team_ReinstateMemberMutationVariables = Exact<{
  id: string;
}>;


export type Admin_Team_ReinstateMemberMutation = { userReinstate: { user: (
      { id: string }
      & { ' $fragmentRefs'?: { 'TeamMembers_UserFragment': TeamMembers_UserFragment } }
    ) | null } | null };

export type Admin_Team_DeleteMemberMutationVariables = Exact<{
  id: string;
}>;


export type Admin_Team_DeleteMemberMutation = { userDelete: { deletedUserId: string | null } | null };

export type Admin_Team_LoadOwnedKeysQueryVariables = Exact<{ [key: string]: never; }>;


export type Admin_Team_LoadOwnedKeysQuery = { viewer: { apiKeys: { nodes: Array<{ id: string, name: string, owner: { id: string } }> } | null } | null };

export type Admin_Team_LoadMemberQueryVariables = Exact<{
  id: string;
}>;


export type Admin_Team_LoadMemberQuery = { viewer: { grantableRoles: Array<Role> | null, teamMember: (
      { user: (
        { id: string, canResetPassword: boolean, reach: Reach | null }
        & { ' $fragmentRefs'?: { 'TeamMembers_UserFragment': TeamMembers_UserFragment } }
      ), reachPreview: { people: number, peopleInTeams: number } | null }
      & { ' $fragmentRefs'?: { 'MemberWeek_TeamMemberFragment': MemberWeek_TeamMemberFragment;'UpcomingSchedules_TeamMemberFragment': UpcomingSchedules_TeamMemberFragment;'UpcomingTimeOff_TeamMemberFragment': UpcomingTimeOff_TeamMemberFragment;'MemberTeams_TeamMemberFragment': MemberTeams_TeamMemberFragment } }
    ) | null } | null };

export type MemberTeams_TeamMemberFragment = { teams: Array<{ fromDate: string, toDate: string | null, team: { id: string, name: string } }> } & { ' $fragmentName'?: 'MemberTeams_TeamMemberFragment' };

export type Admin_Team_SetReachMutationVariables = Exact<{
  input: UserReachSetInput;
}>;


export type Admin_Team_SetReachMutation = { userReachSet: { user: { id: string, reach: Reach | null } | null } | null };

export type Admin_Team_ChangeRoleMutationVariables = Exact<{
  id: string;
  role: Role;
}>;


export type Admin_Team_ChangeRoleMutation = { userRoleChange: { user: (
      { id: string }
      & { ' $fragmentRefs'?: { 'TeamMembers_UserFragment': TeamMembers_UserFragment } }
    ) | null } | null };

export type Admin_Team_LoadPayrollIdsQueryVariables = Exact<{
  userId: string;
}>;


export type Admin_Team_LoadPayrollIdsQuery = { node:
    | { __typename: 'AccountNotice', id: string }
    | { __typename: 'ApiKey', id: string }
    | { __typename: 'AuditLogEntry', id: string }
    | { __typename: 'Correction', id: string }
    | { __typename: 'Invitation', id: string }
    | { __typename: 'Job', id: string }
    | { __typename: 'Organization', id: string }
    | { __typename: 'Place', id: string }
    | { __typename: 'Position', id: string }
    | { __typename: 'PtoPolicy', id: string }
    | { __typename: 'PtoRequest', id: string }
    | { __typename: 'ReopeningRequest', id: string }
    | { __typename: 'Schedule', id: string }
    | { __typename: 'SessionInfo', id: string }
    | { __typename: 'ShiftTemplate', id: string }
    | { __typename: 'SignOff', id: string }
    | { __typename: 'SyncItem', id: string }
    | { __typename: 'Team', id: string }
    | { __typename: 'TeamImport', id: string }
    | { __typename: 'Timesheet', id: string }
    | (
      { __typename: 'User', id: string }
      & { ' $fragmentRefs'?: { 'PayrollIds_UserFragment': PayrollIds_UserFragment } }
    )
    | { __typename: 'WeekTemplate', id: string }
   | null };

export type PayrollIds_UserFragment = { payrollIds: { ADP: string | null, DATEV_LODAS: string | null, GUSTO: string | null, PAYCHEX: string | null, QUICKBOOKS: string | null, XERO: string | null } | null } & { ' $fragmentName'?: 'PayrollIds_UserFragment' };

export type Admin_Team_UpdatePayrollIdsMutationVariables = Exact<{
  input: UserUpdateInput;
}>;


export type Admin_Team_UpdatePayrollIdsMutation = { userUpdate: { user: (
      { id: string }
      & { ' $fragmentRefs'?: { 'PayrollIds_UserFragment': PayrollIds_UserFragment } }
    ) | null } | null };

export type Admin_Team_CreateResetLinkMutationVariables = Exact<{
  id: string;
}>;


export type Admin_Team_CreateResetLinkMutation = { passwordResetLinkCreate: { resetLink: { url: string } | null } | null };

export type MemberWeek_TeamMemberFragment = { minutesThisWeek: number, minutesInProgress: number, openTimesheet: { id: string, clockInAt: string, job: { id: string, name: string } | null } | null } & { ' $fragmentName'?: 'MemberWeek_TeamMemberFragment' };

export type UpcomingSchedules_TeamMemberFragment = { schedules: Array<{ id: string, title: string, startAt: string, endAt: string, status: ScheduleStatus, job: { id: string, name: string } | null }> } & { ' $fragmentName'?: 'UpcomingSchedules_TeamMemberFragment' };

export type UpcomingTimeOff_TeamMemberFragment = { timeOff: Array<{ id: string, startDate: string, endDate: string, hours: number, policyName: string }> } & { ' $fragmentName'?: 'UpcomingTimeOff_TeamMemberFragment' };

export type TeamCard_TeamFragment = { id: string, name: string, retired: boolean, memberCount: number | null, canEdit: boolean, place: { id: string, name: string } | null, leads: Array<{ id: string, firstName: string, lastName: string }> } & { ' $fragmentName'?: 'TeamCard_TeamFragment' };

export type Admin_Teams_LoadQueryVariables = Exact<{
  after?: string | null | undefined;
}>;


export type Admin_Teams_LoadQuery = { viewer: { teams: { nodes: Array<(
        { id: string }
        & { ' $fragmentRefs'?: { 'TeamCard_TeamFragment': TeamCard_TeamFragment } }
      )>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } | null } | null };

export type Admin_Teams_LoadPlacesQueryVariables = Exact<{ [key: string]: never; }>;


export type Admin_Teams_LoadPlacesQuery = { viewer: { places: { nodes: Array<{ id: string, name: string }> } | null } | null };

export type Memberships_TeamFragment = { id: string, name: string, canEdit: boolean, members: { nodes: Array<{ fromDate: string, toDate: string | null, user: { id: string, firstName: string, lastName: string } }> } | null } & { ' $fragmentName'?: 'Memberships_TeamFragment' };

export type Admin_Teams_LoadTeamQueryVariables = Exact<{
  id: string;
}>;


export type Admin_Teams_LoadTeamQuery = { viewer: { team: (
      { id: string }
      & { ' $fragmentRefs'?: { 'TeamCard_TeamFragment': TeamCard_TeamFragment;'Memberships_TeamFragment': Memberships_TeamFragment } }
    ) | null } | null };

export type Admin_Teams_CreateMutationVariables = Exact<{
  input: TeamCreateInput;
}>;


export type Admin_Teams_CreateMutation = { teamCreate: { team: (
      { id: string }
      & { ' $fragmentRefs'?: { 'TeamCard_TeamFragment': TeamCard_TeamFragment } }
    ) | null } | null };

export type Admin_Teams_UpdateMutationVariables = Exact<{
  input: TeamUpdateInput;
}>;


export type Admin_Teams_UpdateMutation = { teamUpdate: { team: (
      { id: string }
      & { ' $fragmentRefs'?: { 'TeamCard_TeamFragment': TeamCard_TeamFragment } }
    ) | null } | null };

export type Admin_Teams_DeleteMutationVariables = Exact<{
  input: TeamDeleteInput;
}>;


export type Admin_Teams_DeleteMutation = { teamDelete: { deletedTeamId: string | null, team: (
      { id: string }
      & { ' $fragmentRefs'?: { 'TeamCard_TeamFragment': TeamCard_TeamFragment } }
    ) | null } | null };

export type Admin_Teams_SetLeadsMutationVariables = Exact<{
  input: TeamLeadsSetInput;
}>;


export type Admin_Teams_SetLeadsMutation = { teamLeadsSet: { team: (
      { id: string }
      & { ' $fragmentRefs'?: { 'TeamCard_TeamFragment': TeamCard_TeamFragment } }
    ) | null } | null };

export type Admin_Teams_AddMemberMutationVariables = Exact<{
  input: TeamMemberAddInput;
}>;


export type Admin_Teams_AddMemberMutation = { teamMemberAdd: { team: (
      { id: string }
      & { ' $fragmentRefs'?: { 'TeamCard_TeamFragment': TeamCard_TeamFragment;'Memberships_TeamFragment': Memberships_TeamFragment } }
    ) | null } | null };

export type Admin_Teams_EndMembershipMutationVariables = Exact<{
  input: TeamMembershipEndInput;
}>;


export type Admin_Teams_EndMembershipMutation = { teamMembershipEnd: { team: (
      { id: string }
      & { ' $fragmentRefs'?: { 'TeamCard_TeamFragment': TeamCard_TeamFragment;'Memberships_TeamFragment': Memberships_TeamFragment } }
    ) | null } | null };

export type Admin_Teams_RemoveMemberMutationVariables = Exact<{
  input: TeamMemberRemoveInput;
}>;


export type Admin_Teams_RemoveMemberMutation = { teamMemberRemove: { team: (
      { id: string }
      & { ' $fragmentRefs'?: { 'TeamCard_TeamFragment': TeamCard_TeamFragment;'Memberships_TeamFragment': Memberships_TeamFragment } }
    ) | null } | null };

export type Admin_Team_LoadPayTermsQueryVariables = Exact<{
  userId: string;
}>;


export type Admin_Team_LoadPayTermsQuery = { viewer: { employmentTermsHistory: { nodes: Array<(
        { from: string | null }
        & { ' $fragmentRefs'?: { 'PayTerms_EmploymentTermsFragment': PayTerms_EmploymentTermsFragment } }
      )> } | null } | null };

export type PayTerms_EmploymentTermsFragment = { from: string | null, exempt: boolean, overtimeRule: OvertimeRule | null, overtimeRuleInForce: OvertimeRule, contractMinutes: number | null, waivesFirstMeal: boolean, waivesSecondMeal: boolean, customRule: { id: string, name: string } | null, customRuleInForce: { id: string, name: string } | null, position: { id: string, name: string } | null } & { ' $fragmentName'?: 'PayTerms_EmploymentTermsFragment' };

export type Admin_Team_LoadTermsChoicesQueryVariables = Exact<{ [key: string]: never; }>;


export type Admin_Team_LoadTermsChoicesQuery = { viewer: { organization: { id: string, overtimeRule: OvertimeRule, customRuleId: string | null } | null, positions: { nodes: Array<{ id: string, name: string, retired: boolean }> } | null } | null };

export type Admin_Team_PreviewPayTermsQueryVariables = Exact<{
  input: EmploymentTermsPreviewInput;
}>;


export type Admin_Team_PreviewPayTermsQuery = { viewer: { employmentTermsPreview: { from: string | null, startDate: string | null, endDate: string | null, people: number, regularMinutes: number, overtimeMinutes: number, doubleTimeMinutes: number, mealPremiumMinutes: number, restPremiumMinutes: number, qualifiedOvertimeMinutes: number, byPerson: Array<{ ' $fragmentRefs'?: { 'DifferenceTable_PersonPayDifferenceFragment': DifferenceTable_PersonPayDifferenceFragment } }> } | null } | null };

export type Admin_Team_ChangePayTermsMutationVariables = Exact<{
  input: EmploymentTermsChangeInput;
}>;


export type Admin_Team_ChangePayTermsMutation = { employmentTermsChange: { employmentTerms: Array<{ from: string | null }> | null } | null };

export type Admin_Team_CreatePositionMutationVariables = Exact<{
  input: PositionCreateInput;
}>;


export type Admin_Team_CreatePositionMutation = { positionCreate: { position: { id: string, name: string, retired: boolean } | null } | null };

export type Admin_Team_UpdatePositionMutationVariables = Exact<{
  input: PositionUpdateInput;
}>;


export type Admin_Team_UpdatePositionMutation = { positionUpdate: { position: { id: string, name: string, retired: boolean } | null } | null };

export type Admin_Team_DeletePositionMutationVariables = Exact<{
  input: PositionDeleteInput;
}>;


export type Admin_Team_DeletePositionMutation = { positionDelete: { deletedPositionId: string | null } | null };

export const OvertimeRule_OvertimeRuleDefinitionFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OvertimeRule_overtimeRuleDefinition"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OvertimeRuleDefinition"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"customRuleId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"country"}},{"kind":"Field","name":{"kind":"Name","value":"laws"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rule"}},{"kind":"Field","name":{"kind":"Name","value":"words"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"since"}},{"kind":"Field","name":{"kind":"Name","value":"verifiedOn"}}]}},{"kind":"Field","name":{"kind":"Name","value":"examples"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"work"}},{"kind":"Field","name":{"kind":"Name","value":"regularHours"}},{"kind":"Field","name":{"kind":"Name","value":"overtimeHours"}},{"kind":"Field","name":{"kind":"Name","value":"doubleTimeHours"}}]}},{"kind":"Field","name":{"kind":"Name","value":"retired"}}]}}]} as unknown as DocumentNode<OvertimeRule_OvertimeRuleDefinitionFragment, unknown>;
export const DifferenceTable_PersonPayDifferenceFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DifferenceTable_personPayDifference"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PersonPayDifference"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"regularMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"overtimeMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"doubleTimeMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"mealPremiumMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"restPremiumMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"qualifiedOvertimeMinutes"}}]}}]} as unknown as DocumentNode<DifferenceTable_PersonPayDifferenceFragment, unknown>;
export const EntryRow_AuditLogEntryFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EntryRow_auditLogEntry"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AuditLogEntry"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"subjectType"}},{"kind":"Field","name":{"kind":"Name","value":"subjectName"}},{"kind":"Field","name":{"kind":"Name","value":"people"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"peopleCount"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"actor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"apiKey"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"actionCode"}},{"kind":"Field","name":{"kind":"Name","value":"subjectId"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"client"}},{"kind":"Field","name":{"kind":"Name","value":"changes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"before"}},{"kind":"Field","name":{"kind":"Name","value":"after"}}]}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"hash"}}]}}]} as unknown as DocumentNode<EntryRow_AuditLogEntryFragment, unknown>;
export const InvitationSections_InvitationFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"InvitationSections_invitation"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Invitation"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"maxUses"}},{"kind":"Field","name":{"kind":"Name","value":"useCount"}},{"kind":"Field","name":{"kind":"Name","value":"inviteCode"}},{"kind":"Field","name":{"kind":"Name","value":"registrationUrl"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"usedAt"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"mailedAt"}},{"kind":"Field","name":{"kind":"Name","value":"mailNotice"}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}},{"kind":"Field","name":{"kind":"Name","value":"usedBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}}]}}]}}]} as unknown as DocumentNode<InvitationSections_InvitationFragment, unknown>;
export const JobRow_JobFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"JobRow_job"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Job"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"retired"}}]}}]} as unknown as DocumentNode<JobRow_JobFragment, unknown>;
export const FileProblems_ProblemFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FileProblems_problem"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PayrollFileProblem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]} as unknown as DocumentNode<FileProblems_ProblemFragment, unknown>;
export const ReviewStep_ClosingCheckFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReviewStep_closingCheck"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ClosingCheck"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"endDate"}},{"kind":"Field","name":{"kind":"Name","value":"exceptionCount"}},{"kind":"Field","name":{"kind":"Name","value":"exceptions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"blocksClosing"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"timesheetId"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"withoutEmployeeNumberCount"}},{"kind":"Field","name":{"kind":"Name","value":"withoutEmployeeNumber"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"payrollFiles"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"profile"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"problemCount"}},{"kind":"Field","name":{"kind":"Name","value":"problems"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"FileProblems_problem"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FileProblems_problem"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PayrollFileProblem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]} as unknown as DocumentNode<ReviewStep_ClosingCheckFragment, unknown>;
export const ExportStep_ClosingCheckFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ExportStep_closingCheck"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ClosingCheck"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"endDate"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"totals"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"qualifiedOvertimeMinutes"}}]}},{"kind":"Field","name":{"kind":"Name","value":"payrollFiles"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"profile"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"problemCount"}},{"kind":"Field","name":{"kind":"Name","value":"problems"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"FileProblems_problem"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FileProblems_problem"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PayrollFileProblem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]} as unknown as DocumentNode<ExportStep_ClosingCheckFragment, unknown>;
export const ApproveStep_ClosingCheckFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ApproveStep_closingCheck"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ClosingCheck"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"endDate"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"timesheetCount"}},{"kind":"Field","name":{"kind":"Name","value":"unapprovedCount"}},{"kind":"Field","name":{"kind":"Name","value":"undecidedTimeOffCount"}},{"kind":"Field","name":{"kind":"Name","value":"undecidedTimeOff"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"policyName"}},{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"endDate"}},{"kind":"Field","name":{"kind":"Name","value":"hours"}}]}}]}}]} as unknown as DocumentNode<ApproveStep_ClosingCheckFragment, unknown>;
export const CloseStep_ClosingCheckFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CloseStep_closingCheck"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ClosingCheck"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"endDate"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"canClose"}},{"kind":"Field","name":{"kind":"Name","value":"canReopen"}},{"kind":"Field","name":{"kind":"Name","value":"canRequestReopening"}},{"kind":"Field","name":{"kind":"Name","value":"exceptionCount"}},{"kind":"Field","name":{"kind":"Name","value":"approvalsByCloser"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"Field","name":{"kind":"Name","value":"latestVersion"}},{"kind":"Field","name":{"kind":"Name","value":"lateCorrections"}},{"kind":"Field","name":{"kind":"Name","value":"blockers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"Field","name":{"kind":"Name","value":"notices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"Field","name":{"kind":"Name","value":"timesheetCount"}},{"kind":"Field","name":{"kind":"Name","value":"totals"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"people"}},{"kind":"Field","name":{"kind":"Name","value":"regularMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"overtimeMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"doubleTimeMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"mealPremiumMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"restPremiumMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"ptoMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"hours"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"regular"}},{"kind":"Field","name":{"kind":"Name","value":"overtime"}},{"kind":"Field","name":{"kind":"Name","value":"doubleTime"}},{"kind":"Field","name":{"kind":"Name","value":"mealPremium"}},{"kind":"Field","name":{"kind":"Name","value":"restPremium"}},{"kind":"Field","name":{"kind":"Name","value":"pto"}}]}}]}}]}}]} as unknown as DocumentNode<CloseStep_ClosingCheckFragment, unknown>;
export const ReopeningRequest_RequestFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReopeningRequest_request"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ReopeningRequest"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"endDate"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"requestedBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"requestedAt"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"decidedBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"decidedAt"}},{"kind":"Field","name":{"kind":"Name","value":"canDecide"}}]}}]} as unknown as DocumentNode<ReopeningRequest_RequestFragment, unknown>;
export const PersonDays_PayrollEntryFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PersonDays_payrollEntry"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PayrollEntry"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lines"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"timesheetId"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"minutes"}},{"kind":"Field","name":{"kind":"Name","value":"hours"}},{"kind":"Field","name":{"kind":"Name","value":"payRule"}},{"kind":"Field","name":{"kind":"Name","value":"explanation"}},{"kind":"Field","name":{"kind":"Name","value":"job"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]} as unknown as DocumentNode<PersonDays_PayrollEntryFragment, unknown>;
export const Preview_ReportFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Preview_report"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Report"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"endDate"}},{"kind":"Field","name":{"kind":"Name","value":"scope"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"teams"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"timezone"}},{"kind":"Field","name":{"kind":"Name","value":"workweekStartsOn"}},{"kind":"Field","name":{"kind":"Name","value":"rounding"}},{"kind":"Field","name":{"kind":"Name","value":"overtimeRule"}},{"kind":"Field","name":{"kind":"Name","value":"ruleChanges"}},{"kind":"Field","name":{"kind":"Name","value":"closedAt"}},{"kind":"Field","name":{"kind":"Name","value":"pendingOvertime"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"Field","name":{"kind":"Name","value":"columns"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"hoursKey"}}]}},{"kind":"Field","name":{"kind":"Name","value":"rowCount"}},{"kind":"Field","name":{"kind":"Name","value":"entries"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"1000"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TimesByEmployeeEntry"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userId"}},{"kind":"Field","name":{"kind":"Name","value":"employee"}},{"kind":"Field","name":{"kind":"Name","value":"workedMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"workedHours"}},{"kind":"Field","name":{"kind":"Name","value":"regularMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"regularHours"}},{"kind":"Field","name":{"kind":"Name","value":"overtimeMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"overtimeHours"}},{"kind":"Field","name":{"kind":"Name","value":"doubleTimeMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"doubleTimeHours"}},{"kind":"Field","name":{"kind":"Name","value":"mealPremiumMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"mealPremiumHours"}},{"kind":"Field","name":{"kind":"Name","value":"restPremiumMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"restPremiumHours"}},{"kind":"Field","name":{"kind":"Name","value":"qualifiedOvertimeMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"qualifiedOvertimeHours"}},{"kind":"Field","name":{"kind":"Name","value":"unpaidBreakMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"unpaidBreakHours"}},{"kind":"Field","name":{"kind":"Name","value":"exceptions"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TimesByJobEntry"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"jobId"}},{"kind":"Field","name":{"kind":"Name","value":"job"}},{"kind":"Field","name":{"kind":"Name","value":"workedMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"workedHours"}},{"kind":"Field","name":{"kind":"Name","value":"people"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TimesByTeamEntry"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"teamId"}},{"kind":"Field","name":{"kind":"Name","value":"team"}},{"kind":"Field","name":{"kind":"Name","value":"workedMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"workedHours"}},{"kind":"Field","name":{"kind":"Name","value":"people"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PayrollSummaryEntry"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userId"}},{"kind":"Field","name":{"kind":"Name","value":"employee"}},{"kind":"Field","name":{"kind":"Name","value":"paidMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"paidHours"}},{"kind":"Field","name":{"kind":"Name","value":"regularMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"regularHours"}},{"kind":"Field","name":{"kind":"Name","value":"overtimeMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"overtimeHours"}},{"kind":"Field","name":{"kind":"Name","value":"doubleTimeMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"doubleTimeHours"}},{"kind":"Field","name":{"kind":"Name","value":"mealPremiumMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"mealPremiumHours"}},{"kind":"Field","name":{"kind":"Name","value":"restPremiumMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"restPremiumHours"}},{"kind":"Field","name":{"kind":"Name","value":"qualifiedOvertimeMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"qualifiedOvertimeHours"}},{"kind":"Field","name":{"kind":"Name","value":"ptoMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"ptoHours"}},{"kind":"Field","name":{"kind":"Name","value":"exceptions"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PtoSummaryEntry"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userId"}},{"kind":"Field","name":{"kind":"Name","value":"employee"}},{"kind":"Field","name":{"kind":"Name","value":"policyId"}},{"kind":"Field","name":{"kind":"Name","value":"policy"}},{"kind":"Field","name":{"kind":"Name","value":"paid"}},{"kind":"Field","name":{"kind":"Name","value":"requests"}},{"kind":"Field","name":{"kind":"Name","value":"approvedMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"approvedHours"}},{"kind":"Field","name":{"kind":"Name","value":"pendingMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"pendingHours"}},{"kind":"Field","name":{"kind":"Name","value":"paidMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"paidHours"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"sums"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TimesByEmployeeSums"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"workedMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"workedHours"}},{"kind":"Field","name":{"kind":"Name","value":"regularMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"regularHours"}},{"kind":"Field","name":{"kind":"Name","value":"overtimeMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"overtimeHours"}},{"kind":"Field","name":{"kind":"Name","value":"doubleTimeMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"doubleTimeHours"}},{"kind":"Field","name":{"kind":"Name","value":"mealPremiumMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"mealPremiumHours"}},{"kind":"Field","name":{"kind":"Name","value":"restPremiumMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"restPremiumHours"}},{"kind":"Field","name":{"kind":"Name","value":"qualifiedOvertimeMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"qualifiedOvertimeHours"}},{"kind":"Field","name":{"kind":"Name","value":"unpaidBreakMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"unpaidBreakHours"}},{"kind":"Field","name":{"kind":"Name","value":"exceptions"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TimesByJobSums"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"workedMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"workedHours"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TimesByTeamSums"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"workedMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"workedHours"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PayrollSummarySums"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"paidMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"paidHours"}},{"kind":"Field","name":{"kind":"Name","value":"regularMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"regularHours"}},{"kind":"Field","name":{"kind":"Name","value":"overtimeMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"overtimeHours"}},{"kind":"Field","name":{"kind":"Name","value":"doubleTimeMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"doubleTimeHours"}},{"kind":"Field","name":{"kind":"Name","value":"mealPremiumMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"mealPremiumHours"}},{"kind":"Field","name":{"kind":"Name","value":"restPremiumMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"restPremiumHours"}},{"kind":"Field","name":{"kind":"Name","value":"qualifiedOvertimeMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"qualifiedOvertimeHours"}},{"kind":"Field","name":{"kind":"Name","value":"ptoMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"ptoHours"}},{"kind":"Field","name":{"kind":"Name","value":"exceptions"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PtoSummarySums"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"requests"}},{"kind":"Field","name":{"kind":"Name","value":"approvedMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"approvedHours"}},{"kind":"Field","name":{"kind":"Name","value":"pendingMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"pendingHours"}},{"kind":"Field","name":{"kind":"Name","value":"paidMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"paidHours"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as DocumentNode<Preview_ReportFragment, unknown>;
export const SavedReport_SavedReportFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SavedReport_savedReport"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SavedReport"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"range"}},{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"endDate"}},{"kind":"Field","name":{"kind":"Name","value":"teamId"}},{"kind":"Field","name":{"kind":"Name","value":"view"}},{"kind":"Field","name":{"kind":"Name","value":"sort"}},{"kind":"Field","name":{"kind":"Name","value":"find"}}]}}]} as unknown as DocumentNode<SavedReport_SavedReportFragment, unknown>;
export const EarningCodeRow_EarningCodeFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EarningCodeRow_earningCode"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EarningCode"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"policy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"job"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"isDefault"}}]}}]} as unknown as DocumentNode<EarningCodeRow_EarningCodeFragment, unknown>;
export const ExportTemplates_LayoutFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ExportTemplates_layout"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ExportLayout"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"columns"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"header"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}},{"kind":"Field","name":{"kind":"Name","value":"rows"}},{"kind":"Field","name":{"kind":"Name","value":"hasHeader"}},{"kind":"Field","name":{"kind":"Name","value":"preamble"}},{"kind":"Field","name":{"kind":"Name","value":"separator"}},{"kind":"Field","name":{"kind":"Name","value":"decimalMark"}},{"kind":"Field","name":{"kind":"Name","value":"dateFormat"}},{"kind":"Field","name":{"kind":"Name","value":"quoting"}},{"kind":"Field","name":{"kind":"Name","value":"lineEnd"}},{"kind":"Field","name":{"kind":"Name","value":"encoding"}},{"kind":"Field","name":{"kind":"Name","value":"extension"}}]}}]} as unknown as DocumentNode<ExportTemplates_LayoutFragment, unknown>;
export const OrganizationSettings_OrganizationFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrganizationSettings_organization"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Organization"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"timezone"}},{"kind":"Field","name":{"kind":"Name","value":"timezoneInForce"}},{"kind":"Field","alias":{"kind":"Name","value":"roundingRule"},"name":{"kind":"Name","value":"rounding"}},{"kind":"Field","name":{"kind":"Name","value":"requireLocationOnClock"}},{"kind":"Field","name":{"kind":"Name","value":"showColleagues"}},{"kind":"Field","name":{"kind":"Name","value":"geofenceToleranceMeters"}},{"kind":"Field","name":{"kind":"Name","value":"locationRetentionDays"}},{"kind":"Field","name":{"kind":"Name","value":"overtimeRule"}},{"kind":"Field","name":{"kind":"Name","value":"customRuleId"}},{"kind":"Field","name":{"kind":"Name","value":"breakPremiums"}},{"kind":"Field","name":{"kind":"Name","value":"overtimeRuleHints"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"overtimeRule"}},{"kind":"Field","name":{"kind":"Name","value":"isCertain"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"Field","name":{"kind":"Name","value":"hasPayTerms"}},{"kind":"Field","name":{"kind":"Name","value":"workweekStartsOn"}},{"kind":"Field","name":{"kind":"Name","value":"lateCorrections"}},{"kind":"Field","name":{"kind":"Name","value":"reopeningNeedsConsent"}},{"kind":"Field","name":{"kind":"Name","value":"minimumPasswordLength"}},{"kind":"Field","name":{"kind":"Name","value":"payRules"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"timezone"}},{"kind":"Field","alias":{"kind":"Name","value":"roundingRule"},"name":{"kind":"Name","value":"rounding"}},{"kind":"Field","name":{"kind":"Name","value":"overtimeRule"}},{"kind":"Field","name":{"kind":"Name","value":"customRule"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"breakPremiums"}},{"kind":"Field","name":{"kind":"Name","value":"workweekStartsOn"}}]}},{"kind":"Field","name":{"kind":"Name","value":"scheduledChanges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setting"}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"before"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}}]}}]} as unknown as DocumentNode<OrganizationSettings_OrganizationFragment, unknown>;
export const PlaceRow_PlaceFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlaceRow_place"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Place"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"lat"}},{"kind":"Field","name":{"kind":"Name","value":"lng"}},{"kind":"Field","name":{"kind":"Name","value":"radiusMeters"}},{"kind":"Field","name":{"kind":"Name","value":"retired"}}]}}]} as unknown as DocumentNode<PlaceRow_PlaceFragment, unknown>;
export const PolicyRow_PtoPolicyFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PolicyRow_ptoPolicy"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PtoPolicy"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"yearlyAllowanceHours"}},{"kind":"Field","name":{"kind":"Name","value":"paid"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"retired"}}]}}]} as unknown as DocumentNode<PolicyRow_PtoPolicyFragment, unknown>;
export const SignOffForm_SignOffSettingsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SignOffForm_signOffSettings"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SignOffSettings"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"enabled"}},{"kind":"Field","name":{"kind":"Name","value":"statement"}},{"kind":"Field","name":{"kind":"Name","value":"questions"}},{"kind":"Field","name":{"kind":"Name","value":"remindDays"}}]}}]} as unknown as DocumentNode<SignOffForm_SignOffSettingsFragment, unknown>;
export const SyncRow_SyncItemFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SyncRow_syncItem"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SyncItem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"fileUrl"}}]}}]} as unknown as DocumentNode<SyncRow_SyncItemFragment, unknown>;
export const TeamMembers_UserFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TeamMembers_user"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"hasAccount"}},{"kind":"Field","name":{"kind":"Name","value":"staffNumber"}},{"kind":"Field","name":{"kind":"Name","value":"employeeNumber"}},{"kind":"Field","name":{"kind":"Name","value":"payrollName"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"invitedRole"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"scheduleColor"}},{"kind":"Field","name":{"kind":"Name","value":"canManage"}},{"kind":"Field","name":{"kind":"Name","value":"canEdit"}}]}}]} as unknown as DocumentNode<TeamMembers_UserFragment, unknown>;
export const MemberTeams_TeamMemberFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MemberTeams_teamMember"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TeamMember"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"teams"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fromDate"}},{"kind":"Field","name":{"kind":"Name","value":"toDate"}},{"kind":"Field","name":{"kind":"Name","value":"team"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]} as unknown as DocumentNode<MemberTeams_TeamMemberFragment, unknown>;
export const PayrollIds_UserFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PayrollIds_user"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"payrollIds"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ADP"}},{"kind":"Field","name":{"kind":"Name","value":"DATEV_LODAS"}},{"kind":"Field","name":{"kind":"Name","value":"GUSTO"}},{"kind":"Field","name":{"kind":"Name","value":"PAYCHEX"}},{"kind":"Field","name":{"kind":"Name","value":"QUICKBOOKS"}},{"kind":"Field","name":{"kind":"Name","value":"XERO"}}]}}]}}]} as unknown as DocumentNode<PayrollIds_UserFragment, unknown>;
export const MemberWeek_TeamMemberFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MemberWeek_teamMember"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TeamMember"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"minutesThisWeek"}},{"kind":"Field","name":{"kind":"Name","value":"minutesInProgress"}},{"kind":"Field","name":{"kind":"Name","value":"openTimesheet"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"clockInAt"}},{"kind":"Field","name":{"kind":"Name","value":"job"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]} as unknown as DocumentNode<MemberWeek_TeamMemberFragment, unknown>;
export const UpcomingSchedules_TeamMemberFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UpcomingSchedules_teamMember"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TeamMember"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"schedules"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"startAt"}},{"kind":"Field","name":{"kind":"Name","value":"endAt"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"job"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]} as unknown as DocumentNode<UpcomingSchedules_TeamMemberFragment, unknown>;
export const UpcomingTimeOff_TeamMemberFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UpcomingTimeOff_teamMember"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TeamMember"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"timeOff"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"endDate"}},{"kind":"Field","name":{"kind":"Name","value":"hours"}},{"kind":"Field","name":{"kind":"Name","value":"policyName"}}]}}]}}]} as unknown as DocumentNode<UpcomingTimeOff_TeamMemberFragment, unknown>;
export const TeamCard_TeamFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TeamCard_team"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Team"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"retired"}},{"kind":"Field","name":{"kind":"Name","value":"memberCount"}},{"kind":"Field","name":{"kind":"Name","value":"canEdit"}},{"kind":"Field","name":{"kind":"Name","value":"place"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"leads"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}}]}}]}}]} as unknown as DocumentNode<TeamCard_TeamFragment, unknown>;
export const Memberships_TeamFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Memberships_team"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Team"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"canEdit"}},{"kind":"Field","name":{"kind":"Name","value":"members"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"1000"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fromDate"}},{"kind":"Field","name":{"kind":"Name","value":"toDate"}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}}]}}]}}]}}]}}]} as unknown as DocumentNode<Memberships_TeamFragment, unknown>;
export const PayTerms_EmploymentTermsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PayTerms_employmentTerms"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EmploymentTerms"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"exempt"}},{"kind":"Field","name":{"kind":"Name","value":"overtimeRule"}},{"kind":"Field","name":{"kind":"Name","value":"customRule"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"overtimeRuleInForce"}},{"kind":"Field","name":{"kind":"Name","value":"customRuleInForce"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"contractMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"position"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"waivesFirstMeal"}},{"kind":"Field","name":{"kind":"Name","value":"waivesSecondMeal"}}]}}]} as unknown as DocumentNode<PayTerms_EmploymentTermsFragment, unknown>;
export const Admin_LoadHasPayTermsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Admin_LoadHasPayTerms"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"organization"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"hasPayTerms"}}]}}]}}]}}]} as unknown as DocumentNode<Admin_LoadHasPayTermsQuery, Admin_LoadHasPayTermsQueryVariables>;
export const Admin_OvertimeRules_LoadDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Admin_OvertimeRules_Load"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"overtimeRules"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"1000"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"OvertimeRule_overtimeRuleDefinition"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OvertimeRule_overtimeRuleDefinition"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OvertimeRuleDefinition"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"customRuleId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"country"}},{"kind":"Field","name":{"kind":"Name","value":"laws"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rule"}},{"kind":"Field","name":{"kind":"Name","value":"words"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"since"}},{"kind":"Field","name":{"kind":"Name","value":"verifiedOn"}}]}},{"kind":"Field","name":{"kind":"Name","value":"examples"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"work"}},{"kind":"Field","name":{"kind":"Name","value":"regularHours"}},{"kind":"Field","name":{"kind":"Name","value":"overtimeHours"}},{"kind":"Field","name":{"kind":"Name","value":"doubleTimeHours"}}]}},{"kind":"Field","name":{"kind":"Name","value":"retired"}}]}}]} as unknown as DocumentNode<Admin_OvertimeRules_LoadQuery, Admin_OvertimeRules_LoadQueryVariables>;
export const Admin_ApiKeys_TakeOverDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"Admin_ApiKeys_TakeOver"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"apiKeyReassign"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"apiKey"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"owner"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}}]}}]}}]}}]}}]} as unknown as DocumentNode<Admin_ApiKeys_TakeOverMutation, Admin_ApiKeys_TakeOverMutationVariables>;
export const Admin_Audit_LoadAuditLogDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Admin_Audit_LoadAuditLog"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"actorId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"subjectType"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"AuditSubject"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"subjectId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"from"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Date"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"to"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Date"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"auditLogs"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"actorId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"actorId"}}},{"kind":"Argument","name":{"kind":"Name","value":"subjectType"},"value":{"kind":"Variable","name":{"kind":"Name","value":"subjectType"}}},{"kind":"Argument","name":{"kind":"Name","value":"subjectId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"subjectId"}}},{"kind":"Argument","name":{"kind":"Name","value":"from"},"value":{"kind":"Variable","name":{"kind":"Name","value":"from"}}},{"kind":"Argument","name":{"kind":"Name","value":"to"},"value":{"kind":"Variable","name":{"kind":"Name","value":"to"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"totalCountIsExact"}},{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cursor"}},{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"EntryRow_auditLogEntry"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EntryRow_auditLogEntry"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AuditLogEntry"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"subjectType"}},{"kind":"Field","name":{"kind":"Name","value":"subjectName"}},{"kind":"Field","name":{"kind":"Name","value":"people"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"peopleCount"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"actor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"apiKey"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"actionCode"}},{"kind":"Field","name":{"kind":"Name","value":"subjectId"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"client"}},{"kind":"Field","name":{"kind":"Name","value":"changes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"before"}},{"kind":"Field","name":{"kind":"Name","value":"after"}}]}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"hash"}}]}}]} as unknown as DocumentNode<Admin_Audit_LoadAuditLogQuery, Admin_Audit_LoadAuditLogQueryVariables>;
export const Admin_Audit_LoadActorsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Admin_Audit_LoadActors"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"users"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"1000"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}}]}}]} as unknown as DocumentNode<Admin_Audit_LoadActorsQuery, Admin_Audit_LoadActorsQueryVariables>;
export const Admin_Invitations_LoadInvitationsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Admin_Invitations_LoadInvitations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"invitations"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"1000"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"InvitationSections_invitation"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"grantableRoles"}},{"kind":"Field","name":{"kind":"Name","value":"mailConfigured"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"InvitationSections_invitation"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Invitation"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"maxUses"}},{"kind":"Field","name":{"kind":"Name","value":"useCount"}},{"kind":"Field","name":{"kind":"Name","value":"inviteCode"}},{"kind":"Field","name":{"kind":"Name","value":"registrationUrl"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"usedAt"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"mailedAt"}},{"kind":"Field","name":{"kind":"Name","value":"mailNotice"}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}},{"kind":"Field","name":{"kind":"Name","value":"usedBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}}]}}]}}]} as unknown as DocumentNode<Admin_Invitations_LoadInvitationsQuery, Admin_Invitations_LoadInvitationsQueryVariables>;
export const Admin_Invitations_CreateInvitationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"Admin_Invitations_CreateInvitation"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"InvitationCreateInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"invitationCreate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"invitation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"InvitationSections_invitation"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"InvitationSections_invitation"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Invitation"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"maxUses"}},{"kind":"Field","name":{"kind":"Name","value":"useCount"}},{"kind":"Field","name":{"kind":"Name","value":"inviteCode"}},{"kind":"Field","name":{"kind":"Name","value":"registrationUrl"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"usedAt"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"mailedAt"}},{"kind":"Field","name":{"kind":"Name","value":"mailNotice"}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}},{"kind":"Field","name":{"kind":"Name","value":"usedBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}}]}}]}}]} as unknown as DocumentNode<Admin_Invitations_CreateInvitationMutation, Admin_Invitations_CreateInvitationMutationVariables>;
export const Admin_Invitations_DeleteInvitationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"Admin_Invitations_DeleteInvitation"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"invitationDelete"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deletedInvitationId"}}]}}]}}]} as unknown as DocumentNode<Admin_Invitations_DeleteInvitationMutation, Admin_Invitations_DeleteInvitationMutationVariables>;
export const Admin_Invitations_LoadQrDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Admin_Invitations_LoadQr"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"inviteCode"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"invitationQr"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"inviteCode"},"value":{"kind":"Variable","name":{"kind":"Name","value":"inviteCode"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"qrCodeDataUrl"}}]}}]}}]}}]} as unknown as DocumentNode<Admin_Invitations_LoadQrQuery, Admin_Invitations_LoadQrQueryVariables>;
export const Admin_Jobs_LoadDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Admin_Jobs_Load"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"organization"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"limitPeopleToJobs"}}]}},{"kind":"Field","name":{"kind":"Name","value":"jobPeopleCounts"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"1000"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"jobId"}},{"kind":"Field","name":{"kind":"Name","value":"people"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"jobs"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"includeRetired"},"value":{"kind":"BooleanValue","value":true}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"1000"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"JobRow_job"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"JobRow_job"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Job"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"retired"}}]}}]} as unknown as DocumentNode<Admin_Jobs_LoadQuery, Admin_Jobs_LoadQueryVariables>;
export const Admin_Jobs_CreateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"Admin_Jobs_Create"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"JobCreateInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"jobCreate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"job"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"JobRow_job"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"JobRow_job"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Job"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"retired"}}]}}]} as unknown as DocumentNode<Admin_Jobs_CreateMutation, Admin_Jobs_CreateMutationVariables>;
export const Admin_Jobs_UpdateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"Admin_Jobs_Update"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"JobUpdateInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"jobUpdate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"job"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"JobRow_job"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"JobRow_job"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Job"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"retired"}}]}}]} as unknown as DocumentNode<Admin_Jobs_UpdateMutation, Admin_Jobs_UpdateMutationVariables>;
export const Admin_Jobs_ChangeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"Admin_Jobs_Change"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"JobSelectionChangeInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"jobSelectionChange"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"jobs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"JobRow_job"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"JobRow_job"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Job"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"retired"}}]}}]} as unknown as DocumentNode<Admin_Jobs_ChangeMutation, Admin_Jobs_ChangeMutationVariables>;
export const Admin_Jobs_LimitDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"Admin_Jobs_Limit"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"OrganizationUpdateInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"organizationUpdate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"organization"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"limitPeopleToJobs"}}]}}]}}]}}]} as unknown as DocumentNode<Admin_Jobs_LimitMutation, Admin_Jobs_LimitMutationVariables>;
export const Admin_Jobs_LoadPeopleDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Admin_Jobs_LoadPeople"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"jobPeople"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"1000"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]}}]} as unknown as DocumentNode<Admin_Jobs_LoadPeopleQuery, Admin_Jobs_LoadPeopleQueryVariables>;
export const Admin_Jobs_LoadTeamDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Admin_Jobs_LoadTeam"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"users"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"1000"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"scheduleColor"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}}]}}]} as unknown as DocumentNode<Admin_Jobs_LoadTeamQuery, Admin_Jobs_LoadTeamQueryVariables>;
export const Admin_Jobs_ChangePeopleDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"Admin_Jobs_ChangePeople"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"JobPeopleChangeInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"jobPeopleChange"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changedJobIds"}}]}}]}}]} as unknown as DocumentNode<Admin_Jobs_ChangePeopleMutation, Admin_Jobs_ChangePeopleMutationVariables>;
export const Admin_Payroll_LoadCheckDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Admin_Payroll_LoadCheck"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"startDate"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Date"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"closingCheck"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"startDate"},"value":{"kind":"Variable","name":{"kind":"Name","value":"startDate"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"endDate"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"timesheetCount"}},{"kind":"Field","name":{"kind":"Name","value":"unapprovedCount"}},{"kind":"Field","name":{"kind":"Name","value":"exceptionCount"}},{"kind":"Field","name":{"kind":"Name","value":"undecidedTimeOffCount"}},{"kind":"Field","name":{"kind":"Name","value":"blockers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ReviewStep_closingCheck"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ApproveStep_closingCheck"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CloseStep_closingCheck"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ExportStep_closingCheck"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FileProblems_problem"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PayrollFileProblem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReviewStep_closingCheck"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ClosingCheck"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"endDate"}},{"kind":"Field","name":{"kind":"Name","value":"exceptionCount"}},{"kind":"Field","name":{"kind":"Name","value":"exceptions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"blocksClosing"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"timesheetId"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"withoutEmployeeNumberCount"}},{"kind":"Field","name":{"kind":"Name","value":"withoutEmployeeNumber"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"payrollFiles"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"profile"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"problemCount"}},{"kind":"Field","name":{"kind":"Name","value":"problems"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"FileProblems_problem"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ApproveStep_closingCheck"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ClosingCheck"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"endDate"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"timesheetCount"}},{"kind":"Field","name":{"kind":"Name","value":"unapprovedCount"}},{"kind":"Field","name":{"kind":"Name","value":"undecidedTimeOffCount"}},{"kind":"Field","name":{"kind":"Name","value":"undecidedTimeOff"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"policyName"}},{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"endDate"}},{"kind":"Field","name":{"kind":"Name","value":"hours"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CloseStep_closingCheck"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ClosingCheck"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"endDate"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"canClose"}},{"kind":"Field","name":{"kind":"Name","value":"canReopen"}},{"kind":"Field","name":{"kind":"Name","value":"canRequestReopening"}},{"kind":"Field","name":{"kind":"Name","value":"exceptionCount"}},{"kind":"Field","name":{"kind":"Name","value":"approvalsByCloser"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"Field","name":{"kind":"Name","value":"latestVersion"}},{"kind":"Field","name":{"kind":"Name","value":"lateCorrections"}},{"kind":"Field","name":{"kind":"Name","value":"blockers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"Field","name":{"kind":"Name","value":"notices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"Field","name":{"kind":"Name","value":"timesheetCount"}},{"kind":"Field","name":{"kind":"Name","value":"totals"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"people"}},{"kind":"Field","name":{"kind":"Name","value":"regularMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"overtimeMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"doubleTimeMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"mealPremiumMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"restPremiumMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"ptoMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"hours"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"regular"}},{"kind":"Field","name":{"kind":"Name","value":"overtime"}},{"kind":"Field","name":{"kind":"Name","value":"doubleTime"}},{"kind":"Field","name":{"kind":"Name","value":"mealPremium"}},{"kind":"Field","name":{"kind":"Name","value":"restPremium"}},{"kind":"Field","name":{"kind":"Name","value":"pto"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ExportStep_closingCheck"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ClosingCheck"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"endDate"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"totals"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"qualifiedOvertimeMinutes"}}]}},{"kind":"Field","name":{"kind":"Name","value":"payrollFiles"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"profile"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"problemCount"}},{"kind":"Field","name":{"kind":"Name","value":"problems"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"FileProblems_problem"}}]}}]}}]}}]} as unknown as DocumentNode<Admin_Payroll_LoadCheckQuery, Admin_Payroll_LoadCheckQueryVariables>;
export const Admin_Payroll_ApproveTimesheetsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"Admin_Payroll_ApproveTimesheets"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"TimesheetsApproveInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"timesheetsApprove"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"summary"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"approved"}},{"kind":"Field","name":{"kind":"Name","value":"skipped"}},{"kind":"Field","name":{"kind":"Name","value":"remaining"}}]}}]}}]}}]} as unknown as DocumentNode<Admin_Payroll_ApproveTimesheetsMutation, Admin_Payroll_ApproveTimesheetsMutationVariables>;
export const Admin_Payroll_ClosePayPeriodDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"Admin_Payroll_ClosePayPeriod"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PayPeriodCloseInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"payPeriodClose"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"payPeriod"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"endDate"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}}]}}]}}]} as unknown as DocumentNode<Admin_Payroll_ClosePayPeriodMutation, Admin_Payroll_ClosePayPeriodMutationVariables>;
export const Admin_Payroll_LoadExportProfilesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Admin_Payroll_LoadExportProfiles"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"exportProfiles"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"1000"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"isVerified"}}]}}]}}]}}]}}]} as unknown as DocumentNode<Admin_Payroll_LoadExportProfilesQuery, Admin_Payroll_LoadExportProfilesQueryVariables>;
export const Admin_Payroll_LoadPeriodsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Admin_Payroll_LoadPeriods"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"around"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Date"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"payPeriods"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"8"}},{"kind":"Argument","name":{"kind":"Name","value":"around"},"value":{"kind":"Variable","name":{"kind":"Name","value":"around"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"endDate"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"closedAt"}},{"kind":"Field","name":{"kind":"Name","value":"closedBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"pendingOvertime"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"Field","name":{"kind":"Name","value":"payVersions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"500"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"closedAt"}},{"kind":"Field","name":{"kind":"Name","value":"closedBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}}]}}]}}]}}]}}]}}]}}]}}]} as unknown as DocumentNode<Admin_Payroll_LoadPeriodsQuery, Admin_Payroll_LoadPeriodsQueryVariables>;
export const Admin_Payroll_LoadAdjustmentsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Admin_Payroll_LoadAdjustments"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"startDate"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Date"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"payrollAdjustments"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"startDate"},"value":{"kind":"Variable","name":{"kind":"Name","value":"startDate"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"200"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cursor"}},{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"carriedTo"}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"lines"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"timesheetId"}},{"kind":"Field","name":{"kind":"Name","value":"requestId"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"payRule"}},{"kind":"Field","name":{"kind":"Name","value":"job"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"policy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"minutes"}}]}}]}}]}}]}}]}}]}}]} as unknown as DocumentNode<Admin_Payroll_LoadAdjustmentsQuery, Admin_Payroll_LoadAdjustmentsQueryVariables>;
export const Admin_Payroll_LoadRequestsOfPeriodDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Admin_Payroll_LoadRequestsOfPeriod"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"startDate"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Date"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reopeningRequests"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"startDate"},"value":{"kind":"Variable","name":{"kind":"Name","value":"startDate"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"1000"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ReopeningRequest_request"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReopeningRequest_request"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ReopeningRequest"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"endDate"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"requestedBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"requestedAt"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"decidedBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"decidedAt"}},{"kind":"Field","name":{"kind":"Name","value":"canDecide"}}]}}]} as unknown as DocumentNode<Admin_Payroll_LoadRequestsOfPeriodQuery, Admin_Payroll_LoadRequestsOfPeriodQueryVariables>;
export const Admin_Payroll_LoadPendingRequestsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Admin_Payroll_LoadPendingRequests"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reopeningRequests"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"status"},"value":{"kind":"EnumValue","value":"PENDING"}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"1000"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ReopeningRequest_request"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReopeningRequest_request"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ReopeningRequest"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"endDate"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"requestedBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"requestedAt"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"decidedBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"decidedAt"}},{"kind":"Field","name":{"kind":"Name","value":"canDecide"}}]}}]} as unknown as DocumentNode<Admin_Payroll_LoadPendingRequestsQuery, Admin_Payroll_LoadPendingRequestsQueryVariables>;
export const Admin_Payroll_ReopenPayPeriodDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"Admin_Payroll_ReopenPayPeriod"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PayPeriodReopenInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"payPeriodReopen"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"payPeriod"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"endDate"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}}]}}]}}]} as unknown as DocumentNode<Admin_Payroll_ReopenPayPeriodMutation, Admin_Payroll_ReopenPayPeriodMutationVariables>;
export const Admin_Payroll_RequestReopeningDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"Admin_Payroll_RequestReopening"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ReopeningRequestCreateInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reopeningRequestCreate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reopeningRequest"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ReopeningRequest_request"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReopeningRequest_request"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ReopeningRequest"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"endDate"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"requestedBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"requestedAt"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"decidedBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"decidedAt"}},{"kind":"Field","name":{"kind":"Name","value":"canDecide"}}]}}]} as unknown as DocumentNode<Admin_Payroll_RequestReopeningMutation, Admin_Payroll_RequestReopeningMutationVariables>;
export const Admin_Payroll_ApproveReopeningDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"Admin_Payroll_ApproveReopening"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reopeningRequestApprove"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reopeningRequest"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ReopeningRequest_request"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReopeningRequest_request"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ReopeningRequest"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"endDate"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"requestedBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"requestedAt"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"decidedBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"decidedAt"}},{"kind":"Field","name":{"kind":"Name","value":"canDecide"}}]}}]} as unknown as DocumentNode<Admin_Payroll_ApproveReopeningMutation, Admin_Payroll_ApproveReopeningMutationVariables>;
export const Admin_Payroll_DeclineReopeningDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"Admin_Payroll_DeclineReopening"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ReopeningRequestDeclineInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reopeningRequestDecline"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reopeningRequest"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ReopeningRequest_request"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReopeningRequest_request"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ReopeningRequest"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"endDate"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"requestedBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"requestedAt"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"decidedBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"decidedAt"}},{"kind":"Field","name":{"kind":"Name","value":"canDecide"}}]}}]} as unknown as DocumentNode<Admin_Payroll_DeclineReopeningMutation, Admin_Payroll_DeclineReopeningMutationVariables>;
export const Admin_Payroll_CountSignaturesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Admin_Payroll_CountSignatures"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"startDate"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Date"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"payPeriods"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"2"}},{"kind":"Argument","name":{"kind":"Name","value":"around"},"value":{"kind":"Variable","name":{"kind":"Name","value":"startDate"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"signedCount"}},{"kind":"Field","name":{"kind":"Name","value":"staleCount"}},{"kind":"Field","name":{"kind":"Name","value":"missingCount"}}]}}]}}]}}]}}]} as unknown as DocumentNode<Admin_Payroll_CountSignaturesQuery, Admin_Payroll_CountSignaturesQueryVariables>;
export const Admin_Payroll_LoadSignaturesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Admin_Payroll_LoadSignatures"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"startDate"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Date"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signOffs"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"startDate"},"value":{"kind":"Variable","name":{"kind":"Name","value":"startDate"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"1000"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"signedAt"}},{"kind":"Field","name":{"kind":"Name","value":"answeredNo"}},{"kind":"Field","name":{"kind":"Name","value":"signOff"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"staleReason"}},{"kind":"Field","name":{"kind":"Name","value":"changes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"sentence"}}]}}]}}]}}]}}]}}]}}]} as unknown as DocumentNode<Admin_Payroll_LoadSignaturesQuery, Admin_Payroll_LoadSignaturesQueryVariables>;
export const Admin_Reports_LoadWorkByTimeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Admin_Reports_LoadWorkByTime"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"startDate"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Date"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"endDate"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Date"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"teamId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"rows"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"WorkRows"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"columns"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"WorkColumns"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"workByTime"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"startDate"},"value":{"kind":"Variable","name":{"kind":"Name","value":"startDate"}}},{"kind":"Argument","name":{"kind":"Name","value":"endDate"},"value":{"kind":"Variable","name":{"kind":"Name","value":"endDate"}}},{"kind":"Argument","name":{"kind":"Name","value":"teamId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"teamId"}}},{"kind":"Argument","name":{"kind":"Name","value":"rows"},"value":{"kind":"Variable","name":{"kind":"Name","value":"rows"}}},{"kind":"Argument","name":{"kind":"Name","value":"columns"},"value":{"kind":"Variable","name":{"kind":"Name","value":"columns"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"columns"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"endDate"}},{"kind":"Field","name":{"kind":"Name","value":"minutes"}}]}},{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"minutes"}},{"kind":"Field","name":{"kind":"Name","value":"cells"}}]}},{"kind":"Field","name":{"kind":"Name","value":"rowCount"}},{"kind":"Field","name":{"kind":"Name","value":"minutes"}}]}}]}}]}}]} as unknown as DocumentNode<Admin_Reports_LoadWorkByTimeQuery, Admin_Reports_LoadWorkByTimeQueryVariables>;
export const Admin_Reports_LoadMatrixDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Admin_Reports_LoadMatrix"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"startDate"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Date"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"endDate"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Date"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"teamId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"workMatrix"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"startDate"},"value":{"kind":"Variable","name":{"kind":"Name","value":"startDate"}}},{"kind":"Argument","name":{"kind":"Name","value":"endDate"},"value":{"kind":"Variable","name":{"kind":"Name","value":"endDate"}}},{"kind":"Argument","name":{"kind":"Name","value":"teamId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"teamId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"jobs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"job"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"minutes"}},{"kind":"Field","name":{"kind":"Name","value":"hours"}}]}},{"kind":"Field","name":{"kind":"Name","value":"people"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"minutes"}},{"kind":"Field","name":{"kind":"Name","value":"hours"}},{"kind":"Field","name":{"kind":"Name","value":"jobs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"job"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"minutes"}},{"kind":"Field","name":{"kind":"Name","value":"hours"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"peopleCount"}},{"kind":"Field","name":{"kind":"Name","value":"minutes"}},{"kind":"Field","name":{"kind":"Name","value":"hours"}}]}}]}}]}}]} as unknown as DocumentNode<Admin_Reports_LoadMatrixQuery, Admin_Reports_LoadMatrixQueryVariables>;
export const Admin_Reports_LoadJobWorkDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Admin_Reports_LoadJobWork"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"startDate"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Date"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"endDate"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Date"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"teamId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"job"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"workMatrix"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"startDate"},"value":{"kind":"Variable","name":{"kind":"Name","value":"startDate"}}},{"kind":"Argument","name":{"kind":"Name","value":"endDate"},"value":{"kind":"Variable","name":{"kind":"Name","value":"endDate"}}},{"kind":"Argument","name":{"kind":"Name","value":"teamId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"teamId"}}},{"kind":"Argument","name":{"kind":"Name","value":"jobId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"job"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"jobs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"job"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"minutes"}},{"kind":"Field","name":{"kind":"Name","value":"hours"}}]}},{"kind":"Field","name":{"kind":"Name","value":"people"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"minutes"}},{"kind":"Field","name":{"kind":"Name","value":"hours"}}]}},{"kind":"Field","name":{"kind":"Name","value":"peopleCount"}}]}}]}}]}}]} as unknown as DocumentNode<Admin_Reports_LoadJobWorkQuery, Admin_Reports_LoadJobWorkQueryVariables>;
export const Admin_Reports_LoadPersonPayDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Admin_Reports_LoadPersonPay"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"userId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"startDate"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Date"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"endDate"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Date"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"personPay"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"userId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"userId"}}},{"kind":"Argument","name":{"kind":"Name","value":"startDate"},"value":{"kind":"Variable","name":{"kind":"Name","value":"startDate"}}},{"kind":"Argument","name":{"kind":"Name","value":"endDate"},"value":{"kind":"Variable","name":{"kind":"Name","value":"endDate"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"jobs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"job"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"minutes"}},{"kind":"Field","name":{"kind":"Name","value":"hours"}}]}},{"kind":"Field","name":{"kind":"Name","value":"regularMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"overtimeMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"doubleTimeMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"mealPremiumMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"restPremiumMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"ptoMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"unpaidBreakMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"hours"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"regular"}},{"kind":"Field","name":{"kind":"Name","value":"overtime"}},{"kind":"Field","name":{"kind":"Name","value":"doubleTime"}},{"kind":"Field","name":{"kind":"Name","value":"mealPremium"}},{"kind":"Field","name":{"kind":"Name","value":"restPremium"}},{"kind":"Field","name":{"kind":"Name","value":"pto"}}]}},{"kind":"Field","name":{"kind":"Name","value":"exceptions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"timesheetId"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"PersonDays_payrollEntry"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PersonDays_payrollEntry"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PayrollEntry"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lines"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"timesheetId"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"minutes"}},{"kind":"Field","name":{"kind":"Name","value":"hours"}},{"kind":"Field","name":{"kind":"Name","value":"payRule"}},{"kind":"Field","name":{"kind":"Name","value":"explanation"}},{"kind":"Field","name":{"kind":"Name","value":"job"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]} as unknown as DocumentNode<Admin_Reports_LoadPersonPayQuery, Admin_Reports_LoadPersonPayQueryVariables>;
export const Admin_Reports_LoadTimesheetDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Admin_Reports_LoadTimesheet"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"timesheet"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"clockInAt"}},{"kind":"Field","name":{"kind":"Name","value":"clockOutAt"}},{"kind":"Field","name":{"kind":"Name","value":"durationMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"notes"}},{"kind":"Field","name":{"kind":"Name","value":"breaks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"startAt"}},{"kind":"Field","name":{"kind":"Name","value":"endAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"job"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]}}]} as unknown as DocumentNode<Admin_Reports_LoadTimesheetQuery, Admin_Reports_LoadTimesheetQueryVariables>;
export const Admin_Reports_LoadReportDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Admin_Reports_LoadReport"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"type"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ReportType"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"startDate"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Date"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"endDate"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Date"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"teamId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"report"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"type"},"value":{"kind":"Variable","name":{"kind":"Name","value":"type"}}},{"kind":"Argument","name":{"kind":"Name","value":"startDate"},"value":{"kind":"Variable","name":{"kind":"Name","value":"startDate"}}},{"kind":"Argument","name":{"kind":"Name","value":"endDate"},"value":{"kind":"Variable","name":{"kind":"Name","value":"endDate"}}},{"kind":"Argument","name":{"kind":"Name","value":"teamId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"teamId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Preview_report"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Preview_report"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Report"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"endDate"}},{"kind":"Field","name":{"kind":"Name","value":"scope"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"teams"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"timezone"}},{"kind":"Field","name":{"kind":"Name","value":"workweekStartsOn"}},{"kind":"Field","name":{"kind":"Name","value":"rounding"}},{"kind":"Field","name":{"kind":"Name","value":"overtimeRule"}},{"kind":"Field","name":{"kind":"Name","value":"ruleChanges"}},{"kind":"Field","name":{"kind":"Name","value":"closedAt"}},{"kind":"Field","name":{"kind":"Name","value":"pendingOvertime"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"Field","name":{"kind":"Name","value":"columns"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"hoursKey"}}]}},{"kind":"Field","name":{"kind":"Name","value":"rowCount"}},{"kind":"Field","name":{"kind":"Name","value":"entries"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"1000"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TimesByEmployeeEntry"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userId"}},{"kind":"Field","name":{"kind":"Name","value":"employee"}},{"kind":"Field","name":{"kind":"Name","value":"workedMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"workedHours"}},{"kind":"Field","name":{"kind":"Name","value":"regularMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"regularHours"}},{"kind":"Field","name":{"kind":"Name","value":"overtimeMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"overtimeHours"}},{"kind":"Field","name":{"kind":"Name","value":"doubleTimeMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"doubleTimeHours"}},{"kind":"Field","name":{"kind":"Name","value":"mealPremiumMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"mealPremiumHours"}},{"kind":"Field","name":{"kind":"Name","value":"restPremiumMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"restPremiumHours"}},{"kind":"Field","name":{"kind":"Name","value":"qualifiedOvertimeMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"qualifiedOvertimeHours"}},{"kind":"Field","name":{"kind":"Name","value":"unpaidBreakMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"unpaidBreakHours"}},{"kind":"Field","name":{"kind":"Name","value":"exceptions"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TimesByJobEntry"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"jobId"}},{"kind":"Field","name":{"kind":"Name","value":"job"}},{"kind":"Field","name":{"kind":"Name","value":"workedMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"workedHours"}},{"kind":"Field","name":{"kind":"Name","value":"people"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TimesByTeamEntry"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"teamId"}},{"kind":"Field","name":{"kind":"Name","value":"team"}},{"kind":"Field","name":{"kind":"Name","value":"workedMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"workedHours"}},{"kind":"Field","name":{"kind":"Name","value":"people"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PayrollSummaryEntry"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userId"}},{"kind":"Field","name":{"kind":"Name","value":"employee"}},{"kind":"Field","name":{"kind":"Name","value":"paidMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"paidHours"}},{"kind":"Field","name":{"kind":"Name","value":"regularMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"regularHours"}},{"kind":"Field","name":{"kind":"Name","value":"overtimeMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"overtimeHours"}},{"kind":"Field","name":{"kind":"Name","value":"doubleTimeMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"doubleTimeHours"}},{"kind":"Field","name":{"kind":"Name","value":"mealPremiumMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"mealPremiumHours"}},{"kind":"Field","name":{"kind":"Name","value":"restPremiumMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"restPremiumHours"}},{"kind":"Field","name":{"kind":"Name","value":"qualifiedOvertimeMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"qualifiedOvertimeHours"}},{"kind":"Field","name":{"kind":"Name","value":"ptoMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"ptoHours"}},{"kind":"Field","name":{"kind":"Name","value":"exceptions"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PtoSummaryEntry"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userId"}},{"kind":"Field","name":{"kind":"Name","value":"employee"}},{"kind":"Field","name":{"kind":"Name","value":"policyId"}},{"kind":"Field","name":{"kind":"Name","value":"policy"}},{"kind":"Field","name":{"kind":"Name","value":"paid"}},{"kind":"Field","name":{"kind":"Name","value":"requests"}},{"kind":"Field","name":{"kind":"Name","value":"approvedMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"approvedHours"}},{"kind":"Field","name":{"kind":"Name","value":"pendingMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"pendingHours"}},{"kind":"Field","name":{"kind":"Name","value":"paidMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"paidHours"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"sums"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TimesByEmployeeSums"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"workedMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"workedHours"}},{"kind":"Field","name":{"kind":"Name","value":"regularMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"regularHours"}},{"kind":"Field","name":{"kind":"Name","value":"overtimeMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"overtimeHours"}},{"kind":"Field","name":{"kind":"Name","value":"doubleTimeMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"doubleTimeHours"}},{"kind":"Field","name":{"kind":"Name","value":"mealPremiumMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"mealPremiumHours"}},{"kind":"Field","name":{"kind":"Name","value":"restPremiumMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"restPremiumHours"}},{"kind":"Field","name":{"kind":"Name","value":"qualifiedOvertimeMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"qualifiedOvertimeHours"}},{"kind":"Field","name":{"kind":"Name","value":"unpaidBreakMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"unpaidBreakHours"}},{"kind":"Field","name":{"kind":"Name","value":"exceptions"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TimesByJobSums"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"workedMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"workedHours"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TimesByTeamSums"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"workedMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"workedHours"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PayrollSummarySums"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"paidMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"paidHours"}},{"kind":"Field","name":{"kind":"Name","value":"regularMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"regularHours"}},{"kind":"Field","name":{"kind":"Name","value":"overtimeMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"overtimeHours"}},{"kind":"Field","name":{"kind":"Name","value":"doubleTimeMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"doubleTimeHours"}},{"kind":"Field","name":{"kind":"Name","value":"mealPremiumMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"mealPremiumHours"}},{"kind":"Field","name":{"kind":"Name","value":"restPremiumMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"restPremiumHours"}},{"kind":"Field","name":{"kind":"Name","value":"qualifiedOvertimeMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"qualifiedOvertimeHours"}},{"kind":"Field","name":{"kind":"Name","value":"ptoMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"ptoHours"}},{"kind":"Field","name":{"kind":"Name","value":"exceptions"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PtoSummarySums"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"requests"}},{"kind":"Field","name":{"kind":"Name","value":"approvedMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"approvedHours"}},{"kind":"Field","name":{"kind":"Name","value":"pendingMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"pendingHours"}},{"kind":"Field","name":{"kind":"Name","value":"paidMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"paidHours"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as DocumentNode<Admin_Reports_LoadReportQuery, Admin_Reports_LoadReportQueryVariables>;
export const Admin_Reports_LoadTeamsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Admin_Reports_LoadTeams"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"teams"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"1000"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]}}]} as unknown as DocumentNode<Admin_Reports_LoadTeamsQuery, Admin_Reports_LoadTeamsQueryVariables>;
export const Admin_Reports_LoadDateRangesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Admin_Reports_LoadDateRanges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"dateRanges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"endDate"}}]}}]}}]}}]} as unknown as DocumentNode<Admin_Reports_LoadDateRangesQuery, Admin_Reports_LoadDateRangesQueryVariables>;
export const Admin_Reports_LoadSavedReportsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Admin_Reports_LoadSavedReports"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"savedReports"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"500"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"SavedReport_savedReport"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SavedReport_savedReport"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SavedReport"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"range"}},{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"endDate"}},{"kind":"Field","name":{"kind":"Name","value":"teamId"}},{"kind":"Field","name":{"kind":"Name","value":"view"}},{"kind":"Field","name":{"kind":"Name","value":"sort"}},{"kind":"Field","name":{"kind":"Name","value":"find"}}]}}]} as unknown as DocumentNode<Admin_Reports_LoadSavedReportsQuery, Admin_Reports_LoadSavedReportsQueryVariables>;
export const Admin_Reports_CreateSavedReportDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"Admin_Reports_CreateSavedReport"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SavedReportCreateInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"savedReportCreate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"savedReport"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"SavedReport_savedReport"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SavedReport_savedReport"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SavedReport"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"range"}},{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"endDate"}},{"kind":"Field","name":{"kind":"Name","value":"teamId"}},{"kind":"Field","name":{"kind":"Name","value":"view"}},{"kind":"Field","name":{"kind":"Name","value":"sort"}},{"kind":"Field","name":{"kind":"Name","value":"find"}}]}}]} as unknown as DocumentNode<Admin_Reports_CreateSavedReportMutation, Admin_Reports_CreateSavedReportMutationVariables>;
export const Admin_Reports_RenameSavedReportDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"Admin_Reports_RenameSavedReport"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SavedReportRenameInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"savedReportRename"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"savedReport"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"SavedReport_savedReport"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SavedReport_savedReport"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SavedReport"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"range"}},{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"endDate"}},{"kind":"Field","name":{"kind":"Name","value":"teamId"}},{"kind":"Field","name":{"kind":"Name","value":"view"}},{"kind":"Field","name":{"kind":"Name","value":"sort"}},{"kind":"Field","name":{"kind":"Name","value":"find"}}]}}]} as unknown as DocumentNode<Admin_Reports_RenameSavedReportMutation, Admin_Reports_RenameSavedReportMutationVariables>;
export const Admin_Reports_DeleteSavedReportDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"Admin_Reports_DeleteSavedReport"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"savedReportDelete"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deletedSavedReportId"}}]}}]}}]} as unknown as DocumentNode<Admin_Reports_DeleteSavedReportMutation, Admin_Reports_DeleteSavedReportMutationVariables>;
export const Admin_Settings_LoadApiKeysDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Admin_Settings_LoadApiKeys"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"apiKeys"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"includeRevoked"},"value":{"kind":"BooleanValue","value":true}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"200"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"prefix"}},{"kind":"Field","name":{"kind":"Name","value":"allowedScopes"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"owner"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"allowedAddresses"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedAddress"}},{"kind":"Field","name":{"kind":"Name","value":"revokedAt"}}]}}]}}]}}]}}]} as unknown as DocumentNode<Admin_Settings_LoadApiKeysQuery, Admin_Settings_LoadApiKeysQueryVariables>;
export const Admin_Settings_CreateApiKeyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"Admin_Settings_CreateApiKey"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ApiKeyCreateInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"apiKeyCreate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"apiKey"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"secret"}}]}}]}}]} as unknown as DocumentNode<Admin_Settings_CreateApiKeyMutation, Admin_Settings_CreateApiKeyMutationVariables>;
export const Admin_Settings_RevokeApiKeyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"Admin_Settings_RevokeApiKey"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"apiKeyRevoke"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"revokedApiKeyId"}}]}}]}}]} as unknown as DocumentNode<Admin_Settings_RevokeApiKeyMutation, Admin_Settings_RevokeApiKeyMutationVariables>;
export const Admin_Settings_LoadClientErrorsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Admin_Settings_LoadClientErrors"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"clientErrors"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"module"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"screen"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"stack"}},{"kind":"Field","name":{"kind":"Name","value":"occurrences"}},{"kind":"Field","name":{"kind":"Name","value":"people"}},{"kind":"Field","name":{"kind":"Name","value":"firstSeenAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastSeenAt"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}}]}}]}}]}}]}}]} as unknown as DocumentNode<Admin_Settings_LoadClientErrorsQuery, Admin_Settings_LoadClientErrorsQueryVariables>;
export const Admin_EarningCodes_LoadDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Admin_EarningCodes_Load"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"earningCodes"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"1000"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"EarningCodeRow_earningCode"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EarningCodeRow_earningCode"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EarningCode"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"policy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"job"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"isDefault"}}]}}]} as unknown as DocumentNode<Admin_EarningCodes_LoadQuery, Admin_EarningCodes_LoadQueryVariables>;
export const Admin_EarningCodes_LoadChoicesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Admin_EarningCodes_LoadChoices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"jobs"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"1000"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"ptoPolicies"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"1000"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]}}]} as unknown as DocumentNode<Admin_EarningCodes_LoadChoicesQuery, Admin_EarningCodes_LoadChoicesQueryVariables>;
export const Admin_EarningCodes_SetDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"Admin_EarningCodes_Set"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EarningCodeSetInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"earningCodeSet"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"earningCodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"EarningCodeRow_earningCode"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EarningCodeRow_earningCode"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EarningCode"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"policy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"job"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"isDefault"}}]}}]} as unknown as DocumentNode<Admin_EarningCodes_SetMutation, Admin_EarningCodes_SetMutationVariables>;
export const Admin_ExportTemplates_LoadDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Admin_ExportTemplates_Load"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"exportProfiles"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"1000"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"isVerified"}},{"kind":"Field","name":{"kind":"Name","value":"preset"}},{"kind":"Field","name":{"kind":"Name","value":"exemptPeople"}},{"kind":"Field","name":{"kind":"Name","value":"layout"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rows"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ExportTemplates_layout"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"exportPresets"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"isVerified"}},{"kind":"Field","name":{"kind":"Name","value":"exemptPeople"}},{"kind":"Field","name":{"kind":"Name","value":"layout"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rows"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ExportTemplates_layout"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ExportTemplates_layout"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ExportLayout"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"columns"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"header"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}},{"kind":"Field","name":{"kind":"Name","value":"rows"}},{"kind":"Field","name":{"kind":"Name","value":"hasHeader"}},{"kind":"Field","name":{"kind":"Name","value":"preamble"}},{"kind":"Field","name":{"kind":"Name","value":"separator"}},{"kind":"Field","name":{"kind":"Name","value":"decimalMark"}},{"kind":"Field","name":{"kind":"Name","value":"dateFormat"}},{"kind":"Field","name":{"kind":"Name","value":"quoting"}},{"kind":"Field","name":{"kind":"Name","value":"lineEnd"}},{"kind":"Field","name":{"kind":"Name","value":"encoding"}},{"kind":"Field","name":{"kind":"Name","value":"extension"}}]}}]} as unknown as DocumentNode<Admin_ExportTemplates_LoadQuery, Admin_ExportTemplates_LoadQueryVariables>;
export const Admin_ExportTemplates_PreviewDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Admin_ExportTemplates_Preview"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"layout"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ExportLayoutInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"preset"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ExportPresetKey"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"exemptPeople"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ExportExemptPeople"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"previewExport"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"layout"},"value":{"kind":"Variable","name":{"kind":"Name","value":"layout"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"preset"},"value":{"kind":"Variable","name":{"kind":"Name","value":"preset"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"exemptPeople"},"value":{"kind":"Variable","name":{"kind":"Name","value":"exemptPeople"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"endDate"}},{"kind":"Field","name":{"kind":"Name","value":"isDraft"}},{"kind":"Field","name":{"kind":"Name","value":"isSample"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"problemCount"}},{"kind":"Field","name":{"kind":"Name","value":"problems"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"FileProblems_problem"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FileProblems_problem"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PayrollFileProblem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]} as unknown as DocumentNode<Admin_ExportTemplates_PreviewQuery, Admin_ExportTemplates_PreviewQueryVariables>;
export const Admin_ExportTemplates_CreateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"Admin_ExportTemplates_Create"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ExportTemplateCreateInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"exportTemplateCreate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"exportProfile"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]} as unknown as DocumentNode<Admin_ExportTemplates_CreateMutation, Admin_ExportTemplates_CreateMutationVariables>;
export const Admin_ExportTemplates_UpdateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"Admin_ExportTemplates_Update"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ExportTemplateUpdateInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"exportTemplateUpdate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"exportProfile"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]} as unknown as DocumentNode<Admin_ExportTemplates_UpdateMutation, Admin_ExportTemplates_UpdateMutationVariables>;
export const Admin_ExportTemplates_DeleteDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"Admin_ExportTemplates_Delete"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"exportTemplateDelete"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deletedExportTemplateId"}}]}}]}}]} as unknown as DocumentNode<Admin_ExportTemplates_DeleteMutation, Admin_ExportTemplates_DeleteMutationVariables>;
export const Admin_Settings_PreviewSettingsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Admin_Settings_PreviewSettings"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PreviewSettingsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"previewSettings"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"effectiveFrom"}},{"kind":"Field","name":{"kind":"Name","value":"people"}},{"kind":"Field","name":{"kind":"Name","value":"regularMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"overtimeMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"doubleTimeMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"mealPremiumMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"restPremiumMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"qualifiedOvertimeMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"byPerson"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DifferenceTable_personPayDifference"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DifferenceTable_personPayDifference"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PersonPayDifference"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"regularMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"overtimeMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"doubleTimeMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"mealPremiumMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"restPremiumMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"qualifiedOvertimeMinutes"}}]}}]} as unknown as DocumentNode<Admin_Settings_PreviewSettingsQuery, Admin_Settings_PreviewSettingsQueryVariables>;
export const Admin_Settings_LoadOrganizationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Admin_Settings_LoadOrganization"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"organization"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"OrganizationSettings_organization"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrganizationSettings_organization"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Organization"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"timezone"}},{"kind":"Field","name":{"kind":"Name","value":"timezoneInForce"}},{"kind":"Field","alias":{"kind":"Name","value":"roundingRule"},"name":{"kind":"Name","value":"rounding"}},{"kind":"Field","name":{"kind":"Name","value":"requireLocationOnClock"}},{"kind":"Field","name":{"kind":"Name","value":"showColleagues"}},{"kind":"Field","name":{"kind":"Name","value":"geofenceToleranceMeters"}},{"kind":"Field","name":{"kind":"Name","value":"locationRetentionDays"}},{"kind":"Field","name":{"kind":"Name","value":"overtimeRule"}},{"kind":"Field","name":{"kind":"Name","value":"customRuleId"}},{"kind":"Field","name":{"kind":"Name","value":"breakPremiums"}},{"kind":"Field","name":{"kind":"Name","value":"overtimeRuleHints"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"overtimeRule"}},{"kind":"Field","name":{"kind":"Name","value":"isCertain"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"Field","name":{"kind":"Name","value":"hasPayTerms"}},{"kind":"Field","name":{"kind":"Name","value":"workweekStartsOn"}},{"kind":"Field","name":{"kind":"Name","value":"lateCorrections"}},{"kind":"Field","name":{"kind":"Name","value":"reopeningNeedsConsent"}},{"kind":"Field","name":{"kind":"Name","value":"minimumPasswordLength"}},{"kind":"Field","name":{"kind":"Name","value":"payRules"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"timezone"}},{"kind":"Field","alias":{"kind":"Name","value":"roundingRule"},"name":{"kind":"Name","value":"rounding"}},{"kind":"Field","name":{"kind":"Name","value":"overtimeRule"}},{"kind":"Field","name":{"kind":"Name","value":"customRule"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"breakPremiums"}},{"kind":"Field","name":{"kind":"Name","value":"workweekStartsOn"}}]}},{"kind":"Field","name":{"kind":"Name","value":"scheduledChanges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setting"}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"before"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}}]}}]} as unknown as DocumentNode<Admin_Settings_LoadOrganizationQuery, Admin_Settings_LoadOrganizationQueryVariables>;
export const Admin_Settings_UpdateOrganizationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"Admin_Settings_UpdateOrganization"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"OrganizationUpdateInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"organizationUpdate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"organization"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"OrganizationSettings_organization"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrganizationSettings_organization"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Organization"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"timezone"}},{"kind":"Field","name":{"kind":"Name","value":"timezoneInForce"}},{"kind":"Field","alias":{"kind":"Name","value":"roundingRule"},"name":{"kind":"Name","value":"rounding"}},{"kind":"Field","name":{"kind":"Name","value":"requireLocationOnClock"}},{"kind":"Field","name":{"kind":"Name","value":"showColleagues"}},{"kind":"Field","name":{"kind":"Name","value":"geofenceToleranceMeters"}},{"kind":"Field","name":{"kind":"Name","value":"locationRetentionDays"}},{"kind":"Field","name":{"kind":"Name","value":"overtimeRule"}},{"kind":"Field","name":{"kind":"Name","value":"customRuleId"}},{"kind":"Field","name":{"kind":"Name","value":"breakPremiums"}},{"kind":"Field","name":{"kind":"Name","value":"overtimeRuleHints"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"overtimeRule"}},{"kind":"Field","name":{"kind":"Name","value":"isCertain"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"Field","name":{"kind":"Name","value":"hasPayTerms"}},{"kind":"Field","name":{"kind":"Name","value":"workweekStartsOn"}},{"kind":"Field","name":{"kind":"Name","value":"lateCorrections"}},{"kind":"Field","name":{"kind":"Name","value":"reopeningNeedsConsent"}},{"kind":"Field","name":{"kind":"Name","value":"minimumPasswordLength"}},{"kind":"Field","name":{"kind":"Name","value":"payRules"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"timezone"}},{"kind":"Field","alias":{"kind":"Name","value":"roundingRule"},"name":{"kind":"Name","value":"rounding"}},{"kind":"Field","name":{"kind":"Name","value":"overtimeRule"}},{"kind":"Field","name":{"kind":"Name","value":"customRule"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"breakPremiums"}},{"kind":"Field","name":{"kind":"Name","value":"workweekStartsOn"}}]}},{"kind":"Field","name":{"kind":"Name","value":"scheduledChanges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setting"}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"before"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}}]}}]} as unknown as DocumentNode<Admin_Settings_UpdateOrganizationMutation, Admin_Settings_UpdateOrganizationMutationVariables>;
export const Admin_Settings_CreateOvertimeRuleDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"Admin_Settings_CreateOvertimeRule"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"OvertimeRuleCreateInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"overtimeRuleCreate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"overtimeRule"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"OvertimeRule_overtimeRuleDefinition"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OvertimeRule_overtimeRuleDefinition"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OvertimeRuleDefinition"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"customRuleId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"country"}},{"kind":"Field","name":{"kind":"Name","value":"laws"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rule"}},{"kind":"Field","name":{"kind":"Name","value":"words"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"since"}},{"kind":"Field","name":{"kind":"Name","value":"verifiedOn"}}]}},{"kind":"Field","name":{"kind":"Name","value":"examples"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"work"}},{"kind":"Field","name":{"kind":"Name","value":"regularHours"}},{"kind":"Field","name":{"kind":"Name","value":"overtimeHours"}},{"kind":"Field","name":{"kind":"Name","value":"doubleTimeHours"}}]}},{"kind":"Field","name":{"kind":"Name","value":"retired"}}]}}]} as unknown as DocumentNode<Admin_Settings_CreateOvertimeRuleMutation, Admin_Settings_CreateOvertimeRuleMutationVariables>;
export const Admin_Settings_UpdateOvertimeRuleDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"Admin_Settings_UpdateOvertimeRule"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"OvertimeRuleUpdateInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"overtimeRuleUpdate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"overtimeRule"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"OvertimeRule_overtimeRuleDefinition"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OvertimeRule_overtimeRuleDefinition"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OvertimeRuleDefinition"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"customRuleId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"country"}},{"kind":"Field","name":{"kind":"Name","value":"laws"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rule"}},{"kind":"Field","name":{"kind":"Name","value":"words"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"since"}},{"kind":"Field","name":{"kind":"Name","value":"verifiedOn"}}]}},{"kind":"Field","name":{"kind":"Name","value":"examples"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"work"}},{"kind":"Field","name":{"kind":"Name","value":"regularHours"}},{"kind":"Field","name":{"kind":"Name","value":"overtimeHours"}},{"kind":"Field","name":{"kind":"Name","value":"doubleTimeHours"}}]}},{"kind":"Field","name":{"kind":"Name","value":"retired"}}]}}]} as unknown as DocumentNode<Admin_Settings_UpdateOvertimeRuleMutation, Admin_Settings_UpdateOvertimeRuleMutationVariables>;
export const Admin_Settings_DeleteOvertimeRuleDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"Admin_Settings_DeleteOvertimeRule"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"OvertimeRuleDeleteInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"overtimeRuleDelete"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deletedOvertimeRuleId"}}]}}]}}]} as unknown as DocumentNode<Admin_Settings_DeleteOvertimeRuleMutation, Admin_Settings_DeleteOvertimeRuleMutationVariables>;
export const Admin_Settings_LoadPayPeriodSettingsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Admin_Settings_LoadPayPeriodSettings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"payPeriodSettings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"anchorDate"}},{"kind":"Field","name":{"kind":"Name","value":"daysToPayday"}},{"kind":"Field","name":{"kind":"Name","value":"plans"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"anchorDate"}}]}}]}}]}}]}}]} as unknown as DocumentNode<Admin_Settings_LoadPayPeriodSettingsQuery, Admin_Settings_LoadPayPeriodSettingsQueryVariables>;
export const Admin_Settings_LoadPayPeriodPlanDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Admin_Settings_LoadPayPeriodPlan"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"kind"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PayPeriodKind"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"anchorDate"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Date"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"effectiveFrom"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Date"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"payPeriodPlan"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"kind"},"value":{"kind":"Variable","name":{"kind":"Name","value":"kind"}}},{"kind":"Argument","name":{"kind":"Name","value":"anchorDate"},"value":{"kind":"Variable","name":{"kind":"Name","value":"anchorDate"}}},{"kind":"Argument","name":{"kind":"Name","value":"effectiveFrom"},"value":{"kind":"Variable","name":{"kind":"Name","value":"effectiveFrom"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"endDate"}}]}}]}}]}}]} as unknown as DocumentNode<Admin_Settings_LoadPayPeriodPlanQuery, Admin_Settings_LoadPayPeriodPlanQueryVariables>;
export const Admin_Settings_UpdatePayPeriodSettingsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"Admin_Settings_UpdatePayPeriodSettings"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PayPeriodSettingsUpdateInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"payPeriodSettingsUpdate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"payPeriodSettings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"anchorDate"}}]}}]}}]}}]} as unknown as DocumentNode<Admin_Settings_UpdatePayPeriodSettingsMutation, Admin_Settings_UpdatePayPeriodSettingsMutationVariables>;
export const Admin_Settings_LoadPlacesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Admin_Settings_LoadPlaces"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"organization"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"geofenceToleranceMeters"}}]}},{"kind":"Field","name":{"kind":"Name","value":"places"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"includeRetired"},"value":{"kind":"BooleanValue","value":true}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"1000"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"retired"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"PlaceRow_place"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlaceRow_place"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Place"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"lat"}},{"kind":"Field","name":{"kind":"Name","value":"lng"}},{"kind":"Field","name":{"kind":"Name","value":"radiusMeters"}},{"kind":"Field","name":{"kind":"Name","value":"retired"}}]}}]} as unknown as DocumentNode<Admin_Settings_LoadPlacesQuery, Admin_Settings_LoadPlacesQueryVariables>;
export const Admin_Settings_CreatePlaceDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"Admin_Settings_CreatePlace"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PlaceCreateInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"placeCreate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"place"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"PlaceRow_place"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlaceRow_place"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Place"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"lat"}},{"kind":"Field","name":{"kind":"Name","value":"lng"}},{"kind":"Field","name":{"kind":"Name","value":"radiusMeters"}},{"kind":"Field","name":{"kind":"Name","value":"retired"}}]}}]} as unknown as DocumentNode<Admin_Settings_CreatePlaceMutation, Admin_Settings_CreatePlaceMutationVariables>;
export const Admin_Settings_UpdatePlaceDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"Admin_Settings_UpdatePlace"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PlaceUpdateInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"placeUpdate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"place"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"PlaceRow_place"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlaceRow_place"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Place"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"lat"}},{"kind":"Field","name":{"kind":"Name","value":"lng"}},{"kind":"Field","name":{"kind":"Name","value":"radiusMeters"}},{"kind":"Field","name":{"kind":"Name","value":"retired"}}]}}]} as unknown as DocumentNode<Admin_Settings_UpdatePlaceMutation, Admin_Settings_UpdatePlaceMutationVariables>;
export const Admin_Settings_LoadPoliciesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Admin_Settings_LoadPolicies"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ptoPolicies"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"includeRetired"},"value":{"kind":"BooleanValue","value":true}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"1000"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"retired"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"PolicyRow_ptoPolicy"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PolicyRow_ptoPolicy"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PtoPolicy"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"yearlyAllowanceHours"}},{"kind":"Field","name":{"kind":"Name","value":"paid"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"retired"}}]}}]} as unknown as DocumentNode<Admin_Settings_LoadPoliciesQuery, Admin_Settings_LoadPoliciesQueryVariables>;
export const Admin_Settings_CreatePolicyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"Admin_Settings_CreatePolicy"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PtoPolicyCreateInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ptoPolicyCreate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ptoPolicy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"PolicyRow_ptoPolicy"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PolicyRow_ptoPolicy"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PtoPolicy"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"yearlyAllowanceHours"}},{"kind":"Field","name":{"kind":"Name","value":"paid"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"retired"}}]}}]} as unknown as DocumentNode<Admin_Settings_CreatePolicyMutation, Admin_Settings_CreatePolicyMutationVariables>;
export const Admin_Settings_UpdatePolicyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"Admin_Settings_UpdatePolicy"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PtoPolicyUpdateInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ptoPolicyUpdate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ptoPolicy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"PolicyRow_ptoPolicy"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PolicyRow_ptoPolicy"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PtoPolicy"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"yearlyAllowanceHours"}},{"kind":"Field","name":{"kind":"Name","value":"paid"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"retired"}}]}}]} as unknown as DocumentNode<Admin_Settings_UpdatePolicyMutation, Admin_Settings_UpdatePolicyMutationVariables>;
export const Admin_Settings_LoadSignOffSettingsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Admin_Settings_LoadSignOffSettings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signOffSettings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SignOffForm_signOffSettings"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SignOffForm_signOffSettings"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SignOffSettings"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"enabled"}},{"kind":"Field","name":{"kind":"Name","value":"statement"}},{"kind":"Field","name":{"kind":"Name","value":"questions"}},{"kind":"Field","name":{"kind":"Name","value":"remindDays"}}]}}]} as unknown as DocumentNode<Admin_Settings_LoadSignOffSettingsQuery, Admin_Settings_LoadSignOffSettingsQueryVariables>;
export const Admin_Settings_UpdateSignOffSettingsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"Admin_Settings_UpdateSignOffSettings"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SignOffSettingsUpdateInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signOffSettingsUpdate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signOffSettings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SignOffForm_signOffSettings"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SignOffForm_signOffSettings"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SignOffSettings"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"enabled"}},{"kind":"Field","name":{"kind":"Name","value":"statement"}},{"kind":"Field","name":{"kind":"Name","value":"questions"}},{"kind":"Field","name":{"kind":"Name","value":"remindDays"}}]}}]} as unknown as DocumentNode<Admin_Settings_UpdateSignOffSettingsMutation, Admin_Settings_UpdateSignOffSettingsMutationVariables>;
export const Admin_Settings_LoadSyncQueueDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Admin_Settings_LoadSyncQueue"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"syncQueue"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"5"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"SyncRow_syncItem"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SyncRow_syncItem"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SyncItem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"fileUrl"}}]}}]} as unknown as DocumentNode<Admin_Settings_LoadSyncQueueQuery, Admin_Settings_LoadSyncQueueQueryVariables>;
export const Admin_Settings_QueueSyncDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"Admin_Settings_QueueSync"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SyncItemQueueInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"syncItemQueue"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"syncItem"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"SyncRow_syncItem"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SyncRow_syncItem"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SyncItem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"fileUrl"}}]}}]} as unknown as DocumentNode<Admin_Settings_QueueSyncMutation, Admin_Settings_QueueSyncMutationVariables>;
export const Admin_Team_LoadImportsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Admin_Team_LoadImports"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"teamImports"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"1000"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"done"}},{"kind":"Field","name":{"kind":"Name","value":"added"}},{"kind":"Field","name":{"kind":"Name","value":"invited"}},{"kind":"Field","name":{"kind":"Name","value":"mailed"}},{"kind":"Field","name":{"kind":"Name","value":"failed"}},{"kind":"Field","name":{"kind":"Name","value":"codesTaken"}}]}}]}}]}}]}}]} as unknown as DocumentNode<Admin_Team_LoadImportsQuery, Admin_Team_LoadImportsQueryVariables>;
export const Admin_Team_LoadImportDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Admin_Team_LoadImport"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"teamImport"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"people"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"500"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"line"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"outcome"}},{"kind":"Field","name":{"kind":"Name","value":"problem"}}]}}]}}]}}]}}]}}]} as unknown as DocumentNode<Admin_Team_LoadImportQuery, Admin_Team_LoadImportQueryVariables>;
export const Admin_Team_TakeCodesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"Admin_Team_TakeCodes"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"teamImportCodesTake"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"codes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"line"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"inviteCode"}},{"kind":"Field","name":{"kind":"Name","value":"registrationUrl"}}]}}]}}]}}]} as unknown as DocumentNode<Admin_Team_TakeCodesMutation, Admin_Team_TakeCodesMutationVariables>;
export const Admin_Team_PreviewImportDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Admin_Team_PreviewImport"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"TeamImportInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"previewTeamImport"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"valid"}},{"kind":"Field","name":{"kind":"Name","value":"warnings"}},{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"line"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"staffNumber"}},{"kind":"Field","name":{"kind":"Name","value":"employeeNumber"}},{"kind":"Field","name":{"kind":"Name","value":"payrollIds"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ADP"}},{"kind":"Field","name":{"kind":"Name","value":"DATEV_LODAS"}},{"kind":"Field","name":{"kind":"Name","value":"GUSTO"}},{"kind":"Field","name":{"kind":"Name","value":"PAYCHEX"}},{"kind":"Field","name":{"kind":"Name","value":"QUICKBOOKS"}},{"kind":"Field","name":{"kind":"Name","value":"XERO"}}]}},{"kind":"Field","name":{"kind":"Name","value":"terms"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"exempt"}},{"kind":"Field","name":{"kind":"Name","value":"payRule"}},{"kind":"Field","name":{"kind":"Name","value":"contractMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"position"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sameLine"}},{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"namesakes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userId"}},{"kind":"Field","name":{"kind":"Name","value":"staffNumber"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"canBeInvited"}}]}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]}}]}}]} as unknown as DocumentNode<Admin_Team_PreviewImportQuery, Admin_Team_PreviewImportQueryVariables>;
export const Admin_Team_ImportTeamDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"Admin_Team_ImportTeam"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"TeamImportStartInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"teamImportStart"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"teamImport"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"added"}}]}}]}}]}}]} as unknown as DocumentNode<Admin_Team_ImportTeamMutation, Admin_Team_ImportTeamMutationVariables>;
export const Admin_Team_InviteMemberDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"Admin_Team_InviteMember"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"InvitationCreateInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"invitationCreate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"invitation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"registrationUrl"}},{"kind":"Field","name":{"kind":"Name","value":"mailNotice"}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"TeamMembers_user"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TeamMembers_user"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"hasAccount"}},{"kind":"Field","name":{"kind":"Name","value":"staffNumber"}},{"kind":"Field","name":{"kind":"Name","value":"employeeNumber"}},{"kind":"Field","name":{"kind":"Name","value":"payrollName"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"invitedRole"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"scheduleColor"}},{"kind":"Field","name":{"kind":"Name","value":"canManage"}},{"kind":"Field","name":{"kind":"Name","value":"canEdit"}}]}}]} as unknown as DocumentNode<Admin_Team_InviteMemberMutation, Admin_Team_InviteMemberMutationVariables>;
export const Admin_Team_LoadTeamDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Admin_Team_LoadTeam"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"users"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"1000"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"TeamMembers_user"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"grantableRoles"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TeamMembers_user"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"hasAccount"}},{"kind":"Field","name":{"kind":"Name","value":"staffNumber"}},{"kind":"Field","name":{"kind":"Name","value":"employeeNumber"}},{"kind":"Field","name":{"kind":"Name","value":"payrollName"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"invitedRole"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"scheduleColor"}},{"kind":"Field","name":{"kind":"Name","value":"canManage"}},{"kind":"Field","name":{"kind":"Name","value":"canEdit"}}]}}]} as unknown as DocumentNode<Admin_Team_LoadTeamQuery, Admin_Team_LoadTeamQueryVariables>;
export const Admin_Team_LoadPeopleOfTeamDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Admin_Team_LoadPeopleOfTeam"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"teamId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"users"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"teamId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"teamId"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"1000"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}}]}}]} as unknown as DocumentNode<Admin_Team_LoadPeopleOfTeamQuery, Admin_Team_LoadPeopleOfTeamQueryVariables>;
export const Admin_Team_UpdateMemberDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"Admin_Team_UpdateMember"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UserUpdateInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userUpdate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"TeamMembers_user"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TeamMembers_user"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"hasAccount"}},{"kind":"Field","name":{"kind":"Name","value":"staffNumber"}},{"kind":"Field","name":{"kind":"Name","value":"employeeNumber"}},{"kind":"Field","name":{"kind":"Name","value":"payrollName"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"invitedRole"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"scheduleColor"}},{"kind":"Field","name":{"kind":"Name","value":"canManage"}},{"kind":"Field","name":{"kind":"Name","value":"canEdit"}}]}}]} as unknown as DocumentNode<Admin_Team_UpdateMemberMutation, Admin_Team_UpdateMemberMutationVariables>;
export const Admin_Team_AddMemberDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"Admin_Team_AddMember"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UserCreateInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userCreate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"TeamMembers_user"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TeamMembers_user"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"hasAccount"}},{"kind":"Field","name":{"kind":"Name","value":"staffNumber"}},{"kind":"Field","name":{"kind":"Name","value":"employeeNumber"}},{"kind":"Field","name":{"kind":"Name","value":"payrollName"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"invitedRole"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"scheduleColor"}},{"kind":"Field","name":{"kind":"Name","value":"canManage"}},{"kind":"Field","name":{"kind":"Name","value":"canEdit"}}]}}]} as unknown as DocumentNode<Admin_Team_AddMemberMutation, Admin_Team_AddMemberMutationVariables>;
export const Admin_Team_ArchiveMemberDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"Admin_Team_ArchiveMember"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userArchive"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"TeamMembers_user"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TeamMembers_user"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"hasAccount"}},{"kind":"Field","name":{"kind":"Name","value":"staffNumber"}},{"kind":"Field","name":{"kind":"Name","value":"employeeNumber"}},{"kind":"Field","name":{"kind":"Name","value":"payrollName"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"invitedRole"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"scheduleColor"}},{"kind":"Field","name":{"kind":"Name","value":"canManage"}},{"kind":"Field","name":{"kind":"Name","value":"canEdit"}}]}}]} as unknown as DocumentNode<Admin_Team_ArchiveMemberMutation, Admin_Team_ArchiveMemberMutationVariables>;
export const Admin_Team_ReinstateMemberDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"Admin_Team_ReinstateMember"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userReinstate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"TeamMembers_user"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TeamMembers_user"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"hasAccount"}},{"kind":"Field","name":{"kind":"Name","value":"staffNumber"}},{"kind":"Field","name":{"kind":"Name","value":"employeeNumber"}},{"kind":"Field","name":{"kind":"Name","value":"payrollName"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"invitedRole"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"scheduleColor"}},{"kind":"Field","name":{"kind":"Name","value":"canManage"}},{"kind":"Field","name":{"kind":"Name","value":"canEdit"}}]}}]} as unknown as DocumentNode<Admin_Team_ReinstateMemberMutation, Admin_Team_ReinstateMemberMutationVariables>;
export const Admin_Team_DeleteMemberDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"Admin_Team_DeleteMember"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userDelete"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deletedUserId"}}]}}]}}]} as unknown as DocumentNode<Admin_Team_DeleteMemberMutation, Admin_Team_DeleteMemberMutationVariables>;
export const Admin_Team_LoadOwnedKeysDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Admin_Team_LoadOwnedKeys"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"apiKeys"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"owner"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]}}]}}]} as unknown as DocumentNode<Admin_Team_LoadOwnedKeysQuery, Admin_Team_LoadOwnedKeysQueryVariables>;
export const Admin_Team_LoadMemberDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Admin_Team_LoadMember"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"teamMember"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"canResetPassword"}},{"kind":"Field","name":{"kind":"Name","value":"reach"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"TeamMembers_user"}}]}},{"kind":"Field","name":{"kind":"Name","value":"reachPreview"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"people"}},{"kind":"Field","name":{"kind":"Name","value":"peopleInTeams"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"MemberWeek_teamMember"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"UpcomingSchedules_teamMember"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"UpcomingTimeOff_teamMember"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"MemberTeams_teamMember"}}]}},{"kind":"Field","name":{"kind":"Name","value":"grantableRoles"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TeamMembers_user"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"hasAccount"}},{"kind":"Field","name":{"kind":"Name","value":"staffNumber"}},{"kind":"Field","name":{"kind":"Name","value":"employeeNumber"}},{"kind":"Field","name":{"kind":"Name","value":"payrollName"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"invitedRole"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"scheduleColor"}},{"kind":"Field","name":{"kind":"Name","value":"canManage"}},{"kind":"Field","name":{"kind":"Name","value":"canEdit"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MemberWeek_teamMember"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TeamMember"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"minutesThisWeek"}},{"kind":"Field","name":{"kind":"Name","value":"minutesInProgress"}},{"kind":"Field","name":{"kind":"Name","value":"openTimesheet"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"clockInAt"}},{"kind":"Field","name":{"kind":"Name","value":"job"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UpcomingSchedules_teamMember"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TeamMember"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"schedules"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"startAt"}},{"kind":"Field","name":{"kind":"Name","value":"endAt"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"job"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UpcomingTimeOff_teamMember"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TeamMember"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"timeOff"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"endDate"}},{"kind":"Field","name":{"kind":"Name","value":"hours"}},{"kind":"Field","name":{"kind":"Name","value":"policyName"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MemberTeams_teamMember"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TeamMember"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"teams"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fromDate"}},{"kind":"Field","name":{"kind":"Name","value":"toDate"}},{"kind":"Field","name":{"kind":"Name","value":"team"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]} as unknown as DocumentNode<Admin_Team_LoadMemberQuery, Admin_Team_LoadMemberQueryVariables>;
export const Admin_Team_SetReachDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"Admin_Team_SetReach"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UserReachSetInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userReachSet"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"reach"}}]}}]}}]}}]} as unknown as DocumentNode<Admin_Team_SetReachMutation, Admin_Team_SetReachMutationVariables>;
export const Admin_Team_ChangeRoleDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"Admin_Team_ChangeRole"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"role"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Role"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userRoleChange"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"role"},"value":{"kind":"Variable","name":{"kind":"Name","value":"role"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"TeamMembers_user"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TeamMembers_user"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"hasAccount"}},{"kind":"Field","name":{"kind":"Name","value":"staffNumber"}},{"kind":"Field","name":{"kind":"Name","value":"employeeNumber"}},{"kind":"Field","name":{"kind":"Name","value":"payrollName"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"invitedRole"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"scheduleColor"}},{"kind":"Field","name":{"kind":"Name","value":"canManage"}},{"kind":"Field","name":{"kind":"Name","value":"canEdit"}}]}}]} as unknown as DocumentNode<Admin_Team_ChangeRoleMutation, Admin_Team_ChangeRoleMutationVariables>;
export const Admin_Team_LoadPayrollIdsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Admin_Team_LoadPayrollIds"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"userId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"userId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PayrollIds_user"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PayrollIds_user"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"payrollIds"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ADP"}},{"kind":"Field","name":{"kind":"Name","value":"DATEV_LODAS"}},{"kind":"Field","name":{"kind":"Name","value":"GUSTO"}},{"kind":"Field","name":{"kind":"Name","value":"PAYCHEX"}},{"kind":"Field","name":{"kind":"Name","value":"QUICKBOOKS"}},{"kind":"Field","name":{"kind":"Name","value":"XERO"}}]}}]}}]} as unknown as DocumentNode<Admin_Team_LoadPayrollIdsQuery, Admin_Team_LoadPayrollIdsQueryVariables>;
export const Admin_Team_UpdatePayrollIdsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"Admin_Team_UpdatePayrollIds"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UserUpdateInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userUpdate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"PayrollIds_user"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PayrollIds_user"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"payrollIds"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ADP"}},{"kind":"Field","name":{"kind":"Name","value":"DATEV_LODAS"}},{"kind":"Field","name":{"kind":"Name","value":"GUSTO"}},{"kind":"Field","name":{"kind":"Name","value":"PAYCHEX"}},{"kind":"Field","name":{"kind":"Name","value":"QUICKBOOKS"}},{"kind":"Field","name":{"kind":"Name","value":"XERO"}}]}}]}}]} as unknown as DocumentNode<Admin_Team_UpdatePayrollIdsMutation, Admin_Team_UpdatePayrollIdsMutationVariables>;
export const Admin_Team_CreateResetLinkDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"Admin_Team_CreateResetLink"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"passwordResetLinkCreate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"resetLink"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}}]}}]}}]}}]} as unknown as DocumentNode<Admin_Team_CreateResetLinkMutation, Admin_Team_CreateResetLinkMutationVariables>;
export const Admin_Teams_LoadDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Admin_Teams_Load"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"teams"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"includeRetired"},"value":{"kind":"BooleanValue","value":true}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"1000"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"TeamCard_team"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TeamCard_team"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Team"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"retired"}},{"kind":"Field","name":{"kind":"Name","value":"memberCount"}},{"kind":"Field","name":{"kind":"Name","value":"canEdit"}},{"kind":"Field","name":{"kind":"Name","value":"place"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"leads"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}}]}}]}}]} as unknown as DocumentNode<Admin_Teams_LoadQuery, Admin_Teams_LoadQueryVariables>;
export const Admin_Teams_LoadPlacesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Admin_Teams_LoadPlaces"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"places"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"1000"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]}}]} as unknown as DocumentNode<Admin_Teams_LoadPlacesQuery, Admin_Teams_LoadPlacesQueryVariables>;
export const Admin_Teams_LoadTeamDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Admin_Teams_LoadTeam"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"team"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"TeamCard_team"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Memberships_team"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TeamCard_team"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Team"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"retired"}},{"kind":"Field","name":{"kind":"Name","value":"memberCount"}},{"kind":"Field","name":{"kind":"Name","value":"canEdit"}},{"kind":"Field","name":{"kind":"Name","value":"place"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"leads"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Memberships_team"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Team"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"canEdit"}},{"kind":"Field","name":{"kind":"Name","value":"members"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"1000"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fromDate"}},{"kind":"Field","name":{"kind":"Name","value":"toDate"}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}}]}}]}}]}}]}}]} as unknown as DocumentNode<Admin_Teams_LoadTeamQuery, Admin_Teams_LoadTeamQueryVariables>;
export const Admin_Teams_CreateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"Admin_Teams_Create"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"TeamCreateInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"teamCreate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"team"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"TeamCard_team"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TeamCard_team"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Team"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"retired"}},{"kind":"Field","name":{"kind":"Name","value":"memberCount"}},{"kind":"Field","name":{"kind":"Name","value":"canEdit"}},{"kind":"Field","name":{"kind":"Name","value":"place"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"leads"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}}]}}]}}]} as unknown as DocumentNode<Admin_Teams_CreateMutation, Admin_Teams_CreateMutationVariables>;
export const Admin_Teams_UpdateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"Admin_Teams_Update"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"TeamUpdateInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"teamUpdate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"team"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"TeamCard_team"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TeamCard_team"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Team"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"retired"}},{"kind":"Field","name":{"kind":"Name","value":"memberCount"}},{"kind":"Field","name":{"kind":"Name","value":"canEdit"}},{"kind":"Field","name":{"kind":"Name","value":"place"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"leads"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}}]}}]}}]} as unknown as DocumentNode<Admin_Teams_UpdateMutation, Admin_Teams_UpdateMutationVariables>;
export const Admin_Teams_DeleteDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"Admin_Teams_Delete"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"TeamDeleteInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"teamDelete"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deletedTeamId"}},{"kind":"Field","name":{"kind":"Name","value":"team"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"TeamCard_team"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TeamCard_team"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Team"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"retired"}},{"kind":"Field","name":{"kind":"Name","value":"memberCount"}},{"kind":"Field","name":{"kind":"Name","value":"canEdit"}},{"kind":"Field","name":{"kind":"Name","value":"place"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"leads"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}}]}}]}}]} as unknown as DocumentNode<Admin_Teams_DeleteMutation, Admin_Teams_DeleteMutationVariables>;
export const Admin_Teams_SetLeadsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"Admin_Teams_SetLeads"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"TeamLeadsSetInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"teamLeadsSet"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"team"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"TeamCard_team"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TeamCard_team"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Team"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"retired"}},{"kind":"Field","name":{"kind":"Name","value":"memberCount"}},{"kind":"Field","name":{"kind":"Name","value":"canEdit"}},{"kind":"Field","name":{"kind":"Name","value":"place"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"leads"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}}]}}]}}]} as unknown as DocumentNode<Admin_Teams_SetLeadsMutation, Admin_Teams_SetLeadsMutationVariables>;
export const Admin_Teams_AddMemberDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"Admin_Teams_AddMember"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"TeamMemberAddInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"teamMemberAdd"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"team"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"TeamCard_team"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Memberships_team"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TeamCard_team"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Team"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"retired"}},{"kind":"Field","name":{"kind":"Name","value":"memberCount"}},{"kind":"Field","name":{"kind":"Name","value":"canEdit"}},{"kind":"Field","name":{"kind":"Name","value":"place"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"leads"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Memberships_team"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Team"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"canEdit"}},{"kind":"Field","name":{"kind":"Name","value":"members"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"1000"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fromDate"}},{"kind":"Field","name":{"kind":"Name","value":"toDate"}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}}]}}]}}]}}]}}]} as unknown as DocumentNode<Admin_Teams_AddMemberMutation, Admin_Teams_AddMemberMutationVariables>;
export const Admin_Teams_EndMembershipDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"Admin_Teams_EndMembership"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"TeamMembershipEndInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"teamMembershipEnd"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"team"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"TeamCard_team"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Memberships_team"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TeamCard_team"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Team"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"retired"}},{"kind":"Field","name":{"kind":"Name","value":"memberCount"}},{"kind":"Field","name":{"kind":"Name","value":"canEdit"}},{"kind":"Field","name":{"kind":"Name","value":"place"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"leads"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Memberships_team"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Team"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"canEdit"}},{"kind":"Field","name":{"kind":"Name","value":"members"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"1000"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fromDate"}},{"kind":"Field","name":{"kind":"Name","value":"toDate"}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}}]}}]}}]}}]}}]} as unknown as DocumentNode<Admin_Teams_EndMembershipMutation, Admin_Teams_EndMembershipMutationVariables>;
export const Admin_Teams_RemoveMemberDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"Admin_Teams_RemoveMember"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"TeamMemberRemoveInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"teamMemberRemove"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"team"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"TeamCard_team"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Memberships_team"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TeamCard_team"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Team"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"retired"}},{"kind":"Field","name":{"kind":"Name","value":"memberCount"}},{"kind":"Field","name":{"kind":"Name","value":"canEdit"}},{"kind":"Field","name":{"kind":"Name","value":"place"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"leads"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Memberships_team"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Team"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"canEdit"}},{"kind":"Field","name":{"kind":"Name","value":"members"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"1000"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fromDate"}},{"kind":"Field","name":{"kind":"Name","value":"toDate"}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}}]}}]}}]}}]}}]} as unknown as DocumentNode<Admin_Teams_RemoveMemberMutation, Admin_Teams_RemoveMemberMutationVariables>;
export const Admin_Team_LoadPayTermsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Admin_Team_LoadPayTerms"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"userId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"employmentTermsHistory"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"userId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"userId"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"1000"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"PayTerms_employmentTerms"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PayTerms_employmentTerms"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EmploymentTerms"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"exempt"}},{"kind":"Field","name":{"kind":"Name","value":"overtimeRule"}},{"kind":"Field","name":{"kind":"Name","value":"customRule"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"overtimeRuleInForce"}},{"kind":"Field","name":{"kind":"Name","value":"customRuleInForce"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"contractMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"position"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"waivesFirstMeal"}},{"kind":"Field","name":{"kind":"Name","value":"waivesSecondMeal"}}]}}]} as unknown as DocumentNode<Admin_Team_LoadPayTermsQuery, Admin_Team_LoadPayTermsQueryVariables>;
export const Admin_Team_LoadTermsChoicesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Admin_Team_LoadTermsChoices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"organization"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"overtimeRule"}},{"kind":"Field","name":{"kind":"Name","value":"customRuleId"}}]}},{"kind":"Field","name":{"kind":"Name","value":"positions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"1000"}},{"kind":"Argument","name":{"kind":"Name","value":"includeRetired"},"value":{"kind":"BooleanValue","value":true}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"retired"}}]}}]}}]}}]}}]} as unknown as DocumentNode<Admin_Team_LoadTermsChoicesQuery, Admin_Team_LoadTermsChoicesQueryVariables>;
export const Admin_Team_PreviewPayTermsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Admin_Team_PreviewPayTerms"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EmploymentTermsPreviewInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"employmentTermsPreview"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"endDate"}},{"kind":"Field","name":{"kind":"Name","value":"people"}},{"kind":"Field","name":{"kind":"Name","value":"regularMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"overtimeMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"doubleTimeMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"mealPremiumMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"restPremiumMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"qualifiedOvertimeMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"byPerson"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DifferenceTable_personPayDifference"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DifferenceTable_personPayDifference"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PersonPayDifference"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"regularMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"overtimeMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"doubleTimeMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"mealPremiumMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"restPremiumMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"qualifiedOvertimeMinutes"}}]}}]} as unknown as DocumentNode<Admin_Team_PreviewPayTermsQuery, Admin_Team_PreviewPayTermsQueryVariables>;
export const Admin_Team_ChangePayTermsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"Admin_Team_ChangePayTerms"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EmploymentTermsChangeInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"employmentTermsChange"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"employmentTerms"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"}}]}}]}}]}}]} as unknown as DocumentNode<Admin_Team_ChangePayTermsMutation, Admin_Team_ChangePayTermsMutationVariables>;
export const Admin_Team_CreatePositionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"Admin_Team_CreatePosition"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PositionCreateInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"positionCreate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"position"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"retired"}}]}}]}}]}}]} as unknown as DocumentNode<Admin_Team_CreatePositionMutation, Admin_Team_CreatePositionMutationVariables>;
export const Admin_Team_UpdatePositionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"Admin_Team_UpdatePosition"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PositionUpdateInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"positionUpdate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"position"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"retired"}}]}}]}}]}}]} as unknown as DocumentNode<Admin_Team_UpdatePositionMutation, Admin_Team_UpdatePositionMutationVariables>;
export const Admin_Team_DeletePositionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"Admin_Team_DeletePosition"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PositionDeleteInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"positionDelete"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deletedPositionId"}}]}}]}}]} as unknown as DocumentNode<Admin_Team_DeletePositionMutation, Admin_Team_DeletePositionMutationVariables>;