// @timetrack/contracts 1.5.0. Written by `npm run api`. Do not edit.

declare module '@timetrack/contracts' {
  export * from '@timetrack/contracts/src/index';
}

declare module '@timetrack/contracts/calendar' {
  export * from '@timetrack/contracts/src/calendar';
}

declare module '@timetrack/contracts/csv' {
  export * from '@timetrack/contracts/src/csv';
}

declare module '@timetrack/contracts/durations' {
  export * from '@timetrack/contracts/src/durations';
}

declare module '@timetrack/contracts/fold-text' {
  export * from '@timetrack/contracts/src/fold-text';
}

declare module '@timetrack/contracts/routing' {
  export * from '@timetrack/contracts/src/routing';
}

declare module '@timetrack/contracts/src/ability.generated' {
  export type Ability = 'ACTIVE_TIMESHEET' | 'ADD_TEAM_MEMBER' | 'ADD_TIMESHEET' | 'API_KEYS' | 'APPLY_SHIFT_TEMPLATE' | 'APPLY_WEEK_TEMPLATE' | 'APPROVE_CORRECTION' | 'APPROVE_PTO_REQUEST' | 'APPROVE_REOPENING' | 'APPROVE_SELECTED_TIMESHEETS' | 'APPROVE_TIMESHEET' | 'APPROVE_TIMESHEETS' | 'ARCHIVE_USER' | 'ASSIGN_SCHEDULES' | 'ATTENTION' | 'AUDIT_LOGS' | 'CALENDAR_FEED' | 'CANCEL_PTO_REQUEST' | 'CHANGE_EMAIL' | 'CHANGE_EMPLOYMENT_TERMS' | 'CHANGE_JOBS' | 'CHANGE_JOB_PEOPLE' | 'CHANGE_PASSWORD' | 'CHANGE_SCHEDULES' | 'CHANGE_USER_ROLE' | 'CLIENT_ERRORS' | 'CLOCK_IN' | 'CLOCK_IN_JOB' | 'CLOCK_OUT' | 'CLOCK_STATUS_CHANGED' | 'CLOSE_FORGOTTEN' | 'CLOSE_PAY_PERIOD' | 'CLOSING_CHECK' | 'CONFIRM_TIMEZONE' | 'COPY_SCHEDULE_WEEK' | 'COPY_SHIFTS' | 'CORRECTIONS' | 'CREATE_API_KEY' | 'CREATE_EXPORT_TEMPLATE' | 'CREATE_INVITATION' | 'CREATE_JOB' | 'CREATE_OVERTIME_RULE' | 'CREATE_PLACE' | 'CREATE_POSITION' | 'CREATE_PTO_POLICY' | 'CREATE_RESET_LINK' | 'CREATE_SCHEDULE' | 'CREATE_SHIFT_TEMPLATE' | 'CREATE_TEAM' | 'CREATE_USER' | 'CREATE_WEEK_TEMPLATE' | 'DASHBOARD_STATS' | 'DATE_RANGES' | 'DECIDED_PTO_REQUESTS' | 'DECLINE_REOPENING' | 'DELETE_EXPORT_TEMPLATE' | 'DELETE_INVITATION' | 'DELETE_JOB' | 'DELETE_OVERTIME_RULE' | 'DELETE_PLACE' | 'DELETE_POSITION' | 'DELETE_PTO_POLICY' | 'DELETE_SAVED_REPORT' | 'DELETE_SCHEDULE' | 'DELETE_SHIFT_TEMPLATE' | 'DELETE_TEAM' | 'DELETE_TIMESHEET' | 'DELETE_USER' | 'DELETE_WEEK_TEMPLATE' | 'DENY_CORRECTION' | 'DENY_PTO_REQUEST' | 'DISMISS_NOTICE' | 'EARNING_CODES' | 'EMAIL_CONFIRMATION' | 'EMPLOYMENT_TERMS' | 'EMPLOYMENT_TERMS_HISTORY' | 'EMPLOYMENT_TERMS_PREVIEW' | 'END_BREAK' | 'END_OTHER_SESSIONS' | 'END_SESSION' | 'END_TEAM_MEMBERSHIP' | 'EXPORT_PRESETS' | 'EXPORT_PROFILES' | 'FIRST_STEPS' | 'GIVE_BREAK_ANSWER' | 'GRANTABLE_ROLES' | 'IMPORT_TEAM' | 'INVITATIONS' | 'INVITATION_QR' | 'JOBS' | 'JOB_CHOICES' | 'JOB_PEOPLE' | 'JOB_PEOPLE_COUNTS' | 'LOGOUT' | 'MAIL_CONFIGURED' | 'ME' | 'MOVE_ASSIGNMENT' | 'MY_CLOCK_CHANGED' | 'MY_DAY' | 'MY_HOURS_FILE' | 'MY_NOTICES' | 'MY_PAY' | 'MY_PTO_REQUESTS' | 'MY_QUALIFIED_OVERTIME' | 'MY_SESSIONS' | 'ORDER_SHIFT_TEMPLATES' | 'ORGANIZATION' | 'OVERTIME_RULES' | 'PAYROLL_ADJUSTMENTS' | 'PAYROLL_EXPORT' | 'PAYROLL_EXPORT_FILE' | 'PAYROLL_VERSIONS' | 'PAY_PERIODS' | 'PAY_PERIOD_PLAN' | 'PAY_PERIOD_SETTINGS' | 'PENDING_PTO_REQUESTS' | 'PERSON_PAY' | 'PHOTO' | 'PLACES' | 'PLAN_WEEK' | 'POSITIONS' | 'PREVIEW_CORRECTION' | 'PREVIEW_EXPORT' | 'PREVIEW_SETTINGS' | 'PREVIEW_TEAM_IMPORT' | 'PTO_CALENDAR' | 'PTO_POLICIES' | 'PTO_PROPOSAL' | 'PUBLISH_SCHEDULES' | 'QUALIFIED_OVERTIME' | 'QUEUE_SYNC' | 'REASSIGN_API_KEY' | 'REAUTHENTICATE' | 'REINSTATE_USER' | 'REJECT_SELECTED_TIMESHEETS' | 'REJECT_TIMESHEET' | 'REMOVE_TEAM_MEMBER' | 'RENAME_SAVED_REPORT' | 'REOPENING_REQUESTS' | 'REOPEN_PAY_PERIOD' | 'REPORT' | 'REPORT_EXPORT' | 'REQUEST_CORRECTION' | 'REQUEST_EMAIL_CONFIRMATION' | 'REQUEST_PTO' | 'REQUEST_REOPENING' | 'RESET_CALENDAR_FEED' | 'REVOKE_API_KEY' | 'REVOKE_PTO_REQUEST' | 'SAVED_REPORTS' | 'SAVE_REPORT' | 'SCHEDULE' | 'SCHEDULES' | 'SCHEDULE_BOARD' | 'SCHEDULE_DAYS' | 'SCHEDULE_WARNINGS' | 'SCREEN_AUDIT_LOG' | 'SCREEN_DASHBOARD' | 'SCREEN_HOURS' | 'SCREEN_INVITATIONS' | 'SCREEN_JOBS' | 'SCREEN_MY_SCHEDULE' | 'SCREEN_PAYROLL' | 'SCREEN_REPORTS' | 'SCREEN_SCHEDULES' | 'SCREEN_SETTINGS' | 'SCREEN_TEAM' | 'SCREEN_TIMESHEETS' | 'SCREEN_TIME_OFF' | 'SCREEN_TIME_OFF_APPROVAL' | 'SCREEN_WORKER_HOME' | 'SET_EARNING_CODE' | 'SET_TEAM_LEADS' | 'SET_TIMESHEET_TIMES' | 'SET_USER_REACH' | 'SHIFT_COLLEAGUES' | 'SHIFT_REPLACEMENTS' | 'SHIFT_TEMPLATES' | 'SIGN_OFF' | 'SIGN_OFFS' | 'SIGN_OFF_DOCUMENT' | 'SIGN_OFF_DUE' | 'SIGN_OFF_SETTINGS' | 'SIGN_OUT_EVERYWHERE' | 'START_BREAK' | 'SWITCH_JOB' | 'SYNC_FILE' | 'SYNC_QUEUE' | 'TAKE_TEAM_IMPORT_CODES' | 'TEAM' | 'TEAMS' | 'TEAM_IMPORT' | 'TEAM_IMPORTS' | 'TEAM_MEMBER' | 'TIMESHEET' | 'TIMESHEETS' | 'TIMESHEET_CHANGED' | 'TIMESHEET_CHANGES' | 'TIMESHEET_WEEK' | 'UPDATE_EXPORT_TEMPLATE' | 'UPDATE_JOB' | 'UPDATE_ORGANIZATION' | 'UPDATE_OVERTIME_RULE' | 'UPDATE_PAY_PERIOD_SETTINGS' | 'UPDATE_PLACE' | 'UPDATE_POSITION' | 'UPDATE_PROFILE' | 'UPDATE_PTO_POLICY' | 'UPDATE_SCHEDULE' | 'UPDATE_SHIFT_TEMPLATE' | 'UPDATE_SIGN_OFF_SETTINGS' | 'UPDATE_TEAM' | 'UPDATE_TIMESHEET' | 'UPDATE_USER' | 'UPDATE_WEEK_TEMPLATE' | 'UPLOAD_SCHEDULE_IMAGES' | 'UPLOAD_TIMESHEET_IMAGES' | 'USERS' | 'WEEK_TEMPLATES' | 'WITHDRAW_CORRECTION' | 'WORK_BY_TIME' | 'WORK_BY_TIME_EXPORT' | 'WORK_MATRIX' | 'WORK_MATRIX_EXPORT';
}

