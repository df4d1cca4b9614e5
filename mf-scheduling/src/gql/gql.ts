/* eslint-disable */
import * as types from './graphql.js';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';

/**
 * Map of all GraphQL operations in the project.
 *
 * This map has several performance disadvantages:
 * 1. It is not tree-shakeable, so it will include all operations in the project.
 * 2. It is not minifiable, so the string of a GraphQL query will be multiple times inside the bundle.
 * 3. It does not support dead code elimination, so it will add unused operations.
 *
 * Therefore it is highly recommended to use the babel or swc plugin for production.
 * Learn more about it here: https://the-guild.dev/graphql/codegen/plugins/presets/preset-client#reducing-bundle-size
 */
type Documents = {
    "\n  query Scheduling_Replacements_Load($id: ID!) {\n    viewer {\n      shiftReplacements(id: $id) {\n        schedule {\n          id\n          assignedUserIds\n        }\n        replacements {\n          reason\n          overtimeMinutes\n          user {\n            id\n            firstName\n            lastName\n            scheduleColor\n          }\n        }\n      }\n    }\n  }\n": typeof types.Scheduling_Replacements_LoadDocument,
    "\n  mutation Scheduling_Replacements_Assign($input: ScheduleUpdateInput!) {\n    scheduleUpdate(input: $input) {\n      schedule {\n        id\n        changedAt\n        assignedUserIds\n      }\n    }\n  }\n": typeof types.Scheduling_Replacements_AssignDocument,
    "\n  fragment Board_conflict on ScheduleConflict {\n    scheduleId\n    code\n    userId\n    message\n  }\n": typeof types.Board_ConflictFragmentDoc,
    "\n  fragment Board_boardPerson on BoardPerson {\n    plannedMinutes\n    over40Hours\n    team @include(if: $byTeam) {\n      id\n      name\n    }\n    user {\n      id\n      firstName\n      lastName\n      role\n      status\n      hasAccount\n      scheduleColor\n    }\n  }\n": typeof types.Board_BoardPersonFragmentDoc,
    "\n  fragment Board_timeOff on TimeOff {\n    id\n    startDate\n    endDate\n    policyName\n    user {\n      id\n      firstName\n      lastName\n    }\n  }\n": typeof types.Board_TimeOffFragmentDoc,
    "\n  fragment Board_day on BoardDay {\n    date\n    people\n    plannedMinutes\n    mostAtOnce\n    fewestAtOnce\n    coverage {\n      from\n      to\n      people\n    }\n  }\n": typeof types.Board_DayFragmentDoc,
    "\n  fragment Board_shifts on ScheduleBoard {\n    schedules {\n      id\n      ...Board_schedule\n    }\n    conflicts {\n      scheduleId\n      ...Board_conflict\n    }\n  }\n": typeof types.Board_ShiftsFragmentDoc,
    "\n  fragment Board_figures on ScheduleBoard {\n    people {\n      plannedMinutes\n      over40Hours\n      user {\n        id\n      }\n    }\n    conflicts {\n      scheduleId\n      ...Board_conflict\n    }\n    days {\n      date\n      ...Board_day\n    }\n    teams @include(if: $byTeam) {\n      team {\n        id\n      }\n      days {\n        date\n        ...Board_day\n      }\n    }\n    plannedMinutes\n    draftCount\n  }\n": typeof types.Board_FiguresFragmentDoc,
    "\n  query Scheduling_Schedule_LoadBoard($from: DateTimeISO!, $to: DateTimeISO!, $teamId: ID, $byTeam: Boolean!) {\n    viewer {\n      scheduleBoard(from: $from, to: $to, teamId: $teamId) {\n        people {\n          plannedMinutes\n          ...Board_boardPerson\n        }\n        timeOff {\n          id\n          ...Board_timeOff\n        }\n        ...Board_shifts\n        ...Board_figures\n      }\n    }\n  }\n": typeof types.Scheduling_Schedule_LoadBoardDocument,
    "\n  query Scheduling_Schedule_LoadMonth($startDate: Date!, $endDate: Date!, $teamId: ID) {\n    viewer {\n      scheduleDays(startDate: $startDate, endDate: $endDate, teamId: $teamId) {\n        days {\n          date\n          count\n          schedules {\n            id\n            ...Board_schedule\n          }\n        }\n        timeOff {\n          id\n          ...Board_timeOff\n        }\n        conflicts {\n          scheduleId\n          ...Board_conflict\n        }\n      }\n    }\n  }\n": typeof types.Scheduling_Schedule_LoadMonthDocument,
    "\n  query Scheduling_Schedule_LoadDay($from: DateTimeISO!, $to: DateTimeISO!, $teamId: ID) {\n    viewer {\n      scheduleBoard(from: $from, to: $to, teamId: $teamId) {\n        schedules {\n          id\n        }\n        ...Board_shifts\n      }\n    }\n  }\n": typeof types.Scheduling_Schedule_LoadDayDocument,
    "\n  query Scheduling_Schedule_LoadConflicts($from: DateTimeISO!, $to: DateTimeISO!) {\n    viewer {\n      scheduleBoard(from: $from, to: $to) {\n        conflicts {\n          scheduleId\n          ...Board_conflict\n        }\n      }\n    }\n  }\n": typeof types.Scheduling_Schedule_LoadConflictsDocument,
    "\n  query Scheduling_Schedule_LoadPeople($from: DateTimeISO!, $to: DateTimeISO!) {\n    viewer {\n      scheduleBoard(from: $from, to: $to) {\n        people {\n          user {\n            id\n            firstName\n            lastName\n            role\n            scheduleColor\n          }\n        }\n      }\n    }\n  }\n": typeof types.Scheduling_Schedule_LoadPeopleDocument,
    "\n  query Scheduling_Schedule_LoadSchedule($id: ID!) {\n    viewer {\n      schedule(id: $id) {\n        id\n        ...Board_schedule\n        conflicts {\n          scheduleId\n          ...Board_conflict\n        }\n      }\n    }\n  }\n": typeof types.Scheduling_Schedule_LoadScheduleDocument,
    "\n  mutation Scheduling_Schedule_Create($input: ScheduleCreateInput!) {\n    scheduleCreate(input: $input) {\n      schedule {\n        id\n        ...Board_schedule\n      }\n    }\n  }\n": typeof types.Scheduling_Schedule_CreateDocument,
    "\n  query Scheduling_Schedule_LoadHours($from: DateTimeISO!, $to: DateTimeISO!, $teamId: ID, $byTeam: Boolean!) {\n    viewer {\n      scheduleBoard(from: $from, to: $to, teamId: $teamId) {\n        plannedMinutes\n        ...Board_figures\n      }\n    }\n  }\n": typeof types.Scheduling_Schedule_LoadHoursDocument,
    "\n  query Scheduling_ScheduleDialog_LoadWarnings($id: ID, $input: ScheduleInput!) {\n    viewer {\n      scheduleWarnings(id: $id, input: $input) {\n        kind\n        message\n        user {\n          id\n        }\n      }\n    }\n  }\n": typeof types.Scheduling_ScheduleDialog_LoadWarningsDocument,
    "\n  query Scheduling_ShiftDetails_LoadColleagues($id: ID!) {\n    viewer {\n      shiftColleagues(id: $id) {\n        startAt\n        endAt\n        user {\n          id\n          firstName\n          lastName\n        }\n      }\n    }\n  }\n": typeof types.Scheduling_ShiftDetails_LoadColleaguesDocument,
    "\n  mutation Scheduling_Schedule_Update($input: ScheduleUpdateInput!) {\n    scheduleUpdate(input: $input) {\n      schedule {\n        id\n        ...Board_schedule\n      }\n    }\n  }\n": typeof types.Scheduling_Schedule_UpdateDocument,
    "\n  mutation Scheduling_Schedule_Delete($input: ScheduleDeleteInput!) {\n    scheduleDelete(input: $input) {\n      deletedScheduleId\n    }\n  }\n": typeof types.Scheduling_Schedule_DeleteDocument,
    "\n  query Scheduling_ScheduleDialog_LoadJobs($after: String) {\n    viewer {\n      jobChoices(first: 1000, after: $after, planning: true) {\n        nodes {\n          id\n          name\n        }\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n      }\n    }\n  }\n": typeof types.Scheduling_ScheduleDialog_LoadJobsDocument,
    "\n  query Scheduling_LoadTeams {\n    viewer {\n      teams(first: 1000) {\n        nodes {\n          id\n          name\n        }\n      }\n    }\n  }\n": typeof types.Scheduling_LoadTeamsDocument,
    "\n  query Scheduling_ScheduleDialog_LoadTeamsAndPlaces {\n    viewer {\n      teams(first: 1000) {\n        nodes {\n          id\n          name\n        }\n      }\n      places(first: 1000) {\n        nodes {\n          id\n          name\n        }\n      }\n    }\n  }\n": typeof types.Scheduling_ScheduleDialog_LoadTeamsAndPlacesDocument,
    "\n  mutation Scheduling_ScheduleDialog_UploadImages($input: ScheduleImagesUploadInput!) {\n    scheduleImagesUpload(input: $input) {\n      images {\n        url\n        thumbnailUrl\n      }\n    }\n  }\n": typeof types.Scheduling_ScheduleDialog_UploadImagesDocument,
    "\n  mutation Scheduling_Schedule_Move($input: ScheduleUpdateInput!) {\n    scheduleUpdate(input: $input) {\n      schedule {\n        id\n        ...Board_schedule\n        conflicts {\n          code\n        }\n      }\n    }\n  }\n": typeof types.Scheduling_Schedule_MoveDocument,
    "\n  mutation Scheduling_Schedule_MoveAssignment($input: ScheduleAssignmentMoveInput!) {\n    scheduleAssignmentMove(input: $input) {\n      schedule {\n        id\n        ...Board_schedule\n        conflicts {\n          code\n        }\n      }\n      leftSchedule {\n        id\n        ...Board_schedule\n      }\n    }\n  }\n": typeof types.Scheduling_Schedule_MoveAssignmentDocument,
    "\n  mutation Scheduling_Schedule_ChangeSelection($input: ScheduleSelectionChangeInput!) {\n    scheduleSelectionChange(input: $input) {\n      changedIds\n      left {\n        id\n        message\n      }\n    }\n  }\n": typeof types.Scheduling_Schedule_ChangeSelectionDocument,
    "\n  mutation Scheduling_Schedule_CopyWeek($input: ScheduleWeekCopyInput!) {\n    scheduleWeekCopy(input: $input) {\n      schedules {\n        id\n      }\n    }\n  }\n": typeof types.Scheduling_Schedule_CopyWeekDocument,
    "\n  mutation Scheduling_Schedule_PublishDrafts($input: ScheduleWeekPublishInput!) {\n    scheduleWeekPublish(input: $input) {\n      schedules {\n        id\n        status\n      }\n    }\n  }\n": typeof types.Scheduling_Schedule_PublishDraftsDocument,
    "\n  fragment Board_schedule on Schedule {\n    id\n    title\n    notes\n    startAt\n    endAt\n    plannedBreakMinutes\n    status\n    changedAt\n    locked\n    job {\n      id\n      name\n    }\n    team {\n      id\n      name\n    }\n    place {\n      id\n      name\n      address\n    }\n    assignedUserIds\n    assignees {\n      id\n      firstName\n      lastName\n      scheduleColor\n    }\n    images {\n      url\n      thumbnailUrl\n    }\n  }\n": typeof types.Board_ScheduleFragmentDoc,
    "\n  fragment Templates_template on ShiftTemplate {\n    id\n    name\n    title\n    startTime\n    endTime\n    plannedBreakMinutes\n    job {\n      id\n      name\n      retired\n    }\n    team {\n      id\n      name\n    }\n    place {\n      id\n      name\n    }\n    notes\n  }\n": typeof types.Templates_TemplateFragmentDoc,
    "\n  fragment Drafts_omission on ScheduleOmission {\n    date\n    message\n  }\n": typeof types.Drafts_OmissionFragmentDoc,
    "\n  mutation Scheduling_Drafts_PlanWeek($input: ScheduleWeekPlanInput!) {\n    scheduleWeekPlan(input: $input) {\n      schedules {\n        id\n      }\n      left {\n        date\n        ...Drafts_omission\n      }\n    }\n  }\n": typeof types.Scheduling_Drafts_PlanWeekDocument,
    "\n  mutation Scheduling_Drafts_CopyShifts($input: ScheduleSelectionCopyInput!) {\n    scheduleSelectionCopy(input: $input) {\n      schedules {\n        id\n      }\n      left {\n        date\n        ...Drafts_omission\n      }\n    }\n  }\n": typeof types.Scheduling_Drafts_CopyShiftsDocument,
    "\n  mutation Scheduling_Drafts_AssignShifts($input: ScheduleSelectionAssignInput!) {\n    scheduleSelectionAssign(input: $input) {\n      changedIds\n      left {\n        id\n        message\n      }\n    }\n  }\n": typeof types.Scheduling_Drafts_AssignShiftsDocument,
    "\n  query Scheduling_WeekTemplates_Load {\n    viewer {\n      weekTemplates(first: 50) {\n        nodes {\n          id\n          name\n          shiftCount\n          peopleCount\n        }\n      }\n    }\n  }\n": typeof types.Scheduling_WeekTemplates_LoadDocument,
    "\n  mutation Scheduling_WeekTemplates_Create($input: WeekTemplateCreateInput!) {\n    weekTemplateCreate(input: $input) {\n      weekTemplate {\n        id\n      }\n    }\n  }\n": typeof types.Scheduling_WeekTemplates_CreateDocument,
    "\n  mutation Scheduling_WeekTemplates_Update($input: WeekTemplateUpdateInput!) {\n    weekTemplateUpdate(input: $input) {\n      weekTemplate {\n        id\n        name\n        shiftCount\n        peopleCount\n      }\n    }\n  }\n": typeof types.Scheduling_WeekTemplates_UpdateDocument,
    "\n  mutation Scheduling_WeekTemplates_Delete($input: WeekTemplateDeleteInput!) {\n    weekTemplateDelete(input: $input) {\n      deletedWeekTemplateId\n    }\n  }\n": typeof types.Scheduling_WeekTemplates_DeleteDocument,
    "\n  mutation Scheduling_WeekTemplates_Apply($input: WeekTemplateApplyInput!) {\n    weekTemplateApply(input: $input) {\n      schedules {\n        id\n      }\n      left {\n        date\n        ...Drafts_omission\n      }\n    }\n  }\n": typeof types.Scheduling_WeekTemplates_ApplyDocument,
    "\n  query Scheduling_Feed_Load {\n    viewer {\n      calendarFeed {\n        url\n        webcalUrl\n      }\n    }\n  }\n": typeof types.Scheduling_Feed_LoadDocument,
    "\n  mutation Scheduling_Feed_Reset {\n    calendarFeedReset {\n      calendarFeed {\n        url\n        webcalUrl\n      }\n    }\n  }\n": typeof types.Scheduling_Feed_ResetDocument,
    "\n  query Scheduling_Feed_LoadQr {\n    viewer {\n      calendarFeed {\n        url\n        qrCodeDataUrl\n      }\n    }\n  }\n": typeof types.Scheduling_Feed_LoadQrDocument,
    "\n  query Scheduling_Templates_Load {\n    viewer {\n      shiftTemplates(first: 100) {\n        nodes {\n          id\n          ...Templates_template\n        }\n      }\n    }\n  }\n": typeof types.Scheduling_Templates_LoadDocument,
    "\n  mutation Scheduling_Templates_Create($input: ShiftTemplateCreateInput!) {\n    shiftTemplateCreate(input: $input) {\n      shiftTemplate {\n        id\n        ...Templates_template\n      }\n    }\n  }\n": typeof types.Scheduling_Templates_CreateDocument,
    "\n  mutation Scheduling_Templates_Update($input: ShiftTemplateUpdateInput!) {\n    shiftTemplateUpdate(input: $input) {\n      shiftTemplate {\n        id\n        ...Templates_template\n      }\n    }\n  }\n": typeof types.Scheduling_Templates_UpdateDocument,
    "\n  mutation Scheduling_Templates_Delete($input: ShiftTemplateDeleteInput!) {\n    shiftTemplateDelete(input: $input) {\n      deletedShiftTemplateId\n    }\n  }\n": typeof types.Scheduling_Templates_DeleteDocument,
    "\n  mutation Scheduling_Templates_Order($input: ShiftTemplateOrderInput!) {\n    shiftTemplateOrder(input: $input) {\n      shiftTemplates {\n        id\n      }\n    }\n  }\n": typeof types.Scheduling_Templates_OrderDocument,
    "\n  mutation Scheduling_Templates_Apply($input: ShiftTemplateApplyInput!) {\n    shiftTemplateApply(input: $input) {\n      schedule {\n        id\n        ...Board_schedule\n        conflicts {\n          code\n        }\n      }\n    }\n  }\n": typeof types.Scheduling_Templates_ApplyDocument,
    "\n  query Scheduling_Approval_LoadTeams {\n    viewer {\n      teams(first: 1000) {\n        nodes {\n          id\n          name\n        }\n      }\n    }\n  }\n": typeof types.Scheduling_Approval_LoadTeamsDocument,
    "\n  query Scheduling_Approval_Load($teamId: ID, $after: String) {\n    viewer {\n      pendingPtoRequests(teamId: $teamId, first: 500, after: $after) {\n        nodes {\n          id\n          status\n          ...PendingRequest_request\n        }\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n      }\n    }\n  }\n": typeof types.Scheduling_Approval_LoadDocument,
    "\n  mutation Scheduling_Approval_Approve($input: PtoRequestApproveInput!) {\n    ptoRequestApprove(input: $input) {\n      ptoRequest {\n        id\n        status\n      }\n    }\n  }\n": typeof types.Scheduling_Approval_ApproveDocument,
    "\n  mutation Scheduling_Approval_Deny($input: PtoRequestDenyInput!) {\n    ptoRequestDeny(input: $input) {\n      ptoRequest {\n        id\n        status\n      }\n    }\n  }\n": typeof types.Scheduling_Approval_DenyDocument,
    "\n  fragment OthersOff_timeOff on TimeOff {\n    id\n    startDate\n    endDate\n    user {\n      id\n      firstName\n      lastName\n      scheduleColor\n    }\n  }\n": typeof types.OthersOff_TimeOffFragmentDoc,
    "\n  fragment ScheduledShifts_schedule on Schedule {\n    id\n    title\n    startAt\n    endAt\n    status\n    assignees {\n      id\n      firstName\n      lastName\n      scheduleColor\n    }\n  }\n": typeof types.ScheduledShifts_ScheduleFragmentDoc,
    "\n  fragment PendingRequest_request on PtoRequest {\n    id\n    startDate\n    endDate\n    hours\n    note\n    overdraw\n    createdAt\n    canDecide\n    inClosedPayPeriod\n    policy {\n      id\n      name\n      paid\n    }\n    user {\n      id\n      firstName\n      lastName\n      role\n      status\n      scheduleColor\n    }\n    balances {\n      ...Balances_ptoBalance\n    }\n    othersOff {\n      id\n      ...OthersOff_timeOff\n    }\n    scheduledThen {\n      id\n      ...ScheduledShifts_schedule\n    }\n    shiftsOnTimeOff {\n      outcome\n      isReplaceable\n      schedule {\n        id\n        title\n        startAt\n        endAt\n      }\n    }\n  }\n": typeof types.PendingRequest_RequestFragmentDoc,
    "\n  fragment DecidedRequest_request on PtoRequest {\n    id\n    startDate\n    endDate\n    hours\n    status\n    inClosedPayPeriod\n    canRevoke\n    policy {\n      id\n      name\n      paid\n    }\n    user {\n      id\n      firstName\n      lastName\n      scheduleColor\n      status\n    }\n    ...RequestDetails_request\n  }\n": typeof types.DecidedRequest_RequestFragmentDoc,
    "\n  query Scheduling_Approval_LoadDecided($teamId: ID, $first: Int!, $after: String) {\n    viewer {\n      decidedPtoRequests(teamId: $teamId, first: $first, after: $after) {\n        totalCount\n        totalCountIsExact\n        edges {\n          cursor\n          node {\n            id\n            ...DecidedRequest_request\n          }\n        }\n        pageInfo {\n          endCursor\n          hasNextPage\n        }\n      }\n    }\n  }\n": typeof types.Scheduling_Approval_LoadDecidedDocument,
    "\n  query Scheduling_Approval_LoadDecidedRequest($id: ID!) {\n    node(id: $id) {\n      id\n      ... on PtoRequest {\n        ...DecidedRequest_request\n      }\n      __typename\n    }\n  }\n": typeof types.Scheduling_Approval_LoadDecidedRequestDocument,
    "\n  mutation Scheduling_Approval_Revoke($input: PtoRequestRevokeInput!) {\n    ptoRequestRevoke(input: $input) {\n      ptoRequest {\n        id\n        ...DecidedRequest_request\n      }\n    }\n  }\n": typeof types.Scheduling_Approval_RevokeDocument,
    "\n  query Scheduling_Calendar_Load($startDate: Date!, $endDate: Date!, $teamId: ID) {\n    viewer {\n      ptoCalendar(startDate: $startDate, endDate: $endDate, teamId: $teamId) {\n        people {\n          user {\n            id\n            firstName\n            lastName\n            scheduleColor\n          }\n          timeOff {\n            id\n            startDate\n            endDate\n            hours\n            policyName\n            status\n            canDecide\n            canRevoke\n          }\n        }\n      }\n    }\n  }\n": typeof types.Scheduling_Calendar_LoadDocument,
    "\n  query Scheduling_TimeOff_LoadProposal($startDate: Date!, $endDate: Date!, $policyId: ID, $userId: ID) {\n    viewer {\n      ptoProposal(startDate: $startDate, endDate: $endDate, policyId: $policyId, userId: $userId) {\n        hours\n        explanation\n        obstacle\n        balances {\n          year\n          ...Balances_ptoBalance\n        }\n        shifts {\n          outcome\n          isReplaceable\n          schedule {\n            id\n            title\n            startAt\n            endAt\n          }\n        }\n      }\n    }\n  }\n": typeof types.Scheduling_TimeOff_LoadProposalDocument,
    "\n  fragment RequestDetails_request on PtoRequest {\n    hours\n    policy {\n      id\n      name\n      paid\n    }\n    note\n    managerNotes\n    decidedAt\n    decidedBy {\n      id\n      firstName\n      lastName\n    }\n    revokedAt\n    revokedBy {\n      id\n      firstName\n      lastName\n    }\n  }\n": typeof types.RequestDetails_RequestFragmentDoc,
    "\n  fragment Balances_ptoBalance on PtoBalance {\n    year\n    allowanceHours\n    usedHours\n    pendingHours\n    remainingHours\n  }\n": typeof types.Balances_PtoBalanceFragmentDoc,
    "\n  query Scheduling_TimeOff_Load {\n    viewer {\n      ptoPolicies(first: 1000) {\n        nodes {\n          id\n          ...PolicyCard_policy\n        }\n      }\n      myPtoRequests(first: 1000) {\n        nodes {\n          id\n          status\n          ...MyRequest_request\n        }\n      }\n    }\n  }\n": typeof types.Scheduling_TimeOff_LoadDocument,
    "\n  fragment PolicyCard_policy on PtoPolicy {\n    id\n    name\n    paid\n    balance {\n      ...Balances_ptoBalance\n    }\n  }\n": typeof types.PolicyCard_PolicyFragmentDoc,
    "\n  mutation Scheduling_TimeOff_Request($input: PtoRequestCreateInput!) {\n    ptoRequestCreate(input: $input) {\n      ptoRequest {\n        id\n        status\n        ...MyRequest_request\n      }\n    }\n  }\n": typeof types.Scheduling_TimeOff_RequestDocument,
    "\n  mutation Scheduling_TimeOff_Cancel($input: PtoRequestCancelInput!) {\n    ptoRequestCancel(input: $input) {\n      ptoRequest {\n        id\n        status\n      }\n    }\n  }\n": typeof types.Scheduling_TimeOff_CancelDocument,
    "\n  fragment MyRequest_request on PtoRequest {\n    id\n    startDate\n    endDate\n    hours\n    status\n    policyId\n    balances {\n      year\n      ...Balances_ptoBalance\n    }\n    ...RequestDetails_request\n  }\n": typeof types.MyRequest_RequestFragmentDoc,
    "\n  query Scheduling_RecordTimeOff_Load($personId: ID!) {\n    node(id: $personId) {\n      id\n      ... on User {\n        firstName\n        lastName\n      }\n      __typename\n    }\n    viewer {\n      ptoPolicies(first: 1000) {\n        nodes {\n          id\n          name\n          paid\n          category\n        }\n      }\n    }\n  }\n": typeof types.Scheduling_RecordTimeOff_LoadDocument,
    "\n  mutation Scheduling_RecordTimeOff_Record($input: PtoRequestCreateInput!) {\n    ptoRequestCreate(input: $input) {\n      ptoRequest {\n        id\n        status\n      }\n    }\n  }\n": typeof types.Scheduling_RecordTimeOff_RecordDocument,
};
const documents: Documents = {
    "\n  query Scheduling_Replacements_Load($id: ID!) {\n    viewer {\n      shiftReplacements(id: $id) {\n        schedule {\n          id\n          assignedUserIds\n        }\n        replacements {\n          reason\n          overtimeMinutes\n          user {\n            id\n            firstName\n            lastName\n            scheduleColor\n          }\n        }\n      }\n    }\n  }\n": types.Scheduling_Replacements_LoadDocument,
    "\n  mutation Scheduling_Replacements_Assign($input: ScheduleUpdateInput!) {\n    scheduleUpdate(input: $input) {\n      schedule {\n        id\n        changedAt\n        assignedUserIds\n      }\n    }\n  }\n": types.Scheduling_Replacements_AssignDocument,
    "\n  fragment Board_conflict on ScheduleConflict {\n    scheduleId\n    code\n    userId\n    message\n  }\n": types.Board_ConflictFragmentDoc,
    "\n  fragment Board_boardPerson on BoardPerson {\n    plannedMinutes\n    over40Hours\n    team @include(if: $byTeam) {\n      id\n      name\n    }\n    user {\n      id\n      firstName\n      lastName\n      role\n      status\n      hasAccount\n      scheduleColor\n    }\n  }\n": types.Board_BoardPersonFragmentDoc,
    "\n  fragment Board_timeOff on TimeOff {\n    id\n    startDate\n    endDate\n    policyName\n    user {\n      id\n      firstName\n      lastName\n    }\n  }\n": types.Board_TimeOffFragmentDoc,
    "\n  fragment Board_day on BoardDay {\n    date\n    people\n    plannedMinutes\n    mostAtOnce\n    fewestAtOnce\n    coverage {\n      from\n      to\n      people\n    }\n  }\n": types.Board_DayFragmentDoc,
    "\n  fragment Board_shifts on ScheduleBoard {\n    schedules {\n      id\n      ...Board_schedule\n    }\n    conflicts {\n      scheduleId\n      ...Board_conflict\n    }\n  }\n": types.Board_ShiftsFragmentDoc,
    "\n  fragment Board_figures on ScheduleBoard {\n    people {\n      plannedMinutes\n      over40Hours\n      user {\n        id\n      }\n    }\n    conflicts {\n      scheduleId\n      ...Board_conflict\n    }\n    days {\n      date\n      ...Board_day\n    }\n    teams @include(if: $byTeam) {\n      team {\n        id\n      }\n      days {\n        date\n        ...Board_day\n      }\n    }\n    plannedMinutes\n    draftCount\n  }\n": types.Board_FiguresFragmentDoc,
    "\n  query Scheduling_Schedule_LoadBoard($from: DateTimeISO!, $to: DateTimeISO!, $teamId: ID, $byTeam: Boolean!) {\n    viewer {\n      scheduleBoard(from: $from, to: $to, teamId: $teamId) {\n        people {\n          plannedMinutes\n          ...Board_boardPerson\n        }\n        timeOff {\n          id\n          ...Board_timeOff\n        }\n        ...Board_shifts\n        ...Board_figures\n      }\n    }\n  }\n": types.Scheduling_Schedule_LoadBoardDocument,
    "\n  query Scheduling_Schedule_LoadMonth($startDate: Date!, $endDate: Date!, $teamId: ID) {\n    viewer {\n      scheduleDays(startDate: $startDate, endDate: $endDate, teamId: $teamId) {\n        days {\n          date\n          count\n          schedules {\n            id\n            ...Board_schedule\n          }\n        }\n        timeOff {\n          id\n          ...Board_timeOff\n        }\n        conflicts {\n          scheduleId\n          ...Board_conflict\n        }\n      }\n    }\n  }\n": types.Scheduling_Schedule_LoadMonthDocument,
    "\n  query Scheduling_Schedule_LoadDay($from: DateTimeISO!, $to: DateTimeISO!, $teamId: ID) {\n    viewer {\n      scheduleBoard(from: $from, to: $to, teamId: $teamId) {\n        schedules {\n          id\n        }\n        ...Board_shifts\n      }\n    }\n  }\n": types.Scheduling_Schedule_LoadDayDocument,
    "\n  query Scheduling_Schedule_LoadConflicts($from: DateTimeISO!, $to: DateTimeISO!) {\n    viewer {\n      scheduleBoard(from: $from, to: $to) {\n        conflicts {\n          scheduleId\n          ...Board_conflict\n        }\n      }\n    }\n  }\n": types.Scheduling_Schedule_LoadConflictsDocument,
    "\n  query Scheduling_Schedule_LoadPeople($from: DateTimeISO!, $to: DateTimeISO!) {\n    viewer {\n      scheduleBoard(from: $from, to: $to) {\n        people {\n          user {\n            id\n            firstName\n            lastName\n            role\n            scheduleColor\n          }\n        }\n      }\n    }\n  }\n": types.Scheduling_Schedule_LoadPeopleDocument,
    "\n  query Scheduling_Schedule_LoadSchedule($id: ID!) {\n    viewer {\n      schedule(id: $id) {\n        id\n        ...Board_schedule\n        conflicts {\n          scheduleId\n          ...Board_conflict\n        }\n      }\n    }\n  }\n": types.Scheduling_Schedule_LoadScheduleDocument,
    "\n  mutation Scheduling_Schedule_Create($input: ScheduleCreateInput!) {\n    scheduleCreate(input: $input) {\n      schedule {\n        id\n        ...Board_schedule\n      }\n    }\n  }\n": types.Scheduling_Schedule_CreateDocument,
    "\n  query Scheduling_Schedule_LoadHours($from: DateTimeISO!, $to: DateTimeISO!, $teamId: ID, $byTeam: Boolean!) {\n    viewer {\n      scheduleBoard(from: $from, to: $to, teamId: $teamId) {\n        plannedMinutes\n        ...Board_figures\n      }\n    }\n  }\n": types.Scheduling_Schedule_LoadHoursDocument,
    "\n  query Scheduling_ScheduleDialog_LoadWarnings($id: ID, $input: ScheduleInput!) {\n    viewer {\n      scheduleWarnings(id: $id, input: $input) {\n        kind\n        message\n        user {\n          id\n        }\n      }\n    }\n  }\n": types.Scheduling_ScheduleDialog_LoadWarningsDocument,
    "\n  query Scheduling_ShiftDetails_LoadColleagues($id: ID!) {\n    viewer {\n      shiftColleagues(id: $id) {\n        startAt\n        endAt\n        user {\n          id\n          firstName\n          lastName\n        }\n      }\n    }\n  }\n": types.Scheduling_ShiftDetails_LoadColleaguesDocument,
    "\n  mutation Scheduling_Schedule_Update($input: ScheduleUpdateInput!) {\n    scheduleUpdate(input: $input) {\n      schedule {\n        id\n        ...Board_schedule\n      }\n    }\n  }\n": types.Scheduling_Schedule_UpdateDocument,
    "\n  mutation Scheduling_Schedule_Delete($input: ScheduleDeleteInput!) {\n    scheduleDelete(input: $input) {\n      deletedScheduleId\n    }\n  }\n": types.Scheduling_Schedule_DeleteDocument,
    "\n  query Scheduling_ScheduleDialog_LoadJobs($after: String) {\n    viewer {\n      jobChoices(first: 1000, after: $after, planning: true) {\n        nodes {\n          id\n          name\n        }\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n      }\n    }\n  }\n": types.Scheduling_ScheduleDialog_LoadJobsDocument,
    "\n  query Scheduling_LoadTeams {\n    viewer {\n      teams(first: 1000) {\n        nodes {\n          id\n          name\n        }\n      }\n    }\n  }\n": types.Scheduling_LoadTeamsDocument,
    "\n  query Scheduling_ScheduleDialog_LoadTeamsAndPlaces {\n    viewer {\n      teams(first: 1000) {\n        nodes {\n          id\n          name\n        }\n      }\n      places(first: 1000) {\n        nodes {\n          id\n          name\n        }\n      }\n    }\n  }\n": types.Scheduling_ScheduleDialog_LoadTeamsAndPlacesDocument,
    "\n  mutation Scheduling_ScheduleDialog_UploadImages($input: ScheduleImagesUploadInput!) {\n    scheduleImagesUpload(input: $input) {\n      images {\n        url\n        thumbnailUrl\n      }\n    }\n  }\n": types.Scheduling_ScheduleDialog_UploadImagesDocument,
    "\n  mutation Scheduling_Schedule_Move($input: ScheduleUpdateInput!) {\n    scheduleUpdate(input: $input) {\n      schedule {\n        id\n        ...Board_schedule\n        conflicts {\n          code\n        }\n      }\n    }\n  }\n": types.Scheduling_Schedule_MoveDocument,
    "\n  mutation Scheduling_Schedule_MoveAssignment($input: ScheduleAssignmentMoveInput!) {\n    scheduleAssignmentMove(input: $input) {\n      schedule {\n        id\n        ...Board_schedule\n        conflicts {\n          code\n        }\n      }\n      leftSchedule {\n        id\n        ...Board_schedule\n      }\n    }\n  }\n": types.Scheduling_Schedule_MoveAssignmentDocument,
    "\n  mutation Scheduling_Schedule_ChangeSelection($input: ScheduleSelectionChangeInput!) {\n    scheduleSelectionChange(input: $input) {\n      changedIds\n      left {\n        id\n        message\n      }\n    }\n  }\n": types.Scheduling_Schedule_ChangeSelectionDocument,
    "\n  mutation Scheduling_Schedule_CopyWeek($input: ScheduleWeekCopyInput!) {\n    scheduleWeekCopy(input: $input) {\n      schedules {\n        id\n      }\n    }\n  }\n": types.Scheduling_Schedule_CopyWeekDocument,
    "\n  mutation Scheduling_Schedule_PublishDrafts($input: ScheduleWeekPublishInput!) {\n    scheduleWeekPublish(input: $input) {\n      schedules {\n        id\n        status\n      }\n    }\n  }\n": types.Scheduling_Schedule_PublishDraftsDocument,
    "\n  fragment Board_schedule on Schedule {\n    id\n    title\n    notes\n    startAt\n    endAt\n    plannedBreakMinutes\n    status\n    changedAt\n    locked\n    job {\n      id\n      name\n    }\n    team {\n      id\n      name\n    }\n    place {\n      id\n      name\n      address\n    }\n    assignedUserIds\n    assignees {\n      id\n      firstName\n      lastName\n      scheduleColor\n    }\n    images {\n      url\n      thumbnailUrl\n    }\n  }\n": types.Board_ScheduleFragmentDoc,
    "\n  fragment Templates_template on ShiftTemplate {\n    id\n    name\n    title\n    startTime\n    endTime\n    plannedBreakMinutes\n    job {\n      id\n      name\n      retired\n    }\n    team {\n      id\n      name\n    }\n    place {\n      id\n      name\n    }\n    notes\n  }\n": types.Templates_TemplateFragmentDoc,
    "\n  fragment Drafts_omission on ScheduleOmission {\n    date\n    message\n  }\n": types.Drafts_OmissionFragmentDoc,
    "\n  mutation Scheduling_Drafts_PlanWeek($input: ScheduleWeekPlanInput!) {\n    scheduleWeekPlan(input: $input) {\n      schedules {\n        id\n      }\n      left {\n        date\n        ...Drafts_omission\n      }\n    }\n  }\n": types.Scheduling_Drafts_PlanWeekDocument,
    "\n  mutation Scheduling_Drafts_CopyShifts($input: ScheduleSelectionCopyInput!) {\n    scheduleSelectionCopy(input: $input) {\n      schedules {\n        id\n      }\n      left {\n        date\n        ...Drafts_omission\n      }\n    }\n  }\n": types.Scheduling_Drafts_CopyShiftsDocument,
    "\n  mutation Scheduling_Drafts_AssignShifts($input: ScheduleSelectionAssignInput!) {\n    scheduleSelectionAssign(input: $input) {\n      changedIds\n      left {\n        id\n        message\n      }\n    }\n  }\n": types.Scheduling_Drafts_AssignShiftsDocument,
    "\n  query Scheduling_WeekTemplates_Load {\n    viewer {\n      weekTemplates(first: 50) {\n        nodes {\n          id\n          name\n          shiftCount\n          peopleCount\n        }\n      }\n    }\n  }\n": types.Scheduling_WeekTemplates_LoadDocument,
    "\n  mutation Scheduling_WeekTemplates_Create($input: WeekTemplateCreateInput!) {\n    weekTemplateCreate(input: $input) {\n      weekTemplate {\n        id\n      }\n    }\n  }\n": types.Scheduling_WeekTemplates_CreateDocument,
    "\n  mutation Scheduling_WeekTemplates_Update($input: WeekTemplateUpdateInput!) {\n    weekTemplateUpdate(input: $input) {\n      weekTemplate {\n        id\n        name\n        shiftCount\n        peopleCount\n      }\n    }\n  }\n": types.Scheduling_WeekTemplates_UpdateDocument,
    "\n  mutation Scheduling_WeekTemplates_Delete($input: WeekTemplateDeleteInput!) {\n    weekTemplateDelete(input: $input) {\n      deletedWeekTemplateId\n    }\n  }\n": types.Scheduling_WeekTemplates_DeleteDocument,
    "\n  mutation Scheduling_WeekTemplates_Apply($input: WeekTemplateApplyInput!) {\n    weekTemplateApply(input: $input) {\n      schedules {\n        id\n      }\n      left {\n        date\n        ...Drafts_omission\n      }\n    }\n  }\n": types.Scheduling_WeekTemplates_ApplyDocument,
    "\n  query Scheduling_Feed_Load {\n    viewer {\n      calendarFeed {\n        url\n        webcalUrl\n      }\n    }\n  }\n": types.Scheduling_Feed_LoadDocument,
    "\n  mutation Scheduling_Feed_Reset {\n    calendarFeedReset {\n      calendarFeed {\n        url\n        webcalUrl\n      }\n    }\n  }\n": types.Scheduling_Feed_ResetDocument,
    "\n  query Scheduling_Feed_LoadQr {\n    viewer {\n      calendarFeed {\n        url\n        qrCodeDataUrl\n      }\n    }\n  }\n": types.Scheduling_Feed_LoadQrDocument,
    "\n  query Scheduling_Templates_Load {\n    viewer {\n      shiftTemplates(first: 100) {\n        nodes {\n          id\n          ...Templates_template\n        }\n      }\n    }\n  }\n": types.Scheduling_Templates_LoadDocument,
    "\n  mutation Scheduling_Templates_Create($input: ShiftTemplateCreateInput!) {\n    shiftTemplateCreate(input: $input) {\n      shiftTemplate {\n        id\n        ...Templates_template\n      }\n    }\n  }\n": types.Scheduling_Templates_CreateDocument,
    "\n  mutation Scheduling_Templates_Update($input: ShiftTemplateUpdateInput!) {\n    shiftTemplateUpdate(input: $input) {\n      shiftTemplate {\n        id\n        ...Templates_template\n      }\n    }\n  }\n": types.Scheduling_Templates_UpdateDocument,
    "\n  mutation Scheduling_Templates_Delete($input: ShiftTemplateDeleteInput!) {\n    shiftTemplateDelete(input: $input) {\n      deletedShiftTemplateId\n    }\n  }\n": types.Scheduling_Templates_DeleteDocument,
    "\n  mutation Scheduling_Templates_Order($input: ShiftTemplateOrderInput!) {\n    shiftTemplateOrder(input: $input) {\n      shiftTemplates {\n        id\n      }\n    }\n  }\n": types.Scheduling_Templates_OrderDocument,
    "\n  mutation Scheduling_Templates_Apply($input: ShiftTemplateApplyInput!) {\n    shiftTemplateApply(input: $input) {\n      schedule {\n        id\n        ...Board_schedule\n        conflicts {\n          code\n        }\n      }\n    }\n  }\n": types.Scheduling_Templates_ApplyDocument,
    "\n  query Scheduling_Approval_LoadTeams {\n    viewer {\n      teams(first: 1000) {\n        nodes {\n          id\n          name\n        }\n      }\n    }\n  }\n": types.Scheduling_Approval_LoadTeamsDocument,
    "\n  query Scheduling_Approval_Load($teamId: ID, $after: String) {\n    viewer {\n      pendingPtoRequests(teamId: $teamId, first: 500, after: $after) {\n        nodes {\n          id\n          status\n          ...PendingRequest_request\n        }\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n      }\n    }\n  }\n": types.Scheduling_Approval_LoadDocument,
    "\n  mutation Scheduling_Approval_Approve($input: PtoRequestApproveInput!) {\n    ptoRequestApprove(input: $input) {\n      ptoRequest {\n        id\n        status\n      }\n    }\n  }\n": types.Scheduling_Approval_ApproveDocument,
    "\n  mutation Scheduling_Approval_Deny($input: PtoRequestDenyInput!) {\n    ptoRequestDeny(input: $input) {\n      ptoRequest {\n        id\n        status\n      }\n    }\n  }\n": types.Scheduling_Approval_DenyDocument,
    "\n  fragment OthersOff_timeOff on TimeOff {\n    id\n    startDate\n    endDate\n    user {\n      id\n      firstName\n      lastName\n      scheduleColor\n    }\n  }\n": types.OthersOff_TimeOffFragmentDoc,
    "\n  fragment ScheduledShifts_schedule on Schedule {\n    id\n    title\n    startAt\n    endAt\n    status\n    assignees {\n      id\n      firstName\n      lastName\n      scheduleColor\n    }\n  }\n": types.ScheduledShifts_ScheduleFragmentDoc,
    "\n  fragment PendingRequest_request on PtoRequest {\n    id\n    startDate\n    endDate\n    hours\n    note\n    overdraw\n    createdAt\n    canDecide\n    inClosedPayPeriod\n    policy {\n      id\n      name\n      paid\n    }\n    user {\n      id\n      firstName\n      lastName\n      role\n      status\n      scheduleColor\n    }\n    balances {\n      ...Balances_ptoBalance\n    }\n    othersOff {\n      id\n      ...OthersOff_timeOff\n    }\n    scheduledThen {\n      id\n      ...ScheduledShifts_schedule\n    }\n    shiftsOnTimeOff {\n      outcome\n      isReplaceable\n      schedule {\n        id\n        title\n        startAt\n        endAt\n      }\n    }\n  }\n": types.PendingRequest_RequestFragmentDoc,
    "\n  fragment DecidedRequest_request on PtoRequest {\n    id\n    startDate\n    endDate\n    hours\n    status\n    inClosedPayPeriod\n    canRevoke\n    policy {\n      id\n      name\n      paid\n    }\n    user {\n      id\n      firstName\n      lastName\n      scheduleColor\n      status\n    }\n    ...RequestDetails_request\n  }\n": types.DecidedRequest_RequestFragmentDoc,
    "\n  query Scheduling_Approval_LoadDecided($teamId: ID, $first: Int!, $after: String) {\n    viewer {\n      decidedPtoRequests(teamId: $teamId, first: $first, after: $after) {\n        totalCount\n        totalCountIsExact\n        edges {\n          cursor\n          node {\n            id\n            ...DecidedRequest_request\n          }\n        }\n        pageInfo {\n          endCursor\n          hasNextPage\n        }\n      }\n    }\n  }\n": types.Scheduling_Approval_LoadDecidedDocument,
    "\n  query Scheduling_Approval_LoadDecidedRequest($id: ID!) {\n    node(id: $id) {\n      id\n      ... on PtoRequest {\n        ...DecidedRequest_request\n      }\n      __typename\n    }\n  }\n": types.Scheduling_Approval_LoadDecidedRequestDocument,
    "\n  mutation Scheduling_Approval_Revoke($input: PtoRequestRevokeInput!) {\n    ptoRequestRevoke(input: $input) {\n      ptoRequest {\n        id\n        ...DecidedRequest_request\n      }\n    }\n  }\n": types.Scheduling_Approval_RevokeDocument,
    "\n  query Scheduling_Calendar_Load($startDate: Date!, $endDate: Date!, $teamId: ID) {\n    viewer {\n      ptoCalendar(startDate: $startDate, endDate: $endDate, teamId: $teamId) {\n        people {\n          user {\n            id\n            firstName\n            lastName\n            scheduleColor\n          }\n          timeOff {\n            id\n            startDate\n            endDate\n            hours\n            policyName\n            status\n            canDecide\n            canRevoke\n          }\n        }\n      }\n    }\n  }\n": types.Scheduling_Calendar_LoadDocument,
    "\n  query Scheduling_TimeOff_LoadProposal($startDate: Date!, $endDate: Date!, $policyId: ID, $userId: ID) {\n    viewer {\n      ptoProposal(startDate: $startDate, endDate: $endDate, policyId: $policyId, userId: $userId) {\n        hours\n        explanation\n        obstacle\n        balances {\n          year\n          ...Balances_ptoBalance\n        }\n        shifts {\n          outcome\n          isReplaceable\n          schedule {\n            id\n            title\n            startAt\n            endAt\n          }\n        }\n      }\n    }\n  }\n": types.Scheduling_TimeOff_LoadProposalDocument,
    "\n  fragment RequestDetails_request on PtoRequest {\n    hours\n    policy {\n      id\n      name\n      paid\n    }\n    note\n    managerNotes\n    decidedAt\n    decidedBy {\n      id\n      firstName\n      lastName\n    }\n    revokedAt\n    revokedBy {\n      id\n      firstName\n      lastName\n    }\n  }\n": types.RequestDetails_RequestFragmentDoc,
    "\n  fragment Balances_ptoBalance on PtoBalance {\n    year\n    allowanceHours\n    usedHours\n    pendingHours\n    remainingHours\n  }\n": types.Balances_PtoBalanceFragmentDoc,
    "\n  query Scheduling_TimeOff_Load {\n    viewer {\n      ptoPolicies(first: 1000) {\n        nodes {\n          id\n          ...PolicyCard_policy\n        }\n      }\n      myPtoRequests(first: 1000) {\n        nodes {\n          id\n          status\n          ...MyRequest_request\n        }\n      }\n    }\n  }\n": types.Scheduling_TimeOff_LoadDocument,
    "\n  fragment PolicyCard_policy on PtoPolicy {\n    id\n    name\n    paid\n    balance {\n      ...Balances_ptoBalance\n    }\n  }\n": types.PolicyCard_PolicyFragmentDoc,
    "\n  mutation Scheduling_TimeOff_Request($input: PtoRequestCreateInput!) {\n    ptoRequestCreate(input: $input) {\n      ptoRequest {\n        id\n        status\n        ...MyRequest_request\n      }\n    }\n  }\n": types.Scheduling_TimeOff_RequestDocument,
    "\n  mutation Scheduling_TimeOff_Cancel($input: PtoRequestCancelInput!) {\n    ptoRequestCancel(input: $input) {\n      ptoRequest {\n        id\n        status\n      }\n    }\n  }\n": types.Scheduling_TimeOff_CancelDocument,
    "\n  fragment MyRequest_request on PtoRequest {\n    id\n    startDate\n    endDate\n    hours\n    status\n    policyId\n    balances {\n      year\n      ...Balances_ptoBalance\n    }\n    ...RequestDetails_request\n  }\n": types.MyRequest_RequestFragmentDoc,
    "\n  query Scheduling_RecordTimeOff_Load($personId: ID!) {\n    node(id: $personId) {\n      id\n      ... on User {\n        firstName\n        lastName\n      }\n      __typename\n    }\n    viewer {\n      ptoPolicies(first: 1000) {\n        nodes {\n          id\n          name\n          paid\n          category\n        }\n      }\n    }\n  }\n": types.Scheduling_RecordTimeOff_LoadDocument,
    "\n  mutation Scheduling_RecordTimeOff_Record($input: PtoRequestCreateInput!) {\n    ptoRequestCreate(input: $input) {\n      ptoRequest {\n        id\n        status\n      }\n    }\n  }\n": types.Scheduling_RecordTimeOff_RecordDocument,
};

