/* eslint-disable */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
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

/** The decision about a request. */
export type PtoRequestApproveInput = {
  /** With `removeFromShifts`, cancel the shifts that nobody else works. */
  cancelEmptyShifts?: boolean | null | undefined;
  /** Confirm 24 hours of time off on one day. */
  confirmFullDays?: boolean | null | undefined;
  /** Approve beyond the yearly allowance. Denying ignores it. */
  confirmOverAllowance?: boolean | null | undefined;
  /** Approve time off on days that the person has worked. Denying ignores it. */
  confirmWorkedDays?: boolean | null | undefined;
  /** The id of the request, which must be PENDING. */
  id: string;
  /** A note for the requester, at most 20,000 characters, or blank. */
  managerNotes?: string | null | undefined;
  /** Take the person off coming shifts with others. Denying ignores it. */
  removeFromShifts?: boolean | null | undefined;
};

/** The request to cancel. */
export type PtoRequestCancelInput = {
  /** The id of the caller’s own request, which must be PENDING. */
  id: string;
};

/** The new request. */
export type PtoRequestCreateInput = {
  /** With `removeFromShifts`, cancel the shifts that nobody else works. */
  cancelEmptyShifts?: boolean | null | undefined;
  /** Confirm 24 hours of time off on one day. */
  confirmFullDays?: boolean | null | undefined;
  /** Approve beyond the yearly allowance. Denying ignores it. */
  confirmOverAllowance?: boolean | null | undefined;
  /** Approve time off on days that the person has worked. Denying ignores it. */
  confirmWorkedDays?: boolean | null | undefined;
  /** The last day off, in the organization’s calendar. */
  endDate: string;
  /** Whole hours off on all days together, from 1 to 80: at most 24 for each day. */
  hours: number;
  /** A note for the requester, at most 20,000 characters, or blank. */
  managerNotes?: string | null | undefined;
  /** What the requester tells the deciding manager, at most 500 characters. Blank text means nothing. */
  note?: string | null | undefined;
  /** The id of an active time-off policy. */
  policyId: string;
  /** Take the person off coming shifts with others. Denying ignores it. */
  removeFromShifts?: boolean | null | undefined;
  /** The first day off, in the organization’s calendar. */
  startDate: string;
  /** The active person who is off, the caller by default. Time off that a manager records for another person is approved at once, with the options of an approval. */
  userId?: string | null | undefined;
};

/** The decision about a request. */
export type PtoRequestDenyInput = {
  /** With `removeFromShifts`, cancel the shifts that nobody else works. */
  cancelEmptyShifts?: boolean | null | undefined;
  /** Confirm 24 hours of time off on one day. */
  confirmFullDays?: boolean | null | undefined;
  /** Approve beyond the yearly allowance. Denying ignores it. */
  confirmOverAllowance?: boolean | null | undefined;
  /** Approve time off on days that the person has worked. Denying ignores it. */
  confirmWorkedDays?: boolean | null | undefined;
  /** The id of the request, which must be PENDING. */
  id: string;
  /** A note for the requester, at most 20,000 characters, or blank. */
  managerNotes?: string | null | undefined;
  /** Take the person off coming shifts with others. Denying ignores it. */
  removeFromShifts?: boolean | null | undefined;
};

/** The approval to revoke. */
export type PtoRequestRevokeInput = {
  /** The id of the request, which must be APPROVED. */
  id: string;
  /** A note for the requester, at most 20,000 characters, or blank. */
  managerNotes?: string | null | undefined;
};

/** PENDING until it is decided or canceled. */
export type PtoStatus =
  /** A manager approved it. */
  | 'APPROVED'
  /** The requester canceled it, or its approval was revoked. */
  | 'CANCELED'
  /** A manager denied it. */
  | 'DENIED'
  /** Nobody has decided it yet. */
  | 'PENDING';

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

/** A schedule and its new people. */
export type ScheduleAssignmentInput = {
  /** The id of the schedule. */
  id: string;
  /** The ids of the people who work it from now on, 1 to 500. */
  userIds: Array<string>;
};

/** The person, the shift they leave, and where they go. */
export type ScheduleAssignmentMoveInput = {
  /** When the person ends. Absent means unchanged. */
  endAt?: string | null | undefined;
  /** The id of the shift that the person works now. */
  id: string;
  /** The id of another shift that the person joins, which takes the times. By default, a person who moves in time gets a shift of their own. */
  intoId?: string | null | undefined;
  /** When the person starts. Absent means unchanged. */
  startAt?: string | null | undefined;
  /** The id of the person who takes over. By default, nobody does. */
  toUserId?: string | null | undefined;
  /** The id of the person who moves. */
  userId: string;
};

/** Why a person can hardly work a shift. */
export type ScheduleConflictCode =
  /** The person is archived, and the shift has not ended. */
  | 'ARCHIVED'
  /** The person has another shift at the same time. */
  | 'OVERLAP'
  /** The shift, or one before it, exceeds the weekly limit of the person’s overtime rule: 40 planned hours in most. Never for exempt people. */
  | 'OVERTIME'
  /** The person had less than 8 hours of rest since a shift of another day. */
  | 'SHORT_REST'
  /** The shift is on an approved day off. */
  | 'TIME_OFF';

/** A shift, and where its copy goes. */
export type ScheduleCopyInput = {
  /** The day on which the copy starts, in the organization’s calendar. */
  date: string;
  /** The id of the shift to copy. */
  id: string;
  /** The people of the copy. By default, those of the shift. */
  userIds?: Array<string> | null | undefined;
};

/** The new shift. */
export type ScheduleCreateInput = {
  /** The ids of the people who work the shift, 1 to 500. */
  assignedUserIds: Array<string>;
  /** When the shift ends, after its start. */
  endAt: string;
  /** The attached photos by uploaded addresses, at most 100. Replaces all. */
  imageUrls?: Array<string> | null | undefined;
  /** The id of an active job to book the hours on, or null. */
  jobId?: string | null | undefined;
  /** What the assigned people should know, at most 20,000 characters. Blank text means nothing. */
  notes?: string | null | undefined;
  /** The id of an active place, or null. */
  placeId?: string | null | undefined;
  /** The unpaid break within the shift, 0 to 240 minutes and shorter than the shift. 0 for a new shift by default. */
  plannedBreakMinutes?: number | null | undefined;
  /** When the shift starts. */
  startAt: string;
  /** DRAFT by default. The assigned people never see a DRAFT. */
  status?: ScheduleStatus | null | undefined;
  /** The id of an active team that the caller sees, or null. */
  teamId?: string | null | undefined;
  /** The title of the shift, at most 200 characters. */
  title: string;
};

/** The shift to delete. */
export type ScheduleDeleteInput = {
  /** The id of the shift to delete. */
  id: string;
};

/** The photos to store. */
export type ScheduleImagesUploadInput = {
  /** Parts of a multipart request: JPEG, PNG, WebP, GIF or HEIC. */
  images: Array<File>;
};

/** The schedule as it would be saved. */
export type ScheduleInput = {
  /** The ids of the people who work the shift, 1 to 500. */
  assignedUserIds: Array<string>;
  /** When the shift ends, after its start. */
  endAt: string;
  /** The attached photos by uploaded addresses, at most 100. Replaces all. */
  imageUrls?: Array<string> | null | undefined;
  /** The id of an active job to book the hours on, or null. */
  jobId?: string | null | undefined;
  /** What the assigned people should know, at most 20,000 characters. Blank text means nothing. */
  notes?: string | null | undefined;
  /** The id of an active place, or null. */
  placeId?: string | null | undefined;
  /** The unpaid break within the shift, 0 to 240 minutes and shorter than the shift. 0 for a new shift by default. */
  plannedBreakMinutes?: number | null | undefined;
  /** When the shift starts. */
  startAt: string;
  /** DRAFT by default. The assigned people never see a DRAFT. */
  status?: ScheduleStatus | null | undefined;
  /** The id of an active team that the caller sees, or null. */
  teamId?: string | null | undefined;
  /** The title of the shift, at most 200 characters. */
  title: string;
};

/** What to do with the selected schedules. */
export type ScheduleSelectionAction =
  /** Deletes them permanently. */
  | 'DELETE'
  /** Moves them by `days`, to the same local times. */
  | 'MOVE'
  /** Moves them to the same local times a week later. */
  | 'MOVE_NEXT_WEEK'
  /** Moves them to the same local times a week earlier. */
  | 'MOVE_PREVIOUS_WEEK'
  /** Publishes the drafts. */
  | 'PUBLISH'
  /** Makes the published ones drafts, which the assigned people do not see. */
  | 'UNPUBLISH';

/** The schedules and their new people. */
export type ScheduleSelectionAssignInput = {
  /** The schedules and their people, 1 to 500. */
  assignments: Array<ScheduleAssignmentInput>;
};

/** The selected schedules, and what to do with them. */
export type ScheduleSelectionChangeInput = {
  /** What to do with them. */
  action: ScheduleSelectionAction;
  /** By how many days MOVE moves them, -366 to 366. Not for other actions. */
  days?: number | null | undefined;
  /** The ids of the selected schedules, 1 to 500. */
  ids: Array<string>;
};

/** The shifts to copy, and where to. */
export type ScheduleSelectionCopyInput = {
  /** The copies, 1 to 500, within 62 days. */
  copies: Array<ScheduleCopyInput>;
};

/** Workers never see a DRAFT. */
export type ScheduleStatus =
  /** It does not take place. */
  | 'CANCELED'
  /** Only planners see it. */
  | 'DRAFT'
  /** The people who work it see it. */
  | 'PUBLISHED';

/** The shift and its changes. Absent fields stay unchanged. */
export type ScheduleUpdateInput = {
  /** The ids of the people who work the shift, 1 to 500. */
  assignedUserIds?: Array<string> | null | undefined;
  /** When the shift ends, after its start. */
  endAt?: string | null | undefined;
  /** The ids of the people who work the shift as far as the caller knows. Others fail with CONFLICT. */
  expectedAssignedUserIds?: Array<string> | null | undefined;
  /** The id of the shift to change. */
  id: string;
  /** The attached photos by uploaded addresses, at most 100. Replaces all. */
  imageUrls?: Array<string> | null | undefined;
  /** The id of an active job to book the hours on, or null. */
  jobId?: string | null | undefined;
  /** What the assigned people should know, at most 20,000 characters. Blank text means nothing. */
  notes?: string | null | undefined;
  /** The id of an active place, or null. */
  placeId?: string | null | undefined;
  /** The unpaid break within the shift, 0 to 240 minutes and shorter than the shift. 0 for a new shift by default. */
  plannedBreakMinutes?: number | null | undefined;
  /** When the shift starts. */
  startAt?: string | null | undefined;
  /** DRAFT by default. The assigned people never see a DRAFT. */
  status?: ScheduleStatus | null | undefined;
  /** The id of an active team that the caller sees, or null. */
  teamId?: string | null | undefined;
  /** The title of the shift, at most 200 characters. */
  title?: string | null | undefined;
};

/** Two shifts at the same time, a shift on an approved day off, or more planned hours in a week (Sunday to Saturday) than the weekly limit of the person’s overtime rule. */
export type ScheduleWarningKind =
  /** The person has two shifts at the same time. */
  | 'DOUBLE_BOOKED'
  /** The shift is on an approved day off. */
  | 'ON_TIME_OFF'
  /** More planned hours in a week, Sunday to Saturday, than the weekly limit of the person’s overtime rule: 40 in most. Never for exempt people. */
  | 'OVER_40_HOURS';

/** The two weeks, in the organization’s calendar. */
export type ScheduleWeekCopyInput = {
  /** Any day of the week, Sunday to Saturday, to copy from. */
  fromDate: string;
  /** Any day of the week, Sunday to Saturday, to copy to. */
  toDate: string;
};

