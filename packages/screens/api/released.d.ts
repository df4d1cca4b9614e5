// @timetrack/screens 1.6.0. Written by `npm run api`. Do not edit.

declare module '@timetrack/screens' {
  export * from '@timetrack/screens/src/index';
}

declare module '@timetrack/screens/basics' {
  export * from '@timetrack/screens/src/basics';
}

declare module '@timetrack/screens/reach-note' {
  export * from '@timetrack/screens/src/reach/ReachNote';
}

declare module '@timetrack/screens/team-filter' {
  export * from '@timetrack/screens/src/reach/TeamFilter';
}

declare module '@timetrack/screens/src/address/use-address-state' {
  interface ChangeOptions {
    readonly replace?: boolean;
  }
  export function useAddressState<State extends object>(format: AddressFormat<State>): {
    state: State;
    change: (changes: Partial<State>, { replace }?: ChangeOptions) => void;
    open: (changes: Partial<State>) => void;
    swap: (changes: Partial<State>) => void;
    close: (changes: Partial<State>) => void;
    queryWith: (changes: Partial<State>) => string;
  };
  export interface AddressFormat<State> {
    readonly parameters: readonly string[];
    readonly read: (params: URLSearchParams) => State;
    readonly write: (state: State) => Readonly<Record<string, string | null | undefined>>;
  }
  export function writeAddress<State>({ parameters, write }: AddressFormat<State>, params: URLSearchParams, state: State): URLSearchParams;
  export function oneOf<Choice extends string>(choices: readonly Choice[], text: string | null): Choice | null;
  interface NamedDialog {
    readonly id: string | null;
    readonly isFound: boolean | undefined;
    readonly close: () => void;
  }
  export function useMissingDialog({ id, isFound, close }: NamedDialog): void;
  export {};
}

declare module '@timetrack/screens/src/address/use-search-text' {
  export function useSearchText(value: string, onSettled: (value: string) => void): readonly [string, import("react").Dispatch<import("react").SetStateAction<string>>];
  export function useDebounced<Value>(value: Value, delay?: number): Value;
}

declare module '@timetrack/screens/src/basics' {
  export { addDays, type CalendarDate, calendarWeekStartsOn, datesOf, weekOf } from '@timetrack/contracts/calendar';
  export { formatDuration } from '@timetrack/contracts/durations';
  export { type AddressFormat, oneOf, useAddressState, useMissingDialog } from '@timetrack/screens/src/address/use-address-state';
  export { addMonths, calendarMonthOf, daysBetween, isCalendarDate, isSameMonth, startOfDate, } from '@timetrack/screens/src/calendar/calendar-dates';
  export { copyText } from '@timetrack/screens/src/clipboard/copy-text';
  export { useFromNow, useNow } from '@timetrack/screens/src/clock/now';
  export { useTimeZone, useToday } from '@timetrack/screens/src/clock/use-today';
  export { LoadFailure } from '@timetrack/screens/src/failures/LoadFailure';
  export { RefreshButton } from '@timetrack/screens/src/failures/RefreshButton';
  export { useReportFailure } from '@timetrack/screens/src/failures/use-report-failure';
  export { formatCount } from '@timetrack/screens/src/format/amounts';
  export { formatDate, formatDateRange, formatFullDate, formatFullWeekdayDate, formatMonth, formatMonthDay, formatWeekday, formatWeekdayDate, } from '@timetrack/screens/src/format/dates';
  export { dateOf, formatDateTime, formatTime, formatTimeRange, formatWeekdayDateTime, hourOf, localTimeOf, namedOnce, readLocalTime, } from '@timetrack/screens/src/format/instants';
  export { fullName, matchesName, matchesText } from '@timetrack/screens/src/format/person-name';
  export { fixedTimeZone, type TimeZone } from '@timetrack/screens/src/format/time-zone';
  export { useIsPhone, useMedia } from '@timetrack/screens/src/window/use-media';
}