/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 *
 *
 * @example
 * ```ts
 * const query = graphql(`query GetUser($id: ID!) { user(id: $id) { name } }`);
 * ```
 *
 * The query argument is unknown!
 * Please regenerate the types.
 */
export function graphql(source: string): unknown;

/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Scheduling_Replacements_Load($id: ID!) {\n    viewer {\n      shiftReplacements(id: $id) {\n        schedule {\n          id\n          assignedUserIds\n        }\n        replacements {\n          reason\n          overtimeMinutes\n          user {\n            id\n            firstName\n            lastName\n            scheduleColor\n          }\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query Scheduling_Replacements_Load($id: ID!) {\n    viewer {\n      shiftReplacements(id: $id) {\n        schedule {\n          id\n          assignedUserIds\n        }\n        replacements {\n          reason\n          overtimeMinutes\n          user {\n            id\n            firstName\n            lastName\n            scheduleColor\n          }\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation Scheduling_Replacements_Assign($input: ScheduleUpdateInput!) {\n    scheduleUpdate(input: $input) {\n      schedule {\n        id\n        changedAt\n        assignedUserIds\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation Scheduling_Replacements_Assign($input: ScheduleUpdateInput!) {\n    scheduleUpdate(input: $input) {\n      schedule {\n        id\n        changedAt\n        assignedUserIds\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment Board_conflict on ScheduleConflict {\n    scheduleId\n    code\n    userId\n    message\n  }\n"): (typeof documents)["\n  fragment Board_conflict on ScheduleConflict {\n    scheduleId\n    code\n    userId\n    message\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment Board_boardPerson on BoardPerson {\n    plannedMinutes\n    over40Hours\n    team @include(if: $byTeam) {\n      id\n      name\n    }\n    user {\n      id\n      firstName\n      lastName\n      role\n      status\n      hasAccount\n      scheduleColor\n    }\n  }\n"): (typeof documents)["\n  fragment Board_boardPerson on BoardPerson {\n    plannedMinutes\n    over40Hours\n    team @include(if: $byTeam) {\n      id\n      name\n    }\n    user {\n      id\n      firstName\n      lastName\n      role\n      status\n      hasAccount\n      scheduleColor\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment Board_timeOff on TimeOff {\n    id\n    startDate\n    endDate\n    policyName\n    user {\n      id\n      firstName\n      lastName\n    }\n  }\n"): (typeof documents)["\n  fragment Board_timeOff on TimeOff {\n    id\n    startDate\n    endDate\n    policyName\n    user {\n      id\n      firstName\n      lastName\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment Board_day on BoardDay {\n    date\n    people\n    plannedMinutes\n    mostAtOnce\n    fewestAtOnce\n    coverage {\n      from\n      to\n      people\n    }\n  }\n"): (typeof documents)["\n  fragment Board_day on BoardDay {\n    date\n    people\n    plannedMinutes\n    mostAtOnce\n    fewestAtOnce\n    coverage {\n      from\n      to\n      people\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment Board_shifts on ScheduleBoard {\n    schedules {\n      id\n      ...Board_schedule\n    }\n    conflicts {\n      scheduleId\n      ...Board_conflict\n    }\n  }\n"): (typeof documents)["\n  fragment Board_shifts on ScheduleBoard {\n    schedules {\n      id\n      ...Board_schedule\n    }\n    conflicts {\n      scheduleId\n      ...Board_conflict\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment Board_figures on ScheduleBoard {\n    people {\n      plannedMinutes\n      over40Hours\n      user {\n        id\n      }\n    }\n    conflicts {\n      scheduleId\n      ...Board_conflict\n    }\n    days {\n      date\n      ...Board_day\n    }\n    teams @include(if: $byTeam) {\n      team {\n        id\n      }\n      days {\n        date\n        ...Board_day\n      }\n    }\n    plannedMinutes\n    draftCount\n  }\n"): (typeof documents)["\n  fragment Board_figures on ScheduleBoard {\n    people {\n      plannedMinutes\n      over40Hours\n      user {\n        id\n      }\n    }\n    conflicts {\n      scheduleId\n      ...Board_conflict\n    }\n    days {\n      date\n      ...Board_day\n    }\n    teams @include(if: $byTeam) {\n      team {\n        id\n      }\n      days {\n        date\n        ...Board_day\n      }\n    }\n    plannedMinutes\n    draftCount\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Scheduling_Schedule_LoadBoard($from: DateTimeISO!, $to: DateTimeISO!, $teamId: ID, $byTeam: Boolean!) {\n    viewer {\n      scheduleBoard(from: $from, to: $to, teamId: $teamId) {\n        people {\n          plannedMinutes\n          ...Board_boardPerson\n        }\n        timeOff {\n          id\n          ...Board_timeOff\n        }\n        ...Board_shifts\n        ...Board_figures\n      }\n    }\n  }\n"): (typeof documents)["\n  query Scheduling_Schedule_LoadBoard($from: DateTimeISO!, $to: DateTimeISO!, $teamId: ID, $byTeam: Boolean!) {\n    viewer {\n      scheduleBoard(from: $from, to: $to, teamId: $teamId) {\n        people {\n          plannedMinutes\n          ...Board_boardPerson\n        }\n        timeOff {\n          id\n          ...Board_timeOff\n        }\n        ...Board_shifts\n        ...Board_figures\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Scheduling_Schedule_LoadMonth($startDate: Date!, $endDate: Date!, $teamId: ID) {\n    viewer {\n      scheduleDays(startDate: $startDate, endDate: $endDate, teamId: $teamId) {\n        days {\n          date\n          count\n          schedules {\n            id\n            ...Board_schedule\n          }\n        }\n        timeOff {\n          id\n          ...Board_timeOff\n        }\n        conflicts {\n          scheduleId\n          ...Board_conflict\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query Scheduling_Schedule_LoadMonth($startDate: Date!, $endDate: Date!, $teamId: ID) {\n    viewer {\n      scheduleDays(startDate: $startDate, endDate: $endDate, teamId: $teamId) {\n        days {\n          date\n          count\n          schedules {\n            id\n            ...Board_schedule\n          }\n        }\n        timeOff {\n          id\n          ...Board_timeOff\n        }\n        conflicts {\n          scheduleId\n          ...Board_conflict\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Scheduling_Schedule_LoadDay($from: DateTimeISO!, $to: DateTimeISO!, $teamId: ID) {\n    viewer {\n      scheduleBoard(from: $from, to: $to, teamId: $teamId) {\n        schedules {\n          id\n        }\n        ...Board_shifts\n      }\n    }\n  }\n"): (typeof documents)["\n  query Scheduling_Schedule_LoadDay($from: DateTimeISO!, $to: DateTimeISO!, $teamId: ID) {\n    viewer {\n      scheduleBoard(from: $from, to: $to, teamId: $teamId) {\n        schedules {\n          id\n        }\n        ...Board_shifts\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Scheduling_Schedule_LoadConflicts($from: DateTimeISO!, $to: DateTimeISO!) {\n    viewer {\n      scheduleBoard(from: $from, to: $to) {\n        conflicts {\n          scheduleId\n          ...Board_conflict\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query Scheduling_Schedule_LoadConflicts($from: DateTimeISO!, $to: DateTimeISO!) {\n    viewer {\n      scheduleBoard(from: $from, to: $to) {\n        conflicts {\n          scheduleId\n          ...Board_conflict\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Scheduling_Schedule_LoadPeople($from: DateTimeISO!, $to: DateTimeISO!) {\n    viewer {\n      scheduleBoard(from: $from, to: $to) {\n        people {\n          user {\n            id\n            firstName\n            lastName\n            role\n            scheduleColor\n          }\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query Scheduling_Schedule_LoadPeople($from: DateTimeISO!, $to: DateTimeISO!) {\n    viewer {\n      scheduleBoard(from: $from, to: $to) {\n        people {\n          user {\n            id\n            firstName\n            lastName\n            role\n            scheduleColor\n          }\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Scheduling_Schedule_LoadSchedule($id: ID!) {\n    viewer {\n      schedule(id: $id) {\n        id\n        ...Board_schedule\n        conflicts {\n          scheduleId\n          ...Board_conflict\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query Scheduling_Schedule_LoadSchedule($id: ID!) {\n    viewer {\n      schedule(id: $id) {\n        id\n        ...Board_schedule\n        conflicts {\n          scheduleId\n          ...Board_conflict\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation Scheduling_Schedule_Create($input: ScheduleCreateInput!) {\n    scheduleCreate(input: $input) {\n      schedule {\n        id\n        ...Board_schedule\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation Scheduling_Schedule_Create($input: ScheduleCreateInput!) {\n    scheduleCreate(input: $input) {\n      schedule {\n        id\n        ...Board_schedule\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Scheduling_Schedule_LoadHours($from: DateTimeISO!, $to: DateTimeISO!, $teamId: ID, $byTeam: Boolean!) {\n    viewer {\n      scheduleBoard(from: $from, to: $to, teamId: $teamId) {\n        plannedMinutes\n        ...Board_figures\n      }\n    }\n  }\n"): (typeof documents)["\n  query Scheduling_Schedule_LoadHours($from: DateTimeISO!, $to: DateTimeISO!, $teamId: ID, $byTeam: Boolean!) {\n    viewer {\n      scheduleBoard(from: $from, to: $to, teamId: $teamId) {\n        plannedMinutes\n        ...Board_figures\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Scheduling_ScheduleDialog_LoadWarnings($id: ID, $input: ScheduleInput!) {\n    viewer {\n      scheduleWarnings(id: $id, input: $input) {\n        kind\n        message\n        user {\n          id\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query Scheduling_ScheduleDialog_LoadWarnings($id: ID, $input: ScheduleInput!) {\n    viewer {\n      scheduleWarnings(id: $id, input: $input) {\n        kind\n        message\n        user {\n          id\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Scheduling_ShiftDetails_LoadColleagues($id: ID!) {\n    viewer {\n      shiftColleagues(id: $id) {\n        startAt\n        endAt\n        user {\n          id\n          firstName\n          lastName\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query Scheduling_ShiftDetails_LoadColleagues($id: ID!) {\n    viewer {\n      shiftColleagues(id: $id) {\n        startAt\n        endAt\n        user {\n          id\n          firstName\n          lastName\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation Scheduling_Schedule_Update($input: ScheduleUpdateInput!) {\n    scheduleUpdate(input: $input) {\n      schedule {\n        id\n        ...Board_schedule\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation Scheduling_Schedule_Update($input: ScheduleUpdateInput!) {\n    scheduleUpdate(input: $input) {\n      schedule {\n        id\n        ...Board_schedule\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation Scheduling_Schedule_Delete($input: ScheduleDeleteInput!) {\n    scheduleDelete(input: $input) {\n      deletedScheduleId\n    }\n  }\n"): (typeof documents)["\n  mutation Scheduling_Schedule_Delete($input: ScheduleDeleteInput!) {\n    scheduleDelete(input: $input) {\n      deletedScheduleId\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Scheduling_ScheduleDialog_LoadJobs($after: String) {\n    viewer {\n      jobChoices(first: 1000, after: $after, planning: true) {\n        nodes {\n          id\n          name\n        }\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query Scheduling_ScheduleDialog_LoadJobs($after: String) {\n    viewer {\n      jobChoices(first: 1000, after: $after, planning: true) {\n        nodes {\n          id\n          name\n        }\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Scheduling_LoadTeams {\n    viewer {\n      teams(first: 1000) {\n        nodes {\n          id\n          name\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query Scheduling_LoadTeams {\n    viewer {\n      teams(first: 1000) {\n        nodes {\n          id\n          name\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Scheduling_ScheduleDialog_LoadTeamsAndPlaces {\n    viewer {\n      teams(first: 1000) {\n        nodes {\n          id\n          name\n        }\n      }\n      places(first: 1000) {\n        nodes {\n          id\n          name\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query Scheduling_ScheduleDialog_LoadTeamsAndPlaces {\n    viewer {\n      teams(first: 1000) {\n        nodes {\n          id\n          name\n        }\n      }\n      places(first: 1000) {\n        nodes {\n          id\n          name\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation Scheduling_ScheduleDialog_UploadImages($input: ScheduleImagesUploadInput!) {\n    scheduleImagesUpload(input: $input) {\n      images {\n        url\n        thumbnailUrl\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation Scheduling_ScheduleDialog_UploadImages($input: ScheduleImagesUploadInput!) {\n    scheduleImagesUpload(input: $input) {\n      images {\n        url\n        thumbnailUrl\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation Scheduling_Schedule_Move($input: ScheduleUpdateInput!) {\n    scheduleUpdate(input: $input) {\n      schedule {\n        id\n        ...Board_schedule\n        conflicts {\n          code\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation Scheduling_Schedule_Move($input: ScheduleUpdateInput!) {\n    scheduleUpdate(input: $input) {\n      schedule {\n        id\n        ...Board_schedule\n        conflicts {\n          code\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation Scheduling_Schedule_MoveAssignment($input: ScheduleAssignmentMoveInput!) {\n    scheduleAssignmentMove(input: $input) {\n      schedule {\n        id\n        ...Board_schedule\n        conflicts {\n          code\n        }\n      }\n      leftSchedule {\n        id\n        ...Board_schedule\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation Scheduling_Schedule_MoveAssignment($input: ScheduleAssignmentMoveInput!) {\n    scheduleAssignmentMove(input: $input) {\n      schedule {\n        id\n        ...Board_schedule\n        conflicts {\n          code\n        }\n      }\n      leftSchedule {\n        id\n        ...Board_schedule\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation Scheduling_Schedule_ChangeSelection($input: ScheduleSelectionChangeInput!) {\n    scheduleSelectionChange(input: $input) {\n      changedIds\n      left {\n        id\n        message\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation Scheduling_Schedule_ChangeSelection($input: ScheduleSelectionChangeInput!) {\n    scheduleSelectionChange(input: $input) {\n      changedIds\n      left {\n        id\n        message\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation Scheduling_Schedule_CopyWeek($input: ScheduleWeekCopyInput!) {\n    scheduleWeekCopy(input: $input) {\n      schedules {\n        id\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation Scheduling_Schedule_CopyWeek($input: ScheduleWeekCopyInput!) {\n    scheduleWeekCopy(input: $input) {\n      schedules {\n        id\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation Scheduling_Schedule_PublishDrafts($input: ScheduleWeekPublishInput!) {\n    scheduleWeekPublish(input: $input) {\n      schedules {\n        id\n        status\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation Scheduling_Schedule_PublishDrafts($input: ScheduleWeekPublishInput!) {\n    scheduleWeekPublish(input: $input) {\n      schedules {\n        id\n        status\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment Board_schedule on Schedule {\n    id\n    title\n    notes\n    startAt\n    endAt\n    plannedBreakMinutes\n    status\n    changedAt\n    locked\n    job {\n      id\n      name\n    }\n    team {\n      id\n      name\n    }\n    place {\n      id\n      name\n      address\n    }\n    assignedUserIds\n    assignees {\n      id\n      firstName\n      lastName\n      scheduleColor\n    }\n    images {\n      url\n      thumbnailUrl\n    }\n  }\n"): (typeof documents)["\n  fragment Board_schedule on Schedule {\n    id\n    title\n    notes\n    startAt\n    endAt\n    plannedBreakMinutes\n    status\n    changedAt\n    locked\n    job {\n      id\n      name\n    }\n    team {\n      id\n      name\n    }\n    place {\n      id\n      name\n      address\n    }\n    assignedUserIds\n    assignees {\n      id\n      firstName\n      lastName\n      scheduleColor\n    }\n    images {\n      url\n      thumbnailUrl\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment Templates_template on ShiftTemplate {\n    id\n    name\n    title\n    startTime\n    endTime\n    plannedBreakMinutes\n    job {\n      id\n      name\n      retired\n    }\n    team {\n      id\n      name\n    }\n    place {\n      id\n      name\n    }\n    notes\n  }\n"): (typeof documents)["\n  fragment Templates_template on ShiftTemplate {\n    id\n    name\n    title\n    startTime\n    endTime\n    plannedBreakMinutes\n    job {\n      id\n      name\n      retired\n    }\n    team {\n      id\n      name\n    }\n    place {\n      id\n      name\n    }\n    notes\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment Drafts_omission on ScheduleOmission {\n    date\n    message\n  }\n"): (typeof documents)["\n  fragment Drafts_omission on ScheduleOmission {\n    date\n    message\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation Scheduling_Drafts_PlanWeek($input: ScheduleWeekPlanInput!) {\n    scheduleWeekPlan(input: $input) {\n      schedules {\n        id\n      }\n      left {\n        date\n        ...Drafts_omission\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation Scheduling_Drafts_PlanWeek($input: ScheduleWeekPlanInput!) {\n    scheduleWeekPlan(input: $input) {\n      schedules {\n        id\n      }\n      left {\n        date\n        ...Drafts_omission\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation Scheduling_Drafts_CopyShifts($input: ScheduleSelectionCopyInput!) {\n    scheduleSelectionCopy(input: $input) {\n      schedules {\n        id\n      }\n      left {\n        date\n        ...Drafts_omission\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation Scheduling_Drafts_CopyShifts($input: ScheduleSelectionCopyInput!) {\n    scheduleSelectionCopy(input: $input) {\n      schedules {\n        id\n      }\n      left {\n        date\n        ...Drafts_omission\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation Scheduling_Drafts_AssignShifts($input: ScheduleSelectionAssignInput!) {\n    scheduleSelectionAssign(input: $input) {\n      changedIds\n      left {\n        id\n        message\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation Scheduling_Drafts_AssignShifts($input: ScheduleSelectionAssignInput!) {\n    scheduleSelectionAssign(input: $input) {\n      changedIds\n      left {\n        id\n        message\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Scheduling_WeekTemplates_Load {\n    viewer {\n      weekTemplates(first: 50) {\n        nodes {\n          id\n          name\n          shiftCount\n          peopleCount\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query Scheduling_WeekTemplates_Load {\n    viewer {\n      weekTemplates(first: 50) {\n        nodes {\n          id\n          name\n          shiftCount\n          peopleCount\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation Scheduling_WeekTemplates_Create($input: WeekTemplateCreateInput!) {\n    weekTemplateCreate(input: $input) {\n      weekTemplate {\n        id\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation Scheduling_WeekTemplates_Create($input: WeekTemplateCreateInput!) {\n    weekTemplateCreate(input: $input) {\n      weekTemplate {\n        id\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation Scheduling_WeekTemplates_Update($input: WeekTemplateUpdateInput!) {\n    weekTemplateUpdate(input: $input) {\n      weekTemplate {\n        id\n        name\n        shiftCount\n        peopleCount\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation Scheduling_WeekTemplates_Update($input: WeekTemplateUpdateInput!) {\n    weekTemplateUpdate(input: $input) {\n      weekTemplate {\n        id\n        name\n        shiftCount\n        peopleCount\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation Scheduling_WeekTemplates_Delete($input: WeekTemplateDeleteInput!) {\n    weekTemplateDelete(input: $input) {\n      deletedWeekTemplateId\n    }\n  }\n"): (typeof documents)["\n  mutation Scheduling_WeekTemplates_Delete($input: WeekTemplateDeleteInput!) {\n    weekTemplateDelete(input: $input) {\n      deletedWeekTemplateId\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation Scheduling_WeekTemplates_Apply($input: WeekTemplateApplyInput!) {\n    weekTemplateApply(input: $input) {\n      schedules {\n        id\n      }\n      left {\n        date\n        ...Drafts_omission\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation Scheduling_WeekTemplates_Apply($input: WeekTemplateApplyInput!) {\n    weekTemplateApply(input: $input) {\n      schedules {\n        id\n      }\n      left {\n        date\n        ...Drafts_omission\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Scheduling_Feed_Load {\n    viewer {\n      calendarFeed {\n        url\n        webcalUrl\n      }\n    }\n  }\n"): (typeof documents)["\n  query Scheduling_Feed_Load {\n    viewer {\n      calendarFeed {\n        url\n        webcalUrl\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation Scheduling_Feed_Reset {\n    calendarFeedReset {\n      calendarFeed {\n        url\n        webcalUrl\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation Scheduling_Feed_Reset {\n    calendarFeedReset {\n      calendarFeed {\n        url\n        webcalUrl\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Scheduling_Feed_LoadQr {\n    viewer {\n      calendarFeed {\n        url\n        qrCodeDataUrl\n      }\n    }\n  }\n"): (typeof documents)["\n  query Scheduling_Feed_LoadQr {\n    viewer {\n      calendarFeed {\n        url\n        qrCodeDataUrl\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Scheduling_Templates_Load {\n    viewer {\n      shiftTemplates(first: 100) {\n        nodes {\n          id\n          ...Templates_template\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query Scheduling_Templates_Load {\n    viewer {\n      shiftTemplates(first: 100) {\n        nodes {\n          id\n          ...Templates_template\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation Scheduling_Templates_Create($input: ShiftTemplateCreateInput!) {\n    shiftTemplateCreate(input: $input) {\n      shiftTemplate {\n        id\n        ...Templates_template\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation Scheduling_Templates_Create($input: ShiftTemplateCreateInput!) {\n    shiftTemplateCreate(input: $input) {\n      shiftTemplate {\n        id\n        ...Templates_template\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation Scheduling_Templates_Update($input: ShiftTemplateUpdateInput!) {\n    shiftTemplateUpdate(input: $input) {\n      shiftTemplate {\n        id\n        ...Templates_template\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation Scheduling_Templates_Update($input: ShiftTemplateUpdateInput!) {\n    shiftTemplateUpdate(input: $input) {\n      shiftTemplate {\n        id\n        ...Templates_template\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation Scheduling_Templates_Delete($input: ShiftTemplateDeleteInput!) {\n    shiftTemplateDelete(input: $input) {\n      deletedShiftTemplateId\n    }\n  }\n"): (typeof documents)["\n  mutation Scheduling_Templates_Delete($input: ShiftTemplateDeleteInput!) {\n    shiftTemplateDelete(input: $input) {\n      deletedShiftTemplateId\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation Scheduling_Templates_Order($input: ShiftTemplateOrderInput!) {\n    shiftTemplateOrder(input: $input) {\n      shiftTemplates {\n        id\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation Scheduling_Templates_Order($input: ShiftTemplateOrderInput!) {\n    shiftTemplateOrder(input: $input) {\n      shiftTemplates {\n        id\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation Scheduling_Templates_Apply($input: ShiftTemplateApplyInput!) {\n    shiftTemplateApply(input: $input) {\n      schedule {\n        id\n        ...Board_schedule\n        conflicts {\n          code\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation Scheduling_Templates_Apply($input: ShiftTemplateApplyInput!) {\n    shiftTemplateApply(input: $input) {\n      schedule {\n        id\n        ...Board_schedule\n        conflicts {\n          code\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Scheduling_Approval_LoadTeams {\n    viewer {\n      teams(first: 1000) {\n        nodes {\n          id\n          name\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query Scheduling_Approval_LoadTeams {\n    viewer {\n      teams(first: 1000) {\n        nodes {\n          id\n          name\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Scheduling_Approval_Load($teamId: ID, $after: String) {\n    viewer {\n      pendingPtoRequests(teamId: $teamId, first: 500, after: $after) {\n        nodes {\n          id\n          status\n          ...PendingRequest_request\n        }\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query Scheduling_Approval_Load($teamId: ID, $after: String) {\n    viewer {\n      pendingPtoRequests(teamId: $teamId, first: 500, after: $after) {\n        nodes {\n          id\n          status\n          ...PendingRequest_request\n        }\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation Scheduling_Approval_Approve($input: PtoRequestApproveInput!) {\n    ptoRequestApprove(input: $input) {\n      ptoRequest {\n        id\n        status\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation Scheduling_Approval_Approve($input: PtoRequestApproveInput!) {\n    ptoRequestApprove(input: $input) {\n      ptoRequest {\n        id\n        status\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation Scheduling_Approval_Deny($input: PtoRequestDenyInput!) {\n    ptoRequestDeny(input: $input) {\n      ptoRequest {\n        id\n        status\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation Scheduling_Approval_Deny($input: PtoRequestDenyInput!) {\n    ptoRequestDeny(input: $input) {\n      ptoRequest {\n        id\n        status\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment OthersOff_timeOff on TimeOff {\n    id\n    startDate\n    endDate\n    user {\n      id\n      firstName\n      lastName\n      scheduleColor\n    }\n  }\n"): (typeof documents)["\n  fragment OthersOff_timeOff on TimeOff {\n    id\n    startDate\n    endDate\n    user {\n      id\n      firstName\n      lastName\n      scheduleColor\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ScheduledShifts_schedule on Schedule {\n    id\n    title\n    startAt\n    endAt\n    status\n    assignees {\n      id\n      firstName\n      lastName\n      scheduleColor\n    }\n  }\n"): (typeof documents)["\n  fragment ScheduledShifts_schedule on Schedule {\n    id\n    title\n    startAt\n    endAt\n    status\n    assignees {\n      id\n      firstName\n      lastName\n      scheduleColor\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment PendingRequest_request on PtoRequest {\n    id\n    startDate\n    endDate\n    hours\n    note\n    overdraw\n    createdAt\n    canDecide\n    inClosedPayPeriod\n    policy {\n      id\n      name\n      paid\n    }\n    user {\n      id\n      firstName\n      lastName\n      role\n      status\n      scheduleColor\n    }\n    balances {\n      ...Balances_ptoBalance\n    }\n    othersOff {\n      id\n      ...OthersOff_timeOff\n    }\n    scheduledThen {\n      id\n      ...ScheduledShifts_schedule\n    }\n    shiftsOnTimeOff {\n      outcome\n      isReplaceable\n      schedule {\n        id\n        title\n        startAt\n        endAt\n      }\n    }\n  }\n"): (typeof documents)["\n  fragment PendingRequest_request on PtoRequest {\n    id\n    startDate\n    endDate\n    hours\n    note\n    overdraw\n    createdAt\n    canDecide\n    inClosedPayPeriod\n    policy {\n      id\n      name\n      paid\n    }\n    user {\n      id\n      firstName\n      lastName\n      role\n      status\n      scheduleColor\n    }\n    balances {\n      ...Balances_ptoBalance\n    }\n    othersOff {\n      id\n      ...OthersOff_timeOff\n    }\n    scheduledThen {\n      id\n      ...ScheduledShifts_schedule\n    }\n    shiftsOnTimeOff {\n      outcome\n      isReplaceable\n      schedule {\n        id\n        title\n        startAt\n        endAt\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment DecidedRequest_request on PtoRequest {\n    id\n    startDate\n    endDate\n    hours\n    status\n    inClosedPayPeriod\n    canRevoke\n    policy {\n      id\n      name\n      paid\n    }\n    user {\n      id\n      firstName\n      lastName\n      scheduleColor\n      status\n    }\n    ...RequestDetails_request\n  }\n"): (typeof documents)["\n  fragment DecidedRequest_request on PtoRequest {\n    id\n    startDate\n    endDate\n    hours\n    status\n    inClosedPayPeriod\n    canRevoke\n    policy {\n      id\n      name\n      paid\n    }\n    user {\n      id\n      firstName\n      lastName\n      scheduleColor\n      status\n    }\n    ...RequestDetails_request\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Scheduling_Approval_LoadDecided($teamId: ID, $first: Int!, $after: String) {\n    viewer {\n      decidedPtoRequests(teamId: $teamId, first: $first, after: $after) {\n        totalCount\n        totalCountIsExact\n        edges {\n          cursor\n          node {\n            id\n            ...DecidedRequest_request\n          }\n        }\n        pageInfo {\n          endCursor\n          hasNextPage\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query Scheduling_Approval_LoadDecided($teamId: ID, $first: Int!, $after: String) {\n    viewer {\n      decidedPtoRequests(teamId: $teamId, first: $first, after: $after) {\n        totalCount\n        totalCountIsExact\n        edges {\n          cursor\n          node {\n            id\n            ...DecidedRequest_request\n          }\n        }\n        pageInfo {\n          endCursor\n          hasNextPage\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Scheduling_Approval_LoadDecidedRequest($id: ID!) {\n    node(id: $id) {\n      id\n      ... on PtoRequest {\n        ...DecidedRequest_request\n      }\n      __typename\n    }\n  }\n"): (typeof documents)["\n  query Scheduling_Approval_LoadDecidedRequest($id: ID!) {\n    node(id: $id) {\n      id\n      ... on PtoRequest {\n        ...DecidedRequest_request\n      }\n      __typename\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation Scheduling_Approval_Revoke($input: PtoRequestRevokeInput!) {\n    ptoRequestRevoke(input: $input) {\n      ptoRequest {\n        id\n        ...DecidedRequest_request\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation Scheduling_Approval_Revoke($input: PtoRequestRevokeInput!) {\n    ptoRequestRevoke(input: $input) {\n      ptoRequest {\n        id\n        ...DecidedRequest_request\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Scheduling_Calendar_Load($startDate: Date!, $endDate: Date!, $teamId: ID) {\n    viewer {\n      ptoCalendar(startDate: $startDate, endDate: $endDate, teamId: $teamId) {\n        people {\n          user {\n            id\n            firstName\n            lastName\n            scheduleColor\n          }\n          timeOff {\n            id\n            startDate\n            endDate\n            hours\n            policyName\n            status\n            canDecide\n            canRevoke\n          }\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query Scheduling_Calendar_Load($startDate: Date!, $endDate: Date!, $teamId: ID) {\n    viewer {\n      ptoCalendar(startDate: $startDate, endDate: $endDate, teamId: $teamId) {\n        people {\n          user {\n            id\n            firstName\n            lastName\n            scheduleColor\n          }\n          timeOff {\n            id\n            startDate\n            endDate\n            hours\n            policyName\n            status\n            canDecide\n            canRevoke\n          }\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Scheduling_TimeOff_LoadProposal($startDate: Date!, $endDate: Date!, $policyId: ID, $userId: ID) {\n    viewer {\n      ptoProposal(startDate: $startDate, endDate: $endDate, policyId: $policyId, userId: $userId) {\n        hours\n        explanation\n        obstacle\n        balances {\n          year\n          ...Balances_ptoBalance\n        }\n        shifts {\n          outcome\n          isReplaceable\n          schedule {\n            id\n            title\n            startAt\n            endAt\n          }\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query Scheduling_TimeOff_LoadProposal($startDate: Date!, $endDate: Date!, $policyId: ID, $userId: ID) {\n    viewer {\n      ptoProposal(startDate: $startDate, endDate: $endDate, policyId: $policyId, userId: $userId) {\n        hours\n        explanation\n        obstacle\n        balances {\n          year\n          ...Balances_ptoBalance\n        }\n        shifts {\n          outcome\n          isReplaceable\n          schedule {\n            id\n            title\n            startAt\n            endAt\n          }\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment RequestDetails_request on PtoRequest {\n    hours\n    policy {\n      id\n      name\n      paid\n    }\n    note\n    managerNotes\n    decidedAt\n    decidedBy {\n      id\n      firstName\n      lastName\n    }\n    revokedAt\n    revokedBy {\n      id\n      firstName\n      lastName\n    }\n  }\n"): (typeof documents)["\n  fragment RequestDetails_request on PtoRequest {\n    hours\n    policy {\n      id\n      name\n      paid\n    }\n    note\n    managerNotes\n    decidedAt\n    decidedBy {\n      id\n      firstName\n      lastName\n    }\n    revokedAt\n    revokedBy {\n      id\n      firstName\n      lastName\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment Balances_ptoBalance on PtoBalance {\n    year\n    allowanceHours\n    usedHours\n    pendingHours\n    remainingHours\n  }\n"): (typeof documents)["\n  fragment Balances_ptoBalance on PtoBalance {\n    year\n    allowanceHours\n    usedHours\n    pendingHours\n    remainingHours\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Scheduling_TimeOff_Load {\n    viewer {\n      ptoPolicies(first: 1000) {\n        nodes {\n          id\n          ...PolicyCard_policy\n        }\n      }\n      myPtoRequests(first: 1000) {\n        nodes {\n          id\n          status\n          ...MyRequest_request\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query Scheduling_TimeOff_Load {\n    viewer {\n      ptoPolicies(first: 1000) {\n        nodes {\n          id\n          ...PolicyCard_policy\n        }\n      }\n      myPtoRequests(first: 1000) {\n        nodes {\n          id\n          status\n          ...MyRequest_request\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment PolicyCard_policy on PtoPolicy {\n    id\n    name\n    paid\n    balance {\n      ...Balances_ptoBalance\n    }\n  }\n"): (typeof documents)["\n  fragment PolicyCard_policy on PtoPolicy {\n    id\n    name\n    paid\n    balance {\n      ...Balances_ptoBalance\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation Scheduling_TimeOff_Request($input: PtoRequestCreateInput!) {\n    ptoRequestCreate(input: $input) {\n      ptoRequest {\n        id\n        status\n        ...MyRequest_request\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation Scheduling_TimeOff_Request($input: PtoRequestCreateInput!) {\n    ptoRequestCreate(input: $input) {\n      ptoRequest {\n        id\n        status\n        ...MyRequest_request\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation Scheduling_TimeOff_Cancel($input: PtoRequestCancelInput!) {\n    ptoRequestCancel(input: $input) {\n      ptoRequest {\n        id\n        status\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation Scheduling_TimeOff_Cancel($input: PtoRequestCancelInput!) {\n    ptoRequestCancel(input: $input) {\n      ptoRequest {\n        id\n        status\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment MyRequest_request on PtoRequest {\n    id\n    startDate\n    endDate\n    hours\n    status\n    policyId\n    balances {\n      year\n      ...Balances_ptoBalance\n    }\n    ...RequestDetails_request\n  }\n"): (typeof documents)["\n  fragment MyRequest_request on PtoRequest {\n    id\n    startDate\n    endDate\n    hours\n    status\n    policyId\n    balances {\n      year\n      ...Balances_ptoBalance\n    }\n    ...RequestDetails_request\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Scheduling_RecordTimeOff_Load($personId: ID!) {\n    node(id: $personId) {\n      id\n      ... on User {\n        firstName\n        lastName\n      }\n      __typename\n    }\n    viewer {\n      ptoPolicies(first: 1000) {\n        nodes {\n          id\n          name\n          paid\n          category\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query Scheduling_RecordTimeOff_Load($personId: ID!) {\n    node(id: $personId) {\n      id\n      ... on User {\n        firstName\n        lastName\n      }\n      __typename\n    }\n    viewer {\n      ptoPolicies(first: 1000) {\n        nodes {\n          id\n          name\n          paid\n          category\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation Scheduling_RecordTimeOff_Record($input: PtoRequestCreateInput!) {\n    ptoRequestCreate(input: $input) {\n      ptoRequest {\n        id\n        status\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation Scheduling_RecordTimeOff_Record($input: PtoRequestCreateInput!) {\n    ptoRequestCreate(input: $input) {\n      ptoRequest {\n        id\n        status\n      }\n    }\n  }\n"];

export function graphql(source: string) {
  return (documents as any)[source] ?? {};
}

export type DocumentType<TDocumentNode extends DocumentNode<any, any>> = TDocumentNode extends DocumentNode<  infer TType,  any>  ? TType  : never;