/** The shift, its days and its people. */
export type ScheduleWeekPlanInput = {
  /** The days, 1 to 14, in the organization’s calendar. */
  dates: Array<string>;
  /** A local end such as 14:30, on the next day unless after the start. */
  endTime: string;
  /** The id of an active job to book the hours on, or null. */
  jobId?: string | null | undefined;
  /** What the assigned people should know, at most 20,000 characters. Blank text means nothing. */
  notes?: string | null | undefined;
  /** The id of an active place, or null. */
  placeId?: string | null | undefined;
  /** The unpaid break within the shift, 0 to 240 minutes and shorter than the shift. 0 for a new shift by default. */
  plannedBreakMinutes?: number | null | undefined;
  /** When each shift starts, as a local time such as 06:00. */
  startTime: string;
  /** The id of an active team that the caller sees, or null. */
  teamId?: string | null | undefined;
  /** The title of the shift, at most 200 characters. */
  title: string;
  /** The ids of the people who work on each of the days, 1 to 500. */
  userIds: Array<string>;
};

/** The week whose drafts are published. */
export type ScheduleWeekPublishInput = {
  /** Only people who belong to this team today. Fails with NOT_FOUND unless the caller sees the team. */
  teamId?: string | null | undefined;
  /** Any day of the week, Sunday to Saturday. */
  weekOf: string;
};

/** What becomes of a shift when its person has time off. */
export type ShiftOutcome =
  /** Nobody else works it: it keeps the person, or is canceled. */
  | 'ONLY_PERSON'
  /** Someone else on it is not in the viewer’s teams, so it stays as it is. */
  | 'OUT_OF_REACH'
  /** Others work it without the person. */
  | 'REMOVED'
  /** It has started and stays as it is. */
  | 'STARTED';

/** The template, the day, and the people. */
export type ShiftTemplateApplyInput = {
  /** The day on which the shift starts, in the organization’s calendar. */
  date: string;
  /** The id of the template to apply. */
  id: string;
  /** The ids of the people who work the shift, 1 to 500. */
  userIds: Array<string>;
};

/** The new template. */
export type ShiftTemplateCreateInput = {
  /** A local end such as 14:30, on the next day unless after the start. */
  endTime: string;
  /** The id of an active job to book the hours on, or null. */
  jobId?: string | null | undefined;
  /** A name of 1 to 60 characters. The templates of an organization have different names, ignoring case. */
  name: string;
  /** What the assigned people should know, at most 20,000 characters. Blank text means nothing. */
  notes?: string | null | undefined;
  /** The id of an active place, or null. */
  placeId?: string | null | undefined;
  /** The unpaid break within the shift, 0 to 240 minutes and shorter than the shift. 0 for a new shift by default. */
  plannedBreakMinutes?: number | null | undefined;
  /** When the shift starts, as a local time such as 06:00. */
  startTime: string;
  /** The id of an active team that the caller sees, or null. */
  teamId?: string | null | undefined;
  /** At most 200 characters. By default, the name of the template. */
  title?: string | null | undefined;
};

/** The template to delete. */
export type ShiftTemplateDeleteInput = {
  /** The id of the template to delete. Its shifts stay as they are. */
  id: string;
};

/** The new order. */
export type ShiftTemplateOrderInput = {
  /** The ids of the templates in their new order. Others follow. */
  ids: Array<string>;
};

/** The template and its changes. Absent fields stay unchanged. */
export type ShiftTemplateUpdateInput = {
  /** A local end such as 14:30, on the next day unless after the start. */
  endTime?: string | null | undefined;
  /** The id of the template to change. */
  id: string;
  /** The id of an active job to book the hours on, or null. */
  jobId?: string | null | undefined;
  /** A name of 1 to 60 characters. The templates of an organization have different names, ignoring case. */
  name?: string | null | undefined;
  /** What the assigned people should know, at most 20,000 characters. Blank text means nothing. */
  notes?: string | null | undefined;
  /** The id of an active place, or null. */
  placeId?: string | null | undefined;
  /** The unpaid break within the shift, 0 to 240 minutes and shorter than the shift. 0 for a new shift by default. */
  plannedBreakMinutes?: number | null | undefined;
  /** When the shift starts, as a local time such as 06:00. */
  startTime?: string | null | undefined;
  /** The id of an active team that the caller sees, or null. */
  teamId?: string | null | undefined;
  /** At most 200 characters. By default, the name of the template. */
  title?: string | null | undefined;
};

/** DISABLED means archived. */
export type UserStatus =
  /** The person belongs to the team. They can sign in if they have an account. */
  | 'ACTIVE'
  /** The person is archived. */
  | 'DISABLED'
  /** The person belongs to the team, has no account, and can make one with their invitation. */
  | 'INVITED';

/** The template and the week. */
export type WeekTemplateApplyInput = {
  /** The id of the template to load. */
  id: string;
  /** Any day of the week, Sunday to Saturday, to load it into. */
  weekOf: string;
};

/** The new template. */
export type WeekTemplateCreateInput = {
  /** A name of 1 to 60 characters. The week templates of an organization have different names, ignoring case. */
  name: string;
  /** Any day of the week, Sunday to Saturday, to save. */
  weekOf: string;
};

/** The template to delete. */
export type WeekTemplateDeleteInput = {
  /** The id of the template to delete. Shifts that were made with it stay. */
  id: string;
};

/** The template and its changes. Absent fields stay unchanged. */
export type WeekTemplateUpdateInput = {
  /** The id of the template to change. */
  id: string;
  /** A name of 1 to 60 characters. The week templates of an organization have different names, ignoring case. */
  name?: string | null | undefined;
  /** Any day of the week whose shifts replace those of the template. */
  weekOf?: string | null | undefined;
};

export type Scheduling_Replacements_LoadQueryVariables = Exact<{
  id: string;
}>;


export type Scheduling_Replacements_LoadQuery = { viewer: { shiftReplacements: { schedule: { id: string, assignedUserIds: Array<string> }, replacements: Array<{ reason: string, overtimeMinutes: number, user: { id: string, firstName: string, lastName: string, scheduleColor: string } }> } | null } | null };

export type Scheduling_Replacements_AssignMutationVariables = Exact<{
  input: ScheduleUpdateInput;
}>;


export type Scheduling_Replacements_AssignMutation = { scheduleUpdate: { schedule: { id: string, changedAt: string | null, assignedUserIds: Array<string> } | null } | null };

export type Board_ConflictFragment = { scheduleId: string, code: ScheduleConflictCode, userId: string, message: string } & { ' $fragmentName'?: 'Board_ConflictFragment' };

export type Board_BoardPersonFragment = { plannedMinutes: number, over40Hours: boolean, team?: { id: string, name: string } | null, user: { id: string, firstName: string, lastName: string, role: Role, status: UserStatus, hasAccount: boolean, scheduleColor: string } } & { ' $fragmentName'?: 'Board_BoardPersonFragment' };

export type Board_TimeOffFragment = { id: string, startDate: string, endDate: string, policyName: string, user: { id: string, firstName: string, lastName: string } } & { ' $fragmentName'?: 'Board_TimeOffFragment' };

export type Board_DayFragment = { date: string, people: number, plannedMinutes: number, mostAtOnce: number, fewestAtOnce: number, coverage: Array<{ from: string, to: string, people: number }> } & { ' $fragmentName'?: 'Board_DayFragment' };

export type Board_ShiftsFragment = { schedules: Array<(
    { id: string }
    & { ' $fragmentRefs'?: { 'Board_ScheduleFragment': Board_ScheduleFragment } }
  )>, conflicts: Array<(
    { scheduleId: string }
    & { ' $fragmentRefs'?: { 'Board_ConflictFragment': Board_ConflictFragment } }
  )> } & { ' $fragmentName'?: 'Board_ShiftsFragment' };

export type Board_FiguresFragment = { plannedMinutes: number, draftCount: number, people: Array<{ plannedMinutes: number, over40Hours: boolean, user: { id: string } }>, conflicts: Array<(
    { scheduleId: string }
    & { ' $fragmentRefs'?: { 'Board_ConflictFragment': Board_ConflictFragment } }
  )>, days: Array<(
    { date: string }
    & { ' $fragmentRefs'?: { 'Board_DayFragment': Board_DayFragment } }
  )>, teams?: Array<{ team: { id: string } | null, days: Array<(
      { date: string }
      & { ' $fragmentRefs'?: { 'Board_DayFragment': Board_DayFragment } }
    )> }> } & { ' $fragmentName'?: 'Board_FiguresFragment' };

export type Scheduling_Schedule_LoadBoardQueryVariables = Exact<{
  from: string;
  to: string;
  teamId?: string | null | undefined;
  byTeam: boolean;
}>;


export type Scheduling_Schedule_LoadBoardQuery = { viewer: { scheduleBoard: (
      { people: Array<(
        { plannedMinutes: number }
        & { ' $fragmentRefs'?: { 'Board_BoardPersonFragment': Board_BoardPersonFragment } }
      )>, timeOff: Array<(
        { id: string }
        & { ' $fragmentRefs'?: { 'Board_TimeOffFragment': Board_TimeOffFragment } }
      )> }
      & { ' $fragmentRefs'?: { 'Board_ShiftsFragment': Board_ShiftsFragment;'Board_FiguresFragment': Board_FiguresFragment } }
    ) | null } | null };

export type Scheduling_Schedule_LoadMonthQueryVariables = Exact<{
  startDate: string;
  endDate: string;
  teamId?: string | null | undefined;
}>;


export type Scheduling_Schedule_LoadMonthQuery = { viewer: { scheduleDays: { days: Array<{ date: string, count: number, schedules: Array<(
          { id: string }
          & { ' $fragmentRefs'?: { 'Board_ScheduleFragment': Board_ScheduleFragment } }
        )> }>, timeOff: Array<(
        { id: string }
        & { ' $fragmentRefs'?: { 'Board_TimeOffFragment': Board_TimeOffFragment } }
      )>, conflicts: Array<(
        { scheduleId: string }
        & { ' $fragmentRefs'?: { 'Board_ConflictFragment': Board_ConflictFragment } }
      )> } | null } | null };

export type Scheduling_Schedule_LoadDayQueryVariables = Exact<{
  from: string;
  to: string;
  teamId?: string | null | undefined;
}>;


export type Scheduling_Schedule_LoadDayQuery = { viewer: { scheduleBoard: (
      { schedules: Array<{ id: string }> }
      & { ' $fragmentRefs'?: { 'Board_ShiftsFragment': Board_ShiftsFragment } }
    ) | null } | null };

export type Scheduling_Schedule_LoadConflictsQueryVariables = Exact<{
  from: string;
  to: string;
}>;


export type Scheduling_Schedule_LoadConflictsQuery = { viewer: { scheduleBoard: { conflicts: Array<(
        { scheduleId: string }
        & { ' $fragmentRefs'?: { 'Board_ConflictFragment': Board_ConflictFragment } }
      )> } | null } | null };

export type Scheduling_Schedule_LoadPeopleQueryVariables = Exact<{
  from: string;
  to: string;
}>;


export type Scheduling_Schedule_LoadPeopleQuery = { viewer: { scheduleBoard: { people: Array<{ user: { id: string, firstName: string, lastName: string, role: Role, scheduleColor: string } }> } | null } | null };

export type Scheduling_Schedule_LoadScheduleQueryVariables = Exact<{
  id: string;
}>;


export type Scheduling_Schedule_LoadScheduleQuery = { viewer: { schedule: (
      { id: string, conflicts: Array<(
        { scheduleId: string }
        & { ' $fragmentRefs'?: { 'Board_ConflictFragment': Board_ConflictFragment } }
      )> }
      & { ' $fragmentRefs'?: { 'Board_ScheduleFragment': Board_ScheduleFragment } }
    ) | null } | null };

export type Scheduling_Schedule_CreateMutationVariables = Exact<{
  input: ScheduleCreateInput;
}>;


export type Scheduling_Schedule_CreateMutation = { scheduleCreate: { schedule: (
      { id: string }
      & { ' $fragmentRefs'?: { 'Board_ScheduleFragment': Board_ScheduleFragment } }
    ) | null } | null };

export type Scheduling_Schedule_LoadHoursQueryVariables = Exact<{
  from: string;
  to: string;
  teamId?: string | null | undefined;
  byTeam: boolean;
}>;