declare module '@timetrack/screens/src/calendar/calendar-dates' {
  import { type CalendarDate } from '@timetrack/contracts/calendar';
  import type { TimeZone } from '@timetrack/screens/src/format/time-zone';
  export function isCalendarDate(text: string): boolean;
  export function addMonths(date: CalendarDate, months: number): CalendarDate;
  export function daysBetween(first: CalendarDate, second: CalendarDate): number;
  export function calendarMonthOf(date: CalendarDate): readonly CalendarDate[];
  export function isSameMonth(one: CalendarDate, other: CalendarDate): boolean;
  export function startOfDate(date: CalendarDate, timeZone: TimeZone): number;
}

declare module '@timetrack/screens/src/clipboard/copy-text' {
  export function copyText(text: string): Promise<boolean>;
}

declare module '@timetrack/screens/src/clock/now' {
  export function useNow(step?: number): Date;
  export function useFromNow<Value extends string | number | boolean>(derive: (now: Date) => Value): Value;
}

declare module '@timetrack/screens/src/clock/use-today' {
  import type { CalendarDate } from '@timetrack/contracts/calendar';
  import { type TimeZone } from '@timetrack/screens/src/format/time-zone';
  export function useTimeZone(): TimeZone;
  export function useToday(): CalendarDate;
}

declare module '@timetrack/screens/src/combobox/Combobox' {
  import type { ComboboxProps } from '@timetrack/screens/src/combobox/combobox.types';
  export function Combobox<Option>({ label, hint, error, required, optional, className, ...control }: ComboboxProps<Option>): import("react").JSX.Element;
}

declare module '@timetrack/screens/src/combobox/JobCombobox' {
  import type { ComboboxProps } from '@timetrack/screens/src/combobox/combobox.types';
  import { type JobOption } from '@timetrack/screens/src/combobox/jobs';
  interface JobComboboxProps extends Pick<ComboboxProps<JobOption>, 'placeholder' | 'hint' | 'error' | 'className' | 'disabled' | 'inputClassName'> {
    readonly label?: string;
    readonly jobs: readonly JobOption[];
    readonly value: string | null;
    readonly onChange: (jobId: string | null) => void;
    readonly canBeNone?: boolean;
    readonly startsOpen?: boolean;
  }
  export function JobCombobox(props: JobComboboxProps): import("react").JSX.Element;
  export {};
}

declare module '@timetrack/screens/src/combobox/PersonCombobox' {
  import type { ComboboxProps } from '@timetrack/screens/src/combobox/combobox.types';
  import type { PersonOption, UsePeopleSearch } from '@timetrack/screens/src/combobox/people';
  type FieldProps = Pick<ComboboxProps<PersonOption>, 'label' | 'placeholder' | 'hint' | 'error' | 'required' | 'optional' | 'className'>;
  interface PersonComboboxProps extends FieldProps {
    readonly value: string | null;
    readonly onChange: (userId: string | null) => void;
    readonly usePeople: UsePeopleSearch;
  }
  export function PersonCombobox({ value, onChange, usePeople, ...field }: PersonComboboxProps): import("react").JSX.Element;
  interface PeopleComboboxProps extends FieldProps {
    readonly value: readonly string[];
    readonly onChange: (userIds: readonly string[]) => void;
    readonly usePeople: UsePeopleSearch;
  }
  export function PeopleCombobox({ value, onChange, usePeople, ...field }: PeopleComboboxProps): import("react").JSX.Element;
  export {};
}

declare module '@timetrack/screens/src/combobox/combobox.types' {
  import type { FieldProps } from '@timetrack/ui';
  import type { ReactElement } from 'react';
  export interface OptionFormat<Option> {
    readonly keyOf: (option: Option) => string;
    readonly textOf: (option: Option) => string;
    readonly render?: (option: Option) => ReactElement;
  }
  interface SearchResults<Option> {
    readonly options: readonly Option[];
    readonly isLoading?: boolean;
    readonly remaining?: number;
  }
  export interface ComboboxProps<Option> extends Pick<FieldProps, 'label' | 'hint' | 'error' | 'required' | 'optional' | 'className'> {
    readonly placeholder?: string;
    readonly format: OptionFormat<Option>;
    readonly results: SearchResults<Option>;
    readonly search: string | null;
    readonly onSearch: (search: string | null) => void;
    readonly selected: readonly string[];
    readonly onPick: (option: Option) => void;
    readonly text?: string;
    readonly onClear?: (() => void) | undefined;
    readonly multiple?: boolean;
    readonly disabled?: boolean | undefined;
    readonly autoFocus?: boolean | undefined;
    readonly inputClassName?: string | undefined;
    readonly emptyText: string;
  }
  export {};
}