declare module '@timetrack/contracts/src/calendar' {
  export type CalendarDate = string;
  export interface DateRange {
    readonly startDate: CalendarDate;
    readonly endDate: CalendarDate;
  }
  export function addDays(date: CalendarDate, days: number): CalendarDate;
  export function datesOf({ startDate, endDate }: DateRange): CalendarDate[];
  export function rangeIncludes({ startDate, endDate }: DateRange, date: CalendarDate): boolean;
  export function monthOf(date: CalendarDate): DateRange;
  export const weekdays: readonly ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY', 'SUNDAY'];
  export type Weekday = (typeof weekdays)[number];
  export const calendarWeekStartsOn: Weekday;
  export function weekOf(date: CalendarDate, weekStartsOn: Weekday): DateRange;
  export function weekdayOf(date: CalendarDate): Weekday;
}

declare module '@timetrack/contracts/src/csv' {
  export function escapeFormula(text: string): string;
  export function toCsvCell(text: string): string;
}

declare module '@timetrack/contracts/src/durations' {
  export function formatDuration(minutes: number): string;
  export function groupThousands(count: number): string;
}

declare module '@timetrack/contracts/src/fold-text' {
  export function foldText(text: string): string;
  export function findPlainForm(character: string): string | undefined;
}

declare module '@timetrack/contracts/src/guarded-dialog' {
  interface DialogAddress<Dialog> {
    readonly dialog: Dialog | null;
    readonly below: string;
    readonly close: () => void;
  }
  export function useGuardedDialog<Dialog>({ dialog, below, close }: DialogAddress<Dialog>): {
    dialog: Dialog | null;
    guard: {
      setUnsaved: (isUnsaved: boolean) => void;
      setConfirming: import("react").Dispatch<import("react").SetStateAction<boolean>>;
      leave: (go: () => void) => void;
      close: () => void;
      whenDiscarded: (handle: () => void) => () => void;
      isConfirming: boolean;
      isUnsaved: boolean;
    };
  };
  export type DialogGuard = ReturnType<typeof useGuardedDialog>['guard'];
  export function useUnsavedChanges({ setUnsaved }: Pick<DialogGuard, 'setUnsaved'>, isUnsaved: boolean): void;
  export const openedHere: {
    readonly openedHere: true;
  };
  export function isOpenedHere(state: unknown): boolean;
  export {};
}