export type Scheduling_Schedule_LoadHoursQuery = { viewer: { scheduleBoard: (
      { plannedMinutes: number }
      & { ' $fragmentRefs'?: { 'Board_FiguresFragment': Board_FiguresFragment } }
    ) | null } | null };

export type Scheduling_ScheduleDialog_LoadWarningsQueryVariables = Exact<{
  id?: string | null | undefined;
  input: ScheduleInput;
}>;


export type Scheduling_ScheduleDialog_LoadWarningsQuery = { viewer: { scheduleWarnings: Array<{ kind: ScheduleWarningKind, message: string, user: { id: string } }> | null } | null };

export type Scheduling_ShiftDetails_LoadColleaguesQueryVariables = Exact<{
  id: string;
}>;


export type Scheduling_ShiftDetails_LoadColleaguesQuery = { viewer: { shiftColleagues: Array<{ startAt: string, endAt: string, user: { id: string, firstName: string, lastName: string } }> | null } | null };

export type Scheduling_Schedule_UpdateMutationVariables = Exact<{
  input: ScheduleUpdateInput;
}>;


export type Scheduling_Schedule_UpdateMutation = { scheduleUpdate: { schedule: (
      { id: string }
      & { ' $fragmentRefs'?: { 'Board_ScheduleFragment': Board_ScheduleFragment } }
    ) | null } | null };

export type Scheduling_Schedule_DeleteMutationVariables = Exact<{
  input: ScheduleDeleteInput;
}>;


export type Scheduling_Schedule_DeleteMutation = { scheduleDelete: { deletedScheduleId: string | null } | null };

export type Scheduling_ScheduleDialog_LoadJobsQueryVariables = Exact<{
  after?: string | null | undefined;
}>;


export type Scheduling_ScheduleDialog_LoadJobsQuery = { viewer: { jobChoices: { nodes: Array<{ id: string, name: string }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } | null } | null };

export type Scheduling_LoadTeamsQueryVariables = Exact<{ [key: string]: never; }>;


export type Scheduling_LoadTeamsQuery = { viewer: { teams: { nodes: Array<{ id: string, name: string }> } | null } | null };

export type Scheduling_ScheduleDialog_LoadTeamsAndPlacesQueryVariables = Exact<{ [key: string]: never; }>;


export type Scheduling_ScheduleDialog_LoadTeamsAndPlacesQuery = { viewer: { teams: { nodes: Array<{ id: string, name: string }> } | null, places: { nodes: Array<{ id: string, name: string }> } | null } | null };

export type Scheduling_ScheduleDialog_UploadImagesMutationVariables = Exact<{
  input: ScheduleImagesUploadInput;
}>;


export type Scheduling_ScheduleDialog_UploadImagesMutation = { scheduleImagesUpload: { images: Array<{ url: string, thumbnailUrl: string }> | null } | null };

export type Scheduling_Schedule_MoveMutationVariables = Exact<{
  input: ScheduleUpdateInput;
}>;


export type Scheduling_Schedule_MoveMutation = { scheduleUpdate: { schedule: (
      { id: string, conflicts: Array<{ code: ScheduleConflictCode }> }
      & { ' $fragmentRefs'?: { 'Board_ScheduleFragment': Board_ScheduleFragment } }
    ) | null } | null };

export type Scheduling_Schedule_MoveAssignmentMutationVariables = Exact<{
  input: ScheduleAssignmentMoveInput;
}>;


export type Scheduling_Schedule_MoveAssignmentMutation = { scheduleAssignmentMove: { schedule: (
      { id: string, conflicts: Array<{ code: ScheduleConflictCode }> }
      & { ' $fragmentRefs'?: { 'Board_ScheduleFragment': Board_ScheduleFragment } }
    ) | null, leftSchedule: (
      { id: string }
      & { ' $fragmentRefs'?: { 'Board_ScheduleFragment': Board_ScheduleFragment } }
    ) | null } | null };

export type Scheduling_Schedule_ChangeSelectionMutationVariables = Exact<{
  input: ScheduleSelectionChangeInput;
}>;


export type Scheduling_Schedule_ChangeSelectionMutation = { scheduleSelectionChange: { changedIds: Array<string> | null, left: Array<{ id: string, message: string }> | null } | null };

export type Scheduling_Schedule_CopyWeekMutationVariables = Exact<{
  input: ScheduleWeekCopyInput;
}>;


export type Scheduling_Schedule_CopyWeekMutation = { scheduleWeekCopy: { schedules: Array<{ id: string }> | null } | null };

export type Scheduling_Schedule_PublishDraftsMutationVariables = Exact<{
  input: ScheduleWeekPublishInput;
}>;


export type Scheduling_Schedule_PublishDraftsMutation = { scheduleWeekPublish: { schedules: Array<{ id: string, status: ScheduleStatus }> | null } | null };

export type Board_ScheduleFragment = { id: string, title: string, notes: string | null, startAt: string, endAt: string, plannedBreakMinutes: number, status: ScheduleStatus, changedAt: string | null, locked: boolean, assignedUserIds: Array<string>, job: { id: string, name: string } | null, team: { id: string, name: string } | null, place: { id: string, name: string, address: string } | null, assignees: Array<{ id: string, firstName: string, lastName: string, scheduleColor: string }>, images: Array<{ url: string, thumbnailUrl: string }> } & { ' $fragmentName'?: 'Board_ScheduleFragment' };

export type Templates_TemplateFragment = { id: string, name: string, title: string, startTime: string, endTime: string, plannedBreakMinutes: number, notes: string | null, job: { id: string, name: string, retired: boolean } | null, team: { id: string, name: string } | null, place: { id: string, name: string } | null } & { ' $fragmentName'?: 'Templates_TemplateFragment' };

export type Drafts_OmissionFragment = { date: string | null, message: string } & { ' $fragmentName'?: 'Drafts_OmissionFragment' };

export type Scheduling_Drafts_PlanWeekMutationVariables = Exact<{
  input: ScheduleWeekPlanInput;
}>;


export type Scheduling_Drafts_PlanWeekMutation = { scheduleWeekPlan: { schedules: Array<{ id: string }> | null, left: Array<(
      { date: string | null }
      & { ' $fragmentRefs'?: { 'Drafts_OmissionFragment': Drafts_OmissionFragment } }
    )> | null } | null };

export type Scheduling_Drafts_CopyShiftsMutationVariables = Exact<{
  input: ScheduleSelectionCopyInput;
}>;


export type Scheduling_Drafts_CopyShiftsMutation = { scheduleSelectionCopy: { schedules: Array<{ id: string }> | null, left: Array<(
      { date: string | null }
      & { ' $fragmentRefs'?: { 'Drafts_OmissionFragment': Drafts_OmissionFragment } }
    )> | null } | null };

export type Scheduling_Drafts_AssignShiftsMutationVariables = Exact<{
  input: ScheduleSelectionAssignInput;
}>;


export type Scheduling_Drafts_AssignShiftsMutation = { scheduleSelectionAssign: { changedIds: Array<string> | null, left: Array<{ id: string, message: string }> | null } | null };

export type Scheduling_WeekTemplates_LoadQueryVariables = Exact<{ [key: string]: never; }>;


export type Scheduling_WeekTemplates_LoadQuery = { viewer: { weekTemplates: { nodes: Array<{ id: string, name: string, shiftCount: number, peopleCount: number }> } | null } | null };

export type Scheduling_WeekTemplates_CreateMutationVariables = Exact<{
  input: WeekTemplateCreateInput;
}>;


export type Scheduling_WeekTemplates_CreateMutation = { weekTemplateCreate: { weekTemplate: { id: string } | null } | null };

export type Scheduling_WeekTemplates_UpdateMutationVariables = Exact<{
  input: WeekTemplateUpdateInput;
}>;


export type Scheduling_WeekTemplates_UpdateMutation = { weekTemplateUpdate: { weekTemplate: { id: string, name: string, shiftCount: number, peopleCount: number } | null } | null };

export type Scheduling_WeekTemplates_DeleteMutationVariables = Exact<{
  input: WeekTemplateDeleteInput;
}>;


export type Scheduling_WeekTemplates_DeleteMutation = { weekTemplateDelete: { deletedWeekTemplateId: string | null } | null };

export type Scheduling_WeekTemplates_ApplyMutationVariables = Exact<{
  input: WeekTemplateApplyInput;
}>;


export type Scheduling_WeekTemplates_ApplyMutation = { weekTemplateApply: { schedules: Array<{ id: string }> | null, left: Array<(
      { date: string | null }
      & { ' $fragmentRefs'?: { 'Drafts_OmissionFragment': Drafts_OmissionFragment } }
    )> | null } | null };

export type Scheduling_Feed_LoadQueryVariables = Exact<{ [key: string]: never; }>;


export type Scheduling_Feed_LoadQuery = { viewer: { calendarFeed: { url: string | null, webcalUrl: string | null } | null } | null };

export type Scheduling_Feed_ResetMutationVariables = Exact<{ [key: string]: never; }>;


export type Scheduling_Feed_ResetMutation = { calendarFeedReset: { calendarFeed: { url: string | null, webcalUrl: string | null } | null } | null };

export type Scheduling_Feed_LoadQrQueryVariables = Exact<{ [key: string]: never; }>;


export type Scheduling_Feed_LoadQrQuery = { viewer: { calendarFeed: { url: string | null, qrCodeDataUrl: string | null } | null } | null };

export type Scheduling_Templates_LoadQueryVariables = Exact<{ [key: string]: never; }>;


export type Scheduling_Templates_LoadQuery = { viewer: { shiftTemplates: { nodes: Array<(
        { id: string }
        & { ' $fragmentRefs'?: { 'Templates_TemplateFragment': Templates_TemplateFragment } }
      )> } | null } | null };

export type Scheduling_Templates_CreateMutationVariables = Exact<{
  input: ShiftTemplateCreateInput;
}>;


export type Scheduling_Templates_CreateMutation = { shiftTemplateCreate: { shiftTemplate: (
      { id: string }
      & { ' $fragmentRefs'?: { 'Templates_TemplateFragment': Templates_TemplateFragment } }
    ) | null } | null };

export type Scheduling_Templates_UpdateMutationVariables = Exact<{
  input: ShiftTemplateUpdateInput;
}>;


export type Scheduling_Templates_UpdateMutation = { shiftTemplateUpdate: { shiftTemplate: (
      { id: string }
      & { ' $fragmentRefs'?: { 'Templates_TemplateFragment': Templates_TemplateFragment } }
    ) | null } | null };

export type Scheduling_Templates_DeleteMutationVariables = Exact<{
  input: ShiftTemplateDeleteInput;
}>;


export type Scheduling_Templates_DeleteMutation = { shiftTemplateDelete: { deletedShiftTemplateId: string | null } | null };

export type Scheduling_Templates_OrderMutationVariables = Exact<{
  input: ShiftTemplateOrderInput;
}>;


export type Scheduling_Templates_OrderMutation = { shiftTemplateOrder: { shiftTemplates: Array<{ id: string }> | null } | null };

export type Scheduling_Templates_ApplyMutationVariables = Exact<{
  input: ShiftTemplateApplyInput;
}>;


export type Scheduling_Templates_ApplyMutation = { shiftTemplateApply: { schedule: (
      { id: string, conflicts: Array<{ code: ScheduleConflictCode }> }
      & { ' $fragmentRefs'?: { 'Board_ScheduleFragment': Board_ScheduleFragment } }
    ) | null } | null };

export type Scheduling_Approval_LoadTeamsQueryVariables = Exact<{ [key: string]: never; }>;


export type Scheduling_Approval_LoadTeamsQuery = { viewer: { teams: { nodes: Array<{ id: string, name: string }> } | null } | null };

export type Scheduling_Approval_LoadQueryVariables = Exact<{
  teamId?: string | null | undefined;
  after?: string | null | undefined;
}>;