declare module '@timetrack/screens/src/combobox/jobs' {
  export interface JobOption {
    readonly id: string;
    readonly name: string;
  }
  export const noJob: JobOption;
  export function findJobs(jobs: readonly JobOption[], search: string | null, canBeNone: boolean): {
    options: JobOption[];
    remaining: number;
  };
}

declare module '@timetrack/screens/src/combobox/people' {
  import { type PersonName } from '@timetrack/screens/src/format/person-name';
  export interface PersonOption extends PersonName {
    readonly id: string;
    readonly scheduleColor?: string;
    readonly note?: string;
  }
  export interface PeopleSearch {
    readonly text: string | null;
    readonly selectedIds: readonly string[];
  }
  export interface FoundPeople {
    readonly people: readonly PersonOption[];
    readonly selected: readonly PersonOption[];
    readonly isLoading: boolean;
    readonly remaining: number;
  }
  export type UsePeopleSearch = (search: PeopleSearch) => FoundPeople;
  export function findPeople(people: readonly PersonOption[], { text, selectedIds }: PeopleSearch): Omit<FoundPeople, 'isLoading'>;
}

declare module '@timetrack/screens/src/failures/LoadFailure' {
  interface LoadFailureProps {
    readonly title: string;
    readonly error: unknown;
    readonly onRetry: () => unknown;
  }
  export function LoadFailure({ title, error, onRetry }: LoadFailureProps): import("react").JSX.Element;
  export {};
}

declare module '@timetrack/screens/src/failures/RefreshButton' {
  interface RefreshButtonProps {
    readonly onRefresh: () => Promise<unknown>;
    readonly isLoading: boolean;
    readonly announcement: string;
    readonly iconOnly?: boolean;
  }
  export function RefreshButton({ onRefresh, isLoading, announcement, iconOnly }: RefreshButtonProps): import("react").JSX.Element;
  export {};
}

declare module '@timetrack/screens/src/failures/use-report-failure' {
  interface FailureText {
    readonly description?: string;
    readonly fallback?: string | undefined;
  }
  export function useReportFailure(): (error: unknown, title: string, { description, fallback }?: FailureText) => void;
  export {};
}

declare module '@timetrack/screens/src/files/use-download' {
  interface Download {
    readonly url: string;
    readonly defaultName: string;
    readonly done: string;
    readonly failed: string;
    readonly asWritten?: boolean;
  }
  export function useDownload(): {
    downloading: string | null;
    download: ({ url, defaultName, done, failed, asWritten, }: Download) => Promise<Readonly<Record<string, string>>>;
  };
  export function markEncoding(content: Blob): Blob;
  interface FetchedFile {
    readonly name: string;
    readonly content: Blob;
  }
  export function fetchFile(url: string, defaultName: string): Promise<FetchedFile>;
  export {};
}

declare module '@timetrack/screens/src/format/amounts' {
  export function formatCount(count: number, noun: string, isExact?: boolean): string;
}

declare module '@timetrack/screens/src/format/dates' {
  import type { CalendarDate } from '@timetrack/contracts/calendar';
  export const formatDate: (date: CalendarDate) => string;
  export const formatWeekdayDate: (date: CalendarDate) => string;
  export const formatFullWeekdayDate: (date: CalendarDate) => string;
  export const formatFullDate: (date: CalendarDate) => string;
  export const formatMonthDay: (date: CalendarDate) => string;
  export const formatMonth: (date: CalendarDate) => string;
  export const formatWeekday: (date: CalendarDate, weekday?: 'long' | 'short') => string;
  export const formatDateRange: (first: CalendarDate, last: CalendarDate) => string;
  export function phraseDateRange(first: CalendarDate, last: CalendarDate): string;
  export const formatWeekdayDateRange: (first: CalendarDate, last: CalendarDate) => string;
  export const formatMonthDayRange: (first: CalendarDate, last: CalendarDate) => string;
}

