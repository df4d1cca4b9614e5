/* eslint-disable */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type CopyScheduleWeekInput = {
  fromDate: string;
  toDate: string;
};

export type DecidePtoInput = {
  /** Approve even if the request exceeds the yearly allowance. Denying ignores it. */
  confirmOverAllowance?: boolean | null | undefined;
  managerNotes?: string | null | undefined;
};

/** PENDING until it is decided or canceled. */
export type PtoStatus =
  | 'APPROVED'
  | 'CANCELED'
  | 'DENIED'
  | 'PENDING';

export type PublishSchedulesInput = {
  weekOf: string;
};

export type RequestPtoInput = {
  endDate: string;
  hours: number;
  policyId: string;
  startDate: string;
};

/** What a user may do. Ranks, highest first: OWNER, ADMIN, MANAGER, ACCOUNTANT, WORKER. */
export type Role =
  | 'ACCOUNTANT'
  | 'ADMIN'
  | 'MANAGER'
  | 'OWNER'
  | 'WORKER';

export type ScheduleInput = {
  assignedUserIds: Array<string>;
  endAt: string;
  imageUrls?: Array<string> | null | undefined;
  jobId?: string | null | undefined;
  notes?: string | null | undefined;
  startAt: string;
  status?: ScheduleStatus | null | undefined;
  title: string;
};

/** Workers never see a DRAFT. */
export type ScheduleStatus =
  | 'CANCELED'
  | 'DRAFT'
  | 'PUBLISHED';

/** Two shifts at the same time, a shift on an approved day off, or more than 40 hours in a week (Sunday to Saturday). */
export type ScheduleWarningKind =
  | 'DOUBLE_BOOKED'
  | 'ON_TIME_OFF'
  | 'OVER_40_HOURS';

export type UpdateScheduleInput = {
  assignedUserIds?: Array<string> | null | undefined;
  endAt?: string | null | undefined;
  imageUrls?: Array<string> | null | undefined;
  jobId?: string | null | undefined;
  notes?: string | null | undefined;
  startAt?: string | null | undefined;
  status?: ScheduleStatus | null | undefined;
  title?: string | null | undefined;
};

/** DISABLED means archived. */
export type UserStatus =
  | 'ACTIVE'
  | 'DISABLED'
  | 'INVITED';

export type Board_ScheduleFragment = { id: string, title: string, notes: string | null, startAt: string, endAt: string, status: ScheduleStatus, assignedUserIds: Array<string>, job: { id: string, name: string } | null, assignees: Array<{ id: string, firstName: string, lastName: string, status: UserStatus, scheduleColor: string }>, images: Array<{ url: string, thumbnailUrl: string }> } & { ' $fragmentName'?: 'Board_ScheduleFragment' };

export type Board_BoardPersonFragment = { plannedMinutes: number, over40Hours: boolean, user: { id: string, firstName: string, lastName: string, role: Role, scheduleColor: string } } & { ' $fragmentName'?: 'Board_BoardPersonFragment' };

export type Board_TimeOffFragment = { id: string, startDate: string, endDate: string, policyName: string, user: { id: string, firstName: string, lastName: string } } & { ' $fragmentName'?: 'Board_TimeOffFragment' };

export type Scheduling_Schedule_LoadBoardQueryVariables = Exact<{
  from: string;
  to: string;
}>;


export type Scheduling_Schedule_LoadBoardQuery = { scheduleBoard: { draftCount: number, people: Array<(
      { plannedMinutes: number }
      & { ' $fragmentRefs'?: { 'Board_BoardPersonFragment': Board_BoardPersonFragment } }
    )>, schedules: Array<(
      { id: string }
      & { ' $fragmentRefs'?: { 'Board_ScheduleFragment': Board_ScheduleFragment } }
    )>, timeOff: Array<(
      { id: string }
      & { ' $fragmentRefs'?: { 'Board_TimeOffFragment': Board_TimeOffFragment } }
    )> } };

export type Scheduling_Schedule_CreateMutationVariables = Exact<{
  input: ScheduleInput;
}>;


export type Scheduling_Schedule_CreateMutation = { createSchedule: (
    { id: string }
    & { ' $fragmentRefs'?: { 'Board_ScheduleFragment': Board_ScheduleFragment } }
  ) };

export type Scheduling_ScheduleDialog_LoadWarningsQueryVariables = Exact<{
  id?: string | null | undefined;
  input: ScheduleInput;
}>;