export type Scheduling_Approval_LoadQuery = { viewer: { pendingPtoRequests: { nodes: Array<(
        { id: string, status: PtoStatus }
        & { ' $fragmentRefs'?: { 'PendingRequest_RequestFragment': PendingRequest_RequestFragment } }
      )>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } | null } | null };

export type Scheduling_Approval_ApproveMutationVariables = Exact<{
  input: PtoRequestApproveInput;
}>;


export type Scheduling_Approval_ApproveMutation = { ptoRequestApprove: { ptoRequest: { id: string, status: PtoStatus } | null } | null };

export type Scheduling_Approval_DenyMutationVariables = Exact<{
  input: PtoRequestDenyInput;
}>;


export type Scheduling_Approval_DenyMutation = { ptoRequestDeny: { ptoRequest: { id: string, status: PtoStatus } | null } | null };

export type OthersOff_TimeOffFragment = { id: string, startDate: string, endDate: string, user: { id: string, firstName: string, lastName: string, scheduleColor: string } } & { ' $fragmentName'?: 'OthersOff_TimeOffFragment' };

export type ScheduledShifts_ScheduleFragment = { id: string, title: string, startAt: string, endAt: string, status: ScheduleStatus, assignees: Array<{ id: string, firstName: string, lastName: string, scheduleColor: string }> } & { ' $fragmentName'?: 'ScheduledShifts_ScheduleFragment' };

export type PendingRequest_RequestFragment = { id: string, startDate: string, endDate: string, hours: number, note: string | null, overdraw: string | null, createdAt: string, canDecide: boolean, inClosedPayPeriod: boolean, policy: { id: string, name: string, paid: boolean }, user: { id: string, firstName: string, lastName: string, role: Role, status: UserStatus, scheduleColor: string }, balances: Array<{ ' $fragmentRefs'?: { 'Balances_PtoBalanceFragment': Balances_PtoBalanceFragment } }>, othersOff: Array<(
    { id: string }
    & { ' $fragmentRefs'?: { 'OthersOff_TimeOffFragment': OthersOff_TimeOffFragment } }
  )>, scheduledThen: Array<(
    { id: string }
    & { ' $fragmentRefs'?: { 'ScheduledShifts_ScheduleFragment': ScheduledShifts_ScheduleFragment } }
  )>, shiftsOnTimeOff: Array<{ outcome: ShiftOutcome, isReplaceable: boolean, schedule: { id: string, title: string, startAt: string, endAt: string } }> } & { ' $fragmentName'?: 'PendingRequest_RequestFragment' };

export type DecidedRequest_RequestFragment = (
  { id: string, startDate: string, endDate: string, hours: number, status: PtoStatus, inClosedPayPeriod: boolean, canRevoke: boolean, policy: { id: string, name: string, paid: boolean }, user: { id: string, firstName: string, lastName: string, scheduleColor: string, status: UserStatus } }
  & { ' $fragmentRefs'?: { 'RequestDetails_RequestFragment': RequestDetails_RequestFragment } }
) & { ' $fragmentName'?: 'DecidedRequest_RequestFragment' };

export type Scheduling_Approval_LoadDecidedQueryVariables = Exact<{
  teamId?: string | null | undefined;
  first: number;
  after?: string | null | undefined;
}>;


export type Scheduling_Approval_LoadDecidedQuery = { viewer: { decidedPtoRequests: { totalCount: number, totalCountIsExact: boolean, edges: Array<{ cursor: string, node: (
          { id: string }
          & { ' $fragmentRefs'?: { 'DecidedRequest_RequestFragment': DecidedRequest_RequestFragment } }
        ) }>, pageInfo: { endCursor: string | null, hasNextPage: boolean } } | null } | null };

export type Scheduling_Approval_LoadDecidedRequestQueryVariables = Exact<{
  id: string;
}>;


export type Scheduling_Approval_LoadDecidedRequestQuery = { node:
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
    | (
      { __typename: 'PtoRequest', id: string }
      & { ' $fragmentRefs'?: { 'DecidedRequest_RequestFragment': DecidedRequest_RequestFragment } }
    )
    | { __typename: 'ReopeningRequest', id: string }
    | { __typename: 'Schedule', id: string }
    | { __typename: 'SessionInfo', id: string }
    | { __typename: 'ShiftTemplate', id: string }
    | { __typename: 'SignOff', id: string }
    | { __typename: 'SyncItem', id: string }
    | { __typename: 'Team', id: string }
    | { __typename: 'TeamImport', id: string }
    | { __typename: 'Timesheet', id: string }
    | { __typename: 'User', id: string }
    | { __typename: 'WeekTemplate', id: string }
   | null };

export type Scheduling_Approval_RevokeMutationVariables = Exact<{
  input: PtoRequestRevokeInput;
}>;


export type Scheduling_Approval_RevokeMutation = { ptoRequestRevoke: { ptoRequest: (
      { id: string }
      & { ' $fragmentRefs'?: { 'DecidedRequest_RequestFragment': DecidedRequest_RequestFragment } }
    ) | null } | null };

export type Scheduling_Calendar_LoadQueryVariables = Exact<{
  startDate: string;
  endDate: string;
  teamId?: string | null | undefined;
}>;


export type Scheduling_Calendar_LoadQuery = { viewer: { ptoCalendar: { people: Array<{ user: { id: string, firstName: string, lastName: string, scheduleColor: string }, timeOff: Array<{ id: string, startDate: string, endDate: string, hours: number, policyName: string, status: PtoStatus, canDecide: boolean, canRevoke: boolean }> }> } | null } | null };

export type Scheduling_TimeOff_LoadProposalQueryVariables = Exact<{
  startDate: string;
  endDate: string;
  policyId?: string | null | undefined;
  userId?: string | null | undefined;
}>;


export type Scheduling_TimeOff_LoadProposalQuery = { viewer: { ptoProposal: { hours: number | null, explanation: string, obstacle: string | null, balances: Array<(
        { year: number }
        & { ' $fragmentRefs'?: { 'Balances_PtoBalanceFragment': Balances_PtoBalanceFragment } }
      )>, shifts: Array<{ outcome: ShiftOutcome, isReplaceable: boolean, schedule: { id: string, title: string, startAt: string, endAt: string } }> } | null } | null };

export type RequestDetails_RequestFragment = { hours: number, note: string | null, managerNotes: string | null, decidedAt: string | null, revokedAt: string | null, policy: { id: string, name: string, paid: boolean }, decidedBy: { id: string, firstName: string, lastName: string } | null, revokedBy: { id: string, firstName: string, lastName: string } | null } & { ' $fragmentName'?: 'RequestDetails_RequestFragment' };

export type Balances_PtoBalanceFragment = { year: number, allowanceHours: number | null, usedHours: number, pendingHours: number, remainingHours: number | null } & { ' $fragmentName'?: 'Balances_PtoBalanceFragment' };

export type Scheduling_TimeOff_LoadQueryVariables = Exact<{ [key: string]: never; }>;


export type Scheduling_TimeOff_LoadQuery = { viewer: { ptoPolicies: { nodes: Array<(
        { id: string }
        & { ' $fragmentRefs'?: { 'PolicyCard_PolicyFragment': PolicyCard_PolicyFragment } }
      )> } | null, myPtoRequests: { nodes: Array<(
        { id: string, status: PtoStatus }
        & { ' $fragmentRefs'?: { 'MyRequest_RequestFragment': MyRequest_RequestFragment } }
      )> } | null } | null };

export type PolicyCard_PolicyFragment = { id: string, name: string, paid: boolean, balance: { ' $fragmentRefs'?: { 'Balances_PtoBalanceFragment': Balances_PtoBalanceFragment } } } & { ' $fragmentName'?: 'PolicyCard_PolicyFragment' };

export type Scheduling_TimeOff_RequestMutationVariables = Exact<{
  input: PtoRequestCreateInput;
}>;


export type Scheduling_TimeOff_RequestMutation = { ptoRequestCreate: { ptoRequest: (
      { id: string, status: PtoStatus }
      & { ' $fragmentRefs'?: { 'MyRequest_RequestFragment': MyRequest_RequestFragment } }
    ) | null } | null };

export type Scheduling_TimeOff_CancelMutationVariables = Exact<{
  input: PtoRequestCancelInput;
}>;


export type Scheduling_TimeOff_CancelMutation = { ptoRequestCancel: { ptoRequest: { id: string, status: PtoStatus } | null } | null };

export type MyRequest_RequestFragment = (
  { id: string, startDate: string, endDate: string, hours: number, status: PtoStatus, policyId: string, balances: Array<(
    { year: number }
    & { ' $fragmentRefs'?: { 'Balances_PtoBalanceFragment': Balances_PtoBalanceFragment } }
  )> }
  & { ' $fragmentRefs'?: { 'RequestDetails_RequestFragment': RequestDetails_RequestFragment } }
) & { ' $fragmentName'?: 'MyRequest_RequestFragment' };

export type Scheduling_RecordTimeOff_LoadQueryVariables = Exact<{
  personId: string;
}>;


export type Scheduling_RecordTimeOff_LoadQuery = { node:
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
    | { __typename: 'User', firstName: string, lastName: string, id: string }
    | { __typename: 'WeekTemplate', id: string }
   | null, viewer: { ptoPolicies: { nodes: Array<{ id: string, name: string, paid: boolean, category: PtoCategory }> } | null } | null };

export type Scheduling_RecordTimeOff_RecordMutationVariables = Exact<{
  input: PtoRequestCreateInput;
}>;


export type Scheduling_RecordTimeOff_RecordMutation = { ptoRequestCreate: { ptoRequest: { id: string, status: PtoStatus } | null } | null };