declare module '@timetrack/contracts/src/idempotency-key' {
  export function newIdempotencyKey(): string;
}

declare module '@timetrack/contracts/src/index' {
  export type { Ability } from '@timetrack/contracts/src/ability.generated';
  export { newIdempotencyKey } from '@timetrack/contracts/src/idempotency-key';
  export type { ModuleDefinition, RemoteEntry, RemotesFile, RequiredVersions, Screen, ScreenNavigation, } from '@timetrack/contracts/src/module-definition';
  export type { ScreenIcon } from '@timetrack/contracts/src/screen-icon';
  export { learnServerTime, serverNow } from '@timetrack/contracts/src/server-clock';
  export { type Role, roleNames, roles, type Session, SessionContext, type SessionUser, useCan, useSession, } from '@timetrack/contracts/src/session';
  export { ToastContext, type ToastMessage, useToast } from '@timetrack/contracts/src/toast';
}

declare module '@timetrack/contracts/src/module-definition' {
  import type { ComponentType } from 'react';
  import type { Ability } from '@timetrack/contracts/src/ability.generated';
  import type { ScreenIcon } from '@timetrack/contracts/src/screen-icon';
  export interface ScreenNavigation {
    readonly label: string;
    readonly icon: ScreenIcon;
    readonly order: number;
  }
  interface ScreenPlaceholder {
    readonly headings: readonly {
      readonly until: number;
      readonly text: string;
    }[];
    readonly line: string;
    readonly cards: readonly string[];
  }
  interface ScreenQuery {
    readonly name: string;
    readonly variables?: Readonly<Record<string, string | number | boolean | null>>;
  }
  export interface Screen {
    readonly path: string;
    readonly title: string;
    readonly ability: Ability;
    readonly navigation?: ScreenNavigation;
    readonly placeholder?: ScreenPlaceholder;
    readonly queries?: readonly ScreenQuery[];
    readonly load: () => Promise<ComponentType>;
  }
  export interface ModuleDefinition {
    readonly name: string;
    readonly version: string;
    readonly screens: readonly Screen[];
    readonly requires?: RequiredVersions;
  }
  export type RequiredVersions = Readonly<Record<string, string>>;
  export interface RemoteEntry {
    readonly manifest: string;
    readonly version?: string;
    readonly integrity?: string;
  }
  export type RemotesFile = Readonly<Record<string, string | RemoteEntry>>;
  export {};
}