export type Scheduling_ScheduleDialog_LoadWarningsQuery = { scheduleWarnings: Array<{ kind: ScheduleWarningKind, message: string, user: { id: string } }> };

export type Scheduling_Schedule_UpdateMutationVariables = Exact<{
  id: string;
  input: UpdateScheduleInput;
}>;


export type Scheduling_Schedule_UpdateMutation = { updateSchedule: (
    { id: string }
    & { ' $fragmentRefs'?: { 'Board_ScheduleFragment': Board_ScheduleFragment } }
  ) };

export type Scheduling_Schedule_DeleteMutationVariables = Exact<{
  id: string;
}>;


export type Scheduling_Schedule_DeleteMutation = { deleteSchedule: boolean };

export type Scheduling_ScheduleDialog_LoadJobsQueryVariables = Exact<{ [key: string]: never; }>;


export type Scheduling_ScheduleDialog_LoadJobsQuery = { jobs: Array<{ id: string, name: string }> };

export type Scheduling_ScheduleDialog_UploadImagesMutationVariables = Exact<{
  images: Array<File> | File;
}>;


export type Scheduling_ScheduleDialog_UploadImagesMutation = { uploadScheduleImages: { images: Array<{ url: string, thumbnailUrl: string }> } };

export type Scheduling_Schedule_MoveMutationVariables = Exact<{
  id: string;
  input: UpdateScheduleInput;
}>;


export type Scheduling_Schedule_MoveMutation = { updateSchedule: (
    { id: string, warnings: Array<{ kind: ScheduleWarningKind, message: string, user: { id: string } }> }
    & { ' $fragmentRefs'?: { 'Board_ScheduleFragment': Board_ScheduleFragment } }
  ) };

export type Scheduling_Schedule_LoadHoursQueryVariables = Exact<{
  from: string;
  to: string;
}>;


export type Scheduling_Schedule_LoadHoursQuery = { scheduleBoard: { draftCount: number, people: Array<{ plannedMinutes: number, over40Hours: boolean, user: { id: string } }> } };

export type Scheduling_Feed_LoadQueryVariables = Exact<{ [key: string]: never; }>;


export type Scheduling_Feed_LoadQuery = { calendarFeed: { url: string } };

export type Scheduling_Feed_ResetMutationVariables = Exact<{ [key: string]: never; }>;


export type Scheduling_Feed_ResetMutation = { resetCalendarFeed: { url: string } };

export type Scheduling_Schedule_CopyWeekMutationVariables = Exact<{
  input: CopyScheduleWeekInput;
}>;


export type Scheduling_Schedule_CopyWeekMutation = { copyScheduleWeek: Array<{ id: string }> };

export type Scheduling_Schedule_PublishDraftsMutationVariables = Exact<{
  input: PublishSchedulesInput;
}>;


export type Scheduling_Schedule_PublishDraftsMutation = { publishSchedules: Array<{ id: string, status: ScheduleStatus }> };

export type OthersOff_TimeOffFragment = { id: string, startDate: string, endDate: string, user: { id: string, firstName: string, lastName: string, scheduleColor: string } } & { ' $fragmentName'?: 'OthersOff_TimeOffFragment' };

export type PendingRequest_RequestFragment = { id: string, startDate: string, endDate: string, hours: number, createdAt: string, canDecide: boolean, policy: { id: string, name: string }, user: { id: string, firstName: string, lastName: string, role: Role, scheduleColor: string }, balances: Array<{ ' $fragmentRefs'?: { 'Balances_PtoBalanceFragment': Balances_PtoBalanceFragment } }>, othersOff: Array<(
    { id: string }
    & { ' $fragmentRefs'?: { 'OthersOff_TimeOffFragment': OthersOff_TimeOffFragment } }
  )>, scheduledThen: Array<(
    { id: string }
    & { ' $fragmentRefs'?: { 'ScheduledShifts_ScheduleFragment': ScheduledShifts_ScheduleFragment } }
  )> } & { ' $fragmentName'?: 'PendingRequest_RequestFragment' };

export type Scheduling_Approval_LoadQueryVariables = Exact<{ [key: string]: never; }>;


export type Scheduling_Approval_LoadQuery = { pendingPtoRequests: Array<(
    { id: string, status: PtoStatus }
    & { ' $fragmentRefs'?: { 'PendingRequest_RequestFragment': PendingRequest_RequestFragment } }
  )> };

export type Scheduling_Approval_ApproveMutationVariables = Exact<{
  id: string;
  input?: DecidePtoInput | null | undefined;
}>;