export const Board_BoardPersonFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Board_boardPerson"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BoardPerson"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"plannedMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"over40Hours"}},{"kind":"Field","name":{"kind":"Name","value":"team"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"byTeam"}}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"hasAccount"}},{"kind":"Field","name":{"kind":"Name","value":"scheduleColor"}}]}}]}}]} as unknown as DocumentNode<Board_BoardPersonFragment, unknown>;
export const Board_TimeOffFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Board_timeOff"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TimeOff"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"endDate"}},{"kind":"Field","name":{"kind":"Name","value":"policyName"}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}}]}}]}}]} as unknown as DocumentNode<Board_TimeOffFragment, unknown>;
export const Board_ScheduleFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Board_schedule"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Schedule"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"notes"}},{"kind":"Field","name":{"kind":"Name","value":"startAt"}},{"kind":"Field","name":{"kind":"Name","value":"endAt"}},{"kind":"Field","name":{"kind":"Name","value":"plannedBreakMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"changedAt"}},{"kind":"Field","name":{"kind":"Name","value":"locked"}},{"kind":"Field","name":{"kind":"Name","value":"job"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"team"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"place"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"address"}}]}},{"kind":"Field","name":{"kind":"Name","value":"assignedUserIds"}},{"kind":"Field","name":{"kind":"Name","value":"assignees"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"scheduleColor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"images"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"thumbnailUrl"}}]}}]}}]} as unknown as DocumentNode<Board_ScheduleFragment, unknown>;
export const Board_ConflictFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Board_conflict"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ScheduleConflict"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"scheduleId"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"userId"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]} as unknown as DocumentNode<Board_ConflictFragment, unknown>;
export const Board_ShiftsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Board_shifts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ScheduleBoard"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"schedules"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Board_schedule"}}]}},{"kind":"Field","name":{"kind":"Name","value":"conflicts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"scheduleId"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Board_conflict"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Board_schedule"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Schedule"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"notes"}},{"kind":"Field","name":{"kind":"Name","value":"startAt"}},{"kind":"Field","name":{"kind":"Name","value":"endAt"}},{"kind":"Field","name":{"kind":"Name","value":"plannedBreakMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"changedAt"}},{"kind":"Field","name":{"kind":"Name","value":"locked"}},{"kind":"Field","name":{"kind":"Name","value":"job"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"team"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"place"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"address"}}]}},{"kind":"Field","name":{"kind":"Name","value":"assignedUserIds"}},{"kind":"Field","name":{"kind":"Name","value":"assignees"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"scheduleColor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"images"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"thumbnailUrl"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Board_conflict"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ScheduleConflict"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"scheduleId"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"userId"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]} as unknown as DocumentNode<Board_ShiftsFragment, unknown>;
export const Board_DayFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Board_day"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BoardDay"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"people"}},{"kind":"Field","name":{"kind":"Name","value":"plannedMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"mostAtOnce"}},{"kind":"Field","name":{"kind":"Name","value":"fewestAtOnce"}},{"kind":"Field","name":{"kind":"Name","value":"coverage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}},{"kind":"Field","name":{"kind":"Name","value":"people"}}]}}]}}]} as unknown as DocumentNode<Board_DayFragment, unknown>;
export const Board_FiguresFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Board_figures"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ScheduleBoard"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"people"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"plannedMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"over40Hours"}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"conflicts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"scheduleId"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Board_conflict"}}]}},{"kind":"Field","name":{"kind":"Name","value":"days"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Board_day"}}]}},{"kind":"Field","name":{"kind":"Name","value":"teams"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"byTeam"}}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"team"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"days"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Board_day"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"plannedMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"draftCount"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Board_conflict"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ScheduleConflict"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"scheduleId"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"userId"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Board_day"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BoardDay"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"people"}},{"kind":"Field","name":{"kind":"Name","value":"plannedMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"mostAtOnce"}},{"kind":"Field","name":{"kind":"Name","value":"fewestAtOnce"}},{"kind":"Field","name":{"kind":"Name","value":"coverage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}},{"kind":"Field","name":{"kind":"Name","value":"people"}}]}}]}}]} as unknown as DocumentNode<Board_FiguresFragment, unknown>;
export const Templates_TemplateFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Templates_template"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ShiftTemplate"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"startTime"}},{"kind":"Field","name":{"kind":"Name","value":"endTime"}},{"kind":"Field","name":{"kind":"Name","value":"plannedBreakMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"job"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"retired"}}]}},{"kind":"Field","name":{"kind":"Name","value":"team"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"place"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"notes"}}]}}]} as unknown as DocumentNode<Templates_TemplateFragment, unknown>;
export const Drafts_OmissionFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Drafts_omission"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ScheduleOmission"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]} as unknown as DocumentNode<Drafts_OmissionFragment, unknown>;
export const Balances_PtoBalanceFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Balances_ptoBalance"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PtoBalance"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"year"}},{"kind":"Field","name":{"kind":"Name","value":"allowanceHours"}},{"kind":"Field","name":{"kind":"Name","value":"usedHours"}},{"kind":"Field","name":{"kind":"Name","value":"pendingHours"}},{"kind":"Field","name":{"kind":"Name","value":"remainingHours"}}]}}]} as unknown as DocumentNode<Balances_PtoBalanceFragment, unknown>;
export const OthersOff_TimeOffFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OthersOff_timeOff"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TimeOff"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"endDate"}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"scheduleColor"}}]}}]}}]} as unknown as DocumentNode<OthersOff_TimeOffFragment, unknown>;
export const ScheduledShifts_ScheduleFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ScheduledShifts_schedule"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Schedule"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"startAt"}},{"kind":"Field","name":{"kind":"Name","value":"endAt"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"assignees"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"scheduleColor"}}]}}]}}]} as unknown as DocumentNode<ScheduledShifts_ScheduleFragment, unknown>;
export const PendingRequest_RequestFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PendingRequest_request"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PtoRequest"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"endDate"}},{"kind":"Field","name":{"kind":"Name","value":"hours"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"overdraw"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"canDecide"}},{"kind":"Field","name":{"kind":"Name","value":"inClosedPayPeriod"}},{"kind":"Field","name":{"kind":"Name","value":"policy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"paid"}}]}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"scheduleColor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"balances"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Balances_ptoBalance"}}]}},{"kind":"Field","name":{"kind":"Name","value":"othersOff"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"OthersOff_timeOff"}}]}},{"kind":"Field","name":{"kind":"Name","value":"scheduledThen"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ScheduledShifts_schedule"}}]}},{"kind":"Field","name":{"kind":"Name","value":"shiftsOnTimeOff"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"outcome"}},{"kind":"Field","name":{"kind":"Name","value":"isReplaceable"}},{"kind":"Field","name":{"kind":"Name","value":"schedule"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"startAt"}},{"kind":"Field","name":{"kind":"Name","value":"endAt"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Balances_ptoBalance"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PtoBalance"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"year"}},{"kind":"Field","name":{"kind":"Name","value":"allowanceHours"}},{"kind":"Field","name":{"kind":"Name","value":"usedHours"}},{"kind":"Field","name":{"kind":"Name","value":"pendingHours"}},{"kind":"Field","name":{"kind":"Name","value":"remainingHours"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OthersOff_timeOff"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TimeOff"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"endDate"}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"scheduleColor"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ScheduledShifts_schedule"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Schedule"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"startAt"}},{"kind":"Field","name":{"kind":"Name","value":"endAt"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"assignees"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"scheduleColor"}}]}}]}}]} as unknown as DocumentNode<PendingRequest_RequestFragment, unknown>;
export const RequestDetails_RequestFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RequestDetails_request"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PtoRequest"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hours"}},{"kind":"Field","name":{"kind":"Name","value":"policy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"paid"}}]}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"managerNotes"}},{"kind":"Field","name":{"kind":"Name","value":"decidedAt"}},{"kind":"Field","name":{"kind":"Name","value":"decidedBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"revokedAt"}},{"kind":"Field","name":{"kind":"Name","value":"revokedBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}}]}}]}}]} as unknown as DocumentNode<RequestDetails_RequestFragment, unknown>;
export const DecidedRequest_RequestFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DecidedRequest_request"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PtoRequest"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"endDate"}},{"kind":"Field","name":{"kind":"Name","value":"hours"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"inClosedPayPeriod"}},{"kind":"Field","name":{"kind":"Name","value":"canRevoke"}},{"kind":"Field","name":{"kind":"Name","value":"policy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"paid"}}]}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"scheduleColor"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"RequestDetails_request"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RequestDetails_request"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PtoRequest"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hours"}},{"kind":"Field","name":{"kind":"Name","value":"policy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"paid"}}]}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"managerNotes"}},{"kind":"Field","name":{"kind":"Name","value":"decidedAt"}},{"kind":"Field","name":{"kind":"Name","value":"decidedBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"revokedAt"}},{"kind":"Field","name":{"kind":"Name","value":"revokedBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}}]}}]}}]} as unknown as DocumentNode<DecidedRequest_RequestFragment, unknown>;
export const PolicyCard_PolicyFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PolicyCard_policy"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PtoPolicy"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"paid"}},{"kind":"Field","name":{"kind":"Name","value":"balance"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Balances_ptoBalance"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Balances_ptoBalance"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PtoBalance"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"year"}},{"kind":"Field","name":{"kind":"Name","value":"allowanceHours"}},{"kind":"Field","name":{"kind":"Name","value":"usedHours"}},{"kind":"Field","name":{"kind":"Name","value":"pendingHours"}},{"kind":"Field","name":{"kind":"Name","value":"remainingHours"}}]}}]} as unknown as DocumentNode<PolicyCard_PolicyFragment, unknown>;
export const MyRequest_RequestFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MyRequest_request"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PtoRequest"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"endDate"}},{"kind":"Field","name":{"kind":"Name","value":"hours"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"policyId"}},{"kind":"Field","name":{"kind":"Name","value":"balances"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"year"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Balances_ptoBalance"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"RequestDetails_request"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Balances_ptoBalance"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PtoBalance"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"year"}},{"kind":"Field","name":{"kind":"Name","value":"allowanceHours"}},{"kind":"Field","name":{"kind":"Name","value":"usedHours"}},{"kind":"Field","name":{"kind":"Name","value":"pendingHours"}},{"kind":"Field","name":{"kind":"Name","value":"remainingHours"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RequestDetails_request"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PtoRequest"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hours"}},{"kind":"Field","name":{"kind":"Name","value":"policy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"paid"}}]}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"managerNotes"}},{"kind":"Field","name":{"kind":"Name","value":"decidedAt"}},{"kind":"Field","name":{"kind":"Name","value":"decidedBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"revokedAt"}},{"kind":"Field","name":{"kind":"Name","value":"revokedBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}}]}}]}}]} as unknown as DocumentNode<MyRequest_RequestFragment, unknown>;
export const Scheduling_Replacements_LoadDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Scheduling_Replacements_Load"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"shiftReplacements"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"schedule"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"assignedUserIds"}}]}},{"kind":"Field","name":{"kind":"Name","value":"replacements"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"overtimeMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"scheduleColor"}}]}}]}}]}}]}}]}}]} as unknown as DocumentNode<Scheduling_Replacements_LoadQuery, Scheduling_Replacements_LoadQueryVariables>;
export const Scheduling_Replacements_AssignDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"Scheduling_Replacements_Assign"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ScheduleUpdateInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"scheduleUpdate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"schedule"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"changedAt"}},{"kind":"Field","name":{"kind":"Name","value":"assignedUserIds"}}]}}]}}]}}]} as unknown as DocumentNode<Scheduling_Replacements_AssignMutation, Scheduling_Replacements_AssignMutationVariables>;
export const Scheduling_Schedule_LoadBoardDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Scheduling_Schedule_LoadBoard"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"from"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DateTimeISO"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"to"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DateTimeISO"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"teamId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"byTeam"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"scheduleBoard"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"from"},"value":{"kind":"Variable","name":{"kind":"Name","value":"from"}}},{"kind":"Argument","name":{"kind":"Name","value":"to"},"value":{"kind":"Variable","name":{"kind":"Name","value":"to"}}},{"kind":"Argument","name":{"kind":"Name","value":"teamId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"teamId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"people"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"plannedMinutes"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Board_boardPerson"}}]}},{"kind":"Field","name":{"kind":"Name","value":"timeOff"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Board_timeOff"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Board_shifts"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Board_figures"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Board_schedule"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Schedule"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"notes"}},{"kind":"Field","name":{"kind":"Name","value":"startAt"}},{"kind":"Field","name":{"kind":"Name","value":"endAt"}},{"kind":"Field","name":{"kind":"Name","value":"plannedBreakMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"changedAt"}},{"kind":"Field","name":{"kind":"Name","value":"locked"}},{"kind":"Field","name":{"kind":"Name","value":"job"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"team"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"place"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"address"}}]}},{"kind":"Field","name":{"kind":"Name","value":"assignedUserIds"}},{"kind":"Field","name":{"kind":"Name","value":"assignees"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"scheduleColor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"images"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"thumbnailUrl"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Board_conflict"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ScheduleConflict"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"scheduleId"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"userId"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Board_day"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BoardDay"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"people"}},{"kind":"Field","name":{"kind":"Name","value":"plannedMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"mostAtOnce"}},{"kind":"Field","name":{"kind":"Name","value":"fewestAtOnce"}},{"kind":"Field","name":{"kind":"Name","value":"coverage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}},{"kind":"Field","name":{"kind":"Name","value":"people"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Board_boardPerson"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BoardPerson"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"plannedMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"over40Hours"}},{"kind":"Field","name":{"kind":"Name","value":"team"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"byTeam"}}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"hasAccount"}},{"kind":"Field","name":{"kind":"Name","value":"scheduleColor"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Board_timeOff"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TimeOff"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"endDate"}},{"kind":"Field","name":{"kind":"Name","value":"policyName"}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Board_shifts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ScheduleBoard"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"schedules"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Board_schedule"}}]}},{"kind":"Field","name":{"kind":"Name","value":"conflicts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"scheduleId"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Board_conflict"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Board_figures"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ScheduleBoard"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"people"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"plannedMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"over40Hours"}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"conflicts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"scheduleId"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Board_conflict"}}]}},{"kind":"Field","name":{"kind":"Name","value":"days"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Board_day"}}]}},{"kind":"Field","name":{"kind":"Name","value":"teams"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"byTeam"}}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"team"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"days"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Board_day"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"plannedMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"draftCount"}}]}}]} as unknown as DocumentNode<Scheduling_Schedule_LoadBoardQuery, Scheduling_Schedule_LoadBoardQueryVariables>;
export const Scheduling_Schedule_LoadMonthDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Scheduling_Schedule_LoadMonth"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"startDate"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Date"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"endDate"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Date"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"teamId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"scheduleDays"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"startDate"},"value":{"kind":"Variable","name":{"kind":"Name","value":"startDate"}}},{"kind":"Argument","name":{"kind":"Name","value":"endDate"},"value":{"kind":"Variable","name":{"kind":"Name","value":"endDate"}}},{"kind":"Argument","name":{"kind":"Name","value":"teamId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"teamId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"days"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"schedules"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Board_schedule"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"timeOff"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Board_timeOff"}}]}},{"kind":"Field","name":{"kind":"Name","value":"conflicts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"scheduleId"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Board_conflict"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Board_schedule"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Schedule"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"notes"}},{"kind":"Field","name":{"kind":"Name","value":"startAt"}},{"kind":"Field","name":{"kind":"Name","value":"endAt"}},{"kind":"Field","name":{"kind":"Name","value":"plannedBreakMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"changedAt"}},{"kind":"Field","name":{"kind":"Name","value":"locked"}},{"kind":"Field","name":{"kind":"Name","value":"job"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"team"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"place"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"address"}}]}},{"kind":"Field","name":{"kind":"Name","value":"assignedUserIds"}},{"kind":"Field","name":{"kind":"Name","value":"assignees"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"scheduleColor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"images"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"thumbnailUrl"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Board_timeOff"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TimeOff"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"endDate"}},{"kind":"Field","name":{"kind":"Name","value":"policyName"}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Board_conflict"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ScheduleConflict"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"scheduleId"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"userId"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]} as unknown as DocumentNode<Scheduling_Schedule_LoadMonthQuery, Scheduling_Schedule_LoadMonthQueryVariables>;
export const Scheduling_Schedule_LoadDayDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Scheduling_Schedule_LoadDay"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"from"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DateTimeISO"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"to"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DateTimeISO"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"teamId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"scheduleBoard"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"from"},"value":{"kind":"Variable","name":{"kind":"Name","value":"from"}}},{"kind":"Argument","name":{"kind":"Name","value":"to"},"value":{"kind":"Variable","name":{"kind":"Name","value":"to"}}},{"kind":"Argument","name":{"kind":"Name","value":"teamId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"teamId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"schedules"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Board_shifts"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Board_schedule"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Schedule"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"notes"}},{"kind":"Field","name":{"kind":"Name","value":"startAt"}},{"kind":"Field","name":{"kind":"Name","value":"endAt"}},{"kind":"Field","name":{"kind":"Name","value":"plannedBreakMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"changedAt"}},{"kind":"Field","name":{"kind":"Name","value":"locked"}},{"kind":"Field","name":{"kind":"Name","value":"job"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"team"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"place"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"address"}}]}},{"kind":"Field","name":{"kind":"Name","value":"assignedUserIds"}},{"kind":"Field","name":{"kind":"Name","value":"assignees"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"scheduleColor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"images"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"thumbnailUrl"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Board_conflict"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ScheduleConflict"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"scheduleId"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"userId"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Board_shifts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ScheduleBoard"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"schedules"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Board_schedule"}}]}},{"kind":"Field","name":{"kind":"Name","value":"conflicts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"scheduleId"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Board_conflict"}}]}}]}}]} as unknown as DocumentNode<Scheduling_Schedule_LoadDayQuery, Scheduling_Schedule_LoadDayQueryVariables>;
export const Scheduling_Schedule_LoadConflictsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Scheduling_Schedule_LoadConflicts"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"from"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DateTimeISO"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"to"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DateTimeISO"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"scheduleBoard"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"from"},"value":{"kind":"Variable","name":{"kind":"Name","value":"from"}}},{"kind":"Argument","name":{"kind":"Name","value":"to"},"value":{"kind":"Variable","name":{"kind":"Name","value":"to"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"conflicts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"scheduleId"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Board_conflict"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Board_conflict"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ScheduleConflict"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"scheduleId"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"userId"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]} as unknown as DocumentNode<Scheduling_Schedule_LoadConflictsQuery, Scheduling_Schedule_LoadConflictsQueryVariables>;
export const Scheduling_Schedule_LoadPeopleDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Scheduling_Schedule_LoadPeople"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"from"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DateTimeISO"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"to"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DateTimeISO"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"scheduleBoard"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"from"},"value":{"kind":"Variable","name":{"kind":"Name","value":"from"}}},{"kind":"Argument","name":{"kind":"Name","value":"to"},"value":{"kind":"Variable","name":{"kind":"Name","value":"to"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"people"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"scheduleColor"}}]}}]}}]}}]}}]}}]} as unknown as DocumentNode<Scheduling_Schedule_LoadPeopleQuery, Scheduling_Schedule_LoadPeopleQueryVariables>;
export const Scheduling_Schedule_LoadScheduleDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Scheduling_Schedule_LoadSchedule"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"schedule"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Board_schedule"}},{"kind":"Field","name":{"kind":"Name","value":"conflicts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"scheduleId"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Board_conflict"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Board_schedule"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Schedule"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"notes"}},{"kind":"Field","name":{"kind":"Name","value":"startAt"}},{"kind":"Field","name":{"kind":"Name","value":"endAt"}},{"kind":"Field","name":{"kind":"Name","value":"plannedBreakMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"changedAt"}},{"kind":"Field","name":{"kind":"Name","value":"locked"}},{"kind":"Field","name":{"kind":"Name","value":"job"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"team"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"place"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"address"}}]}},{"kind":"Field","name":{"kind":"Name","value":"assignedUserIds"}},{"kind":"Field","name":{"kind":"Name","value":"assignees"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"scheduleColor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"images"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"thumbnailUrl"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Board_conflict"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ScheduleConflict"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"scheduleId"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"userId"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]} as unknown as DocumentNode<Scheduling_Schedule_LoadScheduleQuery, Scheduling_Schedule_LoadScheduleQueryVariables>;
export const Scheduling_Schedule_CreateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"Scheduling_Schedule_Create"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ScheduleCreateInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"scheduleCreate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"schedule"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Board_schedule"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Board_schedule"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Schedule"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"notes"}},{"kind":"Field","name":{"kind":"Name","value":"startAt"}},{"kind":"Field","name":{"kind":"Name","value":"endAt"}},{"kind":"Field","name":{"kind":"Name","value":"plannedBreakMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"changedAt"}},{"kind":"Field","name":{"kind":"Name","value":"locked"}},{"kind":"Field","name":{"kind":"Name","value":"job"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"team"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"place"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"address"}}]}},{"kind":"Field","name":{"kind":"Name","value":"assignedUserIds"}},{"kind":"Field","name":{"kind":"Name","value":"assignees"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"scheduleColor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"images"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"thumbnailUrl"}}]}}]}}]} as unknown as DocumentNode<Scheduling_Schedule_CreateMutation, Scheduling_Schedule_CreateMutationVariables>;
export const Scheduling_Schedule_LoadHoursDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Scheduling_Schedule_LoadHours"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"from"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DateTimeISO"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"to"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DateTimeISO"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"teamId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"byTeam"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"scheduleBoard"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"from"},"value":{"kind":"Variable","name":{"kind":"Name","value":"from"}}},{"kind":"Argument","name":{"kind":"Name","value":"to"},"value":{"kind":"Variable","name":{"kind":"Name","value":"to"}}},{"kind":"Argument","name":{"kind":"Name","value":"teamId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"teamId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"plannedMinutes"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Board_figures"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Board_conflict"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ScheduleConflict"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"scheduleId"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"userId"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Board_day"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BoardDay"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"people"}},{"kind":"Field","name":{"kind":"Name","value":"plannedMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"mostAtOnce"}},{"kind":"Field","name":{"kind":"Name","value":"fewestAtOnce"}},{"kind":"Field","name":{"kind":"Name","value":"coverage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}},{"kind":"Field","name":{"kind":"Name","value":"people"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Board_figures"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ScheduleBoard"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"people"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"plannedMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"over40Hours"}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"conflicts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"scheduleId"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Board_conflict"}}]}},{"kind":"Field","name":{"kind":"Name","value":"days"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Board_day"}}]}},{"kind":"Field","name":{"kind":"Name","value":"teams"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"byTeam"}}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"team"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"days"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Board_day"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"plannedMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"draftCount"}}]}}]} as unknown as DocumentNode<Scheduling_Schedule_LoadHoursQuery, Scheduling_Schedule_LoadHoursQueryVariables>;
export const Scheduling_ScheduleDialog_LoadWarningsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Scheduling_ScheduleDialog_LoadWarnings"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ScheduleInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"scheduleWarnings"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]}}]} as unknown as DocumentNode<Scheduling_ScheduleDialog_LoadWarningsQuery, Scheduling_ScheduleDialog_LoadWarningsQueryVariables>;
export const Scheduling_ShiftDetails_LoadColleaguesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Scheduling_ShiftDetails_LoadColleagues"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"shiftColleagues"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startAt"}},{"kind":"Field","name":{"kind":"Name","value":"endAt"}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}}]}}]}}]}}]}}]} as unknown as DocumentNode<Scheduling_ShiftDetails_LoadColleaguesQuery, Scheduling_ShiftDetails_LoadColleaguesQueryVariables>;
export const Scheduling_Schedule_UpdateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"Scheduling_Schedule_Update"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ScheduleUpdateInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"scheduleUpdate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"schedule"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Board_schedule"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Board_schedule"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Schedule"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"notes"}},{"kind":"Field","name":{"kind":"Name","value":"startAt"}},{"kind":"Field","name":{"kind":"Name","value":"endAt"}},{"kind":"Field","name":{"kind":"Name","value":"plannedBreakMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"changedAt"}},{"kind":"Field","name":{"kind":"Name","value":"locked"}},{"kind":"Field","name":{"kind":"Name","value":"job"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"team"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"place"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"address"}}]}},{"kind":"Field","name":{"kind":"Name","value":"assignedUserIds"}},{"kind":"Field","name":{"kind":"Name","value":"assignees"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"scheduleColor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"images"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"thumbnailUrl"}}]}}]}}]} as unknown as DocumentNode<Scheduling_Schedule_UpdateMutation, Scheduling_Schedule_UpdateMutationVariables>;
export const Scheduling_Schedule_DeleteDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"Scheduling_Schedule_Delete"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ScheduleDeleteInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"scheduleDelete"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deletedScheduleId"}}]}}]}}]} as unknown as DocumentNode<Scheduling_Schedule_DeleteMutation, Scheduling_Schedule_DeleteMutationVariables>;
export const Scheduling_ScheduleDialog_LoadJobsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Scheduling_ScheduleDialog_LoadJobs"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"jobChoices"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"1000"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"planning"},"value":{"kind":"BooleanValue","value":true}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}}]}}]} as unknown as DocumentNode<Scheduling_ScheduleDialog_LoadJobsQuery, Scheduling_ScheduleDialog_LoadJobsQueryVariables>;
export const Scheduling_LoadTeamsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Scheduling_LoadTeams"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"teams"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"1000"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]}}]} as unknown as DocumentNode<Scheduling_LoadTeamsQuery, Scheduling_LoadTeamsQueryVariables>;
export const Scheduling_ScheduleDialog_LoadTeamsAndPlacesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Scheduling_ScheduleDialog_LoadTeamsAndPlaces"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"teams"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"1000"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"places"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"1000"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]}}]} as unknown as DocumentNode<Scheduling_ScheduleDialog_LoadTeamsAndPlacesQuery, Scheduling_ScheduleDialog_LoadTeamsAndPlacesQueryVariables>;
export const Scheduling_ScheduleDialog_UploadImagesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"Scheduling_ScheduleDialog_UploadImages"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ScheduleImagesUploadInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"scheduleImagesUpload"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"images"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"thumbnailUrl"}}]}}]}}]}}]} as unknown as DocumentNode<Scheduling_ScheduleDialog_UploadImagesMutation, Scheduling_ScheduleDialog_UploadImagesMutationVariables>;
export const Scheduling_Schedule_MoveDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"Scheduling_Schedule_Move"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ScheduleUpdateInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"scheduleUpdate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"schedule"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Board_schedule"}},{"kind":"Field","name":{"kind":"Name","value":"conflicts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Board_schedule"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Schedule"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"notes"}},{"kind":"Field","name":{"kind":"Name","value":"startAt"}},{"kind":"Field","name":{"kind":"Name","value":"endAt"}},{"kind":"Field","name":{"kind":"Name","value":"plannedBreakMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"changedAt"}},{"kind":"Field","name":{"kind":"Name","value":"locked"}},{"kind":"Field","name":{"kind":"Name","value":"job"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"team"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"place"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"address"}}]}},{"kind":"Field","name":{"kind":"Name","value":"assignedUserIds"}},{"kind":"Field","name":{"kind":"Name","value":"assignees"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"scheduleColor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"images"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"thumbnailUrl"}}]}}]}}]} as unknown as DocumentNode<Scheduling_Schedule_MoveMutation, Scheduling_Schedule_MoveMutationVariables>;
export const Scheduling_Schedule_MoveAssignmentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"Scheduling_Schedule_MoveAssignment"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ScheduleAssignmentMoveInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"scheduleAssignmentMove"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"schedule"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Board_schedule"}},{"kind":"Field","name":{"kind":"Name","value":"conflicts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"leftSchedule"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Board_schedule"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Board_schedule"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Schedule"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"notes"}},{"kind":"Field","name":{"kind":"Name","value":"startAt"}},{"kind":"Field","name":{"kind":"Name","value":"endAt"}},{"kind":"Field","name":{"kind":"Name","value":"plannedBreakMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"changedAt"}},{"kind":"Field","name":{"kind":"Name","value":"locked"}},{"kind":"Field","name":{"kind":"Name","value":"job"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"team"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"place"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"address"}}]}},{"kind":"Field","name":{"kind":"Name","value":"assignedUserIds"}},{"kind":"Field","name":{"kind":"Name","value":"assignees"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"scheduleColor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"images"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"thumbnailUrl"}}]}}]}}]} as unknown as DocumentNode<Scheduling_Schedule_MoveAssignmentMutation, Scheduling_Schedule_MoveAssignmentMutationVariables>;
export const Scheduling_Schedule_ChangeSelectionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"Scheduling_Schedule_ChangeSelection"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ScheduleSelectionChangeInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"scheduleSelectionChange"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changedIds"}},{"kind":"Field","name":{"kind":"Name","value":"left"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<Scheduling_Schedule_ChangeSelectionMutation, Scheduling_Schedule_ChangeSelectionMutationVariables>;
export const Scheduling_Schedule_CopyWeekDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"Scheduling_Schedule_CopyWeek"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ScheduleWeekCopyInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"scheduleWeekCopy"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"schedules"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]} as unknown as DocumentNode<Scheduling_Schedule_CopyWeekMutation, Scheduling_Schedule_CopyWeekMutationVariables>;
export const Scheduling_Schedule_PublishDraftsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"Scheduling_Schedule_PublishDrafts"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ScheduleWeekPublishInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"scheduleWeekPublish"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"schedules"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}}]}}]}}]} as unknown as DocumentNode<Scheduling_Schedule_PublishDraftsMutation, Scheduling_Schedule_PublishDraftsMutationVariables>;
export const Scheduling_Drafts_PlanWeekDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"Scheduling_Drafts_PlanWeek"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ScheduleWeekPlanInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"scheduleWeekPlan"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"schedules"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"left"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Drafts_omission"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Drafts_omission"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ScheduleOmission"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]} as unknown as DocumentNode<Scheduling_Drafts_PlanWeekMutation, Scheduling_Drafts_PlanWeekMutationVariables>;
export const Scheduling_Drafts_CopyShiftsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"Scheduling_Drafts_CopyShifts"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ScheduleSelectionCopyInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"scheduleSelectionCopy"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"schedules"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"left"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Drafts_omission"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Drafts_omission"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ScheduleOmission"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]} as unknown as DocumentNode<Scheduling_Drafts_CopyShiftsMutation, Scheduling_Drafts_CopyShiftsMutationVariables>;
export const Scheduling_Drafts_AssignShiftsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"Scheduling_Drafts_AssignShifts"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ScheduleSelectionAssignInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"scheduleSelectionAssign"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changedIds"}},{"kind":"Field","name":{"kind":"Name","value":"left"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<Scheduling_Drafts_AssignShiftsMutation, Scheduling_Drafts_AssignShiftsMutationVariables>;
export const Scheduling_WeekTemplates_LoadDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Scheduling_WeekTemplates_Load"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"weekTemplates"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"50"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"shiftCount"}},{"kind":"Field","name":{"kind":"Name","value":"peopleCount"}}]}}]}}]}}]}}]} as unknown as DocumentNode<Scheduling_WeekTemplates_LoadQuery, Scheduling_WeekTemplates_LoadQueryVariables>;
export const Scheduling_WeekTemplates_CreateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"Scheduling_WeekTemplates_Create"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"WeekTemplateCreateInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"weekTemplateCreate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"weekTemplate"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]} as unknown as DocumentNode<Scheduling_WeekTemplates_CreateMutation, Scheduling_WeekTemplates_CreateMutationVariables>;
export const Scheduling_WeekTemplates_UpdateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"Scheduling_WeekTemplates_Update"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"WeekTemplateUpdateInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"weekTemplateUpdate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"weekTemplate"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"shiftCount"}},{"kind":"Field","name":{"kind":"Name","value":"peopleCount"}}]}}]}}]}}]} as unknown as DocumentNode<Scheduling_WeekTemplates_UpdateMutation, Scheduling_WeekTemplates_UpdateMutationVariables>;
export const Scheduling_WeekTemplates_DeleteDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"Scheduling_WeekTemplates_Delete"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"WeekTemplateDeleteInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"weekTemplateDelete"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deletedWeekTemplateId"}}]}}]}}]} as unknown as DocumentNode<Scheduling_WeekTemplates_DeleteMutation, Scheduling_WeekTemplates_DeleteMutationVariables>;
export const Scheduling_WeekTemplates_ApplyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"Scheduling_WeekTemplates_Apply"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"WeekTemplateApplyInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"weekTemplateApply"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"schedules"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"left"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Drafts_omission"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Drafts_omission"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ScheduleOmission"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]} as unknown as DocumentNode<Scheduling_WeekTemplates_ApplyMutation, Scheduling_WeekTemplates_ApplyMutationVariables>;
export const Scheduling_Feed_LoadDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Scheduling_Feed_Load"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"calendarFeed"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"webcalUrl"}}]}}]}}]}}]} as unknown as DocumentNode<Scheduling_Feed_LoadQuery, Scheduling_Feed_LoadQueryVariables>;
export const Scheduling_Feed_ResetDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"Scheduling_Feed_Reset"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"calendarFeedReset"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"calendarFeed"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"webcalUrl"}}]}}]}}]}}]} as unknown as DocumentNode<Scheduling_Feed_ResetMutation, Scheduling_Feed_ResetMutationVariables>;
export const Scheduling_Feed_LoadQrDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Scheduling_Feed_LoadQr"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"calendarFeed"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"qrCodeDataUrl"}}]}}]}}]}}]} as unknown as DocumentNode<Scheduling_Feed_LoadQrQuery, Scheduling_Feed_LoadQrQueryVariables>;
export const Scheduling_Templates_LoadDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Scheduling_Templates_Load"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"shiftTemplates"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Templates_template"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Templates_template"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ShiftTemplate"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"startTime"}},{"kind":"Field","name":{"kind":"Name","value":"endTime"}},{"kind":"Field","name":{"kind":"Name","value":"plannedBreakMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"job"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"retired"}}]}},{"kind":"Field","name":{"kind":"Name","value":"team"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"place"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"notes"}}]}}]} as unknown as DocumentNode<Scheduling_Templates_LoadQuery, Scheduling_Templates_LoadQueryVariables>;
export const Scheduling_Templates_CreateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"Scheduling_Templates_Create"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ShiftTemplateCreateInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"shiftTemplateCreate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"shiftTemplate"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Templates_template"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Templates_template"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ShiftTemplate"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"startTime"}},{"kind":"Field","name":{"kind":"Name","value":"endTime"}},{"kind":"Field","name":{"kind":"Name","value":"plannedBreakMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"job"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"retired"}}]}},{"kind":"Field","name":{"kind":"Name","value":"team"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"place"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"notes"}}]}}]} as unknown as DocumentNode<Scheduling_Templates_CreateMutation, Scheduling_Templates_CreateMutationVariables>;
export const Scheduling_Templates_UpdateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"Scheduling_Templates_Update"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ShiftTemplateUpdateInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"shiftTemplateUpdate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"shiftTemplate"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Templates_template"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Templates_template"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ShiftTemplate"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"startTime"}},{"kind":"Field","name":{"kind":"Name","value":"endTime"}},{"kind":"Field","name":{"kind":"Name","value":"plannedBreakMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"job"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"retired"}}]}},{"kind":"Field","name":{"kind":"Name","value":"team"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"place"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"notes"}}]}}]} as unknown as DocumentNode<Scheduling_Templates_UpdateMutation, Scheduling_Templates_UpdateMutationVariables>;
export const Scheduling_Templates_DeleteDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"Scheduling_Templates_Delete"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ShiftTemplateDeleteInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"shiftTemplateDelete"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deletedShiftTemplateId"}}]}}]}}]} as unknown as DocumentNode<Scheduling_Templates_DeleteMutation, Scheduling_Templates_DeleteMutationVariables>;
export const Scheduling_Templates_OrderDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"Scheduling_Templates_Order"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ShiftTemplateOrderInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"shiftTemplateOrder"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"shiftTemplates"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]} as unknown as DocumentNode<Scheduling_Templates_OrderMutation, Scheduling_Templates_OrderMutationVariables>;
export const Scheduling_Templates_ApplyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"Scheduling_Templates_Apply"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ShiftTemplateApplyInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"shiftTemplateApply"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"schedule"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Board_schedule"}},{"kind":"Field","name":{"kind":"Name","value":"conflicts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Board_schedule"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Schedule"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"notes"}},{"kind":"Field","name":{"kind":"Name","value":"startAt"}},{"kind":"Field","name":{"kind":"Name","value":"endAt"}},{"kind":"Field","name":{"kind":"Name","value":"plannedBreakMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"changedAt"}},{"kind":"Field","name":{"kind":"Name","value":"locked"}},{"kind":"Field","name":{"kind":"Name","value":"job"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"team"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"place"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"address"}}]}},{"kind":"Field","name":{"kind":"Name","value":"assignedUserIds"}},{"kind":"Field","name":{"kind":"Name","value":"assignees"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"scheduleColor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"images"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"thumbnailUrl"}}]}}]}}]} as unknown as DocumentNode<Scheduling_Templates_ApplyMutation, Scheduling_Templates_ApplyMutationVariables>;
export const Scheduling_Approval_LoadTeamsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Scheduling_Approval_LoadTeams"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"teams"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"1000"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]}}]} as unknown as DocumentNode<Scheduling_Approval_LoadTeamsQuery, Scheduling_Approval_LoadTeamsQueryVariables>;
export const Scheduling_Approval_LoadDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Scheduling_Approval_Load"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"teamId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pendingPtoRequests"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"teamId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"teamId"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"500"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"PendingRequest_request"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Balances_ptoBalance"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PtoBalance"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"year"}},{"kind":"Field","name":{"kind":"Name","value":"allowanceHours"}},{"kind":"Field","name":{"kind":"Name","value":"usedHours"}},{"kind":"Field","name":{"kind":"Name","value":"pendingHours"}},{"kind":"Field","name":{"kind":"Name","value":"remainingHours"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OthersOff_timeOff"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TimeOff"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"endDate"}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"scheduleColor"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ScheduledShifts_schedule"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Schedule"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"startAt"}},{"kind":"Field","name":{"kind":"Name","value":"endAt"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"assignees"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"scheduleColor"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PendingRequest_request"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PtoRequest"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"endDate"}},{"kind":"Field","name":{"kind":"Name","value":"hours"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"overdraw"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"canDecide"}},{"kind":"Field","name":{"kind":"Name","value":"inClosedPayPeriod"}},{"kind":"Field","name":{"kind":"Name","value":"policy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"paid"}}]}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"scheduleColor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"balances"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Balances_ptoBalance"}}]}},{"kind":"Field","name":{"kind":"Name","value":"othersOff"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"OthersOff_timeOff"}}]}},{"kind":"Field","name":{"kind":"Name","value":"scheduledThen"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ScheduledShifts_schedule"}}]}},{"kind":"Field","name":{"kind":"Name","value":"shiftsOnTimeOff"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"outcome"}},{"kind":"Field","name":{"kind":"Name","value":"isReplaceable"}},{"kind":"Field","name":{"kind":"Name","value":"schedule"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"startAt"}},{"kind":"Field","name":{"kind":"Name","value":"endAt"}}]}}]}}]}}]} as unknown as DocumentNode<Scheduling_Approval_LoadQuery, Scheduling_Approval_LoadQueryVariables>;
export const Scheduling_Approval_ApproveDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"Scheduling_Approval_Approve"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PtoRequestApproveInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ptoRequestApprove"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ptoRequest"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}}]}}]}}]} as unknown as DocumentNode<Scheduling_Approval_ApproveMutation, Scheduling_Approval_ApproveMutationVariables>;
export const Scheduling_Approval_DenyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"Scheduling_Approval_Deny"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PtoRequestDenyInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ptoRequestDeny"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ptoRequest"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}}]}}]}}]} as unknown as DocumentNode<Scheduling_Approval_DenyMutation, Scheduling_Approval_DenyMutationVariables>;
export const Scheduling_Approval_LoadDecidedDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Scheduling_Approval_LoadDecided"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"teamId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"decidedPtoRequests"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"teamId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"teamId"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"totalCountIsExact"}},{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cursor"}},{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"DecidedRequest_request"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endCursor"}},{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RequestDetails_request"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PtoRequest"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hours"}},{"kind":"Field","name":{"kind":"Name","value":"policy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"paid"}}]}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"managerNotes"}},{"kind":"Field","name":{"kind":"Name","value":"decidedAt"}},{"kind":"Field","name":{"kind":"Name","value":"decidedBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"revokedAt"}},{"kind":"Field","name":{"kind":"Name","value":"revokedBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DecidedRequest_request"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PtoRequest"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"endDate"}},{"kind":"Field","name":{"kind":"Name","value":"hours"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"inClosedPayPeriod"}},{"kind":"Field","name":{"kind":"Name","value":"canRevoke"}},{"kind":"Field","name":{"kind":"Name","value":"policy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"paid"}}]}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"scheduleColor"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"RequestDetails_request"}}]}}]} as unknown as DocumentNode<Scheduling_Approval_LoadDecidedQuery, Scheduling_Approval_LoadDecidedQueryVariables>;
export const Scheduling_Approval_LoadDecidedRequestDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Scheduling_Approval_LoadDecidedRequest"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PtoRequest"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DecidedRequest_request"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RequestDetails_request"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PtoRequest"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hours"}},{"kind":"Field","name":{"kind":"Name","value":"policy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"paid"}}]}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"managerNotes"}},{"kind":"Field","name":{"kind":"Name","value":"decidedAt"}},{"kind":"Field","name":{"kind":"Name","value":"decidedBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"revokedAt"}},{"kind":"Field","name":{"kind":"Name","value":"revokedBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DecidedRequest_request"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PtoRequest"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"endDate"}},{"kind":"Field","name":{"kind":"Name","value":"hours"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"inClosedPayPeriod"}},{"kind":"Field","name":{"kind":"Name","value":"canRevoke"}},{"kind":"Field","name":{"kind":"Name","value":"policy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"paid"}}]}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"scheduleColor"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"RequestDetails_request"}}]}}]} as unknown as DocumentNode<Scheduling_Approval_LoadDecidedRequestQuery, Scheduling_Approval_LoadDecidedRequestQueryVariables>;
export const Scheduling_Approval_RevokeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"Scheduling_Approval_Revoke"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PtoRequestRevokeInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ptoRequestRevoke"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ptoRequest"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"DecidedRequest_request"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RequestDetails_request"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PtoRequest"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hours"}},{"kind":"Field","name":{"kind":"Name","value":"policy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"paid"}}]}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"managerNotes"}},{"kind":"Field","name":{"kind":"Name","value":"decidedAt"}},{"kind":"Field","name":{"kind":"Name","value":"decidedBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"revokedAt"}},{"kind":"Field","name":{"kind":"Name","value":"revokedBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DecidedRequest_request"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PtoRequest"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"endDate"}},{"kind":"Field","name":{"kind":"Name","value":"hours"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"inClosedPayPeriod"}},{"kind":"Field","name":{"kind":"Name","value":"canRevoke"}},{"kind":"Field","name":{"kind":"Name","value":"policy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"paid"}}]}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"scheduleColor"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"RequestDetails_request"}}]}}]} as unknown as DocumentNode<Scheduling_Approval_RevokeMutation, Scheduling_Approval_RevokeMutationVariables>;
export const Scheduling_Calendar_LoadDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Scheduling_Calendar_Load"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"startDate"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Date"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"endDate"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Date"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"teamId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ptoCalendar"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"startDate"},"value":{"kind":"Variable","name":{"kind":"Name","value":"startDate"}}},{"kind":"Argument","name":{"kind":"Name","value":"endDate"},"value":{"kind":"Variable","name":{"kind":"Name","value":"endDate"}}},{"kind":"Argument","name":{"kind":"Name","value":"teamId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"teamId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"people"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"scheduleColor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"timeOff"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"endDate"}},{"kind":"Field","name":{"kind":"Name","value":"hours"}},{"kind":"Field","name":{"kind":"Name","value":"policyName"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"canDecide"}},{"kind":"Field","name":{"kind":"Name","value":"canRevoke"}}]}}]}}]}}]}}]}}]} as unknown as DocumentNode<Scheduling_Calendar_LoadQuery, Scheduling_Calendar_LoadQueryVariables>;
export const Scheduling_TimeOff_LoadProposalDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Scheduling_TimeOff_LoadProposal"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"startDate"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Date"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"endDate"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Date"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"policyId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"userId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ptoProposal"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"startDate"},"value":{"kind":"Variable","name":{"kind":"Name","value":"startDate"}}},{"kind":"Argument","name":{"kind":"Name","value":"endDate"},"value":{"kind":"Variable","name":{"kind":"Name","value":"endDate"}}},{"kind":"Argument","name":{"kind":"Name","value":"policyId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"policyId"}}},{"kind":"Argument","name":{"kind":"Name","value":"userId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"userId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hours"}},{"kind":"Field","name":{"kind":"Name","value":"explanation"}},{"kind":"Field","name":{"kind":"Name","value":"obstacle"}},{"kind":"Field","name":{"kind":"Name","value":"balances"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"year"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Balances_ptoBalance"}}]}},{"kind":"Field","name":{"kind":"Name","value":"shifts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"outcome"}},{"kind":"Field","name":{"kind":"Name","value":"isReplaceable"}},{"kind":"Field","name":{"kind":"Name","value":"schedule"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"startAt"}},{"kind":"Field","name":{"kind":"Name","value":"endAt"}}]}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Balances_ptoBalance"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PtoBalance"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"year"}},{"kind":"Field","name":{"kind":"Name","value":"allowanceHours"}},{"kind":"Field","name":{"kind":"Name","value":"usedHours"}},{"kind":"Field","name":{"kind":"Name","value":"pendingHours"}},{"kind":"Field","name":{"kind":"Name","value":"remainingHours"}}]}}]} as unknown as DocumentNode<Scheduling_TimeOff_LoadProposalQuery, Scheduling_TimeOff_LoadProposalQueryVariables>;
export const Scheduling_TimeOff_LoadDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Scheduling_TimeOff_Load"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ptoPolicies"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"1000"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"PolicyCard_policy"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"myPtoRequests"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"1000"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"MyRequest_request"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Balances_ptoBalance"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PtoBalance"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"year"}},{"kind":"Field","name":{"kind":"Name","value":"allowanceHours"}},{"kind":"Field","name":{"kind":"Name","value":"usedHours"}},{"kind":"Field","name":{"kind":"Name","value":"pendingHours"}},{"kind":"Field","name":{"kind":"Name","value":"remainingHours"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RequestDetails_request"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PtoRequest"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hours"}},{"kind":"Field","name":{"kind":"Name","value":"policy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"paid"}}]}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"managerNotes"}},{"kind":"Field","name":{"kind":"Name","value":"decidedAt"}},{"kind":"Field","name":{"kind":"Name","value":"decidedBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"revokedAt"}},{"kind":"Field","name":{"kind":"Name","value":"revokedBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PolicyCard_policy"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PtoPolicy"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"paid"}},{"kind":"Field","name":{"kind":"Name","value":"balance"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Balances_ptoBalance"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MyRequest_request"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PtoRequest"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"endDate"}},{"kind":"Field","name":{"kind":"Name","value":"hours"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"policyId"}},{"kind":"Field","name":{"kind":"Name","value":"balances"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"year"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Balances_ptoBalance"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"RequestDetails_request"}}]}}]} as unknown as DocumentNode<Scheduling_TimeOff_LoadQuery, Scheduling_TimeOff_LoadQueryVariables>;
export const Scheduling_TimeOff_RequestDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"Scheduling_TimeOff_Request"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PtoRequestCreateInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ptoRequestCreate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ptoRequest"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"MyRequest_request"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Balances_ptoBalance"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PtoBalance"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"year"}},{"kind":"Field","name":{"kind":"Name","value":"allowanceHours"}},{"kind":"Field","name":{"kind":"Name","value":"usedHours"}},{"kind":"Field","name":{"kind":"Name","value":"pendingHours"}},{"kind":"Field","name":{"kind":"Name","value":"remainingHours"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RequestDetails_request"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PtoRequest"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hours"}},{"kind":"Field","name":{"kind":"Name","value":"policy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"paid"}}]}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"managerNotes"}},{"kind":"Field","name":{"kind":"Name","value":"decidedAt"}},{"kind":"Field","name":{"kind":"Name","value":"decidedBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"revokedAt"}},{"kind":"Field","name":{"kind":"Name","value":"revokedBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MyRequest_request"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PtoRequest"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"endDate"}},{"kind":"Field","name":{"kind":"Name","value":"hours"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"policyId"}},{"kind":"Field","name":{"kind":"Name","value":"balances"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"year"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Balances_ptoBalance"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"RequestDetails_request"}}]}}]} as unknown as DocumentNode<Scheduling_TimeOff_RequestMutation, Scheduling_TimeOff_RequestMutationVariables>;
export const Scheduling_TimeOff_CancelDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"Scheduling_TimeOff_Cancel"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PtoRequestCancelInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ptoRequestCancel"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ptoRequest"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}}]}}]}}]} as unknown as DocumentNode<Scheduling_TimeOff_CancelMutation, Scheduling_TimeOff_CancelMutationVariables>;
export const Scheduling_RecordTimeOff_LoadDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Scheduling_RecordTimeOff_Load"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"personId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"personId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ptoPolicies"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"1000"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"paid"}},{"kind":"Field","name":{"kind":"Name","value":"category"}}]}}]}}]}}]}}]} as unknown as DocumentNode<Scheduling_RecordTimeOff_LoadQuery, Scheduling_RecordTimeOff_LoadQueryVariables>;
export const Scheduling_RecordTimeOff_RecordDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"Scheduling_RecordTimeOff_Record"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PtoRequestCreateInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ptoRequestCreate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ptoRequest"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}}]}}]}}]} as unknown as DocumentNode<Scheduling_RecordTimeOff_RecordMutation, Scheduling_RecordTimeOff_RecordMutationVariables>;