declare module '@timetrack/screens/src/format/instants' {
  import { type WallTime, type WallTimeReading } from '@timetrack/ui/basics';
  import type { Instant, TimeZone } from '@timetrack/screens/src/format/time-zone';
  export function formatTime(instant: Instant, timeZone: TimeZone): string;
  export function formatClockTime(instant: Instant, timeZone: TimeZone): string;
  export function formatTimeRange(start: Instant, end: Instant, timeZone: TimeZone): string;
  export function formatDateTime(instant: Instant, timeZone: TimeZone): string;
  export function formatExactDateTime(instant: Instant, timeZone: TimeZone): string;
  export function formatWeekdayDateTime(instant: Instant, timeZone: TimeZone): string;
  export function formatWeekdayDateTimeRange(start: Instant, end: Instant, timeZone: TimeZone): string;
  export function dateOf(instant: Instant, timeZone: TimeZone): string;
  export function hourOf(instant: Instant, timeZone: TimeZone): number;
  export const namedOnce: (timeZone: TimeZone, end: Instant) => TimeZone;
  export const localTimeOf: (instant: Instant, timeZone: TimeZone) => WallTime;
  export const readLocalTime: (time: WallTime, timeZone: TimeZone) => WallTimeReading;
}

declare module '@timetrack/screens/src/format/person-name' {
  export interface PersonName {
    readonly firstName: string;
    readonly lastName: string;
  }
  export function fullName({ firstName, lastName }: PersonName): string;
  export function matchesName(person: PersonName, search: string): boolean;
  export function matchesText(text: string, search: string): boolean;
}

declare module '@timetrack/screens/src/format/relative-time' {
  import type { Instant } from '@timetrack/screens/src/format/time-zone';
  export function formatRelativeTime(instant: Instant, now: Instant): string;
}

declare module '@timetrack/screens/src/format/time-zone' {
  import type { SessionUser } from '@timetrack/contracts';
  import type { CalendarDate } from '@timetrack/contracts/calendar';
  export interface TimeZone {
    readonly current: string;
    readonly at: (instant: Instant) => string;
    readonly on: (date: CalendarDate) => string;
  }
  export type Instant = string | number | Date;
  type ZonesOfOrganization = Pick<SessionUser['organization'], 'timezoneInForce' | 'timezones'>;
  export function createTimeZone({ timezoneInForce: current, timezones }: ZonesOfOrganization): TimeZone;
  export const fixedTimeZone: (timezone: string) => TimeZone;
  export {};
}

declare module '@timetrack/screens/src/forms/use-zod-form' {
  import { attemptContext } from '@timetrack/client';
  import { type DialogGuard } from '@timetrack/contracts/routing';
  import { type DefaultValues, type FieldValues, type Path, type UseFormReturn } from 'react-hook-form';
  import type * as z from 'zod/v4/core';
  export interface ZodFormOptions<Input extends FieldValues, Output> {
    readonly schema: z.$ZodType<Output, Input>;
    readonly defaultValues: DefaultValues<Input>;
    readonly onSubmit: (values: Output, context: ReturnType<typeof attemptContext>) => Promise<unknown>;
    readonly failureTitle: string;
    readonly failureFallback?: string;
    readonly serverFields?: Readonly<Record<string, Path<Input>>>;
    readonly notifiesFieldErrors?: boolean;
    readonly onFailure?: (error: unknown) => unknown;
    readonly guard?: Pick<DialogGuard, 'setUnsaved'>;
  }
  export type ZodForm<Input extends FieldValues, Output = Input> = UseFormReturn<Input, unknown, Output> & {
    readonly submit: () => Promise<void>;
    readonly isSubmitting: boolean;
    readonly isDirty: boolean;
    readonly errorOf: (name: Path<Input>) => string | undefined;
  };
  export function useZodForm<Input extends FieldValues, Output>(options: ZodFormOptions<Input, Output>): ZodForm<Input, Output>;
}

