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
    "\n  fragment ClockCard_timesheet on Timesheet {\n    id\n    version\n    clockInAt\n    clockOutAt\n    forgotten {\n      since\n      suggestedClockOutAt\n    }\n    job {\n      id\n    }\n    breaks {\n      id\n      type\n      startAt\n      endAt\n    }\n  }\n": typeof types.ClockCard_TimesheetFragmentDoc,
    "\n  fragment CurrentJob_timesheet on Timesheet {\n    id\n    job {\n      id\n      name\n    }\n  }\n": typeof types.CurrentJob_TimesheetFragmentDoc,
    "\n  query Timeclock_Clock_LoadJobs {\n    jobs {\n      id\n      name\n    }\n    clockInJob {\n      id\n    }\n  }\n": typeof types.Timeclock_Clock_LoadJobsDocument,
    "\n  subscription Timeclock_Home_WatchOwnClock {\n    myClockChanged {\n      timesheet {\n        id\n        version\n        job {\n          id\n        }\n      }\n    }\n  }\n": typeof types.Timeclock_Home_WatchOwnClockDocument,
    "\n  subscription Timeclock_Dashboard_WatchClockStatus {\n    clockStatusChanged {\n      state\n      since\n      user {\n        id\n      }\n    }\n  }\n": typeof types.Timeclock_Dashboard_WatchClockStatusDocument,
    "\n  query Timeclock_Home_LoadActiveTimesheet {\n    activeTimesheet {\n      id\n      ...ClockCard_timesheet\n      ...NotesAndPhotos_timesheet\n      ...CurrentJob_timesheet\n    }\n  }\n": typeof types.Timeclock_Home_LoadActiveTimesheetDocument,
    "\n  mutation Timeclock_Home_ClockIn($input: ClockInInput) {\n    clockIn(input: $input) {\n      id\n      ...ClockCard_timesheet\n      ...NotesAndPhotos_timesheet\n      ...CurrentJob_timesheet\n    }\n  }\n": typeof types.Timeclock_Home_ClockInDocument,
    "\n  mutation Timeclock_Home_ClockOut($input: ClockOutInput) {\n    clockOut(input: $input) {\n      id\n      status\n      ...ClockCard_timesheet\n    }\n  }\n": typeof types.Timeclock_Home_ClockOutDocument,
    "\n  mutation Timeclock_Home_SwitchJob($input: SwitchJobInput!) {\n    switchJob(input: $input) {\n      id\n      ...ClockCard_timesheet\n      ...NotesAndPhotos_timesheet\n      ...CurrentJob_timesheet\n    }\n  }\n": typeof types.Timeclock_Home_SwitchJobDocument,
    "\n  mutation Timeclock_Home_CloseForgotten($input: CloseForgottenInput!) {\n    closeForgotten(input: $input) {\n      id\n      status\n      ...ClockCard_timesheet\n    }\n  }\n": typeof types.Timeclock_Home_CloseForgottenDocument,
    "\n  mutation Timeclock_Home_StartBreak($input: StartBreakInput) {\n    startBreak(input: $input) {\n      id\n      ...ClockCard_timesheet\n    }\n  }\n": typeof types.Timeclock_Home_StartBreakDocument,
    "\n  mutation Timeclock_Home_EndBreak {\n    endBreak {\n      id\n      ...ClockCard_timesheet\n    }\n  }\n": typeof types.Timeclock_Home_EndBreakDocument,
    "\n  fragment CorrectionForm_timesheet on Timesheet {\n    id\n    version\n    clockInAt\n    clockOutAt\n    breaks {\n      id\n      type\n      startAt\n      endAt\n    }\n    job {\n      id\n      name\n    }\n  }\n": typeof types.CorrectionForm_TimesheetFragmentDoc,
    "\n  query Timeclock_Corrections_LoadTimesheet($id: ID!) {\n    timesheet(id: $id) {\n      id\n      ...CorrectionForm_timesheet\n    }\n  }\n": typeof types.Timeclock_Corrections_LoadTimesheetDocument,
    "\n  query Timeclock_Corrections_LoadShifts($from: DateTimeISO!, $to: DateTimeISO!) {\n    viewer {\n      schedules(from: $from, to: $to, first: 100) {\n        nodes {\n          id\n          startAt\n          endAt\n          assignedUserIds\n          job {\n            id\n          }\n        }\n      }\n    }\n  }\n": typeof types.Timeclock_Corrections_LoadShiftsDocument,
    "\n  query Timeclock_Corrections_Preview($input: PreviewCorrectionInput!) {\n    previewCorrection(input: $input) {\n      effect {\n        text\n      }\n      overlaps {\n        id\n        clockInAt\n        clockOutAt\n      }\n    }\n  }\n": typeof types.Timeclock_Corrections_PreviewDocument,
    "\n  mutation Timeclock_Corrections_Request($input: CorrectionRequestInput!) {\n    correctionRequest(input: $input) {\n      correction {\n        id\n        status\n      }\n    }\n  }\n": typeof types.Timeclock_Corrections_RequestDocument,
    "\n  fragment RequestCard_correction on Correction {\n    id\n    kind\n    reason\n    createdAt\n    canDecide\n    user {\n      id\n      firstName\n      lastName\n      scheduleColor\n    }\n    timesheet {\n      id\n      version\n    }\n    before {\n      clockInAt\n      clockOutAt\n      breaks {\n        type\n        startAt\n        endAt\n      }\n      job {\n        id\n        name\n      }\n    }\n    after {\n      clockInAt\n      clockOutAt\n      breaks {\n        type\n        startAt\n        endAt\n      }\n      job {\n        id\n        name\n      }\n    }\n    effect {\n      text\n    }\n    overlaps {\n      id\n      clockInAt\n      clockOutAt\n    }\n  }\n": typeof types.RequestCard_CorrectionFragmentDoc,
    "\n  query Timeclock_Corrections_LoadPending {\n    viewer {\n      corrections(status: PENDING, first: 100) {\n        nodes {\n          id\n          ...RequestCard_correction\n        }\n        totalCount\n      }\n    }\n  }\n": typeof types.Timeclock_Corrections_LoadPendingDocument,
    "\n  query Timeclock_Corrections_LoadCount {\n    viewer {\n      corrections(status: PENDING, first: 1) {\n        totalCount\n      }\n    }\n  }\n": typeof types.Timeclock_Corrections_LoadCountDocument,
    "\n  mutation Timeclock_Corrections_Approve($input: CorrectionApproveInput!) {\n    correctionApprove(input: $input) {\n      correction {\n        id\n        status\n      }\n    }\n  }\n": typeof types.Timeclock_Corrections_ApproveDocument,
    "\n  mutation Timeclock_Corrections_Deny($input: CorrectionDenyInput!) {\n    correctionDeny(input: $input) {\n      correction {\n        id\n        status\n      }\n    }\n  }\n": typeof types.Timeclock_Corrections_DenyDocument,
    "\n  fragment RecentTimesheets_timesheet on Timesheet {\n    id\n    clockInAt\n    durationMinutes\n    user {\n      id\n      firstName\n      lastName\n      scheduleColor\n    }\n  }\n": typeof types.RecentTimesheets_TimesheetFragmentDoc,
    "\n  query Timeclock_Dashboard_LoadPendingTimesheets {\n    timesheets(first: 5, status: PENDING) {\n      edges {\n        cursor\n        node {\n          id\n          ...RecentTimesheets_timesheet\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n": typeof types.Timeclock_Dashboard_LoadPendingTimesheetsDocument,
    "\n  fragment StatCards_stats on DashboardStats {\n    activeWorkers\n    hoursToday\n    pendingApprovals\n    activeSchedules\n  }\n": typeof types.StatCards_StatsFragmentDoc,
    "\n  query Timeclock_Dashboard_LoadStats {\n    dashboardStats {\n      activeWorkers\n      ...StatCards_stats\n    }\n  }\n": typeof types.Timeclock_Dashboard_LoadStatsDocument,
    "\n  fragment WorkingNow_timesheet on Timesheet {\n    id\n    clockInAt\n    breaks {\n      id\n      endAt\n    }\n    user {\n      id\n      firstName\n      lastName\n      scheduleColor\n    }\n  }\n": typeof types.WorkingNow_TimesheetFragmentDoc,
    "\n  query Timeclock_Dashboard_LoadOpenTimesheets {\n    timesheets(first: 8, status: OPEN) {\n      totalCount\n      edges {\n        cursor\n        node {\n          id\n          ...WorkingNow_timesheet\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n": typeof types.Timeclock_Dashboard_LoadOpenTimesheetsDocument,
    "\n  query Timeclock_FirstSteps_Load {\n    viewer {\n      firstSteps {\n        isDone\n        timezone\n        steps {\n          key\n          isDone\n        }\n        draftWeek {\n          startDate\n          count\n        }\n      }\n    }\n  }\n": typeof types.Timeclock_FirstSteps_LoadDocument,
    "\n  mutation Timeclock_FirstSteps_SaveTimezone($input: OrganizationUpdateInput!) {\n    organizationUpdate(input: $input) {\n      organization {\n        id\n      }\n    }\n  }\n": typeof types.Timeclock_FirstSteps_SaveTimezoneDocument,
    "\n  mutation Timeclock_FirstSteps_ConfirmTimezone {\n    organizationTimezoneConfirm {\n      organization {\n        id\n      }\n    }\n  }\n": typeof types.Timeclock_FirstSteps_ConfirmTimezoneDocument,
    "\n  mutation Timeclock_FirstSteps_AddJob($input: JobCreateInput!) {\n    jobCreate(input: $input) {\n      job {\n        id\n        name\n      }\n    }\n  }\n": typeof types.Timeclock_FirstSteps_AddJobDocument,
    "\n  mutation Timeclock_FirstSteps_CreateJoinLink($input: InvitationCreateInput!) {\n    invitationCreate(input: $input) {\n      invitation {\n        id\n        inviteCode\n        registrationUrl\n        maxUses\n        expiresAt\n      }\n    }\n  }\n": typeof types.Timeclock_FirstSteps_CreateJoinLinkDocument,
    "\n  query Timeclock_FirstSteps_LoadJoinQr($inviteCode: String!) {\n    viewer {\n      invitationQr(inviteCode: $inviteCode) {\n        qrCodeDataUrl\n      }\n    }\n  }\n": typeof types.Timeclock_FirstSteps_LoadJoinQrDocument,
    "\n  mutation Timeclock_FirstSteps_PublishWeek($input: ScheduleWeekPublishInput!) {\n    scheduleWeekPublish(input: $input) {\n      schedules {\n        id\n      }\n    }\n  }\n": typeof types.Timeclock_FirstSteps_PublishWeekDocument,
    "\n  fragment ScheduledShift_schedule on Schedule {\n    id\n    title\n    notes\n    startAt\n    endAt\n    status\n    job {\n      id\n      name\n    }\n  }\n": typeof types.ScheduledShift_ScheduleFragmentDoc,
    "\n  query Timeclock_Home_LoadSchedules($from: DateTimeISO!, $to: DateTimeISO!) {\n    schedules(from: $from, to: $to) {\n      id\n      ...ScheduledShift_schedule\n    }\n  }\n": typeof types.Timeclock_Home_LoadSchedulesDocument,
    "\n  fragment HoursPay_ownPay on OwnPay {\n    periodStatus\n    regularMinutes\n    overtimeMinutes\n    doubleTimeMinutes\n    ptoMinutes\n    totalMinutes\n    days {\n      date\n      minutes\n      timeOffMinutes\n      timesheets {\n        timesheetId\n        minutes\n      }\n    }\n    contentHash\n    canSignOff\n    signOffObstacle\n    signOffForm {\n      statement\n      questions\n    }\n    signOff {\n      id\n      signedAt\n      staleAt\n      staleReason\n      changes {\n        date\n        sentence\n      }\n    }\n    corrections {\n      id\n      ...HoursCorrection_correction\n    }\n    lines {\n      date\n      timesheetId\n      kind\n      minutes\n      explanation\n      policy {\n        id\n        name\n      }\n      adjusts {\n        startDate\n        endDate\n      }\n    }\n  }\n": typeof types.HoursPay_OwnPayFragmentDoc,
    "\n  fragment HoursTimesheet_timesheet on Timesheet {\n    id\n    clockInAt\n    clockOutAt\n    status\n    lockedBy {\n      startDate\n      endDate\n    }\n    breaks {\n      id\n      type\n      startAt\n      endAt\n    }\n    job {\n      id\n      name\n    }\n    exceptions {\n      code\n      message\n    }\n  }\n": typeof types.HoursTimesheet_TimesheetFragmentDoc,
    "\n  fragment HoursCorrection_correction on Correction {\n    id\n    kind\n    status\n    clockInAt\n    clockOutAt\n    reason\n    managerNotes\n    overtakenReason\n    decidedAt\n    canWithdraw\n    decidedBy {\n      id\n      firstName\n      lastName\n    }\n    timesheet {\n      id\n    }\n  }\n": typeof types.HoursCorrection_CorrectionFragmentDoc,
    "\n  query Timeclock_Hours_LoadPeriods($around: Date) {\n    viewer {\n      payPeriods(first: 27, around: $around) {\n        nodes {\n          startDate\n          endDate\n          status\n        }\n        pageInfo {\n          hasNextPage\n        }\n      }\n    }\n  }\n": typeof types.Timeclock_Hours_LoadPeriodsDocument,
    "\n  query Timeclock_Hours_LoadHours($startDate: Date!, $endDate: Date!, $userId: ID!) {\n    viewer {\n      myPay(startDate: $startDate, endDate: $endDate) {\n        periodStatus\n        ...HoursPay_ownPay\n      }\n      timesheets(first: 250, userId: $userId, from: $startDate, to: $endDate) {\n        nodes {\n          id\n          ...HoursTimesheet_timesheet\n        }\n      }\n    }\n  }\n": typeof types.Timeclock_Hours_LoadHoursDocument,
    "\n  query Timeclock_Hours_LoadHistory($day: Date!, $userId: ID!) {\n    viewer {\n      timesheets(first: 50, userId: $userId, from: $day, to: $day) {\n        nodes {\n          id\n          history {\n            at\n            actorName\n            action\n            title\n            changes {\n              field\n              label\n              before\n              after\n            }\n          }\n        }\n      }\n    }\n  }\n": typeof types.Timeclock_Hours_LoadHistoryDocument,
    "\n  mutation Timeclock_Hours_Withdraw($input: CorrectionWithdrawInput!) {\n    correctionWithdraw(input: $input) {\n      correction {\n        id\n        ...HoursCorrection_correction\n      }\n    }\n  }\n": typeof types.Timeclock_Hours_WithdrawDocument,
    "\n  mutation Timeclock_Hours_Sign($input: SignOffCreateInput!) {\n    signOffCreate(input: $input) {\n      signOff {\n        id\n        signedAt\n      }\n    }\n  }\n": typeof types.Timeclock_Hours_SignDocument,
    "\n  fragment NotesAndPhotos_timesheet on Timesheet {\n    id\n    notes\n    images {\n      url\n      thumbnailUrl\n    }\n  }\n": typeof types.NotesAndPhotos_TimesheetFragmentDoc,
    "\n  mutation Timeclock_Home_SaveNotes($id: ID!, $input: UpdateTimesheetInput!) {\n    updateTimesheet(id: $id, input: $input) {\n      id\n      ...NotesAndPhotos_timesheet\n    }\n  }\n": typeof types.Timeclock_Home_SaveNotesDocument,
    "\n  mutation Timeclock_Home_UploadPhotos($images: [Upload!]!) {\n    uploadTimesheetImages(images: $images) {\n      images {\n        url\n        thumbnailUrl\n      }\n    }\n  }\n": typeof types.Timeclock_Home_UploadPhotosDocument,
    "\n  query Timeclock_SignReminder_LoadPeriods {\n    viewer {\n      payPeriods(first: 3) {\n        nodes {\n          startDate\n          endDate\n        }\n      }\n    }\n  }\n": typeof types.Timeclock_SignReminder_LoadPeriodsDocument,
    "\n  query Timeclock_SignReminder_LoadSignOff($startDate: Date!, $endDate: Date!) {\n    viewer {\n      myPay(startDate: $startDate, endDate: $endDate) {\n        canSignOff\n        signOff {\n          id\n          staleAt\n          staleReason\n        }\n      }\n    }\n  }\n": typeof types.Timeclock_SignReminder_LoadSignOffDocument,
    "\n  query Timeclock_Timesheets_LoadDateRanges {\n    dateRanges {\n      key\n      startDate\n      endDate\n    }\n  }\n": typeof types.Timeclock_Timesheets_LoadDateRangesDocument,
    "\n  query Timeclock_Timesheets_LoadPeople {\n    users {\n      id\n      firstName\n      lastName\n      scheduleColor\n      status\n    }\n  }\n": typeof types.Timeclock_Timesheets_LoadPeopleDocument,
    "\n  fragment TimesheetDialog_timesheet on Timesheet {\n    id\n    version\n    clockInAt\n    clockOutAt\n    durationMinutes\n    status\n    lockedBy {\n      startDate\n      endDate\n    }\n    canReview\n    notes\n    exceptions {\n      code\n      message\n    }\n    breaks {\n      id\n      type\n      startAt\n      endAt\n    }\n    job {\n      id\n      name\n    }\n    user {\n      id\n      firstName\n      lastName\n      scheduleColor\n    }\n    history {\n      at\n      actorName\n      action\n      title\n      changes {\n        field\n        label\n        before\n        after\n      }\n    }\n  }\n": typeof types.TimesheetDialog_TimesheetFragmentDoc,
    "\n  query Timeclock_Timesheets_LoadTimesheet($id: ID!) {\n    timesheet(id: $id) {\n      id\n      ...TimesheetDialog_timesheet\n    }\n  }\n": typeof types.Timeclock_Timesheets_LoadTimesheetDocument,
    "\n  mutation Timeclock_Timesheets_SetTimes($id: ID!, $input: SetTimesheetTimesInput!) {\n    setTimesheetTimes(id: $id, input: $input) {\n      id\n      ...TimesheetRow_timesheet\n    }\n  }\n": typeof types.Timeclock_Timesheets_SetTimesDocument,
    "\n  query Timeclock_Timesheets_LoadPage(\n    $first: Int\n    $after: String\n    $last: Int\n    $before: String\n    $userId: ID\n    $from: Date\n    $to: Date\n    $status: TimesheetStatus\n    $exception: TimesheetExceptionCode\n  ) {\n    timesheets(\n      first: $first\n      after: $after\n      last: $last\n      before: $before\n      userId: $userId\n      from: $from\n      to: $to\n      status: $status\n      exception: $exception\n    ) {\n      edges {\n        cursor\n        node {\n          id\n          ...TimesheetRow_timesheet\n        }\n      }\n      pageInfo {\n        hasNextPage\n        hasPreviousPage\n        startCursor\n        endCursor\n      }\n    }\n  }\n": typeof types.Timeclock_Timesheets_LoadPageDocument,
    "\n  query Timeclock_Timesheets_LoadCount(\n    $userId: ID\n    $from: Date\n    $to: Date\n    $status: TimesheetStatus\n    $exception: TimesheetExceptionCode\n  ) {\n    timesheets(first: 1, userId: $userId, from: $from, to: $to, status: $status, exception: $exception) {\n      totalCount\n      totalCountIsExact\n    }\n  }\n": typeof types.Timeclock_Timesheets_LoadCountDocument,
    "\n  mutation Timeclock_Timesheets_Add($input: AddTimesheetInput!) {\n    addTimesheet(input: $input) {\n      id\n    }\n  }\n": typeof types.Timeclock_Timesheets_AddDocument,
    "\n  mutation Timeclock_Timesheets_Delete($id: ID!) {\n    deleteTimesheet(id: $id)\n  }\n": typeof types.Timeclock_Timesheets_DeleteDocument,
    "\n  mutation Timeclock_Timesheets_Approve($id: ID!, $input: ApproveTimesheetInput) {\n    approveTimesheet(id: $id, input: $input) {\n      id\n      ...TimesheetRow_timesheet\n    }\n  }\n": typeof types.Timeclock_Timesheets_ApproveDocument,
    "\n  mutation Timeclock_Timesheets_ApproveAll($input: ApproveTimesheetsInput!) {\n    approveTimesheets(input: $input) {\n      approved\n      skipped\n      skippedOwn\n      skippedToConfirm\n      remaining\n    }\n  }\n": typeof types.Timeclock_Timesheets_ApproveAllDocument,
    "\n  fragment TimesheetRow_timesheet on Timesheet {\n    id\n    version\n    clockInAt\n    clockOutAt\n    durationMinutes\n    status\n    lockedBy {\n      startDate\n      endDate\n    }\n    canReview\n    canApprove\n    approvalObstacle\n    confirmations {\n      code\n      message\n    }\n    notes\n    exceptions {\n      code\n      message\n    }\n    images {\n      url\n      thumbnailUrl\n    }\n    job {\n      id\n      name\n    }\n    user {\n      id\n      firstName\n      lastName\n      scheduleColor\n    }\n  }\n": typeof types.TimesheetRow_TimesheetFragmentDoc,
};
const documents: Documents = {
    "\n  fragment ClockCard_timesheet on Timesheet {\n    id\n    version\n    clockInAt\n    clockOutAt\n    forgotten {\n      since\n      suggestedClockOutAt\n    }\n    job {\n      id\n    }\n    breaks {\n      id\n      type\n      startAt\n      endAt\n    }\n  }\n": types.ClockCard_TimesheetFragmentDoc,
    "\n  fragment CurrentJob_timesheet on Timesheet {\n    id\n    job {\n      id\n      name\n    }\n  }\n": types.CurrentJob_TimesheetFragmentDoc,
    "\n  query Timeclock_Clock_LoadJobs {\n    jobs {\n      id\n      name\n    }\n    clockInJob {\n      id\n    }\n  }\n": types.Timeclock_Clock_LoadJobsDocument,
    "\n  subscription Timeclock_Home_WatchOwnClock {\n    myClockChanged {\n      timesheet {\n        id\n        version\n        job {\n          id\n        }\n      }\n    }\n  }\n": types.Timeclock_Home_WatchOwnClockDocument,
    "\n  subscription Timeclock_Dashboard_WatchClockStatus {\n    clockStatusChanged {\n      state\n      since\n      user {\n        id\n      }\n    }\n  }\n": types.Timeclock_Dashboard_WatchClockStatusDocument,
    "\n  query Timeclock_Home_LoadActiveTimesheet {\n    activeTimesheet {\n      id\n      ...ClockCard_timesheet\n      ...NotesAndPhotos_timesheet\n      ...CurrentJob_timesheet\n    }\n  }\n": types.Timeclock_Home_LoadActiveTimesheetDocument,
    "\n  mutation Timeclock_Home_ClockIn($input: ClockInInput) {\n    clockIn(input: $input) {\n      id\n      ...ClockCard_timesheet\n      ...NotesAndPhotos_timesheet\n      ...CurrentJob_timesheet\n    }\n  }\n": types.Timeclock_Home_ClockInDocument,
    "\n  mutation Timeclock_Home_ClockOut($input: ClockOutInput) {\n    clockOut(input: $input) {\n      id\n      status\n      ...ClockCard_timesheet\n    }\n  }\n": types.Timeclock_Home_ClockOutDocument,
    "\n  mutation Timeclock_Home_SwitchJob($input: SwitchJobInput!) {\n    switchJob(input: $input) {\n      id\n      ...ClockCard_timesheet\n      ...NotesAndPhotos_timesheet\n      ...CurrentJob_timesheet\n    }\n  }\n": types.Timeclock_Home_SwitchJobDocument,
    "\n  mutation Timeclock_Home_CloseForgotten($input: CloseForgottenInput!) {\n    closeForgotten(input: $input) {\n      id\n      status\n      ...ClockCard_timesheet\n    }\n  }\n": types.Timeclock_Home_CloseForgottenDocument,
    "\n  mutation Timeclock_Home_StartBreak($input: StartBreakInput) {\n    startBreak(input: $input) {\n      id\n      ...ClockCard_timesheet\n    }\n  }\n": types.Timeclock_Home_StartBreakDocument,
    "\n  mutation Timeclock_Home_EndBreak {\n    endBreak {\n      id\n      ...ClockCard_timesheet\n    }\n  }\n": types.Timeclock_Home_EndBreakDocument,
    "\n  fragment CorrectionForm_timesheet on Timesheet {\n    id\n    version\n    clockInAt\n    clockOutAt\n    breaks {\n      id\n      type\n      startAt\n      endAt\n    }\n    job {\n      id\n      name\n    }\n  }\n": types.CorrectionForm_TimesheetFragmentDoc,
    "\n  query Timeclock_Corrections_LoadTimesheet($id: ID!) {\n    timesheet(id: $id) {\n      id\n      ...CorrectionForm_timesheet\n    }\n  }\n": types.Timeclock_Corrections_LoadTimesheetDocument,
    "\n  query Timeclock_Corrections_LoadShifts($from: DateTimeISO!, $to: DateTimeISO!) {\n    viewer {\n      schedules(from: $from, to: $to, first: 100) {\n        nodes {\n          id\n          startAt\n          endAt\n          assignedUserIds\n          job {\n            id\n          }\n        }\n      }\n    }\n  }\n": types.Timeclock_Corrections_LoadShiftsDocument,
    "\n  query Timeclock_Corrections_Preview($input: PreviewCorrectionInput!) {\n    previewCorrection(input: $input) {\n      effect {\n        text\n      }\n      overlaps {\n        id\n        clockInAt\n        clockOutAt\n      }\n    }\n  }\n": types.Timeclock_Corrections_PreviewDocument,
    "\n  mutation Timeclock_Corrections_Request($input: CorrectionRequestInput!) {\n    correctionRequest(input: $input) {\n      correction {\n        id\n        status\n      }\n    }\n  }\n": types.Timeclock_Corrections_RequestDocument,
    "\n  fragment RequestCard_correction on Correction {\n    id\n    kind\n    reason\n    createdAt\n    canDecide\n    user {\n      id\n      firstName\n      lastName\n      scheduleColor\n    }\n    timesheet {\n      id\n      version\n    }\n    before {\n      clockInAt\n      clockOutAt\n      breaks {\n        type\n        startAt\n        endAt\n      }\n      job {\n        id\n        name\n      }\n    }\n    after {\n      clockInAt\n      clockOutAt\n      breaks {\n        type\n        startAt\n        endAt\n      }\n      job {\n        id\n        name\n      }\n    }\n    effect {\n      text\n    }\n    overlaps {\n      id\n      clockInAt\n      clockOutAt\n    }\n  }\n": types.RequestCard_CorrectionFragmentDoc,
    "\n  query Timeclock_Corrections_LoadPending {\n    viewer {\n      corrections(status: PENDING, first: 100) {\n        nodes {\n          id\n          ...RequestCard_correction\n        }\n        totalCount\n      }\n    }\n  }\n": types.Timeclock_Corrections_LoadPendingDocument,
    "\n  query Timeclock_Corrections_LoadCount {\n    viewer {\n      corrections(status: PENDING, first: 1) {\n        totalCount\n      }\n    }\n  }\n": types.Timeclock_Corrections_LoadCountDocument,
    "\n  mutation Timeclock_Corrections_Approve($input: CorrectionApproveInput!) {\n    correctionApprove(input: $input) {\n      correction {\n        id\n        status\n      }\n    }\n  }\n": types.Timeclock_Corrections_ApproveDocument,
    "\n  mutation Timeclock_Corrections_Deny($input: CorrectionDenyInput!) {\n    correctionDeny(input: $input) {\n      correction {\n        id\n        status\n      }\n    }\n  }\n": types.Timeclock_Corrections_DenyDocument,
    "\n  fragment RecentTimesheets_timesheet on Timesheet {\n    id\n    clockInAt\n    durationMinutes\n    user {\n      id\n      firstName\n      lastName\n      scheduleColor\n    }\n  }\n": types.RecentTimesheets_TimesheetFragmentDoc,
    "\n  query Timeclock_Dashboard_LoadPendingTimesheets {\n    timesheets(first: 5, status: PENDING) {\n      edges {\n        cursor\n        node {\n          id\n          ...RecentTimesheets_timesheet\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n": types.Timeclock_Dashboard_LoadPendingTimesheetsDocument,
    "\n  fragment StatCards_stats on DashboardStats {\n    activeWorkers\n    hoursToday\n    pendingApprovals\n    activeSchedules\n  }\n": types.StatCards_StatsFragmentDoc,
    "\n  query Timeclock_Dashboard_LoadStats {\n    dashboardStats {\n      activeWorkers\n      ...StatCards_stats\n    }\n  }\n": types.Timeclock_Dashboard_LoadStatsDocument,
    "\n  fragment WorkingNow_timesheet on Timesheet {\n    id\n    clockInAt\n    breaks {\n      id\n      endAt\n    }\n    user {\n      id\n      firstName\n      lastName\n      scheduleColor\n    }\n  }\n": types.WorkingNow_TimesheetFragmentDoc,
    "\n  query Timeclock_Dashboard_LoadOpenTimesheets {\n    timesheets(first: 8, status: OPEN) {\n      totalCount\n      edges {\n        cursor\n        node {\n          id\n          ...WorkingNow_timesheet\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n": types.Timeclock_Dashboard_LoadOpenTimesheetsDocument,
    "\n  query Timeclock_FirstSteps_Load {\n    viewer {\n      firstSteps {\n        isDone\n        timezone\n        steps {\n          key\n          isDone\n        }\n        draftWeek {\n          startDate\n          count\n        }\n      }\n    }\n  }\n": types.Timeclock_FirstSteps_LoadDocument,
    "\n  mutation Timeclock_FirstSteps_SaveTimezone($input: OrganizationUpdateInput!) {\n    organizationUpdate(input: $input) {\n      organization {\n        id\n      }\n    }\n  }\n": types.Timeclock_FirstSteps_SaveTimezoneDocument,
    "\n  mutation Timeclock_FirstSteps_ConfirmTimezone {\n    organizationTimezoneConfirm {\n      organization {\n        id\n      }\n    }\n  }\n": types.Timeclock_FirstSteps_ConfirmTimezoneDocument,
    "\n  mutation Timeclock_FirstSteps_AddJob($input: JobCreateInput!) {\n    jobCreate(input: $input) {\n      job {\n        id\n        name\n      }\n    }\n  }\n": types.Timeclock_FirstSteps_AddJobDocument,
    "\n  mutation Timeclock_FirstSteps_CreateJoinLink($input: InvitationCreateInput!) {\n    invitationCreate(input: $input) {\n      invitation {\n        id\n        inviteCode\n        registrationUrl\n        maxUses\n        expiresAt\n      }\n    }\n  }\n": types.Timeclock_FirstSteps_CreateJoinLinkDocument,
    "\n  query Timeclock_FirstSteps_LoadJoinQr($inviteCode: String!) {\n    viewer {\n      invitationQr(inviteCode: $inviteCode) {\n        qrCodeDataUrl\n      }\n    }\n  }\n": types.Timeclock_FirstSteps_LoadJoinQrDocument,
    "\n  mutation Timeclock_FirstSteps_PublishWeek($input: ScheduleWeekPublishInput!) {\n    scheduleWeekPublish(input: $input) {\n      schedules {\n        id\n      }\n    }\n  }\n": types.Timeclock_FirstSteps_PublishWeekDocument,
    "\n  fragment ScheduledShift_schedule on Schedule {\n    id\n    title\n    notes\n    startAt\n    endAt\n    status\n    job {\n      id\n      name\n    }\n  }\n": types.ScheduledShift_ScheduleFragmentDoc,
    "\n  query Timeclock_Home_LoadSchedules($from: DateTimeISO!, $to: DateTimeISO!) {\n    schedules(from: $from, to: $to) {\n      id\n      ...ScheduledShift_schedule\n    }\n  }\n": types.Timeclock_Home_LoadSchedulesDocument,
    "\n  fragment HoursPay_ownPay on OwnPay {\n    periodStatus\n    regularMinutes\n    overtimeMinutes\n    doubleTimeMinutes\n    ptoMinutes\n    totalMinutes\n    days {\n      date\n      minutes\n      timeOffMinutes\n      timesheets {\n        timesheetId\n        minutes\n      }\n    }\n    contentHash\n    canSignOff\n    signOffObstacle\n    signOffForm {\n      statement\n      questions\n    }\n    signOff {\n      id\n      signedAt\n      staleAt\n      staleReason\n      changes {\n        date\n        sentence\n      }\n    }\n    corrections {\n      id\n      ...HoursCorrection_correction\n    }\n    lines {\n      date\n      timesheetId\n      kind\n      minutes\n      explanation\n      policy {\n        id\n        name\n      }\n      adjusts {\n        startDate\n        endDate\n      }\n    }\n  }\n": types.HoursPay_OwnPayFragmentDoc,
    "\n  fragment HoursTimesheet_timesheet on Timesheet {\n    id\n    clockInAt\n    clockOutAt\n    status\n    lockedBy {\n      startDate\n      endDate\n    }\n    breaks {\n      id\n      type\n      startAt\n      endAt\n    }\n    job {\n      id\n      name\n    }\n    exceptions {\n      code\n      message\n    }\n  }\n": types.HoursTimesheet_TimesheetFragmentDoc,
    "\n  fragment HoursCorrection_correction on Correction {\n    id\n    kind\n    status\n    clockInAt\n    clockOutAt\n    reason\n    managerNotes\n    overtakenReason\n    decidedAt\n    canWithdraw\n    decidedBy {\n      id\n      firstName\n      lastName\n    }\n    timesheet {\n      id\n    }\n  }\n": types.HoursCorrection_CorrectionFragmentDoc,
    "\n  query Timeclock_Hours_LoadPeriods($around: Date) {\n    viewer {\n      payPeriods(first: 27, around: $around) {\n        nodes {\n          startDate\n          endDate\n          status\n        }\n        pageInfo {\n          hasNextPage\n        }\n      }\n    }\n  }\n": types.Timeclock_Hours_LoadPeriodsDocument,
    "\n  query Timeclock_Hours_LoadHours($startDate: Date!, $endDate: Date!, $userId: ID!) {\n    viewer {\n      myPay(startDate: $startDate, endDate: $endDate) {\n        periodStatus\n        ...HoursPay_ownPay\n      }\n      timesheets(first: 250, userId: $userId, from: $startDate, to: $endDate) {\n        nodes {\n          id\n          ...HoursTimesheet_timesheet\n        }\n      }\n    }\n  }\n": types.Timeclock_Hours_LoadHoursDocument,
    "\n  query Timeclock_Hours_LoadHistory($day: Date!, $userId: ID!) {\n    viewer {\n      timesheets(first: 50, userId: $userId, from: $day, to: $day) {\n        nodes {\n          id\n          history {\n            at\n            actorName\n            action\n            title\n            changes {\n              field\n              label\n              before\n              after\n            }\n          }\n        }\n      }\n    }\n  }\n": types.Timeclock_Hours_LoadHistoryDocument,
    "\n  mutation Timeclock_Hours_Withdraw($input: CorrectionWithdrawInput!) {\n    correctionWithdraw(input: $input) {\n      correction {\n        id\n        ...HoursCorrection_correction\n      }\n    }\n  }\n": types.Timeclock_Hours_WithdrawDocument,
    "\n  mutation Timeclock_Hours_Sign($input: SignOffCreateInput!) {\n    signOffCreate(input: $input) {\n      signOff {\n        id\n        signedAt\n      }\n    }\n  }\n": types.Timeclock_Hours_SignDocument,
    "\n  fragment NotesAndPhotos_timesheet on Timesheet {\n    id\n    notes\n    images {\n      url\n      thumbnailUrl\n    }\n  }\n": types.NotesAndPhotos_TimesheetFragmentDoc,
    "\n  mutation Timeclock_Home_SaveNotes($id: ID!, $input: UpdateTimesheetInput!) {\n    updateTimesheet(id: $id, input: $input) {\n      id\n      ...NotesAndPhotos_timesheet\n    }\n  }\n": types.Timeclock_Home_SaveNotesDocument,
    "\n  mutation Timeclock_Home_UploadPhotos($images: [Upload!]!) {\n    uploadTimesheetImages(images: $images) {\n      images {\n        url\n        thumbnailUrl\n      }\n    }\n  }\n": types.Timeclock_Home_UploadPhotosDocument,
    "\n  query Timeclock_SignReminder_LoadPeriods {\n    viewer {\n      payPeriods(first: 3) {\n        nodes {\n          startDate\n          endDate\n        }\n      }\n    }\n  }\n": types.Timeclock_SignReminder_LoadPeriodsDocument,
    "\n  query Timeclock_SignReminder_LoadSignOff($startDate: Date!, $endDate: Date!) {\n    viewer {\n      myPay(startDate: $startDate, endDate: $endDate) {\n        canSignOff\n        signOff {\n          id\n          staleAt\n          staleReason\n        }\n      }\n    }\n  }\n": types.Timeclock_SignReminder_LoadSignOffDocument,
    "\n  query Timeclock_Timesheets_LoadDateRanges {\n    dateRanges {\n      key\n      startDate\n      endDate\n    }\n  }\n": types.Timeclock_Timesheets_LoadDateRangesDocument,
    "\n  query Timeclock_Timesheets_LoadPeople {\n    users {\n      id\n      firstName\n      lastName\n      scheduleColor\n      status\n    }\n  }\n": types.Timeclock_Timesheets_LoadPeopleDocument,
    "\n  fragment TimesheetDialog_timesheet on Timesheet {\n    id\n    version\n    clockInAt\n    clockOutAt\n    durationMinutes\n    status\n    lockedBy {\n      startDate\n      endDate\n    }\n    canReview\n    notes\n    exceptions {\n      code\n      message\n    }\n    breaks {\n      id\n      type\n      startAt\n      endAt\n    }\n    job {\n      id\n      name\n    }\n    user {\n      id\n      firstName\n      lastName\n      scheduleColor\n    }\n    history {\n      at\n      actorName\n      action\n      title\n      changes {\n        field\n        label\n        before\n        after\n      }\n    }\n  }\n": types.TimesheetDialog_TimesheetFragmentDoc,
    "\n  query Timeclock_Timesheets_LoadTimesheet($id: ID!) {\n    timesheet(id: $id) {\n      id\n      ...TimesheetDialog_timesheet\n    }\n  }\n": types.Timeclock_Timesheets_LoadTimesheetDocument,
    "\n  mutation Timeclock_Timesheets_SetTimes($id: ID!, $input: SetTimesheetTimesInput!) {\n    setTimesheetTimes(id: $id, input: $input) {\n      id\n      ...TimesheetRow_timesheet\n    }\n  }\n": types.Timeclock_Timesheets_SetTimesDocument,
    "\n  query Timeclock_Timesheets_LoadPage(\n    $first: Int\n    $after: String\n    $last: Int\n    $before: String\n    $userId: ID\n    $from: Date\n    $to: Date\n    $status: TimesheetStatus\n    $exception: TimesheetExceptionCode\n  ) {\n    timesheets(\n      first: $first\n      after: $after\n      last: $last\n      before: $before\n      userId: $userId\n      from: $from\n      to: $to\n      status: $status\n      exception: $exception\n    ) {\n      edges {\n        cursor\n        node {\n          id\n          ...TimesheetRow_timesheet\n        }\n      }\n      pageInfo {\n        hasNextPage\n        hasPreviousPage\n        startCursor\n        endCursor\n      }\n    }\n  }\n": types.Timeclock_Timesheets_LoadPageDocument,
    "\n  query Timeclock_Timesheets_LoadCount(\n    $userId: ID\n    $from: Date\n    $to: Date\n    $status: TimesheetStatus\n    $exception: TimesheetExceptionCode\n  ) {\n    timesheets(first: 1, userId: $userId, from: $from, to: $to, status: $status, exception: $exception) {\n      totalCount\n      totalCountIsExact\n    }\n  }\n": types.Timeclock_Timesheets_LoadCountDocument,
    "\n  mutation Timeclock_Timesheets_Add($input: AddTimesheetInput!) {\n    addTimesheet(input: $input) {\n      id\n    }\n  }\n": types.Timeclock_Timesheets_AddDocument,
    "\n  mutation Timeclock_Timesheets_Delete($id: ID!) {\n    deleteTimesheet(id: $id)\n  }\n": types.Timeclock_Timesheets_DeleteDocument,
    "\n  mutation Timeclock_Timesheets_Approve($id: ID!, $input: ApproveTimesheetInput) {\n    approveTimesheet(id: $id, input: $input) {\n      id\n      ...TimesheetRow_timesheet\n    }\n  }\n": types.Timeclock_Timesheets_ApproveDocument,
    "\n  mutation Timeclock_Timesheets_ApproveAll($input: ApproveTimesheetsInput!) {\n    approveTimesheets(input: $input) {\n      approved\n      skipped\n      skippedOwn\n      skippedToConfirm\n      remaining\n    }\n  }\n": types.Timeclock_Timesheets_ApproveAllDocument,
    "\n  fragment TimesheetRow_timesheet on Timesheet {\n    id\n    version\n    clockInAt\n    clockOutAt\n    durationMinutes\n    status\n    lockedBy {\n      startDate\n      endDate\n    }\n    canReview\n    canApprove\n    approvalObstacle\n    confirmations {\n      code\n      message\n    }\n    notes\n    exceptions {\n      code\n      message\n    }\n    images {\n      url\n      thumbnailUrl\n    }\n    job {\n      id\n      name\n    }\n    user {\n      id\n      firstName\n      lastName\n      scheduleColor\n    }\n  }\n": types.TimesheetRow_TimesheetFragmentDoc,
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
export function graphql(source: "\n  fragment ClockCard_timesheet on Timesheet {\n    id\n    version\n    clockInAt\n    clockOutAt\n    forgotten {\n      since\n      suggestedClockOutAt\n    }\n    job {\n      id\n    }\n    breaks {\n      id\n      type\n      startAt\n      endAt\n    }\n  }\n"): (typeof documents)["\n  fragment ClockCard_timesheet on Timesheet {\n    id\n    version\n    clockInAt\n    clockOutAt\n    forgotten {\n      since\n      suggestedClockOutAt\n    }\n    job {\n      id\n    }\n    breaks {\n      id\n      type\n      startAt\n      endAt\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment CurrentJob_timesheet on Timesheet {\n    id\n    job {\n      id\n      name\n    }\n  }\n"): (typeof documents)["\n  fragment CurrentJob_timesheet on Timesheet {\n    id\n    job {\n      id\n      name\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Timeclock_Clock_LoadJobs {\n    jobs {\n      id\n      name\n    }\n    clockInJob {\n      id\n    }\n  }\n"): (typeof documents)["\n  query Timeclock_Clock_LoadJobs {\n    jobs {\n      id\n      name\n    }\n    clockInJob {\n      id\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription Timeclock_Home_WatchOwnClock {\n    myClockChanged {\n      timesheet {\n        id\n        version\n        job {\n          id\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  subscription Timeclock_Home_WatchOwnClock {\n    myClockChanged {\n      timesheet {\n        id\n        version\n        job {\n          id\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription Timeclock_Dashboard_WatchClockStatus {\n    clockStatusChanged {\n      state\n      since\n      user {\n        id\n      }\n    }\n  }\n"): (typeof documents)["\n  subscription Timeclock_Dashboard_WatchClockStatus {\n    clockStatusChanged {\n      state\n      since\n      user {\n        id\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Timeclock_Home_LoadActiveTimesheet {\n    activeTimesheet {\n      id\n      ...ClockCard_timesheet\n      ...NotesAndPhotos_timesheet\n      ...CurrentJob_timesheet\n    }\n  }\n"): (typeof documents)["\n  query Timeclock_Home_LoadActiveTimesheet {\n    activeTimesheet {\n      id\n      ...ClockCard_timesheet\n      ...NotesAndPhotos_timesheet\n      ...CurrentJob_timesheet\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation Timeclock_Home_ClockIn($input: ClockInInput) {\n    clockIn(input: $input) {\n      id\n      ...ClockCard_timesheet\n      ...NotesAndPhotos_timesheet\n      ...CurrentJob_timesheet\n    }\n  }\n"): (typeof documents)["\n  mutation Timeclock_Home_ClockIn($input: ClockInInput) {\n    clockIn(input: $input) {\n      id\n      ...ClockCard_timesheet\n      ...NotesAndPhotos_timesheet\n      ...CurrentJob_timesheet\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation Timeclock_Home_ClockOut($input: ClockOutInput) {\n    clockOut(input: $input) {\n      id\n      status\n      ...ClockCard_timesheet\n    }\n  }\n"): (typeof documents)["\n  mutation Timeclock_Home_ClockOut($input: ClockOutInput) {\n    clockOut(input: $input) {\n      id\n      status\n      ...ClockCard_timesheet\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation Timeclock_Home_SwitchJob($input: SwitchJobInput!) {\n    switchJob(input: $input) {\n      id\n      ...ClockCard_timesheet\n      ...NotesAndPhotos_timesheet\n      ...CurrentJob_timesheet\n    }\n  }\n"): (typeof documents)["\n  mutation Timeclock_Home_SwitchJob($input: SwitchJobInput!) {\n    switchJob(input: $input) {\n      id\n      ...ClockCard_timesheet\n      ...NotesAndPhotos_timesheet\n      ...CurrentJob_timesheet\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation Timeclock_Home_CloseForgotten($input: CloseForgottenInput!) {\n    closeForgotten(input: $input) {\n      id\n      status\n      ...ClockCard_timesheet\n    }\n  }\n"): (typeof documents)["\n  mutation Timeclock_Home_CloseForgotten($input: CloseForgottenInput!) {\n    closeForgotten(input: $input) {\n      id\n      status\n      ...ClockCard_timesheet\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation Timeclock_Home_StartBreak($input: StartBreakInput) {\n    startBreak(input: $input) {\n      id\n      ...ClockCard_timesheet\n    }\n  }\n"): (typeof documents)["\n  mutation Timeclock_Home_StartBreak($input: StartBreakInput) {\n    startBreak(input: $input) {\n      id\n      ...ClockCard_timesheet\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation Timeclock_Home_EndBreak {\n    endBreak {\n      id\n      ...ClockCard_timesheet\n    }\n  }\n"): (typeof documents)["\n  mutation Timeclock_Home_EndBreak {\n    endBreak {\n      id\n      ...ClockCard_timesheet\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment CorrectionForm_timesheet on Timesheet {\n    id\n    version\n    clockInAt\n    clockOutAt\n    breaks {\n      id\n      type\n      startAt\n      endAt\n    }\n    job {\n      id\n      name\n    }\n  }\n"): (typeof documents)["\n  fragment CorrectionForm_timesheet on Timesheet {\n    id\n    version\n    clockInAt\n    clockOutAt\n    breaks {\n      id\n      type\n      startAt\n      endAt\n    }\n    job {\n      id\n      name\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Timeclock_Corrections_LoadTimesheet($id: ID!) {\n    timesheet(id: $id) {\n      id\n      ...CorrectionForm_timesheet\n    }\n  }\n"): (typeof documents)["\n  query Timeclock_Corrections_LoadTimesheet($id: ID!) {\n    timesheet(id: $id) {\n      id\n      ...CorrectionForm_timesheet\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Timeclock_Corrections_LoadShifts($from: DateTimeISO!, $to: DateTimeISO!) {\n    viewer {\n      schedules(from: $from, to: $to, first: 100) {\n        nodes {\n          id\n          startAt\n          endAt\n          assignedUserIds\n          job {\n            id\n          }\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query Timeclock_Corrections_LoadShifts($from: DateTimeISO!, $to: DateTimeISO!) {\n    viewer {\n      schedules(from: $from, to: $to, first: 100) {\n        nodes {\n          id\n          startAt\n          endAt\n          assignedUserIds\n          job {\n            id\n          }\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Timeclock_Corrections_Preview($input: PreviewCorrectionInput!) {\n    previewCorrection(input: $input) {\n      effect {\n        text\n      }\n      overlaps {\n        id\n        clockInAt\n        clockOutAt\n      }\n    }\n  }\n"): (typeof documents)["\n  query Timeclock_Corrections_Preview($input: PreviewCorrectionInput!) {\n    previewCorrection(input: $input) {\n      effect {\n        text\n      }\n      overlaps {\n        id\n        clockInAt\n        clockOutAt\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation Timeclock_Corrections_Request($input: CorrectionRequestInput!) {\n    correctionRequest(input: $input) {\n      correction {\n        id\n        status\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation Timeclock_Corrections_Request($input: CorrectionRequestInput!) {\n    correctionRequest(input: $input) {\n      correction {\n        id\n        status\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment RequestCard_correction on Correction {\n    id\n    kind\n    reason\n    createdAt\n    canDecide\n    user {\n      id\n      firstName\n      lastName\n      scheduleColor\n    }\n    timesheet {\n      id\n      version\n    }\n    before {\n      clockInAt\n      clockOutAt\n      breaks {\n        type\n        startAt\n        endAt\n      }\n      job {\n        id\n        name\n      }\n    }\n    after {\n      clockInAt\n      clockOutAt\n      breaks {\n        type\n        startAt\n        endAt\n      }\n      job {\n        id\n        name\n      }\n    }\n    effect {\n      text\n    }\n    overlaps {\n      id\n      clockInAt\n      clockOutAt\n    }\n  }\n"): (typeof documents)["\n  fragment RequestCard_correction on Correction {\n    id\n    kind\n    reason\n    createdAt\n    canDecide\n    user {\n      id\n      firstName\n      lastName\n      scheduleColor\n    }\n    timesheet {\n      id\n      version\n    }\n    before {\n      clockInAt\n      clockOutAt\n      breaks {\n        type\n        startAt\n        endAt\n      }\n      job {\n        id\n        name\n      }\n    }\n    after {\n      clockInAt\n      clockOutAt\n      breaks {\n        type\n        startAt\n        endAt\n      }\n      job {\n        id\n        name\n      }\n    }\n    effect {\n      text\n    }\n    overlaps {\n      id\n      clockInAt\n      clockOutAt\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Timeclock_Corrections_LoadPending {\n    viewer {\n      corrections(status: PENDING, first: 100) {\n        nodes {\n          id\n          ...RequestCard_correction\n        }\n        totalCount\n      }\n    }\n  }\n"): (typeof documents)["\n  query Timeclock_Corrections_LoadPending {\n    viewer {\n      corrections(status: PENDING, first: 100) {\n        nodes {\n          id\n          ...RequestCard_correction\n        }\n        totalCount\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Timeclock_Corrections_LoadCount {\n    viewer {\n      corrections(status: PENDING, first: 1) {\n        totalCount\n      }\n    }\n  }\n"): (typeof documents)["\n  query Timeclock_Corrections_LoadCount {\n    viewer {\n      corrections(status: PENDING, first: 1) {\n        totalCount\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation Timeclock_Corrections_Approve($input: CorrectionApproveInput!) {\n    correctionApprove(input: $input) {\n      correction {\n        id\n        status\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation Timeclock_Corrections_Approve($input: CorrectionApproveInput!) {\n    correctionApprove(input: $input) {\n      correction {\n        id\n        status\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation Timeclock_Corrections_Deny($input: CorrectionDenyInput!) {\n    correctionDeny(input: $input) {\n      correction {\n        id\n        status\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation Timeclock_Corrections_Deny($input: CorrectionDenyInput!) {\n    correctionDeny(input: $input) {\n      correction {\n        id\n        status\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment RecentTimesheets_timesheet on Timesheet {\n    id\n    clockInAt\n    durationMinutes\n    user {\n      id\n      firstName\n      lastName\n      scheduleColor\n    }\n  }\n"): (typeof documents)["\n  fragment RecentTimesheets_timesheet on Timesheet {\n    id\n    clockInAt\n    durationMinutes\n    user {\n      id\n      firstName\n      lastName\n      scheduleColor\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Timeclock_Dashboard_LoadPendingTimesheets {\n    timesheets(first: 5, status: PENDING) {\n      edges {\n        cursor\n        node {\n          id\n          ...RecentTimesheets_timesheet\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n"): (typeof documents)["\n  query Timeclock_Dashboard_LoadPendingTimesheets {\n    timesheets(first: 5, status: PENDING) {\n      edges {\n        cursor\n        node {\n          id\n          ...RecentTimesheets_timesheet\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment StatCards_stats on DashboardStats {\n    activeWorkers\n    hoursToday\n    pendingApprovals\n    activeSchedules\n  }\n"): (typeof documents)["\n  fragment StatCards_stats on DashboardStats {\n    activeWorkers\n    hoursToday\n    pendingApprovals\n    activeSchedules\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Timeclock_Dashboard_LoadStats {\n    dashboardStats {\n      activeWorkers\n      ...StatCards_stats\n    }\n  }\n"): (typeof documents)["\n  query Timeclock_Dashboard_LoadStats {\n    dashboardStats {\n      activeWorkers\n      ...StatCards_stats\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment WorkingNow_timesheet on Timesheet {\n    id\n    clockInAt\n    breaks {\n      id\n      endAt\n    }\n    user {\n      id\n      firstName\n      lastName\n      scheduleColor\n    }\n  }\n"): (typeof documents)["\n  fragment WorkingNow_timesheet on Timesheet {\n    id\n    clockInAt\n    breaks {\n      id\n      endAt\n    }\n    user {\n      id\n      firstName\n      lastName\n      scheduleColor\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Timeclock_Dashboard_LoadOpenTimesheets {\n    timesheets(first: 8, status: OPEN) {\n      totalCount\n      edges {\n        cursor\n        node {\n          id\n          ...WorkingNow_timesheet\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n"): (typeof documents)["\n  query Timeclock_Dashboard_LoadOpenTimesheets {\n    timesheets(first: 8, status: OPEN) {\n      totalCount\n      edges {\n        cursor\n        node {\n          id\n          ...WorkingNow_timesheet\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Timeclock_FirstSteps_Load {\n    viewer {\n      firstSteps {\n        isDone\n        timezone\n        steps {\n          key\n          isDone\n        }\n        draftWeek {\n          startDate\n          count\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query Timeclock_FirstSteps_Load {\n    viewer {\n      firstSteps {\n        isDone\n        timezone\n        steps {\n          key\n          isDone\n        }\n        draftWeek {\n          startDate\n          count\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation Timeclock_FirstSteps_SaveTimezone($input: OrganizationUpdateInput!) {\n    organizationUpdate(input: $input) {\n      organization {\n        id\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation Timeclock_FirstSteps_SaveTimezone($input: OrganizationUpdateInput!) {\n    organizationUpdate(input: $input) {\n      organization {\n        id\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation Timeclock_FirstSteps_ConfirmTimezone {\n    organizationTimezoneConfirm {\n      organization {\n        id\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation Timeclock_FirstSteps_ConfirmTimezone {\n    organizationTimezoneConfirm {\n      organization {\n        id\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation Timeclock_FirstSteps_AddJob($input: JobCreateInput!) {\n    jobCreate(input: $input) {\n      job {\n        id\n        name\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation Timeclock_FirstSteps_AddJob($input: JobCreateInput!) {\n    jobCreate(input: $input) {\n      job {\n        id\n        name\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation Timeclock_FirstSteps_CreateJoinLink($input: InvitationCreateInput!) {\n    invitationCreate(input: $input) {\n      invitation {\n        id\n        inviteCode\n        registrationUrl\n        maxUses\n        expiresAt\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation Timeclock_FirstSteps_CreateJoinLink($input: InvitationCreateInput!) {\n    invitationCreate(input: $input) {\n      invitation {\n        id\n        inviteCode\n        registrationUrl\n        maxUses\n        expiresAt\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Timeclock_FirstSteps_LoadJoinQr($inviteCode: String!) {\n    viewer {\n      invitationQr(inviteCode: $inviteCode) {\n        qrCodeDataUrl\n      }\n    }\n  }\n"): (typeof documents)["\n  query Timeclock_FirstSteps_LoadJoinQr($inviteCode: String!) {\n    viewer {\n      invitationQr(inviteCode: $inviteCode) {\n        qrCodeDataUrl\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation Timeclock_FirstSteps_PublishWeek($input: ScheduleWeekPublishInput!) {\n    scheduleWeekPublish(input: $input) {\n      schedules {\n        id\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation Timeclock_FirstSteps_PublishWeek($input: ScheduleWeekPublishInput!) {\n    scheduleWeekPublish(input: $input) {\n      schedules {\n        id\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ScheduledShift_schedule on Schedule {\n    id\n    title\n    notes\n    startAt\n    endAt\n    status\n    job {\n      id\n      name\n    }\n  }\n"): (typeof documents)["\n  fragment ScheduledShift_schedule on Schedule {\n    id\n    title\n    notes\n    startAt\n    endAt\n    status\n    job {\n      id\n      name\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Timeclock_Home_LoadSchedules($from: DateTimeISO!, $to: DateTimeISO!) {\n    schedules(from: $from, to: $to) {\n      id\n      ...ScheduledShift_schedule\n    }\n  }\n"): (typeof documents)["\n  query Timeclock_Home_LoadSchedules($from: DateTimeISO!, $to: DateTimeISO!) {\n    schedules(from: $from, to: $to) {\n      id\n      ...ScheduledShift_schedule\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment HoursPay_ownPay on OwnPay {\n    periodStatus\n    regularMinutes\n    overtimeMinutes\n    doubleTimeMinutes\n    ptoMinutes\n    totalMinutes\n    days {\n      date\n      minutes\n      timeOffMinutes\n      timesheets {\n        timesheetId\n        minutes\n      }\n    }\n    contentHash\n    canSignOff\n    signOffObstacle\n    signOffForm {\n      statement\n      questions\n    }\n    signOff {\n      id\n      signedAt\n      staleAt\n      staleReason\n      changes {\n        date\n        sentence\n      }\n    }\n    corrections {\n      id\n      ...HoursCorrection_correction\n    }\n    lines {\n      date\n      timesheetId\n      kind\n      minutes\n      explanation\n      policy {\n        id\n        name\n      }\n      adjusts {\n        startDate\n        endDate\n      }\n    }\n  }\n"): (typeof documents)["\n  fragment HoursPay_ownPay on OwnPay {\n    periodStatus\n    regularMinutes\n    overtimeMinutes\n    doubleTimeMinutes\n    ptoMinutes\n    totalMinutes\n    days {\n      date\n      minutes\n      timeOffMinutes\n      timesheets {\n        timesheetId\n        minutes\n      }\n    }\n    contentHash\n    canSignOff\n    signOffObstacle\n    signOffForm {\n      statement\n      questions\n    }\n    signOff {\n      id\n      signedAt\n      staleAt\n      staleReason\n      changes {\n        date\n        sentence\n      }\n    }\n    corrections {\n      id\n      ...HoursCorrection_correction\n    }\n    lines {\n      date\n      timesheetId\n      kind\n      minutes\n      explanation\n      policy {\n        id\n        name\n      }\n      adjusts {\n        startDate\n        endDate\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment HoursTimesheet_timesheet on Timesheet {\n    id\n    clockInAt\n    clockOutAt\n    status\n    lockedBy {\n      startDate\n      endDate\n    }\n    breaks {\n      id\n      type\n      startAt\n      endAt\n    }\n    job {\n      id\n      name\n    }\n    exceptions {\n      code\n      message\n    }\n  }\n"): (typeof documents)["\n  fragment HoursTimesheet_timesheet on Timesheet {\n    id\n    clockInAt\n    clockOutAt\n    status\n    lockedBy {\n      startDate\n      endDate\n    }\n    breaks {\n      id\n      type\n      startAt\n      endAt\n    }\n    job {\n      id\n      name\n    }\n    exceptions {\n      code\n      message\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment HoursCorrection_correction on Correction {\n    id\n    kind\n    status\n    clockInAt\n    clockOutAt\n    reason\n    managerNotes\n    overtakenReason\n    decidedAt\n    canWithdraw\n    decidedBy {\n      id\n      firstName\n      lastName\n    }\n    timesheet {\n      id\n    }\n  }\n"): (typeof documents)["\n  fragment HoursCorrection_correction on Correction {\n    id\n    kind\n    status\n    clockInAt\n    clockOutAt\n    reason\n    managerNotes\n    overtakenReason\n    decidedAt\n    canWithdraw\n    decidedBy {\n      id\n      firstName\n      lastName\n    }\n    timesheet {\n      id\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Timeclock_Hours_LoadPeriods($around: Date) {\n    viewer {\n      payPeriods(first: 27, around: $around) {\n        nodes {\n          startDate\n          endDate\n          status\n        }\n        pageInfo {\n          hasNextPage\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query Timeclock_Hours_LoadPeriods($around: Date) {\n    viewer {\n      payPeriods(first: 27, around: $around) {\n        nodes {\n          startDate\n          endDate\n          status\n        }\n        pageInfo {\n          hasNextPage\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Timeclock_Hours_LoadHours($startDate: Date!, $endDate: Date!, $userId: ID!) {\n    viewer {\n      myPay(startDate: $startDate, endDate: $endDate) {\n        periodStatus\n        ...HoursPay_ownPay\n      }\n      timesheets(first: 250, userId: $userId, from: $startDate, to: $endDate) {\n        nodes {\n          id\n          ...HoursTimesheet_timesheet\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query Timeclock_Hours_LoadHours($startDate: Date!, $endDate: Date!, $userId: ID!) {\n    viewer {\n      myPay(startDate: $startDate, endDate: $endDate) {\n        periodStatus\n        ...HoursPay_ownPay\n      }\n      timesheets(first: 250, userId: $userId, from: $startDate, to: $endDate) {\n        nodes {\n          id\n          ...HoursTimesheet_timesheet\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Timeclock_Hours_LoadHistory($day: Date!, $userId: ID!) {\n    viewer {\n      timesheets(first: 50, userId: $userId, from: $day, to: $day) {\n        nodes {\n          id\n          history {\n            at\n            actorName\n            action\n            title\n            changes {\n              field\n              label\n              before\n              after\n            }\n          }\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query Timeclock_Hours_LoadHistory($day: Date!, $userId: ID!) {\n    viewer {\n      timesheets(first: 50, userId: $userId, from: $day, to: $day) {\n        nodes {\n          id\n          history {\n            at\n            actorName\n            action\n            title\n            changes {\n              field\n              label\n              before\n              after\n            }\n          }\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation Timeclock_Hours_Withdraw($input: CorrectionWithdrawInput!) {\n    correctionWithdraw(input: $input) {\n      correction {\n        id\n        ...HoursCorrection_correction\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation Timeclock_Hours_Withdraw($input: CorrectionWithdrawInput!) {\n    correctionWithdraw(input: $input) {\n      correction {\n        id\n        ...HoursCorrection_correction\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation Timeclock_Hours_Sign($input: SignOffCreateInput!) {\n    signOffCreate(input: $input) {\n      signOff {\n        id\n        signedAt\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation Timeclock_Hours_Sign($input: SignOffCreateInput!) {\n    signOffCreate(input: $input) {\n      signOff {\n        id\n        signedAt\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment NotesAndPhotos_timesheet on Timesheet {\n    id\n    notes\n    images {\n      url\n      thumbnailUrl\n    }\n  }\n"): (typeof documents)["\n  fragment NotesAndPhotos_timesheet on Timesheet {\n    id\n    notes\n    images {\n      url\n      thumbnailUrl\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation Timeclock_Home_SaveNotes($id: ID!, $input: UpdateTimesheetInput!) {\n    updateTimesheet(id: $id, input: $input) {\n      id\n      ...NotesAndPhotos_timesheet\n    }\n  }\n"): (typeof documents)["\n  mutation Timeclock_Home_SaveNotes($id: ID!, $input: UpdateTimesheetInput!) {\n    updateTimesheet(id: $id, input: $input) {\n      id\n      ...NotesAndPhotos_timesheet\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation Timeclock_Home_UploadPhotos($images: [Upload!]!) {\n    uploadTimesheetImages(images: $images) {\n      images {\n        url\n        thumbnailUrl\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation Timeclock_Home_UploadPhotos($images: [Upload!]!) {\n    uploadTimesheetImages(images: $images) {\n      images {\n        url\n        thumbnailUrl\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Timeclock_SignReminder_LoadPeriods {\n    viewer {\n      payPeriods(first: 3) {\n        nodes {\n          startDate\n          endDate\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query Timeclock_SignReminder_LoadPeriods {\n    viewer {\n      payPeriods(first: 3) {\n        nodes {\n          startDate\n          endDate\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Timeclock_SignReminder_LoadSignOff($startDate: Date!, $endDate: Date!) {\n    viewer {\n      myPay(startDate: $startDate, endDate: $endDate) {\n        canSignOff\n        signOff {\n          id\n          staleAt\n          staleReason\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query Timeclock_SignReminder_LoadSignOff($startDate: Date!, $endDate: Date!) {\n    viewer {\n      myPay(startDate: $startDate, endDate: $endDate) {\n        canSignOff\n        signOff {\n          id\n          staleAt\n          staleReason\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Timeclock_Timesheets_LoadDateRanges {\n    dateRanges {\n      key\n      startDate\n      endDate\n    }\n  }\n"): (typeof documents)["\n  query Timeclock_Timesheets_LoadDateRanges {\n    dateRanges {\n      key\n      startDate\n      endDate\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Timeclock_Timesheets_LoadPeople {\n    users {\n      id\n      firstName\n      lastName\n      scheduleColor\n      status\n    }\n  }\n"): (typeof documents)["\n  query Timeclock_Timesheets_LoadPeople {\n    users {\n      id\n      firstName\n      lastName\n      scheduleColor\n      status\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment TimesheetDialog_timesheet on Timesheet {\n    id\n    version\n    clockInAt\n    clockOutAt\n    durationMinutes\n    status\n    lockedBy {\n      startDate\n      endDate\n    }\n    canReview\n    notes\n    exceptions {\n      code\n      message\n    }\n    breaks {\n      id\n      type\n      startAt\n      endAt\n    }\n    job {\n      id\n      name\n    }\n    user {\n      id\n      firstName\n      lastName\n      scheduleColor\n    }\n    history {\n      at\n      actorName\n      action\n      title\n      changes {\n        field\n        label\n        before\n        after\n      }\n    }\n  }\n"): (typeof documents)["\n  fragment TimesheetDialog_timesheet on Timesheet {\n    id\n    version\n    clockInAt\n    clockOutAt\n    durationMinutes\n    status\n    lockedBy {\n      startDate\n      endDate\n    }\n    canReview\n    notes\n    exceptions {\n      code\n      message\n    }\n    breaks {\n      id\n      type\n      startAt\n      endAt\n    }\n    job {\n      id\n      name\n    }\n    user {\n      id\n      firstName\n      lastName\n      scheduleColor\n    }\n    history {\n      at\n      actorName\n      action\n      title\n      changes {\n        field\n        label\n        before\n        after\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Timeclock_Timesheets_LoadTimesheet($id: ID!) {\n    timesheet(id: $id) {\n      id\n      ...TimesheetDialog_timesheet\n    }\n  }\n"): (typeof documents)["\n  query Timeclock_Timesheets_LoadTimesheet($id: ID!) {\n    timesheet(id: $id) {\n      id\n      ...TimesheetDialog_timesheet\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation Timeclock_Timesheets_SetTimes($id: ID!, $input: SetTimesheetTimesInput!) {\n    setTimesheetTimes(id: $id, input: $input) {\n      id\n      ...TimesheetRow_timesheet\n    }\n  }\n"): (typeof documents)["\n  mutation Timeclock_Timesheets_SetTimes($id: ID!, $input: SetTimesheetTimesInput!) {\n    setTimesheetTimes(id: $id, input: $input) {\n      id\n      ...TimesheetRow_timesheet\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Timeclock_Timesheets_LoadPage(\n    $first: Int\n    $after: String\n    $last: Int\n    $before: String\n    $userId: ID\n    $from: Date\n    $to: Date\n    $status: TimesheetStatus\n    $exception: TimesheetExceptionCode\n  ) {\n    timesheets(\n      first: $first\n      after: $after\n      last: $last\n      before: $before\n      userId: $userId\n      from: $from\n      to: $to\n      status: $status\n      exception: $exception\n    ) {\n      edges {\n        cursor\n        node {\n          id\n          ...TimesheetRow_timesheet\n        }\n      }\n      pageInfo {\n        hasNextPage\n        hasPreviousPage\n        startCursor\n        endCursor\n      }\n    }\n  }\n"): (typeof documents)["\n  query Timeclock_Timesheets_LoadPage(\n    $first: Int\n    $after: String\n    $last: Int\n    $before: String\n    $userId: ID\n    $from: Date\n    $to: Date\n    $status: TimesheetStatus\n    $exception: TimesheetExceptionCode\n  ) {\n    timesheets(\n      first: $first\n      after: $after\n      last: $last\n      before: $before\n      userId: $userId\n      from: $from\n      to: $to\n      status: $status\n      exception: $exception\n    ) {\n      edges {\n        cursor\n        node {\n          id\n          ...TimesheetRow_timesheet\n        }\n      }\n      pageInfo {\n        hasNextPage\n        hasPreviousPage\n        startCursor\n        endCursor\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Timeclock_Timesheets_LoadCount(\n    $userId: ID\n    $from: Date\n    $to: Date\n    $status: TimesheetStatus\n    $exception: TimesheetExceptionCode\n  ) {\n    timesheets(first: 1, userId: $userId, from: $from, to: $to, status: $status, exception: $exception) {\n      totalCount\n      totalCountIsExact\n    }\n  }\n"): (typeof documents)["\n  query Timeclock_Timesheets_LoadCount(\n    $userId: ID\n    $from: Date\n    $to: Date\n    $status: TimesheetStatus\n    $exception: TimesheetExceptionCode\n  ) {\n    timesheets(first: 1, userId: $userId, from: $from, to: $to, status: $status, exception: $exception) {\n      totalCount\n      totalCountIsExact\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation Timeclock_Timesheets_Add($input: AddTimesheetInput!) {\n    addTimesheet(input: $input) {\n      id\n    }\n  }\n"): (typeof documents)["\n  mutation Timeclock_Timesheets_Add($input: AddTimesheetInput!) {\n    addTimesheet(input: $input) {\n      id\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation Timeclock_Timesheets_Delete($id: ID!) {\n    deleteTimesheet(id: $id)\n  }\n"): (typeof documents)["\n  mutation Timeclock_Timesheets_Delete($id: ID!) {\n    deleteTimesheet(id: $id)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation Timeclock_Timesheets_Approve($id: ID!, $input: ApproveTimesheetInput) {\n    approveTimesheet(id: $id, input: $input) {\n      id\n      ...TimesheetRow_timesheet\n    }\n  }\n"): (typeof documents)["\n  mutation Timeclock_Timesheets_Approve($id: ID!, $input: ApproveTimesheetInput) {\n    approveTimesheet(id: $id, input: $input) {\n      id\n      ...TimesheetRow_timesheet\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation Timeclock_Timesheets_ApproveAll($input: ApproveTimesheetsInput!) {\n    approveTimesheets(input: $input) {\n      approved\n      skipped\n      skippedOwn\n      skippedToConfirm\n      remaining\n    }\n  }\n"): (typeof documents)["\n  mutation Timeclock_Timesheets_ApproveAll($input: ApproveTimesheetsInput!) {\n    approveTimesheets(input: $input) {\n      approved\n      skipped\n      skippedOwn\n      skippedToConfirm\n      remaining\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment TimesheetRow_timesheet on Timesheet {\n    id\n    version\n    clockInAt\n    clockOutAt\n    durationMinutes\n    status\n    lockedBy {\n      startDate\n      endDate\n    }\n    canReview\n    canApprove\n    approvalObstacle\n    confirmations {\n      code\n      message\n    }\n    notes\n    exceptions {\n      code\n      message\n    }\n    images {\n      url\n      thumbnailUrl\n    }\n    job {\n      id\n      name\n    }\n    user {\n      id\n      firstName\n      lastName\n      scheduleColor\n    }\n  }\n"): (typeof documents)["\n  fragment TimesheetRow_timesheet on Timesheet {\n    id\n    version\n    clockInAt\n    clockOutAt\n    durationMinutes\n    status\n    lockedBy {\n      startDate\n      endDate\n    }\n    canReview\n    canApprove\n    approvalObstacle\n    confirmations {\n      code\n      message\n    }\n    notes\n    exceptions {\n      code\n      message\n    }\n    images {\n      url\n      thumbnailUrl\n    }\n    job {\n      id\n      name\n    }\n    user {\n      id\n      firstName\n      lastName\n      scheduleColor\n    }\n  }\n"];

export function graphql(source: string) {
  return (documents as any)[source] ?? {};
}

export type DocumentType<TDocumentNode extends DocumentNode<any, any>> = TDocumentNode extends DocumentNode<  infer TType,  any>  ? TType  : never;