export type Scheduling_Approval_ApproveMutation = { approvePtoRequest: { id: string, status: PtoStatus } };

export type Scheduling_Approval_DenyMutationVariables = Exact<{
  id: string;
  input?: DecidePtoInput | null | undefined;
}>;


export type Scheduling_Approval_DenyMutation = { denyPtoRequest: { id: string, status: PtoStatus } };

export type ScheduledShifts_ScheduleFragment = { id: string, title: string, startAt: string, endAt: string, status: ScheduleStatus, assignees: Array<{ id: string, firstName: string, lastName: string, scheduleColor: string }> } & { ' $fragmentName'?: 'ScheduledShifts_ScheduleFragment' };

export type Balances_PtoBalanceFragment = { year: number, allowanceHours: number | null, usedHours: number, pendingHours: number, remainingHours: number | null } & { ' $fragmentName'?: 'Balances_PtoBalanceFragment' };

export type MyRequest_RequestFragment = { id: string, startDate: string, endDate: string, hours: number, status: PtoStatus, managerNotes: string | null, decidedAt: string | null, decidedBy: { id: string, firstName: string, lastName: string } | null, policy: { id: string, name: string } } & { ' $fragmentName'?: 'MyRequest_RequestFragment' };

export type Scheduling_TimeOff_LoadQueryVariables = Exact<{ [key: string]: never; }>;


export type Scheduling_TimeOff_LoadQuery = { ptoPolicies: Array<(
    { id: string }
    & { ' $fragmentRefs'?: { 'PolicyCard_PolicyFragment': PolicyCard_PolicyFragment } }
  )>, myPtoRequests: Array<(
    { id: string, status: PtoStatus }
    & { ' $fragmentRefs'?: { 'MyRequest_RequestFragment': MyRequest_RequestFragment } }
  )> };

export type PolicyCard_PolicyFragment = { id: string, name: string, balance: { ' $fragmentRefs'?: { 'Balances_PtoBalanceFragment': Balances_PtoBalanceFragment } } } & { ' $fragmentName'?: 'PolicyCard_PolicyFragment' };

export type Scheduling_TimeOff_RequestMutationVariables = Exact<{
  input: RequestPtoInput;
}>;


export type Scheduling_TimeOff_RequestMutation = { requestPto: (
    { id: string, status: PtoStatus }
    & { ' $fragmentRefs'?: { 'MyRequest_RequestFragment': MyRequest_RequestFragment } }
  ) };

export type Scheduling_TimeOff_CancelMutationVariables = Exact<{
  id: string;
}>;


export type Scheduling_TimeOff_CancelMutation = { cancelPtoRequest: { id: string, status: PtoStatus } };