declare module '@timetrack/screens/src/index' {
  export { type DateRange, weekdays } from '@timetrack/contracts/calendar';
  export { Controller, useController, useWatch } from 'react-hook-form';
  export { writeAddress } from '@timetrack/screens/src/address/use-address-state';
  export { useDebounced, useSearchText } from '@timetrack/screens/src/address/use-search-text';
  export * from '@timetrack/screens/src/basics';
  export { Combobox } from '@timetrack/screens/src/combobox/Combobox';
  export type { OptionFormat } from '@timetrack/screens/src/combobox/combobox.types';
  export { JobCombobox } from '@timetrack/screens/src/combobox/JobCombobox';
  export type { JobOption } from '@timetrack/screens/src/combobox/jobs';
  export { PeopleCombobox, PersonCombobox } from '@timetrack/screens/src/combobox/PersonCombobox';
  export { type FoundPeople, findPeople, type PeopleSearch, type PersonOption } from '@timetrack/screens/src/combobox/people';
  export { useDownload } from '@timetrack/screens/src/files/use-download';
  export { formatMonthDayRange, formatWeekdayDateRange, phraseDateRange, } from '@timetrack/screens/src/format/dates';
  export { formatClockTime, formatExactDateTime, formatWeekdayDateTimeRange } from '@timetrack/screens/src/format/instants';
  export { formatRelativeTime } from '@timetrack/screens/src/format/relative-time';
  export { useZodForm, type ZodForm, type ZodFormOptions } from '@timetrack/screens/src/forms/use-zod-form';
  export { PayPeriodPicker } from '@timetrack/screens/src/pay-periods/PayPeriodPicker';
  export { SignatureList } from '@timetrack/screens/src/signatures/SignatureList';
}

declare module '@timetrack/screens/src/pay-periods/PayPeriodPicker' {
  import { type DateRange } from '@timetrack/contracts/calendar';
  interface PayPeriod extends DateRange {
    readonly status: 'OPEN' | 'CLOSED';
  }
  interface PayPeriodPickerProps {
    readonly periods: readonly PayPeriod[];
    readonly period: PayPeriod;
    readonly hasOlder?: boolean;
    readonly onChoose: (day: string) => void;
  }
  export function PayPeriodPicker({ periods, period, hasOlder, onChoose }: PayPeriodPickerProps): import("react").JSX.Element;
  export {};
}

declare module '@timetrack/screens/src/reach/ReachNote' {
  export function ReachNote(): import("react").JSX.Element | null;
}

declare module '@timetrack/screens/src/reach/TeamFilter' {
  interface TeamFilterProps {
    readonly teams: readonly {
      readonly id: string;
      readonly name: string;
    }[] | undefined;
    readonly value: string | null;
    readonly onChange: (teamId: string | null) => void;
    readonly isLabeled?: boolean;
  }
  export function TeamFilter({ teams, value, onChange, isLabeled }: TeamFilterProps): import("react").JSX.Element | null;
  export {};
}

declare module '@timetrack/screens/src/signatures/SignatureList' {
  import { type Elements } from '@timetrack/ui/basics';
  interface SignatureListProps {
    readonly signatures: {
      readonly nodes: readonly Signature[];
      readonly totalCount: number;
    } | null | undefined;
    readonly error: unknown;
    readonly onRetry: () => unknown;
    readonly isBrief?: boolean;
    readonly renderAction?: (user: Signature['user']) => Elements;
  }
  export function SignatureList({ signatures, error, onRetry, isBrief, renderAction }: SignatureListProps): import("react").JSX.Element;
  type SignatureState = 'MISSING' | 'STALE' | 'SIGNED';
  interface Signature {
    readonly user: {
      readonly id: string;
      readonly firstName: string;
      readonly lastName: string;
    };
    readonly state: SignatureState;
    readonly signedAt: string | null;
    readonly answeredNo: readonly string[];
    readonly signOff: {
      readonly id: string;
      readonly staleReason: string | null;
      readonly changes: readonly {
        readonly date: string | null;
        readonly sentence: string;
      }[];
    } | null;
  }
  export {};
}

declare module '@timetrack/screens/src/window/use-media' {
  export const useIsPhone: () => boolean;
  export function useMedia(query: string): boolean;
}