declare module '@timetrack/contracts/src/navigation-guard' {
  import { type ComponentType, type ReactElement } from 'react';
  interface UnsavedInput {
    readonly isInDialog: boolean;
    readonly onDiscard?: () => void;
  }
  type Register = (input: UnsavedInput) => () => void;
  export const RegisterContext: import("react").Context<Register>;
  interface InputOptions {
    readonly survivesClosing?: boolean;
  }
  export function useConfirmLeaving(isUnsaved: boolean, { survivesClosing }?: InputOptions): void;
  interface QuestionProps {
    readonly open: boolean;
    readonly onKeep: () => void;
    readonly onDiscard: () => void;
  }
  interface NavigationGuardProps {
    readonly question: ComponentType<QuestionProps>;
    readonly children: ReactElement | ReactElement[];
  }
  export function NavigationGuard({ question: Question, children }: NavigationGuardProps): import("react").JSX.Element;
  export {};
}

declare module '@timetrack/contracts/src/routing' {
  export { Link, NavLink, useLocation, useNavigate } from 'react-router';
  export { type DialogGuard, isOpenedHere, openedHere, useGuardedDialog, useUnsavedChanges } from '@timetrack/contracts/src/guarded-dialog';
  export { NavigationGuard, useConfirmLeaving } from '@timetrack/contracts/src/navigation-guard';
  export { useSearchParams } from '@timetrack/contracts/src/search-params';
}