export const Board_ScheduleFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Board_schedule"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Schedule"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"notes"}},{"kind":"Field","name":{"kind":"Name","value":"startAt"}},{"kind":"Field","name":{"kind":"Name","value":"endAt"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"job"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"assignedUserIds"}},{"kind":"Field","name":{"kind":"Name","value":"assignees"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"scheduleColor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"images"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"thumbnailUrl"}}]}}]}}]} as unknown as DocumentNode<Board_ScheduleFragment, unknown>;
export const Board_BoardPersonFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Board_boardPerson"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BoardPerson"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"plannedMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"over40Hours"}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"scheduleColor"}}]}}]}}]} as unknown as DocumentNode<Board_BoardPersonFragment, unknown>;
export const Board_TimeOffFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Board_timeOff"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TimeOff"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"endDate"}},{"kind":"Field","name":{"kind":"Name","value":"policyName"}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}}]}}]}}]} as unknown as DocumentNode<Board_TimeOffFragment, unknown>;
export const Balances_PtoBalanceFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Balances_ptoBalance"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PtoBalance"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"year"}},{"kind":"Field","name":{"kind":"Name","value":"allowanceHours"}},{"kind":"Field","name":{"kind":"Name","value":"usedHours"}},{"kind":"Field","name":{"kind":"Name","value":"pendingHours"}},{"kind":"Field","name":{"kind":"Name","value":"remainingHours"}}]}}]} as unknown as DocumentNode<Balances_PtoBalanceFragment, unknown>;
export const OthersOff_TimeOffFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OthersOff_timeOff"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TimeOff"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"endDate"}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"scheduleColor"}}]}}]}}]} as unknown as DocumentNode<OthersOff_TimeOffFragment, unknown>;
export const ScheduledShifts_ScheduleFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ScheduledShifts_schedule"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Schedule"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"startAt"}},{"kind":"Field","name":{"kind":"Name","value":"endAt"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"assignees"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"scheduleColor"}}]}}]}}]} as unknown as DocumentNode<ScheduledShifts_ScheduleFragment, unknown>;
export const PendingRequest_RequestFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PendingRequest_request"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PtoRequest"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"endDate"}},{"kind":"Field","name":{"kind":"Name","value":"hours"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"canDecide"}},{"kind":"Field","name":{"kind":"Name","value":"policy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"scheduleColor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"balances"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Balances_ptoBalance"}}]}},{"kind":"Field","name":{"kind":"Name","value":"othersOff"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"OthersOff_timeOff"}}]}},{"kind":"Field","name":{"kind":"Name","value":"scheduledThen"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ScheduledShifts_schedule"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Balances_ptoBalance"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PtoBalance"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"year"}},{"kind":"Field","name":{"kind":"Name","value":"allowanceHours"}},{"kind":"Field","name":{"kind":"Name","value":"usedHours"}},{"kind":"Field","name":{"kind":"Name","value":"pendingHours"}},{"kind":"Field","name":{"kind":"Name","value":"remainingHours"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OthersOff_timeOff"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TimeOff"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"endDate"}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"scheduleColor"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ScheduledShifts_schedule"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Schedule"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"startAt"}},{"kind":"Field","name":{"kind":"Name","value":"endAt"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"assignees"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"scheduleColor"}}]}}]}}]} as unknown as DocumentNode<PendingRequest_RequestFragment, unknown>;
export const MyRequest_RequestFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MyRequest_request"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PtoRequest"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"endDate"}},{"kind":"Field","name":{"kind":"Name","value":"hours"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"managerNotes"}},{"kind":"Field","name":{"kind":"Name","value":"decidedAt"}},{"kind":"Field","name":{"kind":"Name","value":"decidedBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"policy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<MyRequest_RequestFragment, unknown>;
export const PolicyCard_PolicyFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PolicyCard_policy"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PtoPolicy"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"balance"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Balances_ptoBalance"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Balances_ptoBalance"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PtoBalance"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"year"}},{"kind":"Field","name":{"kind":"Name","value":"allowanceHours"}},{"kind":"Field","name":{"kind":"Name","value":"usedHours"}},{"kind":"Field","name":{"kind":"Name","value":"pendingHours"}},{"kind":"Field","name":{"kind":"Name","value":"remainingHours"}}]}}]} as unknown as DocumentNode<PolicyCard_PolicyFragment, unknown>;
export const Scheduling_Schedule_LoadBoardDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Scheduling_Schedule_LoadBoard"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"from"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DateTimeISO"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"to"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DateTimeISO"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"scheduleBoard"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"from"},"value":{"kind":"Variable","name":{"kind":"Name","value":"from"}}},{"kind":"Argument","name":{"kind":"Name","value":"to"},"value":{"kind":"Variable","name":{"kind":"Name","value":"to"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"people"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"plannedMinutes"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Board_boardPerson"}}]}},{"kind":"Field","name":{"kind":"Name","value":"schedules"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Board_schedule"}}]}},{"kind":"Field","name":{"kind":"Name","value":"timeOff"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Board_timeOff"}}]}},{"kind":"Field","name":{"kind":"Name","value":"draftCount"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Board_boardPerson"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BoardPerson"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"plannedMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"over40Hours"}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"scheduleColor"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Board_schedule"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Schedule"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"notes"}},{"kind":"Field","name":{"kind":"Name","value":"startAt"}},{"kind":"Field","name":{"kind":"Name","value":"endAt"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"job"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"assignedUserIds"}},{"kind":"Field","name":{"kind":"Name","value":"assignees"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"scheduleColor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"images"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"thumbnailUrl"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Board_timeOff"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TimeOff"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"endDate"}},{"kind":"Field","name":{"kind":"Name","value":"policyName"}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}}]}}]}}]} as unknown as DocumentNode<Scheduling_Schedule_LoadBoardQuery, Scheduling_Schedule_LoadBoardQueryVariables>;
export const Scheduling_Schedule_CreateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"Scheduling_Schedule_Create"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ScheduleInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createSchedule"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Board_schedule"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Board_schedule"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Schedule"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"notes"}},{"kind":"Field","name":{"kind":"Name","value":"startAt"}},{"kind":"Field","name":{"kind":"Name","value":"endAt"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"job"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"assignedUserIds"}},{"kind":"Field","name":{"kind":"Name","value":"assignees"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"scheduleColor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"images"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"thumbnailUrl"}}]}}]}}]} as unknown as DocumentNode<Scheduling_Schedule_CreateMutation, Scheduling_Schedule_CreateMutationVariables>;
export const Scheduling_ScheduleDialog_LoadWarningsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Scheduling_ScheduleDialog_LoadWarnings"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ScheduleInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"scheduleWarnings"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]} as unknown as DocumentNode<Scheduling_ScheduleDialog_LoadWarningsQuery, Scheduling_ScheduleDialog_LoadWarningsQueryVariables>;
export const Scheduling_Schedule_UpdateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"Scheduling_Schedule_Update"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateScheduleInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateSchedule"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Board_schedule"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Board_schedule"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Schedule"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"notes"}},{"kind":"Field","name":{"kind":"Name","value":"startAt"}},{"kind":"Field","name":{"kind":"Name","value":"endAt"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"job"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"assignedUserIds"}},{"kind":"Field","name":{"kind":"Name","value":"assignees"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"scheduleColor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"images"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"thumbnailUrl"}}]}}]}}]} as unknown as DocumentNode<Scheduling_Schedule_UpdateMutation, Scheduling_Schedule_UpdateMutationVariables>;
export const Scheduling_Schedule_DeleteDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"Scheduling_Schedule_Delete"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteSchedule"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<Scheduling_Schedule_DeleteMutation, Scheduling_Schedule_DeleteMutationVariables>;
export const Scheduling_ScheduleDialog_LoadJobsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Scheduling_ScheduleDialog_LoadJobs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"jobs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<Scheduling_ScheduleDialog_LoadJobsQuery, Scheduling_ScheduleDialog_LoadJobsQueryVariables>;
export const Scheduling_ScheduleDialog_UploadImagesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"Scheduling_ScheduleDialog_UploadImages"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"images"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Upload"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"uploadScheduleImages"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"images"},"value":{"kind":"Variable","name":{"kind":"Name","value":"images"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"images"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"thumbnailUrl"}}]}}]}}]}}]} as unknown as DocumentNode<Scheduling_ScheduleDialog_UploadImagesMutation, Scheduling_ScheduleDialog_UploadImagesMutationVariables>;
export const Scheduling_Schedule_MoveDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"Scheduling_Schedule_Move"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateScheduleInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateSchedule"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Board_schedule"}},{"kind":"Field","name":{"kind":"Name","value":"warnings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Board_schedule"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Schedule"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"notes"}},{"kind":"Field","name":{"kind":"Name","value":"startAt"}},{"kind":"Field","name":{"kind":"Name","value":"endAt"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"job"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"assignedUserIds"}},{"kind":"Field","name":{"kind":"Name","value":"assignees"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"scheduleColor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"images"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"thumbnailUrl"}}]}}]}}]} as unknown as DocumentNode<Scheduling_Schedule_MoveMutation, Scheduling_Schedule_MoveMutationVariables>;
export const Scheduling_Schedule_LoadHoursDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Scheduling_Schedule_LoadHours"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"from"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DateTimeISO"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"to"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DateTimeISO"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"scheduleBoard"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"from"},"value":{"kind":"Variable","name":{"kind":"Name","value":"from"}}},{"kind":"Argument","name":{"kind":"Name","value":"to"},"value":{"kind":"Variable","name":{"kind":"Name","value":"to"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"people"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"plannedMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"over40Hours"}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"draftCount"}}]}}]}}]} as unknown as DocumentNode<Scheduling_Schedule_LoadHoursQuery, Scheduling_Schedule_LoadHoursQueryVariables>;
export const Scheduling_Feed_LoadDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Scheduling_Feed_Load"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"calendarFeed"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}}]}}]}}]} as unknown as DocumentNode<Scheduling_Feed_LoadQuery, Scheduling_Feed_LoadQueryVariables>;
export const Scheduling_Feed_ResetDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"Scheduling_Feed_Reset"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"resetCalendarFeed"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}}]}}]}}]} as unknown as DocumentNode<Scheduling_Feed_ResetMutation, Scheduling_Feed_ResetMutationVariables>;
export const Scheduling_Schedule_CopyWeekDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"Scheduling_Schedule_CopyWeek"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CopyScheduleWeekInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"copyScheduleWeek"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<Scheduling_Schedule_CopyWeekMutation, Scheduling_Schedule_CopyWeekMutationVariables>;
export const Scheduling_Schedule_PublishDraftsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"Scheduling_Schedule_PublishDrafts"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PublishSchedulesInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"publishSchedules"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}}]}}]} as unknown as DocumentNode<Scheduling_Schedule_PublishDraftsMutation, Scheduling_Schedule_PublishDraftsMutationVariables>;
export const Scheduling_Approval_LoadDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Scheduling_Approval_Load"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pendingPtoRequests"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"PendingRequest_request"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Balances_ptoBalance"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PtoBalance"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"year"}},{"kind":"Field","name":{"kind":"Name","value":"allowanceHours"}},{"kind":"Field","name":{"kind":"Name","value":"usedHours"}},{"kind":"Field","name":{"kind":"Name","value":"pendingHours"}},{"kind":"Field","name":{"kind":"Name","value":"remainingHours"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OthersOff_timeOff"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TimeOff"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"endDate"}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"scheduleColor"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ScheduledShifts_schedule"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Schedule"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"startAt"}},{"kind":"Field","name":{"kind":"Name","value":"endAt"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"assignees"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"scheduleColor"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PendingRequest_request"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PtoRequest"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"endDate"}},{"kind":"Field","name":{"kind":"Name","value":"hours"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"canDecide"}},{"kind":"Field","name":{"kind":"Name","value":"policy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"scheduleColor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"balances"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Balances_ptoBalance"}}]}},{"kind":"Field","name":{"kind":"Name","value":"othersOff"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"OthersOff_timeOff"}}]}},{"kind":"Field","name":{"kind":"Name","value":"scheduledThen"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ScheduledShifts_schedule"}}]}}]}}]} as unknown as DocumentNode<Scheduling_Approval_LoadQuery, Scheduling_Approval_LoadQueryVariables>;
export const Scheduling_Approval_ApproveDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"Scheduling_Approval_Approve"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"DecidePtoInput"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"approvePtoRequest"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}}]}}]} as unknown as DocumentNode<Scheduling_Approval_ApproveMutation, Scheduling_Approval_ApproveMutationVariables>;
export const Scheduling_Approval_DenyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"Scheduling_Approval_Deny"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"DecidePtoInput"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"denyPtoRequest"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}}]}}]} as unknown as DocumentNode<Scheduling_Approval_DenyMutation, Scheduling_Approval_DenyMutationVariables>;
export const Scheduling_TimeOff_LoadDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Scheduling_TimeOff_Load"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ptoPolicies"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"PolicyCard_policy"}}]}},{"kind":"Field","name":{"kind":"Name","value":"myPtoRequests"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"MyRequest_request"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Balances_ptoBalance"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PtoBalance"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"year"}},{"kind":"Field","name":{"kind":"Name","value":"allowanceHours"}},{"kind":"Field","name":{"kind":"Name","value":"usedHours"}},{"kind":"Field","name":{"kind":"Name","value":"pendingHours"}},{"kind":"Field","name":{"kind":"Name","value":"remainingHours"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PolicyCard_policy"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PtoPolicy"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"balance"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Balances_ptoBalance"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MyRequest_request"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PtoRequest"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"endDate"}},{"kind":"Field","name":{"kind":"Name","value":"hours"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"managerNotes"}},{"kind":"Field","name":{"kind":"Name","value":"decidedAt"}},{"kind":"Field","name":{"kind":"Name","value":"decidedBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"policy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<Scheduling_TimeOff_LoadQuery, Scheduling_TimeOff_LoadQueryVariables>;
export const Scheduling_TimeOff_RequestDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"Scheduling_TimeOff_Request"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RequestPtoInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"requestPto"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"MyRequest_request"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MyRequest_request"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PtoRequest"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"endDate"}},{"kind":"Field","name":{"kind":"Name","value":"hours"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"managerNotes"}},{"kind":"Field","name":{"kind":"Name","value":"decidedAt"}},{"kind":"Field","name":{"kind":"Name","value":"decidedBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"policy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<Scheduling_TimeOff_RequestMutation, Scheduling_TimeOff_RequestMutationVariables>;
export const Scheduling_TimeOff_CancelDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"Scheduling_TimeOff_Cancel"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cancelPtoRequest"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}}]}}]} as unknown as DocumentNode<Scheduling_TimeOff_CancelMutation, Scheduling_TimeOff_CancelMutationVariables>;