declare module '@timetrack/contracts/src/screen-icon' {
  export type ScreenIcon = 'activity' | 'archive' | 'bell' | 'blocks' | 'book-open' | 'briefcase' | 'building-2' | 'bus' | 'calculator' | 'calendar' | 'calendar-check-2' | 'calendar-days' | 'car' | 'chart-column' | 'chart-line' | 'chart-pie' | 'clipboard-check' | 'clipboard-list' | 'clock' | 'coffee' | 'compass' | 'contact' | 'factory' | 'file-text' | 'folder' | 'gauge' | 'gift' | 'globe' | 'graduation-cap' | 'hammer' | 'hand-coins' | 'hard-hat' | 'heart-pulse' | 'hourglass' | 'house' | 'inbox' | 'key-round' | 'layout-dashboard' | 'life-buoy' | 'link' | 'list-checks' | 'mail-plus' | 'map' | 'map-pin' | 'megaphone' | 'message-square-text' | 'newspaper' | 'package' | 'phone' | 'plane' | 'receipt' | 'route' | 'scroll-text' | 'settings' | 'shield-check' | 'shopping-cart' | 'siren' | 'star' | 'store' | 'table' | 'tag' | 'target' | 'ticket' | 'timer' | 'tree-palm' | 'truck' | 'user' | 'users' | 'utensils' | 'wallet' | 'warehouse' | 'wrench';
}

declare module '@timetrack/contracts/src/search-params' {
  import { type NavigateOptions } from 'react-router';
  type ChangeSearchParams = (change: (current: URLSearchParams) => URLSearchParams, options?: NavigateOptions) => void;
  export function useSearchParams(): [URLSearchParams, ChangeSearchParams];
  export {};
}

declare module '@timetrack/contracts/src/server-clock' {
  export function serverNow(): Date;
  export function learnServerTime(serverMs: number, sentAt: number, precisionMs?: number): void;
}

declare module '@timetrack/contracts/src/session' {
  import type { Ability } from '@timetrack/contracts/src/ability.generated';
  export interface SessionUser {
    readonly id: string;
    readonly firstName: string;
    readonly lastName: string;
    readonly email: string;
    readonly role: Role;
    readonly abilities: readonly Ability[];
    readonly reach: 'ORGANIZATION' | 'TEAMS' | null;
    readonly ledTeams: readonly {
      readonly id: string;
      readonly name: string;
    }[];
    readonly organization: SessionOrganization;
  }
  interface SessionOrganization {
    readonly id: string;
    readonly name: string;
    readonly timezoneInForce: string;
    readonly timezones: readonly {
      readonly timezone: string;
      readonly from: string | null;
      readonly startsAt: string | null;
    }[];
    readonly timezoneConfirmed: boolean;
    readonly minimumPasswordLength: number;
  }
  export interface Session {
    readonly user: SessionUser;
    readonly signOut: () => Promise<void>;
    readonly refresh: () => Promise<void>;
  }
  export const SessionContext: import("react").Context<Session | null>;
  export function useSession(): Session;
  export function useCan(ability: Ability): boolean;
  export const roles: readonly ['OWNER', 'ADMIN', 'MANAGER', 'ACCOUNTANT', 'WORKER'];
  export type Role = (typeof roles)[number];
  export const roleNames: Readonly<Record<Role, string>>;
  export {};
}

declare module '@timetrack/contracts/src/toast' {
  export interface ToastMessage {
    readonly title: string;
    readonly description?: string;
    readonly variant?: 'default' | 'destructive';
  }
  type ShowToast = (message: ToastMessage) => void;
  export const ToastContext: import("react").Context<ShowToast | null>;
  export function useToast(): ShowToast;
  export {};
}

