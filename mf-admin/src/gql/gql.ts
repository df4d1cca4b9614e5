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
    "\n  query Admin_Audit_LoadAuditLog(\n    $first: Int!\n    $after: String\n    $actorId: ID\n    $subjectType: AuditSubject\n    $subjectId: ID\n    $from: Date\n    $to: Date\n  ) {\n    auditLogs(\n      first: $first\n      after: $after\n      actorId: $actorId\n      subjectType: $subjectType\n      subjectId: $subjectId\n      from: $from\n      to: $to\n    ) {\n      totalCount\n      totalCountIsExact\n      edges {\n        cursor\n        node {\n          id\n          ...EntryList_auditLogEntry\n          ...Filters_auditLogEntry\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n": typeof types.Admin_Audit_LoadAuditLogDocument,
    "\n  query Admin_Audit_LoadActors {\n    users {\n      id\n      firstName\n      lastName\n      status\n    }\n  }\n": typeof types.Admin_Audit_LoadActorsDocument,
    "\n  fragment Filters_auditLogEntry on AuditLogEntry {\n    subjectType\n    subjectId\n    subjectName\n    actor {\n      id\n      firstName\n      lastName\n    }\n  }\n": typeof types.Filters_AuditLogEntryFragmentDoc,
    "\n  fragment EntryList_auditLogEntry on AuditLogEntry {\n    id\n    at\n    ...EntryRow_auditLogEntry\n  }\n": typeof types.EntryList_AuditLogEntryFragmentDoc,
    "\n  fragment EntryRow_auditLogEntry on AuditLogEntry {\n    title\n    subjectType\n    subjectName\n    people {\n      id\n      firstName\n      lastName\n    }\n    peopleCount\n    at\n    actor {\n      id\n      firstName\n      lastName\n    }\n    apiKey {\n      id\n      name\n    }\n    ...EntryDetails_auditLogEntry\n  }\n": typeof types.EntryRow_AuditLogEntryFragmentDoc,
    "\n  fragment EntryDetails_auditLogEntry on AuditLogEntry {\n    action\n    subjectType\n    subjectId\n    at\n    actor {\n      id\n      firstName\n      lastName\n    }\n    address\n    client\n    changes {\n      field\n      label\n      before\n      after\n    }\n    position\n    hash\n  }\n": typeof types.EntryDetails_AuditLogEntryFragmentDoc,
    "\n  query Admin_Invitations_LoadInvitations {\n    invitations {\n      id\n      ...InvitationSections_invitation\n    }\n    grantableRoles\n    mailConfigured\n  }\n": typeof types.Admin_Invitations_LoadInvitationsDocument,
    "\n  mutation Admin_Invitations_CreateInvitation($input: CreateInvitationInput!) {\n    createInvitation(input: $input) {\n      id\n      ...InvitationSections_invitation\n      ...QrDialog_invitation\n    }\n  }\n": typeof types.Admin_Invitations_CreateInvitationDocument,
    "\n  fragment InvitationSections_invitation on Invitation {\n    id\n    status\n    ...InvitationRow_invitation\n    ...QrDialog_invitation\n    ...DeleteInvitationDialog_invitation\n  }\n": typeof types.InvitationSections_InvitationFragmentDoc,
    "\n  fragment InvitationRow_invitation on Invitation {\n    role\n    email\n    phone\n    maxUses\n    useCount\n    inviteCode\n    expiresAt\n    usedAt\n    status\n    mailedAt\n    mailNotice\n    usedBy {\n      id\n      firstName\n      lastName\n    }\n  }\n": typeof types.InvitationRow_InvitationFragmentDoc,
    "\n  fragment DeleteInvitationDialog_invitation on Invitation {\n    id\n    email\n    phone\n    maxUses\n    inviteCode\n    status\n  }\n": typeof types.DeleteInvitationDialog_InvitationFragmentDoc,
    "\n  mutation Admin_Invitations_DeleteInvitation($id: ID!) {\n    deleteInvitation(id: $id)\n  }\n": typeof types.Admin_Invitations_DeleteInvitationDocument,
    "\n  fragment QrDialog_invitation on Invitation {\n    email\n    phone\n    role\n    maxUses\n    useCount\n    inviteCode\n    registrationUrl\n    expiresAt\n    mailNotice\n  }\n": typeof types.QrDialog_InvitationFragmentDoc,
    "\n  query Admin_Invitations_LoadQr($inviteCode: String!) {\n    invitationQr(inviteCode: $inviteCode) {\n      qrCodeDataUrl\n      registrationUrl\n    }\n  }\n": typeof types.Admin_Invitations_LoadQrDocument,
    "\n  mutation Admin_Payroll_ApproveTimesheets($input: ApproveTimesheetsInput!) {\n    approveTimesheets(input: $input) {\n      approved\n      skipped\n      remaining\n    }\n  }\n": typeof types.Admin_Payroll_ApproveTimesheetsDocument,
    "\n  fragment ReviewStep_closingCheck on ClosingCheck {\n    startDate\n    endDate\n    exceptionCount\n    exceptions {\n      code\n      count\n      blocksClosing\n      items {\n        user {\n          id\n          firstName\n          lastName\n        }\n        date\n        timesheetId\n        message\n      }\n    }\n    withoutEmployeeNumberCount\n    withoutEmployeeNumber {\n      id\n      firstName\n      lastName\n    }\n  }\n": typeof types.ReviewStep_ClosingCheckFragmentDoc,
    "\n  fragment ApproveStep_closingCheck on ClosingCheck {\n    startDate\n    endDate\n    status\n    timesheetCount\n    unapprovedCount\n    undecidedTimeOffCount\n    undecidedTimeOff {\n      id\n      user {\n        id\n        firstName\n        lastName\n      }\n      policyName\n      startDate\n      endDate\n      hours\n    }\n  }\n": typeof types.ApproveStep_ClosingCheckFragmentDoc,
    "\n  fragment PayTotals_closingCheck on ClosingCheck {\n    timesheetCount\n    totals {\n      people\n      regularMinutes\n      overtimeMinutes\n      doubleTimeMinutes\n      ptoMinutes\n    }\n  }\n": typeof types.PayTotals_ClosingCheckFragmentDoc,
    "\n  fragment CloseStep_closingCheck on ClosingCheck {\n    startDate\n    endDate\n    status\n    canClose\n    canReopen\n    canRequestReopening\n    exceptionCount\n    latestVersion\n    lateCorrections\n    blockers {\n      code\n      message\n    }\n    ...PayTotals_closingCheck\n  }\n": typeof types.CloseStep_ClosingCheckFragmentDoc,
    "\n  query Admin_Payroll_LoadCheck($startDate: Date!) {\n    closingCheck(startDate: $startDate) {\n      startDate\n      endDate\n      status\n      timesheetCount\n      unapprovedCount\n      exceptionCount\n      undecidedTimeOffCount\n      blockers {\n        code\n      }\n      ...ReviewStep_closingCheck\n      ...ApproveStep_closingCheck\n      ...CloseStep_closingCheck\n    }\n  }\n": typeof types.Admin_Payroll_LoadCheckDocument,
    "\n  mutation Admin_Payroll_ClosePayPeriod($input: PayPeriodInput!) {\n    closePayPeriod(input: $input) {\n      startDate\n      endDate\n      status\n    }\n  }\n": typeof types.Admin_Payroll_ClosePayPeriodDocument,
    "\n  query Admin_Payroll_LoadExportProfiles {\n    exportProfiles {\n      id\n      kind\n      name\n      description\n      isVerified\n    }\n  }\n": typeof types.Admin_Payroll_LoadExportProfilesDocument,
    "\n  query Admin_Payroll_LoadPeriods($around: Date) {\n    payPeriods(around: $around) {\n      startDate\n      endDate\n      status\n      closedAt\n      closedBy {\n        id\n        firstName\n        lastName\n      }\n      version\n      versions {\n        version\n        reason\n        closedAt\n        closedBy {\n          id\n          firstName\n          lastName\n        }\n      }\n    }\n  }\n": typeof types.Admin_Payroll_LoadPeriodsDocument,
    "\n  fragment ReopeningRequest_request on ReopeningRequest {\n    id\n    startDate\n    endDate\n    reason\n    status\n    requestedBy {\n      id\n      firstName\n      lastName\n    }\n    requestedAt\n    note\n    decidedBy {\n      id\n      firstName\n      lastName\n    }\n    decidedAt\n    canDecide\n  }\n": typeof types.ReopeningRequest_RequestFragmentDoc,
    "\n  query Admin_Payroll_LoadRequestsOfPeriod($startDate: Date!) {\n    reopeningRequests(startDate: $startDate) {\n      id\n      ...ReopeningRequest_request\n    }\n  }\n": typeof types.Admin_Payroll_LoadRequestsOfPeriodDocument,
    "\n  query Admin_Payroll_LoadPendingRequests {\n    reopeningRequests(status: PENDING) {\n      id\n      ...ReopeningRequest_request\n    }\n  }\n": typeof types.Admin_Payroll_LoadPendingRequestsDocument,
    "\n  mutation Admin_Payroll_ReopenPayPeriod($input: PayPeriodInput!) {\n    reopenPayPeriod(input: $input) {\n      startDate\n      endDate\n      status\n    }\n  }\n": typeof types.Admin_Payroll_ReopenPayPeriodDocument,
    "\n  mutation Admin_Payroll_RequestReopening($input: RequestReopeningInput!) {\n    requestReopening(input: $input) {\n      id\n      ...ReopeningRequest_request\n    }\n  }\n": typeof types.Admin_Payroll_RequestReopeningDocument,
    "\n  mutation Admin_Payroll_ApproveReopening($id: ID!) {\n    approveReopening(id: $id) {\n      id\n      ...ReopeningRequest_request\n    }\n  }\n": typeof types.Admin_Payroll_ApproveReopeningDocument,
    "\n  mutation Admin_Payroll_DeclineReopening($id: ID!, $input: DecideReopeningInput!) {\n    declineReopening(id: $id, input: $input) {\n      id\n      ...ReopeningRequest_request\n    }\n  }\n": typeof types.Admin_Payroll_DeclineReopeningDocument,
    "\n  fragment SignatureRow_signOffRow on SignOffRow {\n    user {\n      id\n      firstName\n      lastName\n    }\n    state\n    signedAt\n    answeredNo\n    signOff {\n      id\n      staleReason\n      changes {\n        date\n        sentence\n      }\n    }\n  }\n": typeof types.SignatureRow_SignOffRowFragmentDoc,
    "\n  query Admin_Payroll_CountSignatures($startDate: Date!) {\n    viewer {\n      payPeriods(first: 2, around: $startDate) {\n        nodes {\n          startDate\n          signedCount\n          staleCount\n          missingCount\n        }\n      }\n    }\n  }\n": typeof types.Admin_Payroll_CountSignaturesDocument,
    "\n  query Admin_Payroll_LoadSignatures($startDate: Date!) {\n    viewer {\n      signOffs(startDate: $startDate, first: 1000) {\n        totalCount\n        nodes {\n          state\n          user {\n            id\n          }\n          ...SignatureRow_signOffRow\n        }\n      }\n    }\n  }\n": typeof types.Admin_Payroll_LoadSignaturesDocument,
    "\n  query Admin_Payroll_LoadAdjustments($startDate: Date!) {\n    payrollAdjustments(startDate: $startDate, first: 200) {\n      totalCount\n      edges {\n        cursor\n        node {\n          version\n          previousVersion\n          carriedTo\n          user {\n            id\n            firstName\n            lastName\n          }\n          lines {\n            date\n            timesheetId\n            requestId\n            kind\n            rule\n            job {\n              id\n              name\n            }\n            policy {\n              id\n              name\n            }\n            minutes\n          }\n        }\n      }\n    }\n  }\n": typeof types.Admin_Payroll_LoadAdjustmentsDocument,
    "\n  query Admin_Reports_LoadDateRanges {\n    dateRanges {\n      key\n      label\n      startDate\n      endDate\n    }\n  }\n": typeof types.Admin_Reports_LoadDateRangesDocument,
    "\n  query Admin_Reports_LoadMatrix($startDate: Date!, $endDate: Date!) {\n    viewer {\n      workMatrix(startDate: $startDate, endDate: $endDate) {\n        jobs {\n          job {\n            id\n            name\n          }\n          minutes\n        }\n        people {\n          user {\n            id\n            firstName\n            lastName\n          }\n          minutes\n          jobs {\n            job {\n              id\n            }\n            minutes\n          }\n        }\n        peopleCount\n        minutes\n      }\n    }\n  }\n": typeof types.Admin_Reports_LoadMatrixDocument,
    "\n  query Admin_Reports_LoadJobWork($startDate: Date!, $endDate: Date!, $job: ID!) {\n    viewer {\n      workMatrix(startDate: $startDate, endDate: $endDate, jobId: $job) {\n        jobs {\n          job {\n            id\n            name\n          }\n          minutes\n        }\n        people {\n          user {\n            id\n            firstName\n            lastName\n          }\n          minutes\n        }\n        peopleCount\n      }\n    }\n  }\n": typeof types.Admin_Reports_LoadJobWorkDocument,
    "\n  query Admin_Reports_LoadTimesheet($id: ID!) {\n    timesheet(id: $id) {\n      id\n      ...ClockTimes_timesheet\n    }\n  }\n": typeof types.Admin_Reports_LoadTimesheetDocument,
    "\n  fragment ClockTimes_timesheet on Timesheet {\n    id\n    clockInAt\n    clockOutAt\n    durationMinutes\n    status\n    notes\n    breaks {\n      id\n      type\n      startAt\n      endAt\n    }\n    job {\n      id\n      name\n    }\n  }\n": typeof types.ClockTimes_TimesheetFragmentDoc,
    "\n  query Admin_Reports_LoadPersonPay($userId: ID!, $startDate: Date!, $endDate: Date!) {\n    personPay(userId: $userId, startDate: $startDate, endDate: $endDate) {\n      user {\n        id\n        firstName\n        lastName\n      }\n      jobs {\n        job {\n          id\n          name\n        }\n        minutes\n      }\n      ...PersonTotals_payrollEntry\n      ...PersonExceptions_payrollEntry\n      ...PersonDays_payrollEntry\n    }\n  }\n": typeof types.Admin_Reports_LoadPersonPayDocument,
    "\n  fragment PersonTotals_payrollEntry on PayrollEntry {\n    regularMinutes\n    overtimeMinutes\n    doubleTimeMinutes\n    ptoMinutes\n    unpaidBreakMinutes\n    jobs {\n      job {\n        id\n        name\n      }\n      minutes\n    }\n  }\n": typeof types.PersonTotals_PayrollEntryFragmentDoc,
    "\n  fragment PersonExceptions_payrollEntry on PayrollEntry {\n    exceptions {\n      code\n      date\n      timesheetId\n      message\n    }\n  }\n": typeof types.PersonExceptions_PayrollEntryFragmentDoc,
    "\n  fragment PersonDays_payrollEntry on PayrollEntry {\n    lines {\n      date\n      timesheetId\n      kind\n      minutes\n      rule\n      explanation\n      job {\n        id\n        name\n      }\n    }\n  }\n": typeof types.PersonDays_PayrollEntryFragmentDoc,
    "\n  query Admin_Reports_LoadReport($type: ReportType!, $startDate: Date!, $endDate: Date!) {\n    report(type: $type, startDate: $startDate, endDate: $endDate) {\n      type\n      ...Preview_report\n    }\n  }\n": typeof types.Admin_Reports_LoadReportDocument,
    "\n  fragment Preview_report on Report {\n    type\n    startDate\n    endDate\n    timezone\n    workweekStartsOn\n    roundingRule\n    overtimeRule\n    ruleChanges\n    closedAt\n    columns {\n      key\n      label\n      kind\n    }\n    rows\n    totals\n    rowCount\n  }\n": typeof types.Preview_ReportFragmentDoc,
    "\n  query Admin_Reports_LoadSavedReports {\n    viewer {\n      savedReports(first: 500) {\n        nodes {\n          id\n          ...SavedReport_savedReport\n        }\n      }\n    }\n  }\n": typeof types.Admin_Reports_LoadSavedReportsDocument,
    "\n  fragment SavedReport_savedReport on SavedReport {\n    id\n    name\n    type\n    range\n    startDate\n    endDate\n    view\n    sort\n    find\n  }\n": typeof types.SavedReport_SavedReportFragmentDoc,
    "\n  mutation Admin_Reports_CreateSavedReport($input: SavedReportCreateInput!) {\n    savedReportCreate(input: $input) {\n      savedReport {\n        id\n        ...SavedReport_savedReport\n      }\n    }\n  }\n": typeof types.Admin_Reports_CreateSavedReportDocument,
    "\n  mutation Admin_Reports_RenameSavedReport($input: SavedReportRenameInput!) {\n    savedReportRename(input: $input) {\n      savedReport {\n        id\n        ...SavedReport_savedReport\n      }\n    }\n  }\n": typeof types.Admin_Reports_RenameSavedReportDocument,
    "\n  mutation Admin_Reports_DeleteSavedReport($id: ID!) {\n    savedReportDelete(input: { id: $id }) {\n      deletedSavedReportId\n    }\n  }\n": typeof types.Admin_Reports_DeleteSavedReportDocument,
    "\n  fragment ApiKeyRow_apiKey on ApiKey {\n    id\n    name\n    prefix\n    scopes\n    status\n    owner {\n      id\n      firstName\n      lastName\n    }\n    createdAt\n    expiresAt\n    allowedAddresses\n    lastUsedAt\n    lastUsedAddress\n    revokedAt\n  }\n": typeof types.ApiKeyRow_ApiKeyFragmentDoc,
    "\n  query Admin_Settings_LoadApiKeys {\n    apiKeys(includeRevoked: true) {\n      id\n      ...ApiKeyRow_apiKey\n    }\n  }\n": typeof types.Admin_Settings_LoadApiKeysDocument,
    "\n  mutation Admin_Settings_CreateApiKey($input: CreateApiKeyInput!) {\n    createApiKey(input: $input) {\n      apiKey {\n        id\n      }\n      secret\n    }\n  }\n": typeof types.Admin_Settings_CreateApiKeyDocument,
    "\n  mutation Admin_Settings_ReassignApiKey($id: ID!) {\n    reassignApiKey(id: $id) {\n      id\n      ...ApiKeyRow_apiKey\n    }\n  }\n": typeof types.Admin_Settings_ReassignApiKeyDocument,
    "\n  mutation Admin_Settings_RevokeApiKey($id: ID!) {\n    revokeApiKey(id: $id)\n  }\n": typeof types.Admin_Settings_RevokeApiKeyDocument,
    "\n  fragment ClientErrorRow_clientError on ClientError {\n    id\n    module\n    version\n    kind\n    screen\n    message\n    stack\n    occurrences\n    people\n    firstSeenAt\n    lastSeenAt\n  }\n": typeof types.ClientErrorRow_ClientErrorFragmentDoc,
    "\n  query Admin_Settings_LoadClientErrors($first: Int!) {\n    clientErrors(first: $first) {\n      edges {\n        node {\n          id\n          ...ClientErrorRow_clientError\n        }\n      }\n      pageInfo {\n        hasNextPage\n      }\n    }\n  }\n": typeof types.Admin_Settings_LoadClientErrorsDocument,
    "\n  fragment EarningCodeRow_earningCode on EarningCode {\n    kind\n    category\n    policy {\n      id\n      name\n    }\n    job {\n      id\n      name\n    }\n    code\n    isDefault\n  }\n": typeof types.EarningCodeRow_EarningCodeFragmentDoc,
    "\n  query Admin_EarningCodes_Load {\n    earningCodes {\n      kind\n      ...EarningCodeRow_earningCode\n    }\n  }\n": typeof types.Admin_EarningCodes_LoadDocument,
    "\n  query Admin_EarningCodes_LoadChoices {\n    jobs {\n      id\n      name\n    }\n    ptoPolicies {\n      id\n      name\n    }\n  }\n": typeof types.Admin_EarningCodes_LoadChoicesDocument,
    "\n  mutation Admin_EarningCodes_Set($input: EarningCodeInput!) {\n    setEarningCode(input: $input) {\n      kind\n      ...EarningCodeRow_earningCode\n    }\n  }\n": typeof types.Admin_EarningCodes_SetDocument,
    "\n  fragment ExportTemplates_layout on ExportLayout {\n    columns {\n      header\n      field\n      value\n    }\n    rows\n    hasHeader\n    preamble\n    separator\n    decimalMark\n    dateFormat\n    quoting\n    lineEnd\n    encoding\n    extension\n  }\n": typeof types.ExportTemplates_LayoutFragmentDoc,
    "\n  query Admin_ExportTemplates_Load {\n    exportProfiles {\n      id\n      kind\n      name\n      description\n      isVerified\n      layout {\n        rows\n        ...ExportTemplates_layout\n      }\n    }\n    exportPresets {\n      key\n      name\n      note\n      source\n      isVerified\n      layout {\n        rows\n        ...ExportTemplates_layout\n      }\n    }\n  }\n": typeof types.Admin_ExportTemplates_LoadDocument,
    "\n  query Admin_ExportTemplates_Preview($layout: ExportLayoutInput!) {\n    previewExport(input: { layout: $layout }) {\n      startDate\n      endDate\n      isDraft\n      isSample\n      text\n    }\n  }\n": typeof types.Admin_ExportTemplates_PreviewDocument,
    "\n  mutation Admin_ExportTemplates_Create($input: CreateExportTemplateInput!) {\n    createExportTemplate(input: $input) {\n      id\n    }\n  }\n": typeof types.Admin_ExportTemplates_CreateDocument,
    "\n  mutation Admin_ExportTemplates_Update($id: ID!, $input: UpdateExportTemplateInput!) {\n    updateExportTemplate(id: $id, input: $input) {\n      id\n    }\n  }\n": typeof types.Admin_ExportTemplates_UpdateDocument,
    "\n  mutation Admin_ExportTemplates_Delete($id: ID!) {\n    deleteExportTemplate(id: $id)\n  }\n": typeof types.Admin_ExportTemplates_DeleteDocument,
    "\n  fragment JobRow_job on Job {\n    id\n    name\n    retired\n  }\n": typeof types.JobRow_JobFragmentDoc,
    "\n  query Admin_Settings_LoadJobs {\n    jobs(includeRetired: true) {\n      id\n      retired\n      ...JobRow_job\n    }\n  }\n": typeof types.Admin_Settings_LoadJobsDocument,
    "\n  mutation Admin_Settings_CreateJob($input: JobInput!) {\n    createJob(input: $input) {\n      id\n      ...JobRow_job\n    }\n  }\n": typeof types.Admin_Settings_CreateJobDocument,
    "\n  mutation Admin_Settings_UpdateJob($id: ID!, $input: UpdateJobInput!) {\n    updateJob(id: $id, input: $input) {\n      id\n      ...JobRow_job\n    }\n  }\n": typeof types.Admin_Settings_UpdateJobDocument,
    "\n  fragment OrganizationSettings_organization on Organization {\n    id\n    name\n    timezone\n    timezoneInForce\n    roundingRule\n    requireLocationOnClock\n    geofenceToleranceMeters\n    overtimeRule\n    workweekStartsOn\n    lateCorrections\n    reopeningNeedsConsent\n    minimumPasswordLength\n    payRules {\n      from\n      timezone\n      roundingRule\n      overtimeRule\n      workweekStartsOn\n    }\n    scheduledChanges {\n      setting\n      from\n      before\n      value\n    }\n  }\n": typeof types.OrganizationSettings_OrganizationFragmentDoc,
    "\n  query Admin_Settings_PreviewSettings($input: PreviewSettingsInput!) {\n    previewSettings(input: $input) {\n      effectiveFrom\n      people\n      regularMinutes\n      overtimeMinutes\n      doubleTimeMinutes\n    }\n  }\n": typeof types.Admin_Settings_PreviewSettingsDocument,
    "\n  query Admin_Settings_LoadOrganization {\n    organization {\n      id\n      ...OrganizationSettings_organization\n    }\n  }\n": typeof types.Admin_Settings_LoadOrganizationDocument,
    "\n  mutation Admin_Settings_UpdateOrganization($input: UpdateOrganizationInput!) {\n    updateOrganization(input: $input) {\n      id\n      ...OrganizationSettings_organization\n    }\n  }\n": typeof types.Admin_Settings_UpdateOrganizationDocument,
    "\n  query Admin_Settings_LoadPayPeriodSettings {\n    payPeriodSettings {\n      kind\n      anchorDate\n      plans {\n        from\n        kind\n        anchorDate\n      }\n    }\n  }\n": typeof types.Admin_Settings_LoadPayPeriodSettingsDocument,
    "\n  query Admin_Settings_LoadPayPeriodPlan($kind: PayPeriodKind!, $anchorDate: Date!, $effectiveFrom: Date) {\n    payPeriodPlan(kind: $kind, anchorDate: $anchorDate, effectiveFrom: $effectiveFrom) {\n      startDate\n      endDate\n    }\n  }\n": typeof types.Admin_Settings_LoadPayPeriodPlanDocument,
    "\n  mutation Admin_Settings_UpdatePayPeriodSettings($input: UpdatePayPeriodSettingsInput!) {\n    updatePayPeriodSettings(input: $input) {\n      kind\n      anchorDate\n    }\n  }\n": typeof types.Admin_Settings_UpdatePayPeriodSettingsDocument,
    "\n  fragment PolicyRow_ptoPolicy on PtoPolicy {\n    id\n    name\n    yearlyAllowanceHours\n    paid\n    category\n    retired\n  }\n": typeof types.PolicyRow_PtoPolicyFragmentDoc,
    "\n  query Admin_Settings_LoadPolicies {\n    ptoPolicies(includeRetired: true) {\n      id\n      retired\n      ...PolicyRow_ptoPolicy\n    }\n  }\n": typeof types.Admin_Settings_LoadPoliciesDocument,
    "\n  mutation Admin_Settings_CreatePolicy($input: PtoPolicyInput!) {\n    createPtoPolicy(input: $input) {\n      id\n      ...PolicyRow_ptoPolicy\n    }\n  }\n": typeof types.Admin_Settings_CreatePolicyDocument,
    "\n  mutation Admin_Settings_UpdatePolicy($id: ID!, $input: UpdatePtoPolicyInput!) {\n    updatePtoPolicy(id: $id, input: $input) {\n      id\n      ...PolicyRow_ptoPolicy\n    }\n  }\n": typeof types.Admin_Settings_UpdatePolicyDocument,
    "\n  fragment SignOffForm_signOffSettings on SignOffSettings {\n    enabled\n    statement\n    questions\n    remindDays\n  }\n": typeof types.SignOffForm_SignOffSettingsFragmentDoc,
    "\n  query Admin_Settings_LoadSignOffSettings {\n    viewer {\n      signOffSettings {\n        ...SignOffForm_signOffSettings\n      }\n    }\n  }\n": typeof types.Admin_Settings_LoadSignOffSettingsDocument,
    "\n  mutation Admin_Settings_UpdateSignOffSettings($input: SignOffSettingsUpdateInput!) {\n    signOffSettingsUpdate(input: $input) {\n      signOffSettings {\n        ...SignOffForm_signOffSettings\n      }\n    }\n  }\n": typeof types.Admin_Settings_UpdateSignOffSettingsDocument,
    "\n  fragment SyncRow_syncItem on SyncItem {\n    id\n    type\n    status\n    createdAt\n    finishedAt\n    message\n    fileUrl\n  }\n": typeof types.SyncRow_SyncItemFragmentDoc,
    "\n  query Admin_Settings_LoadSyncQueue {\n    syncQueue(first: 5) {\n      id\n      status\n      ...SyncRow_syncItem\n    }\n  }\n": typeof types.Admin_Settings_LoadSyncQueueDocument,
    "\n  mutation Admin_Settings_QueueSync($input: QueueSyncInput!) {\n    queueSync(input: $input) {\n      id\n      ...SyncRow_syncItem\n    }\n  }\n": typeof types.Admin_Settings_QueueSyncDocument,
    "\n  mutation Admin_Team_ArchiveMember($id: ID!) {\n    archiveUser(id: $id) {\n      id\n      ...TeamMembers_user\n    }\n  }\n": typeof types.Admin_Team_ArchiveMemberDocument,
    "\n  mutation Admin_Team_ReinstateMember($id: ID!) {\n    reinstateUser(id: $id) {\n      id\n      ...TeamMembers_user\n    }\n  }\n": typeof types.Admin_Team_ReinstateMemberDocument,
    "\n  mutation Admin_Team_DeleteMember($id: ID!) {\n    deleteUser(id: $id)\n  }\n": typeof types.Admin_Team_DeleteMemberDocument,
    "\n  query Admin_Team_LoadOwnedKeys {\n    apiKeys {\n      id\n      name\n      owner {\n        id\n      }\n    }\n  }\n": typeof types.Admin_Team_LoadOwnedKeysDocument,
    "\n  mutation Admin_Team_TakeOverKey($id: ID!) {\n    reassignApiKey(id: $id) {\n      id\n      owner {\n        id\n      }\n    }\n  }\n": typeof types.Admin_Team_TakeOverKeyDocument,
    "\n  query Admin_Team_PreviewImport($csv: String!) {\n    previewTeamImport(input: { csv: $csv }) {\n      valid\n      warnings\n      rows {\n        line\n        firstName\n        lastName\n        email\n        role\n        employeeNumber\n        errors {\n          field\n          message\n        }\n      }\n    }\n  }\n": typeof types.Admin_Team_PreviewImportDocument,
    "\n  mutation Admin_Team_ImportTeam($csv: String!) {\n    importTeam(input: { csv: $csv }) {\n      id\n      total\n    }\n  }\n": typeof types.Admin_Team_ImportTeamDocument,
    "\n  query Admin_Team_LoadImports {\n    teamImports {\n      id\n      status\n      createdAt\n      total\n      done\n      invited\n      mailed\n      failed\n      codesTaken\n    }\n  }\n": typeof types.Admin_Team_LoadImportsDocument,
    "\n  query Admin_Team_LoadImport($id: ID!) {\n    teamImport(id: $id) {\n      id\n      rows {\n        line\n        firstName\n        lastName\n        email\n        outcome\n        problem\n      }\n    }\n  }\n": typeof types.Admin_Team_LoadImportDocument,
    "\n  mutation Admin_Team_TakeCodes($id: ID!) {\n    takeTeamImportCodes(id: $id) {\n      line\n      firstName\n      lastName\n      email\n      inviteCode\n      registrationUrl\n      expiresAt\n    }\n  }\n": typeof types.Admin_Team_TakeCodesDocument,
    "\n  query Admin_Team_LoadTeam {\n    users {\n      id\n      ...TeamMembers_user\n    }\n    grantableRoles\n  }\n": typeof types.Admin_Team_LoadTeamDocument,
    "\n  mutation Admin_Team_UpdateMember($id: ID!, $input: UpdateUserInput!) {\n    updateUser(id: $id, input: $input) {\n      id\n      ...TeamMembers_user\n    }\n  }\n": typeof types.Admin_Team_UpdateMemberDocument,
    "\n  mutation Admin_Team_AddMember($input: CreateUserInput!) {\n    createUser(input: $input) {\n      id\n      ...TeamMembers_user\n    }\n  }\n": typeof types.Admin_Team_AddMemberDocument,
    "\n  query Admin_Team_LoadMember($id: ID!) {\n    teamMember(id: $id) {\n      user {\n        id\n        ...MemberPanel_user\n      }\n      ...MemberWeek_teamMember\n      ...UpcomingSchedules_teamMember\n      ...UpcomingTimeOff_teamMember\n    }\n    grantableRoles\n  }\n": typeof types.Admin_Team_LoadMemberDocument,
    "\n  fragment MemberPanel_user on User {\n    id\n    firstName\n    lastName\n    email\n    employeeNumber\n    role\n    status\n    scheduleColor\n    canEdit\n    canManage\n    canResetPassword\n  }\n": typeof types.MemberPanel_UserFragmentDoc,
    "\n  mutation Admin_Team_ChangeRole($id: ID!, $role: Role!) {\n    changeUserRole(id: $id, role: $role) {\n      id\n      ...TeamMembers_user\n    }\n  }\n": typeof types.Admin_Team_ChangeRoleDocument,
    "\n  mutation Admin_Team_CreateResetLink($id: ID!) {\n    createResetLink(id: $id) {\n      url\n      expiresAt\n    }\n  }\n": typeof types.Admin_Team_CreateResetLinkDocument,
    "\n  fragment MemberWeek_teamMember on TeamMember {\n    minutesThisWeek\n    minutesInProgress\n    openTimesheet {\n      id\n      clockInAt\n      job {\n        id\n        name\n      }\n    }\n  }\n": typeof types.MemberWeek_TeamMemberFragmentDoc,
    "\n  fragment UpcomingSchedules_teamMember on TeamMember {\n    schedules {\n      id\n      title\n      startAt\n      endAt\n      status\n      job {\n        id\n        name\n      }\n    }\n  }\n": typeof types.UpcomingSchedules_TeamMemberFragmentDoc,
    "\n  fragment UpcomingTimeOff_teamMember on TeamMember {\n    timeOff {\n      id\n      startDate\n      endDate\n      hours\n      policyName\n    }\n  }\n": typeof types.UpcomingTimeOff_TeamMemberFragmentDoc,
    "\n  fragment TeamMembers_user on User {\n    id\n    firstName\n    lastName\n    email\n    employeeNumber\n    role\n    status\n    scheduleColor\n    canManage\n    canEdit\n  }\n": typeof types.TeamMembers_UserFragmentDoc,
};
const documents: Documents = {
    "\n  query Admin_Audit_LoadAuditLog(\n    $first: Int!\n    $after: String\n    $actorId: ID\n    $subjectType: AuditSubject\n    $subjectId: ID\n    $from: Date\n    $to: Date\n  ) {\n    auditLogs(\n      first: $first\n      after: $after\n      actorId: $actorId\n      subjectType: $subjectType\n      subjectId: $subjectId\n      from: $from\n      to: $to\n    ) {\n      totalCount\n      totalCountIsExact\n      edges {\n        cursor\n        node {\n          id\n          ...EntryList_auditLogEntry\n          ...Filters_auditLogEntry\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n": types.Admin_Audit_LoadAuditLogDocument,
    "\n  query Admin_Audit_LoadActors {\n    users {\n      id\n      firstName\n      lastName\n      status\n    }\n  }\n": types.Admin_Audit_LoadActorsDocument,
    "\n  fragment Filters_auditLogEntry on AuditLogEntry {\n    subjectType\n    subjectId\n    subjectName\n    actor {\n      id\n      firstName\n      lastName\n    }\n  }\n": types.Filters_AuditLogEntryFragmentDoc,
    "\n  fragment EntryList_auditLogEntry on AuditLogEntry {\n    id\n    at\n    ...EntryRow_auditLogEntry\n  }\n": types.EntryList_AuditLogEntryFragmentDoc,
    "\n  fragment EntryRow_auditLogEntry on AuditLogEntry {\n    title\n    subjectType\n    subjectName\n    people {\n      id\n      firstName\n      lastName\n    }\n    peopleCount\n    at\n    actor {\n      id\n      firstName\n      lastName\n    }\n    apiKey {\n      id\n      name\n    }\n    ...EntryDetails_auditLogEntry\n  }\n": types.EntryRow_AuditLogEntryFragmentDoc,
    "\n  fragment EntryDetails_auditLogEntry on AuditLogEntry {\n    action\n    subjectType\n    subjectId\n    at\n    actor {\n      id\n      firstName\n      lastName\n    }\n    address\n    client\n    changes {\n      field\n      label\n      before\n      after\n    }\n    position\n    hash\n  }\n": types.EntryDetails_AuditLogEntryFragmentDoc,
    "\n  query Admin_Invitations_LoadInvitations {\n    invitations {\n      id\n      ...InvitationSections_invitation\n    }\n    grantableRoles\n    mailConfigured\n  }\n": types.Admin_Invitations_LoadInvitationsDocument,
    "\n  mutation Admin_Invitations_CreateInvitation($input: CreateInvitationInput!) {\n    createInvitation(input: $input) {\n      id\n      ...InvitationSections_invitation\n      ...QrDialog_invitation\n    }\n  }\n": types.Admin_Invitations_CreateInvitationDocument,
    "\n  fragment InvitationSections_invitation on Invitation {\n    id\n    status\n    ...InvitationRow_invitation\n    ...QrDialog_invitation\n    ...DeleteInvitationDialog_invitation\n  }\n": types.InvitationSections_InvitationFragmentDoc,
    "\n  fragment InvitationRow_invitation on Invitation {\n    role\n    email\n    phone\n    maxUses\n    useCount\n    inviteCode\n    expiresAt\n    usedAt\n    status\n    mailedAt\n    mailNotice\n    usedBy {\n      id\n      firstName\n      lastName\n    }\n  }\n": types.InvitationRow_InvitationFragmentDoc,
    "\n  fragment DeleteInvitationDialog_invitation on Invitation {\n    id\n    email\n    phone\n    maxUses\n    inviteCode\n    status\n  }\n": types.DeleteInvitationDialog_InvitationFragmentDoc,
    "\n  mutation Admin_Invitations_DeleteInvitation($id: ID!) {\n    deleteInvitation(id: $id)\n  }\n": types.Admin_Invitations_DeleteInvitationDocument,
    "\n  fragment QrDialog_invitation on Invitation {\n    email\n    phone\n    role\n    maxUses\n    useCount\n    inviteCode\n    registrationUrl\n    expiresAt\n    mailNotice\n  }\n": types.QrDialog_InvitationFragmentDoc,
    "\n  query Admin_Invitations_LoadQr($inviteCode: String!) {\n    invitationQr(inviteCode: $inviteCode) {\n      qrCodeDataUrl\n      registrationUrl\n    }\n  }\n": types.Admin_Invitations_LoadQrDocument,
    "\n  mutation Admin_Payroll_ApproveTimesheets($input: ApproveTimesheetsInput!) {\n    approveTimesheets(input: $input) {\n      approved\n      skipped\n      remaining\n    }\n  }\n": types.Admin_Payroll_ApproveTimesheetsDocument,
    "\n  fragment ReviewStep_closingCheck on ClosingCheck {\n    startDate\n    endDate\n    exceptionCount\n    exceptions {\n      code\n      count\n      blocksClosing\n      items {\n        user {\n          id\n          firstName\n          lastName\n        }\n        date\n        timesheetId\n        message\n      }\n    }\n    withoutEmployeeNumberCount\n    withoutEmployeeNumber {\n      id\n      firstName\n      lastName\n    }\n  }\n": types.ReviewStep_ClosingCheckFragmentDoc,
    "\n  fragment ApproveStep_closingCheck on ClosingCheck {\n    startDate\n    endDate\n    status\n    timesheetCount\n    unapprovedCount\n    undecidedTimeOffCount\n    undecidedTimeOff {\n      id\n      user {\n        id\n        firstName\n        lastName\n      }\n      policyName\n      startDate\n      endDate\n      hours\n    }\n  }\n": types.ApproveStep_ClosingCheckFragmentDoc,
    "\n  fragment PayTotals_closingCheck on ClosingCheck {\n    timesheetCount\n    totals {\n      people\n      regularMinutes\n      overtimeMinutes\n      doubleTimeMinutes\n      ptoMinutes\n    }\n  }\n": types.PayTotals_ClosingCheckFragmentDoc,
    "\n  fragment CloseStep_closingCheck on ClosingCheck {\n    startDate\n    endDate\n    status\n    canClose\n    canReopen\n    canRequestReopening\n    exceptionCount\n    latestVersion\n    lateCorrections\n    blockers {\n      code\n      message\n    }\n    ...PayTotals_closingCheck\n  }\n": types.CloseStep_ClosingCheckFragmentDoc,
    "\n  query Admin_Payroll_LoadCheck($startDate: Date!) {\n    closingCheck(startDate: $startDate) {\n      startDate\n      endDate\n      status\n      timesheetCount\n      unapprovedCount\n      exceptionCount\n      undecidedTimeOffCount\n      blockers {\n        code\n      }\n      ...ReviewStep_closingCheck\n      ...ApproveStep_closingCheck\n      ...CloseStep_closingCheck\n    }\n  }\n": types.Admin_Payroll_LoadCheckDocument,
    "\n  mutation Admin_Payroll_ClosePayPeriod($input: PayPeriodInput!) {\n    closePayPeriod(input: $input) {\n      startDate\n      endDate\n      status\n    }\n  }\n": types.Admin_Payroll_ClosePayPeriodDocument,
    "\n  query Admin_Payroll_LoadExportProfiles {\n    exportProfiles {\n      id\n      kind\n      name\n      description\n      isVerified\n    }\n  }\n": types.Admin_Payroll_LoadExportProfilesDocument,
    "\n  query Admin_Payroll_LoadPeriods($around: Date) {\n    payPeriods(around: $around) {\n      startDate\n      endDate\n      status\n      closedAt\n      closedBy {\n        id\n        firstName\n        lastName\n      }\n      version\n      versions {\n        version\n        reason\n        closedAt\n        closedBy {\n          id\n          firstName\n          lastName\n        }\n      }\n    }\n  }\n": types.Admin_Payroll_LoadPeriodsDocument,
    "\n  fragment ReopeningRequest_request on ReopeningRequest {\n    id\n    startDate\n    endDate\n    reason\n    status\n    requestedBy {\n      id\n      firstName\n      lastName\n    }\n    requestedAt\n    note\n    decidedBy {\n      id\n      firstName\n      lastName\n    }\n    decidedAt\n    canDecide\n  }\n": types.ReopeningRequest_RequestFragmentDoc,
    "\n  query Admin_Payroll_LoadRequestsOfPeriod($startDate: Date!) {\n    reopeningRequests(startDate: $startDate) {\n      id\n      ...ReopeningRequest_request\n    }\n  }\n": types.Admin_Payroll_LoadRequestsOfPeriodDocument,
    "\n  query Admin_Payroll_LoadPendingRequests {\n    reopeningRequests(status: PENDING) {\n      id\n      ...ReopeningRequest_request\n    }\n  }\n": types.Admin_Payroll_LoadPendingRequestsDocument,
    "\n  mutation Admin_Payroll_ReopenPayPeriod($input: PayPeriodInput!) {\n    reopenPayPeriod(input: $input) {\n      startDate\n      endDate\n      status\n    }\n  }\n": types.Admin_Payroll_ReopenPayPeriodDocument,
    "\n  mutation Admin_Payroll_RequestReopening($input: RequestReopeningInput!) {\n    requestReopening(input: $input) {\n      id\n      ...ReopeningRequest_request\n    }\n  }\n": types.Admin_Payroll_RequestReopeningDocument,
    "\n  mutation Admin_Payroll_ApproveReopening($id: ID!) {\n    approveReopening(id: $id) {\n      id\n      ...ReopeningRequest_request\n    }\n  }\n": types.Admin_Payroll_ApproveReopeningDocument,
    "\n  mutation Admin_Payroll_DeclineReopening($id: ID!, $input: DecideReopeningInput!) {\n    declineReopening(id: $id, input: $input) {\n      id\n      ...ReopeningRequest_request\n    }\n  }\n": types.Admin_Payroll_DeclineReopeningDocument,
    "\n  fragment SignatureRow_signOffRow on SignOffRow {\n    user {\n      id\n      firstName\n      lastName\n    }\n    state\n    signedAt\n    answeredNo\n    signOff {\n      id\n      staleReason\n      changes {\n        date\n        sentence\n      }\n    }\n  }\n": types.SignatureRow_SignOffRowFragmentDoc,
    "\n  query Admin_Payroll_CountSignatures($startDate: Date!) {\n    viewer {\n      payPeriods(first: 2, around: $startDate) {\n        nodes {\n          startDate\n          signedCount\n          staleCount\n          missingCount\n        }\n      }\n    }\n  }\n": types.Admin_Payroll_CountSignaturesDocument,
    "\n  query Admin_Payroll_LoadSignatures($startDate: Date!) {\n    viewer {\n      signOffs(startDate: $startDate, first: 1000) {\n        totalCount\n        nodes {\n          state\n          user {\n            id\n          }\n          ...SignatureRow_signOffRow\n        }\n      }\n    }\n  }\n": types.Admin_Payroll_LoadSignaturesDocument,
    "\n  query Admin_Payroll_LoadAdjustments($startDate: Date!) {\n    payrollAdjustments(startDate: $startDate, first: 200) {\n      totalCount\n      edges {\n        cursor\n        node {\n          version\n          previousVersion\n          carriedTo\n          user {\n            id\n            firstName\n            lastName\n          }\n          lines {\n            date\n            timesheetId\n            requestId\n            kind\n            rule\n            job {\n              id\n              name\n            }\n            policy {\n              id\n              name\n            }\n            minutes\n          }\n        }\n      }\n    }\n  }\n": types.Admin_Payroll_LoadAdjustmentsDocument,
    "\n  query Admin_Reports_LoadDateRanges {\n    dateRanges {\n      key\n      label\n      startDate\n      endDate\n    }\n  }\n": types.Admin_Reports_LoadDateRangesDocument,
    "\n  query Admin_Reports_LoadMatrix($startDate: Date!, $endDate: Date!) {\n    viewer {\n      workMatrix(startDate: $startDate, endDate: $endDate) {\n        jobs {\n          job {\n            id\n            name\n          }\n          minutes\n        }\n        people {\n          user {\n            id\n            firstName\n            lastName\n          }\n          minutes\n          jobs {\n            job {\n              id\n            }\n            minutes\n          }\n        }\n        peopleCount\n        minutes\n      }\n    }\n  }\n": types.Admin_Reports_LoadMatrixDocument,
    "\n  query Admin_Reports_LoadJobWork($startDate: Date!, $endDate: Date!, $job: ID!) {\n    viewer {\n      workMatrix(startDate: $startDate, endDate: $endDate, jobId: $job) {\n        jobs {\n          job {\n            id\n            name\n          }\n          minutes\n        }\n        people {\n          user {\n            id\n            firstName\n            lastName\n          }\n          minutes\n        }\n        peopleCount\n      }\n    }\n  }\n": types.Admin_Reports_LoadJobWorkDocument,
    "\n  query Admin_Reports_LoadTimesheet($id: ID!) {\n    timesheet(id: $id) {\n      id\n      ...ClockTimes_timesheet\n    }\n  }\n": types.Admin_Reports_LoadTimesheetDocument,
    "\n  fragment ClockTimes_timesheet on Timesheet {\n    id\n    clockInAt\n    clockOutAt\n    durationMinutes\n    status\n    notes\n    breaks {\n      id\n      type\n      startAt\n      endAt\n    }\n    job {\n      id\n      name\n    }\n  }\n": types.ClockTimes_TimesheetFragmentDoc,
    "\n  query Admin_Reports_LoadPersonPay($userId: ID!, $startDate: Date!, $endDate: Date!) {\n    personPay(userId: $userId, startDate: $startDate, endDate: $endDate) {\n      user {\n        id\n        firstName\n        lastName\n      }\n      jobs {\n        job {\n          id\n          name\n        }\n        minutes\n      }\n      ...PersonTotals_payrollEntry\n      ...PersonExceptions_payrollEntry\n      ...PersonDays_payrollEntry\n    }\n  }\n": types.Admin_Reports_LoadPersonPayDocument,
    "\n  fragment PersonTotals_payrollEntry on PayrollEntry {\n    regularMinutes\n    overtimeMinutes\n    doubleTimeMinutes\n    ptoMinutes\n    unpaidBreakMinutes\n    jobs {\n      job {\n        id\n        name\n      }\n      minutes\n    }\n  }\n": types.PersonTotals_PayrollEntryFragmentDoc,
    "\n  fragment PersonExceptions_payrollEntry on PayrollEntry {\n    exceptions {\n      code\n      date\n      timesheetId\n      message\n    }\n  }\n": types.PersonExceptions_PayrollEntryFragmentDoc,
    "\n  fragment PersonDays_payrollEntry on PayrollEntry {\n    lines {\n      date\n      timesheetId\n      kind\n      minutes\n      rule\n      explanation\n      job {\n        id\n        name\n      }\n    }\n  }\n": types.PersonDays_PayrollEntryFragmentDoc,
    "\n  query Admin_Reports_LoadReport($type: ReportType!, $startDate: Date!, $endDate: Date!) {\n    report(type: $type, startDate: $startDate, endDate: $endDate) {\n      type\n      ...Preview_report\n    }\n  }\n": types.Admin_Reports_LoadReportDocument,
    "\n  fragment Preview_report on Report {\n    type\n    startDate\n    endDate\n    timezone\n    workweekStartsOn\n    roundingRule\n    overtimeRule\n    ruleChanges\n    closedAt\n    columns {\n      key\n      label\n      kind\n    }\n    rows\n    totals\n    rowCount\n  }\n": types.Preview_ReportFragmentDoc,
    "\n  query Admin_Reports_LoadSavedReports {\n    viewer {\n      savedReports(first: 500) {\n        nodes {\n          id\n          ...SavedReport_savedReport\n        }\n      }\n    }\n  }\n": types.Admin_Reports_LoadSavedReportsDocument,
    "\n  fragment SavedReport_savedReport on SavedReport {\n    id\n    name\n    type\n    range\n    startDate\n    endDate\n    view\n    sort\n    find\n  }\n": types.SavedReport_SavedReportFragmentDoc,
    "\n  mutation Admin_Reports_CreateSavedReport($input: SavedReportCreateInput!) {\n    savedReportCreate(input: $input) {\n      savedReport {\n        id\n        ...SavedReport_savedReport\n      }\n    }\n  }\n": types.Admin_Reports_CreateSavedReportDocument,
    "\n  mutation Admin_Reports_RenameSavedReport($input: SavedReportRenameInput!) {\n    savedReportRename(input: $input) {\n      savedReport {\n        id\n        ...SavedReport_savedReport\n      }\n    }\n  }\n": types.Admin_Reports_RenameSavedReportDocument,
    "\n  mutation Admin_Reports_DeleteSavedReport($id: ID!) {\n    savedReportDelete(input: { id: $id }) {\n      deletedSavedReportId\n    }\n  }\n": types.Admin_Reports_DeleteSavedReportDocument,
    "\n  fragment ApiKeyRow_apiKey on ApiKey {\n    id\n    name\n    prefix\n    scopes\n    status\n    owner {\n      id\n      firstName\n      lastName\n    }\n    createdAt\n    expiresAt\n    allowedAddresses\n    lastUsedAt\n    lastUsedAddress\n    revokedAt\n  }\n": types.ApiKeyRow_ApiKeyFragmentDoc,
    "\n  query Admin_Settings_LoadApiKeys {\n    apiKeys(includeRevoked: true) {\n      id\n      ...ApiKeyRow_apiKey\n    }\n  }\n": types.Admin_Settings_LoadApiKeysDocument,
    "\n  mutation Admin_Settings_CreateApiKey($input: CreateApiKeyInput!) {\n    createApiKey(input: $input) {\n      apiKey {\n        id\n      }\n      secret\n    }\n  }\n": types.Admin_Settings_CreateApiKeyDocument,
    "\n  mutation Admin_Settings_ReassignApiKey($id: ID!) {\n    reassignApiKey(id: $id) {\n      id\n      ...ApiKeyRow_apiKey\n    }\n  }\n": types.Admin_Settings_ReassignApiKeyDocument,
    "\n  mutation Admin_Settings_RevokeApiKey($id: ID!) {\n    revokeApiKey(id: $id)\n  }\n": types.Admin_Settings_RevokeApiKeyDocument,
    "\n  fragment ClientErrorRow_clientError on ClientError {\n    id\n    module\n    version\n    kind\n    screen\n    message\n    stack\n    occurrences\n    people\n    firstSeenAt\n    lastSeenAt\n  }\n": types.ClientErrorRow_ClientErrorFragmentDoc,
    "\n  query Admin_Settings_LoadClientErrors($first: Int!) {\n    clientErrors(first: $first) {\n      edges {\n        node {\n          id\n          ...ClientErrorRow_clientError\n        }\n      }\n      pageInfo {\n        hasNextPage\n      }\n    }\n  }\n": types.Admin_Settings_LoadClientErrorsDocument,
    "\n  fragment EarningCodeRow_earningCode on EarningCode {\n    kind\n    category\n    policy {\n      id\n      name\n    }\n    job {\n      id\n      name\n    }\n    code\n    isDefault\n  }\n": types.EarningCodeRow_EarningCodeFragmentDoc,
    "\n  query Admin_EarningCodes_Load {\n    earningCodes {\n      kind\n      ...EarningCodeRow_earningCode\n    }\n  }\n": types.Admin_EarningCodes_LoadDocument,
    "\n  query Admin_EarningCodes_LoadChoices {\n    jobs {\n      id\n      name\n    }\n    ptoPolicies {\n      id\n      name\n    }\n  }\n": types.Admin_EarningCodes_LoadChoicesDocument,
    "\n  mutation Admin_EarningCodes_Set($input: EarningCodeInput!) {\n    setEarningCode(input: $input) {\n      kind\n      ...EarningCodeRow_earningCode\n    }\n  }\n": types.Admin_EarningCodes_SetDocument,
    "\n  fragment ExportTemplates_layout on ExportLayout {\n    columns {\n      header\n      field\n      value\n    }\n    rows\n    hasHeader\n    preamble\n    separator\n    decimalMark\n    dateFormat\n    quoting\n    lineEnd\n    encoding\n    extension\n  }\n": types.ExportTemplates_LayoutFragmentDoc,
    "\n  query Admin_ExportTemplates_Load {\n    exportProfiles {\n      id\n      kind\n      name\n      description\n      isVerified\n      layout {\n        rows\n        ...ExportTemplates_layout\n      }\n    }\n    exportPresets {\n      key\n      name\n      note\n      source\n      isVerified\n      layout {\n        rows\n        ...ExportTemplates_layout\n      }\n    }\n  }\n": types.Admin_ExportTemplates_LoadDocument,
    "\n  query Admin_ExportTemplates_Preview($layout: ExportLayoutInput!) {\n    previewExport(input: { layout: $layout }) {\n      startDate\n      endDate\n      isDraft\n      isSample\n      text\n    }\n  }\n": types.Admin_ExportTemplates_PreviewDocument,
    "\n  mutation Admin_ExportTemplates_Create($input: CreateExportTemplateInput!) {\n    createExportTemplate(input: $input) {\n      id\n    }\n  }\n": types.Admin_ExportTemplates_CreateDocument,
    "\n  mutation Admin_ExportTemplates_Update($id: ID!, $input: UpdateExportTemplateInput!) {\n    updateExportTemplate(id: $id, input: $input) {\n      id\n    }\n  }\n": types.Admin_ExportTemplates_UpdateDocument,
    "\n  mutation Admin_ExportTemplates_Delete($id: ID!) {\n    deleteExportTemplate(id: $id)\n  }\n": types.Admin_ExportTemplates_DeleteDocument,
    "\n  fragment JobRow_job on Job {\n    id\n    name\n    retired\n  }\n": types.JobRow_JobFragmentDoc,
    "\n  query Admin_Settings_LoadJobs {\n    jobs(includeRetired: true) {\n      id\n      retired\n      ...JobRow_job\n    }\n  }\n": types.Admin_Settings_LoadJobsDocument,
    "\n  mutation Admin_Settings_CreateJob($input: JobInput!) {\n    createJob(input: $input) {\n      id\n      ...JobRow_job\n    }\n  }\n": types.Admin_Settings_CreateJobDocument,
    "\n  mutation Admin_Settings_UpdateJob($id: ID!, $input: UpdateJobInput!) {\n    updateJob(id: $id, input: $input) {\n      id\n      ...JobRow_job\n    }\n  }\n": types.Admin_Settings_UpdateJobDocument,
    "\n  fragment OrganizationSettings_organization on Organization {\n    id\n    name\n    timezone\n    timezoneInForce\n    roundingRule\n    requireLocationOnClock\n    geofenceToleranceMeters\n    overtimeRule\n    workweekStartsOn\n    lateCorrections\n    reopeningNeedsConsent\n    minimumPasswordLength\n    payRules {\n      from\n      timezone\n      roundingRule\n      overtimeRule\n      workweekStartsOn\n    }\n    scheduledChanges {\n      setting\n      from\n      before\n      value\n    }\n  }\n": types.OrganizationSettings_OrganizationFragmentDoc,
    "\n  query Admin_Settings_PreviewSettings($input: PreviewSettingsInput!) {\n    previewSettings(input: $input) {\n      effectiveFrom\n      people\n      regularMinutes\n      overtimeMinutes\n      doubleTimeMinutes\n    }\n  }\n": types.Admin_Settings_PreviewSettingsDocument,
    "\n  query Admin_Settings_LoadOrganization {\n    organization {\n      id\n      ...OrganizationSettings_organization\n    }\n  }\n": types.Admin_Settings_LoadOrganizationDocument,
    "\n  mutation Admin_Settings_UpdateOrganization($input: UpdateOrganizationInput!) {\n    updateOrganization(input: $input) {\n      id\n      ...OrganizationSettings_organization\n    }\n  }\n": types.Admin_Settings_UpdateOrganizationDocument,
    "\n  query Admin_Settings_LoadPayPeriodSettings {\n    payPeriodSettings {\n      kind\n      anchorDate\n      plans {\n        from\n        kind\n        anchorDate\n      }\n    }\n  }\n": types.Admin_Settings_LoadPayPeriodSettingsDocument,
    "\n  query Admin_Settings_LoadPayPeriodPlan($kind: PayPeriodKind!, $anchorDate: Date!, $effectiveFrom: Date) {\n    payPeriodPlan(kind: $kind, anchorDate: $anchorDate, effectiveFrom: $effectiveFrom) {\n      startDate\n      endDate\n    }\n  }\n": types.Admin_Settings_LoadPayPeriodPlanDocument,
    "\n  mutation Admin_Settings_UpdatePayPeriodSettings($input: UpdatePayPeriodSettingsInput!) {\n    updatePayPeriodSettings(input: $input) {\n      kind\n      anchorDate\n    }\n  }\n": types.Admin_Settings_UpdatePayPeriodSettingsDocument,
    "\n  fragment PolicyRow_ptoPolicy on PtoPolicy {\n    id\n    name\n    yearlyAllowanceHours\n    paid\n    category\n    retired\n  }\n": types.PolicyRow_PtoPolicyFragmentDoc,
    "\n  query Admin_Settings_LoadPolicies {\n    ptoPolicies(includeRetired: true) {\n      id\n      retired\n      ...PolicyRow_ptoPolicy\n    }\n  }\n": types.Admin_Settings_LoadPoliciesDocument,
    "\n  mutation Admin_Settings_CreatePolicy($input: PtoPolicyInput!) {\n    createPtoPolicy(input: $input) {\n      id\n      ...PolicyRow_ptoPolicy\n    }\n  }\n": types.Admin_Settings_CreatePolicyDocument,
    "\n  mutation Admin_Settings_UpdatePolicy($id: ID!, $input: UpdatePtoPolicyInput!) {\n    updatePtoPolicy(id: $id, input: $input) {\n      id\n      ...PolicyRow_ptoPolicy\n    }\n  }\n": types.Admin_Settings_UpdatePolicyDocument,
    "\n  fragment SignOffForm_signOffSettings on SignOffSettings {\n    enabled\n    statement\n    questions\n    remindDays\n  }\n": types.SignOffForm_SignOffSettingsFragmentDoc,
    "\n  query Admin_Settings_LoadSignOffSettings {\n    viewer {\n      signOffSettings {\n        ...SignOffForm_signOffSettings\n      }\n    }\n  }\n": types.Admin_Settings_LoadSignOffSettingsDocument,
    "\n  mutation Admin_Settings_UpdateSignOffSettings($input: SignOffSettingsUpdateInput!) {\n    signOffSettingsUpdate(input: $input) {\n      signOffSettings {\n        ...SignOffForm_signOffSettings\n      }\n    }\n  }\n": types.Admin_Settings_UpdateSignOffSettingsDocument,
    "\n  fragment SyncRow_syncItem on SyncItem {\n    id\n    type\n    status\n    createdAt\n    finishedAt\n    message\n    fileUrl\n  }\n": types.SyncRow_SyncItemFragmentDoc,
    "\n  query Admin_Settings_LoadSyncQueue {\n    syncQueue(first: 5) {\n      id\n      status\n      ...SyncRow_syncItem\n    }\n  }\n": types.Admin_Settings_LoadSyncQueueDocument,
    "\n  mutation Admin_Settings_QueueSync($input: QueueSyncInput!) {\n    queueSync(input: $input) {\n      id\n      ...SyncRow_syncItem\n    }\n  }\n": types.Admin_Settings_QueueSyncDocument,
    "\n  mutation Admin_Team_ArchiveMember($id: ID!) {\n    archiveUser(id: $id) {\n      id\n      ...TeamMembers_user\n    }\n  }\n": types.Admin_Team_ArchiveMemberDocument,
    "\n  mutation Admin_Team_ReinstateMember($id: ID!) {\n    reinstateUser(id: $id) {\n      id\n      ...TeamMembers_user\n    }\n  }\n": types.Admin_Team_ReinstateMemberDocument,
    "\n  mutation Admin_Team_DeleteMember($id: ID!) {\n    deleteUser(id: $id)\n  }\n": types.Admin_Team_DeleteMemberDocument,
    "\n  query Admin_Team_LoadOwnedKeys {\n    apiKeys {\n      id\n      name\n      owner {\n        id\n      }\n    }\n  }\n": types.Admin_Team_LoadOwnedKeysDocument,
    "\n  mutation Admin_Team_TakeOverKey($id: ID!) {\n    reassignApiKey(id: $id) {\n      id\n      owner {\n        id\n      }\n    }\n  }\n": types.Admin_Team_TakeOverKeyDocument,
    "\n  query Admin_Team_PreviewImport($csv: String!) {\n    previewTeamImport(input: { csv: $csv }) {\n      valid\n      warnings\n      rows {\n        line\n        firstName\n        lastName\n        email\n        role\n        employeeNumber\n        errors {\n          field\n          message\n        }\n      }\n    }\n  }\n": types.Admin_Team_PreviewImportDocument,
    "\n  mutation Admin_Team_ImportTeam($csv: String!) {\n    importTeam(input: { csv: $csv }) {\n      id\n      total\n    }\n  }\n": types.Admin_Team_ImportTeamDocument,
    "\n  query Admin_Team_LoadImports {\n    teamImports {\n      id\n      status\n      createdAt\n      total\n      done\n      invited\n      mailed\n      failed\n      codesTaken\n    }\n  }\n": types.Admin_Team_LoadImportsDocument,
    "\n  query Admin_Team_LoadImport($id: ID!) {\n    teamImport(id: $id) {\n      id\n      rows {\n        line\n        firstName\n        lastName\n        email\n        outcome\n        problem\n      }\n    }\n  }\n": types.Admin_Team_LoadImportDocument,
    "\n  mutation Admin_Team_TakeCodes($id: ID!) {\n    takeTeamImportCodes(id: $id) {\n      line\n      firstName\n      lastName\n      email\n      inviteCode\n      registrationUrl\n      expiresAt\n    }\n  }\n": types.Admin_Team_TakeCodesDocument,
    "\n  query Admin_Team_LoadTeam {\n    users {\n      id\n      ...TeamMembers_user\n    }\n    grantableRoles\n  }\n": types.Admin_Team_LoadTeamDocument,
    "\n  mutation Admin_Team_UpdateMember($id: ID!, $input: UpdateUserInput!) {\n    updateUser(id: $id, input: $input) {\n      id\n      ...TeamMembers_user\n    }\n  }\n": types.Admin_Team_UpdateMemberDocument,
    "\n  mutation Admin_Team_AddMember($input: CreateUserInput!) {\n    createUser(input: $input) {\n      id\n      ...TeamMembers_user\n    }\n  }\n": types.Admin_Team_AddMemberDocument,
    "\n  query Admin_Team_LoadMember($id: ID!) {\n    teamMember(id: $id) {\n      user {\n        id\n        ...MemberPanel_user\n      }\n      ...MemberWeek_teamMember\n      ...UpcomingSchedules_teamMember\n      ...UpcomingTimeOff_teamMember\n    }\n    grantableRoles\n  }\n": types.Admin_Team_LoadMemberDocument,
    "\n  fragment MemberPanel_user on User {\n    id\n    firstName\n    lastName\n    email\n    employeeNumber\n    role\n    status\n    scheduleColor\n    canEdit\n    canManage\n    canResetPassword\n  }\n": types.MemberPanel_UserFragmentDoc,
    "\n  mutation Admin_Team_ChangeRole($id: ID!, $role: Role!) {\n    changeUserRole(id: $id, role: $role) {\n      id\n      ...TeamMembers_user\n    }\n  }\n": types.Admin_Team_ChangeRoleDocument,
    "\n  mutation Admin_Team_CreateResetLink($id: ID!) {\n    createResetLink(id: $id) {\n      url\n      expiresAt\n    }\n  }\n": types.Admin_Team_CreateResetLinkDocument,
    "\n  fragment MemberWeek_teamMember on TeamMember {\n    minutesThisWeek\n    minutesInProgress\n    openTimesheet {\n      id\n      clockInAt\n      job {\n        id\n        name\n      }\n    }\n  }\n": types.MemberWeek_TeamMemberFragmentDoc,
    "\n  fragment UpcomingSchedules_teamMember on TeamMember {\n    schedules {\n      id\n      title\n      startAt\n      endAt\n      status\n      job {\n        id\n        name\n      }\n    }\n  }\n": types.UpcomingSchedules_TeamMemberFragmentDoc,
    "\n  fragment UpcomingTimeOff_teamMember on TeamMember {\n    timeOff {\n      id\n      startDate\n      endDate\n      hours\n      policyName\n    }\n  }\n": types.UpcomingTimeOff_TeamMemberFragmentDoc,
    "\n  fragment TeamMembers_user on User {\n    id\n    firstName\n    lastName\n    email\n    employeeNumber\n    role\n    status\n    scheduleColor\n    canManage\n    canEdit\n  }\n": types.TeamMembers_UserFragmentDoc,
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
export function graphql(source: "\n  query Admin_Audit_LoadAuditLog(\n    $first: Int!\n    $after: String\n    $actorId: ID\n    $subjectType: AuditSubject\n    $subjectId: ID\n    $from: Date\n    $to: Date\n  ) {\n    auditLogs(\n      first: $first\n      after: $after\n      actorId: $actorId\n      subjectType: $subjectType\n      subjectId: $subjectId\n      from: $from\n      to: $to\n    ) {\n      totalCount\n      totalCountIsExact\n      edges {\n        cursor\n        node {\n          id\n          ...EntryList_auditLogEntry\n          ...Filters_auditLogEntry\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n"): (typeof documents)["\n  query Admin_Audit_LoadAuditLog(\n    $first: Int!\n    $after: String\n    $actorId: ID\n    $subjectType: AuditSubject\n    $subjectId: ID\n    $from: Date\n    $to: Date\n  ) {\n    auditLogs(\n      first: $first\n      after: $after\n      actorId: $actorId\n      subjectType: $subjectType\n      subjectId: $subjectId\n      from: $from\n      to: $to\n    ) {\n      totalCount\n      totalCountIsExact\n      edges {\n        cursor\n        node {\n          id\n          ...EntryList_auditLogEntry\n          ...Filters_auditLogEntry\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Admin_Audit_LoadActors {\n    users {\n      id\n      firstName\n      lastName\n      status\n    }\n  }\n"): (typeof documents)["\n  query Admin_Audit_LoadActors {\n    users {\n      id\n      firstName\n      lastName\n      status\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment Filters_auditLogEntry on AuditLogEntry {\n    subjectType\n    subjectId\n    subjectName\n    actor {\n      id\n      firstName\n      lastName\n    }\n  }\n"): (typeof documents)["\n  fragment Filters_auditLogEntry on AuditLogEntry {\n    subjectType\n    subjectId\n    subjectName\n    actor {\n      id\n      firstName\n      lastName\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment EntryList_auditLogEntry on AuditLogEntry {\n    id\n    at\n    ...EntryRow_auditLogEntry\n  }\n"): (typeof documents)["\n  fragment EntryList_auditLogEntry on AuditLogEntry {\n    id\n    at\n    ...EntryRow_auditLogEntry\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment EntryRow_auditLogEntry on AuditLogEntry {\n    title\n    subjectType\n    subjectName\n    people {\n      id\n      firstName\n      lastName\n    }\n    peopleCount\n    at\n    actor {\n      id\n      firstName\n      lastName\n    }\n    apiKey {\n      id\n      name\n    }\n    ...EntryDetails_auditLogEntry\n  }\n"): (typeof documents)["\n  fragment EntryRow_auditLogEntry on AuditLogEntry {\n    title\n    subjectType\n    subjectName\n    people {\n      id\n      firstName\n      lastName\n    }\n    peopleCount\n    at\n    actor {\n      id\n      firstName\n      lastName\n    }\n    apiKey {\n      id\n      name\n    }\n    ...EntryDetails_auditLogEntry\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment EntryDetails_auditLogEntry on AuditLogEntry {\n    action\n    subjectType\n    subjectId\n    at\n    actor {\n      id\n      firstName\n      lastName\n    }\n    address\n    client\n    changes {\n      field\n      label\n      before\n      after\n    }\n    position\n    hash\n  }\n"): (typeof documents)["\n  fragment EntryDetails_auditLogEntry on AuditLogEntry {\n    action\n    subjectType\n    subjectId\n    at\n    actor {\n      id\n      firstName\n      lastName\n    }\n    address\n    client\n    changes {\n      field\n      label\n      before\n      after\n    }\n    position\n    hash\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Admin_Invitations_LoadInvitations {\n    invitations {\n      id\n      ...InvitationSections_invitation\n    }\n    grantableRoles\n    mailConfigured\n  }\n"): (typeof documents)["\n  query Admin_Invitations_LoadInvitations {\n    invitations {\n      id\n      ...InvitationSections_invitation\n    }\n    grantableRoles\n    mailConfigured\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation Admin_Invitations_CreateInvitation($input: CreateInvitationInput!) {\n    createInvitation(input: $input) {\n      id\n      ...InvitationSections_invitation\n      ...QrDialog_invitation\n    }\n  }\n"): (typeof documents)["\n  mutation Admin_Invitations_CreateInvitation($input: CreateInvitationInput!) {\n    createInvitation(input: $input) {\n      id\n      ...InvitationSections_invitation\n      ...QrDialog_invitation\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment InvitationSections_invitation on Invitation {\n    id\n    status\n    ...InvitationRow_invitation\n    ...QrDialog_invitation\n    ...DeleteInvitationDialog_invitation\n  }\n"): (typeof documents)["\n  fragment InvitationSections_invitation on Invitation {\n    id\n    status\n    ...InvitationRow_invitation\n    ...QrDialog_invitation\n    ...DeleteInvitationDialog_invitation\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment InvitationRow_invitation on Invitation {\n    role\n    email\n    phone\n    maxUses\n    useCount\n    inviteCode\n    expiresAt\n    usedAt\n    status\n    mailedAt\n    mailNotice\n    usedBy {\n      id\n      firstName\n      lastName\n    }\n  }\n"): (typeof documents)["\n  fragment InvitationRow_invitation on Invitation {\n    role\n    email\n    phone\n    maxUses\n    useCount\n    inviteCode\n    expiresAt\n    usedAt\n    status\n    mailedAt\n    mailNotice\n    usedBy {\n      id\n      firstName\n      lastName\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment DeleteInvitationDialog_invitation on Invitation {\n    id\n    email\n    phone\n    maxUses\n    inviteCode\n    status\n  }\n"): (typeof documents)["\n  fragment DeleteInvitationDialog_invitation on Invitation {\n    id\n    email\n    phone\n    maxUses\n    inviteCode\n    status\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation Admin_Invitations_DeleteInvitation($id: ID!) {\n    deleteInvitation(id: $id)\n  }\n"): (typeof documents)["\n  mutation Admin_Invitations_DeleteInvitation($id: ID!) {\n    deleteInvitation(id: $id)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment QrDialog_invitation on Invitation {\n    email\n    phone\n    role\n    maxUses\n    useCount\n    inviteCode\n    registrationUrl\n    expiresAt\n    mailNotice\n  }\n"): (typeof documents)["\n  fragment QrDialog_invitation on Invitation {\n    email\n    phone\n    role\n    maxUses\n    useCount\n    inviteCode\n    registrationUrl\n    expiresAt\n    mailNotice\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Admin_Invitations_LoadQr($inviteCode: String!) {\n    invitationQr(inviteCode: $inviteCode) {\n      qrCodeDataUrl\n      registrationUrl\n    }\n  }\n"): (typeof documents)["\n  query Admin_Invitations_LoadQr($inviteCode: String!) {\n    invitationQr(inviteCode: $inviteCode) {\n      qrCodeDataUrl\n      registrationUrl\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation Admin_Payroll_ApproveTimesheets($input: ApproveTimesheetsInput!) {\n    approveTimesheets(input: $input) {\n      approved\n      skipped\n      remaining\n    }\n  }\n"): (typeof documents)["\n  mutation Admin_Payroll_ApproveTimesheets($input: ApproveTimesheetsInput!) {\n    approveTimesheets(input: $input) {\n      approved\n      skipped\n      remaining\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ReviewStep_closingCheck on ClosingCheck {\n    startDate\n    endDate\n    exceptionCount\n    exceptions {\n      code\n      count\n      blocksClosing\n      items {\n        user {\n          id\n          firstName\n          lastName\n        }\n        date\n        timesheetId\n        message\n      }\n    }\n    withoutEmployeeNumberCount\n    withoutEmployeeNumber {\n      id\n      firstName\n      lastName\n    }\n  }\n"): (typeof documents)["\n  fragment ReviewStep_closingCheck on ClosingCheck {\n    startDate\n    endDate\n    exceptionCount\n    exceptions {\n      code\n      count\n      blocksClosing\n      items {\n        user {\n          id\n          firstName\n          lastName\n        }\n        date\n        timesheetId\n        message\n      }\n    }\n    withoutEmployeeNumberCount\n    withoutEmployeeNumber {\n      id\n      firstName\n      lastName\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ApproveStep_closingCheck on ClosingCheck {\n    startDate\n    endDate\n    status\n    timesheetCount\n    unapprovedCount\n    undecidedTimeOffCount\n    undecidedTimeOff {\n      id\n      user {\n        id\n        firstName\n        lastName\n      }\n      policyName\n      startDate\n      endDate\n      hours\n    }\n  }\n"): (typeof documents)["\n  fragment ApproveStep_closingCheck on ClosingCheck {\n    startDate\n    endDate\n    status\n    timesheetCount\n    unapprovedCount\n    undecidedTimeOffCount\n    undecidedTimeOff {\n      id\n      user {\n        id\n        firstName\n        lastName\n      }\n      policyName\n      startDate\n      endDate\n      hours\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment PayTotals_closingCheck on ClosingCheck {\n    timesheetCount\n    totals {\n      people\n      regularMinutes\n      overtimeMinutes\n      doubleTimeMinutes\n      ptoMinutes\n    }\n  }\n"): (typeof documents)["\n  fragment PayTotals_closingCheck on ClosingCheck {\n    timesheetCount\n    totals {\n      people\n      regularMinutes\n      overtimeMinutes\n      doubleTimeMinutes\n      ptoMinutes\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment CloseStep_closingCheck on ClosingCheck {\n    startDate\n    endDate\n    status\n    canClose\n    canReopen\n    canRequestReopening\n    exceptionCount\n    latestVersion\n    lateCorrections\n    blockers {\n      code\n      message\n    }\n    ...PayTotals_closingCheck\n  }\n"): (typeof documents)["\n  fragment CloseStep_closingCheck on ClosingCheck {\n    startDate\n    endDate\n    status\n    canClose\n    canReopen\n    canRequestReopening\n    exceptionCount\n    latestVersion\n    lateCorrections\n    blockers {\n      code\n      message\n    }\n    ...PayTotals_closingCheck\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Admin_Payroll_LoadCheck($startDate: Date!) {\n    closingCheck(startDate: $startDate) {\n      startDate\n      endDate\n      status\n      timesheetCount\n      unapprovedCount\n      exceptionCount\n      undecidedTimeOffCount\n      blockers {\n        code\n      }\n      ...ReviewStep_closingCheck\n      ...ApproveStep_closingCheck\n      ...CloseStep_closingCheck\n    }\n  }\n"): (typeof documents)["\n  query Admin_Payroll_LoadCheck($startDate: Date!) {\n    closingCheck(startDate: $startDate) {\n      startDate\n      endDate\n      status\n      timesheetCount\n      unapprovedCount\n      exceptionCount\n      undecidedTimeOffCount\n      blockers {\n        code\n      }\n      ...ReviewStep_closingCheck\n      ...ApproveStep_closingCheck\n      ...CloseStep_closingCheck\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation Admin_Payroll_ClosePayPeriod($input: PayPeriodInput!) {\n    closePayPeriod(input: $input) {\n      startDate\n      endDate\n      status\n    }\n  }\n"): (typeof documents)["\n  mutation Admin_Payroll_ClosePayPeriod($input: PayPeriodInput!) {\n    closePayPeriod(input: $input) {\n      startDate\n      endDate\n      status\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Admin_Payroll_LoadExportProfiles {\n    exportProfiles {\n      id\n      kind\n      name\n      description\n      isVerified\n    }\n  }\n"): (typeof documents)["\n  query Admin_Payroll_LoadExportProfiles {\n    exportProfiles {\n      id\n      kind\n      name\n      description\n      isVerified\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Admin_Payroll_LoadPeriods($around: Date) {\n    payPeriods(around: $around) {\n      startDate\n      endDate\n      status\n      closedAt\n      closedBy {\n        id\n        firstName\n        lastName\n      }\n      version\n      versions {\n        version\n        reason\n        closedAt\n        closedBy {\n          id\n          firstName\n          lastName\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query Admin_Payroll_LoadPeriods($around: Date) {\n    payPeriods(around: $around) {\n      startDate\n      endDate\n      status\n      closedAt\n      closedBy {\n        id\n        firstName\n        lastName\n      }\n      version\n      versions {\n        version\n        reason\n        closedAt\n        closedBy {\n          id\n          firstName\n          lastName\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ReopeningRequest_request on ReopeningRequest {\n    id\n    startDate\n    endDate\n    reason\n    status\n    requestedBy {\n      id\n      firstName\n      lastName\n    }\n    requestedAt\n    note\n    decidedBy {\n      id\n      firstName\n      lastName\n    }\n    decidedAt\n    canDecide\n  }\n"): (typeof documents)["\n  fragment ReopeningRequest_request on ReopeningRequest {\n    id\n    startDate\n    endDate\n    reason\n    status\n    requestedBy {\n      id\n      firstName\n      lastName\n    }\n    requestedAt\n    note\n    decidedBy {\n      id\n      firstName\n      lastName\n    }\n    decidedAt\n    canDecide\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Admin_Payroll_LoadRequestsOfPeriod($startDate: Date!) {\n    reopeningRequests(startDate: $startDate) {\n      id\n      ...ReopeningRequest_request\n    }\n  }\n"): (typeof documents)["\n  query Admin_Payroll_LoadRequestsOfPeriod($startDate: Date!) {\n    reopeningRequests(startDate: $startDate) {\n      id\n      ...ReopeningRequest_request\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Admin_Payroll_LoadPendingRequests {\n    reopeningRequests(status: PENDING) {\n      id\n      ...ReopeningRequest_request\n    }\n  }\n"): (typeof documents)["\n  query Admin_Payroll_LoadPendingRequests {\n    reopeningRequests(status: PENDING) {\n      id\n      ...ReopeningRequest_request\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation Admin_Payroll_ReopenPayPeriod($input: PayPeriodInput!) {\n    reopenPayPeriod(input: $input) {\n      startDate\n      endDate\n      status\n    }\n  }\n"): (typeof documents)["\n  mutation Admin_Payroll_ReopenPayPeriod($input: PayPeriodInput!) {\n    reopenPayPeriod(input: $input) {\n      startDate\n      endDate\n      status\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation Admin_Payroll_RequestReopening($input: RequestReopeningInput!) {\n    requestReopening(input: $input) {\n      id\n      ...ReopeningRequest_request\n    }\n  }\n"): (typeof documents)["\n  mutation Admin_Payroll_RequestReopening($input: RequestReopeningInput!) {\n    requestReopening(input: $input) {\n      id\n      ...ReopeningRequest_request\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation Admin_Payroll_ApproveReopening($id: ID!) {\n    approveReopening(id: $id) {\n      id\n      ...ReopeningRequest_request\n    }\n  }\n"): (typeof documents)["\n  mutation Admin_Payroll_ApproveReopening($id: ID!) {\n    approveReopening(id: $id) {\n      id\n      ...ReopeningRequest_request\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation Admin_Payroll_DeclineReopening($id: ID!, $input: DecideReopeningInput!) {\n    declineReopening(id: $id, input: $input) {\n      id\n      ...ReopeningRequest_request\n    }\n  }\n"): (typeof documents)["\n  mutation Admin_Payroll_DeclineReopening($id: ID!, $input: DecideReopeningInput!) {\n    declineReopening(id: $id, input: $input) {\n      id\n      ...ReopeningRequest_request\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment SignatureRow_signOffRow on SignOffRow {\n    user {\n      id\n      firstName\n      lastName\n    }\n    state\n    signedAt\n    answeredNo\n    signOff {\n      id\n      staleReason\n      changes {\n        date\n        sentence\n      }\n    }\n  }\n"): (typeof documents)["\n  fragment SignatureRow_signOffRow on SignOffRow {\n    user {\n      id\n      firstName\n      lastName\n    }\n    state\n    signedAt\n    answeredNo\n    signOff {\n      id\n      staleReason\n      changes {\n        date\n        sentence\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Admin_Payroll_CountSignatures($startDate: Date!) {\n    viewer {\n      payPeriods(first: 2, around: $startDate) {\n        nodes {\n          startDate\n          signedCount\n          staleCount\n          missingCount\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query Admin_Payroll_CountSignatures($startDate: Date!) {\n    viewer {\n      payPeriods(first: 2, around: $startDate) {\n        nodes {\n          startDate\n          signedCount\n          staleCount\n          missingCount\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Admin_Payroll_LoadSignatures($startDate: Date!) {\n    viewer {\n      signOffs(startDate: $startDate, first: 1000) {\n        totalCount\n        nodes {\n          state\n          user {\n            id\n          }\n          ...SignatureRow_signOffRow\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query Admin_Payroll_LoadSignatures($startDate: Date!) {\n    viewer {\n      signOffs(startDate: $startDate, first: 1000) {\n        totalCount\n        nodes {\n          state\n          user {\n            id\n          }\n          ...SignatureRow_signOffRow\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Admin_Payroll_LoadAdjustments($startDate: Date!) {\n    payrollAdjustments(startDate: $startDate, first: 200) {\n      totalCount\n      edges {\n        cursor\n        node {\n          version\n          previousVersion\n          carriedTo\n          user {\n            id\n            firstName\n            lastName\n          }\n          lines {\n            date\n            timesheetId\n            requestId\n            kind\n            rule\n            job {\n              id\n              name\n            }\n            policy {\n              id\n              name\n            }\n            minutes\n          }\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query Admin_Payroll_LoadAdjustments($startDate: Date!) {\n    payrollAdjustments(startDate: $startDate, first: 200) {\n      totalCount\n      edges {\n        cursor\n        node {\n          version\n          previousVersion\n          carriedTo\n          user {\n            id\n            firstName\n            lastName\n          }\n          lines {\n            date\n            timesheetId\n            requestId\n            kind\n            rule\n            job {\n              id\n              name\n            }\n            policy {\n              id\n              name\n            }\n            minutes\n          }\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Admin_Reports_LoadDateRanges {\n    dateRanges {\n      key\n      label\n      startDate\n      endDate\n    }\n  }\n"): (typeof documents)["\n  query Admin_Reports_LoadDateRanges {\n    dateRanges {\n      key\n      label\n      startDate\n      endDate\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Admin_Reports_LoadMatrix($startDate: Date!, $endDate: Date!) {\n    viewer {\n      workMatrix(startDate: $startDate, endDate: $endDate) {\n        jobs {\n          job {\n            id\n            name\n          }\n          minutes\n        }\n        people {\n          user {\n            id\n            firstName\n            lastName\n          }\n          minutes\n          jobs {\n            job {\n              id\n            }\n            minutes\n          }\n        }\n        peopleCount\n        minutes\n      }\n    }\n  }\n"): (typeof documents)["\n  query Admin_Reports_LoadMatrix($startDate: Date!, $endDate: Date!) {\n    viewer {\n      workMatrix(startDate: $startDate, endDate: $endDate) {\n        jobs {\n          job {\n            id\n            name\n          }\n          minutes\n        }\n        people {\n          user {\n            id\n            firstName\n            lastName\n          }\n          minutes\n          jobs {\n            job {\n              id\n            }\n            minutes\n          }\n        }\n        peopleCount\n        minutes\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Admin_Reports_LoadJobWork($startDate: Date!, $endDate: Date!, $job: ID!) {\n    viewer {\n      workMatrix(startDate: $startDate, endDate: $endDate, jobId: $job) {\n        jobs {\n          job {\n            id\n            name\n          }\n          minutes\n        }\n        people {\n          user {\n            id\n            firstName\n            lastName\n          }\n          minutes\n        }\n        peopleCount\n      }\n    }\n  }\n"): (typeof documents)["\n  query Admin_Reports_LoadJobWork($startDate: Date!, $endDate: Date!, $job: ID!) {\n    viewer {\n      workMatrix(startDate: $startDate, endDate: $endDate, jobId: $job) {\n        jobs {\n          job {\n            id\n            name\n          }\n          minutes\n        }\n        people {\n          user {\n            id\n            firstName\n            lastName\n          }\n          minutes\n        }\n        peopleCount\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Admin_Reports_LoadTimesheet($id: ID!) {\n    timesheet(id: $id) {\n      id\n      ...ClockTimes_timesheet\n    }\n  }\n"): (typeof documents)["\n  query Admin_Reports_LoadTimesheet($id: ID!) {\n    timesheet(id: $id) {\n      id\n      ...ClockTimes_timesheet\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ClockTimes_timesheet on Timesheet {\n    id\n    clockInAt\n    clockOutAt\n    durationMinutes\n    status\n    notes\n    breaks {\n      id\n      type\n      startAt\n      endAt\n    }\n    job {\n      id\n      name\n    }\n  }\n"): (typeof documents)["\n  fragment ClockTimes_timesheet on Timesheet {\n    id\n    clockInAt\n    clockOutAt\n    durationMinutes\n    status\n    notes\n    breaks {\n      id\n      type\n      startAt\n      endAt\n    }\n    job {\n      id\n      name\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Admin_Reports_LoadPersonPay($userId: ID!, $startDate: Date!, $endDate: Date!) {\n    personPay(userId: $userId, startDate: $startDate, endDate: $endDate) {\n      user {\n        id\n        firstName\n        lastName\n      }\n      jobs {\n        job {\n          id\n          name\n        }\n        minutes\n      }\n      ...PersonTotals_payrollEntry\n      ...PersonExceptions_payrollEntry\n      ...PersonDays_payrollEntry\n    }\n  }\n"): (typeof documents)["\n  query Admin_Reports_LoadPersonPay($userId: ID!, $startDate: Date!, $endDate: Date!) {\n    personPay(userId: $userId, startDate: $startDate, endDate: $endDate) {\n      user {\n        id\n        firstName\n        lastName\n      }\n      jobs {\n        job {\n          id\n          name\n        }\n        minutes\n      }\n      ...PersonTotals_payrollEntry\n      ...PersonExceptions_payrollEntry\n      ...PersonDays_payrollEntry\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment PersonTotals_payrollEntry on PayrollEntry {\n    regularMinutes\n    overtimeMinutes\n    doubleTimeMinutes\n    ptoMinutes\n    unpaidBreakMinutes\n    jobs {\n      job {\n        id\n        name\n      }\n      minutes\n    }\n  }\n"): (typeof documents)["\n  fragment PersonTotals_payrollEntry on PayrollEntry {\n    regularMinutes\n    overtimeMinutes\n    doubleTimeMinutes\n    ptoMinutes\n    unpaidBreakMinutes\n    jobs {\n      job {\n        id\n        name\n      }\n      minutes\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment PersonExceptions_payrollEntry on PayrollEntry {\n    exceptions {\n      code\n      date\n      timesheetId\n      message\n    }\n  }\n"): (typeof documents)["\n  fragment PersonExceptions_payrollEntry on PayrollEntry {\n    exceptions {\n      code\n      date\n      timesheetId\n      message\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment PersonDays_payrollEntry on PayrollEntry {\n    lines {\n      date\n      timesheetId\n      kind\n      minutes\n      rule\n      explanation\n      job {\n        id\n        name\n      }\n    }\n  }\n"): (typeof documents)["\n  fragment PersonDays_payrollEntry on PayrollEntry {\n    lines {\n      date\n      timesheetId\n      kind\n      minutes\n      rule\n      explanation\n      job {\n        id\n        name\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Admin_Reports_LoadReport($type: ReportType!, $startDate: Date!, $endDate: Date!) {\n    report(type: $type, startDate: $startDate, endDate: $endDate) {\n      type\n      ...Preview_report\n    }\n  }\n"): (typeof documents)["\n  query Admin_Reports_LoadReport($type: ReportType!, $startDate: Date!, $endDate: Date!) {\n    report(type: $type, startDate: $startDate, endDate: $endDate) {\n      type\n      ...Preview_report\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment Preview_report on Report {\n    type\n    startDate\n    endDate\n    timezone\n    workweekStartsOn\n    roundingRule\n    overtimeRule\n    ruleChanges\n    closedAt\n    columns {\n      key\n      label\n      kind\n    }\n    rows\n    totals\n    rowCount\n  }\n"): (typeof documents)["\n  fragment Preview_report on Report {\n    type\n    startDate\n    endDate\n    timezone\n    workweekStartsOn\n    roundingRule\n    overtimeRule\n    ruleChanges\n    closedAt\n    columns {\n      key\n      label\n      kind\n    }\n    rows\n    totals\n    rowCount\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Admin_Reports_LoadSavedReports {\n    viewer {\n      savedReports(first: 500) {\n        nodes {\n          id\n          ...SavedReport_savedReport\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query Admin_Reports_LoadSavedReports {\n    viewer {\n      savedReports(first: 500) {\n        nodes {\n          id\n          ...SavedReport_savedReport\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment SavedReport_savedReport on SavedReport {\n    id\n    name\n    type\n    range\n    startDate\n    endDate\n    view\n    sort\n    find\n  }\n"): (typeof documents)["\n  fragment SavedReport_savedReport on SavedReport {\n    id\n    name\n    type\n    range\n    startDate\n    endDate\n    view\n    sort\n    find\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation Admin_Reports_CreateSavedReport($input: SavedReportCreateInput!) {\n    savedReportCreate(input: $input) {\n      savedReport {\n        id\n        ...SavedReport_savedReport\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation Admin_Reports_CreateSavedReport($input: SavedReportCreateInput!) {\n    savedReportCreate(input: $input) {\n      savedReport {\n        id\n        ...SavedReport_savedReport\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation Admin_Reports_RenameSavedReport($input: SavedReportRenameInput!) {\n    savedReportRename(input: $input) {\n      savedReport {\n        id\n        ...SavedReport_savedReport\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation Admin_Reports_RenameSavedReport($input: SavedReportRenameInput!) {\n    savedReportRename(input: $input) {\n      savedReport {\n        id\n        ...SavedReport_savedReport\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation Admin_Reports_DeleteSavedReport($id: ID!) {\n    savedReportDelete(input: { id: $id }) {\n      deletedSavedReportId\n    }\n  }\n"): (typeof documents)["\n  mutation Admin_Reports_DeleteSavedReport($id: ID!) {\n    savedReportDelete(input: { id: $id }) {\n      deletedSavedReportId\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ApiKeyRow_apiKey on ApiKey {\n    id\n    name\n    prefix\n    scopes\n    status\n    owner {\n      id\n      firstName\n      lastName\n    }\n    createdAt\n    expiresAt\n    allowedAddresses\n    lastUsedAt\n    lastUsedAddress\n    revokedAt\n  }\n"): (typeof documents)["\n  fragment ApiKeyRow_apiKey on ApiKey {\n    id\n    name\n    prefix\n    scopes\n    status\n    owner {\n      id\n      firstName\n      lastName\n    }\n    createdAt\n    expiresAt\n    allowedAddresses\n    lastUsedAt\n    lastUsedAddress\n    revokedAt\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Admin_Settings_LoadApiKeys {\n    apiKeys(includeRevoked: true) {\n      id\n      ...ApiKeyRow_apiKey\n    }\n  }\n"): (typeof documents)["\n  query Admin_Settings_LoadApiKeys {\n    apiKeys(includeRevoked: true) {\n      id\n      ...ApiKeyRow_apiKey\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation Admin_Settings_CreateApiKey($input: CreateApiKeyInput!) {\n    createApiKey(input: $input) {\n      apiKey {\n        id\n      }\n      secret\n    }\n  }\n"): (typeof documents)["\n  mutation Admin_Settings_CreateApiKey($input: CreateApiKeyInput!) {\n    createApiKey(input: $input) {\n      apiKey {\n        id\n      }\n      secret\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation Admin_Settings_ReassignApiKey($id: ID!) {\n    reassignApiKey(id: $id) {\n      id\n      ...ApiKeyRow_apiKey\n    }\n  }\n"): (typeof documents)["\n  mutation Admin_Settings_ReassignApiKey($id: ID!) {\n    reassignApiKey(id: $id) {\n      id\n      ...ApiKeyRow_apiKey\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation Admin_Settings_RevokeApiKey($id: ID!) {\n    revokeApiKey(id: $id)\n  }\n"): (typeof documents)["\n  mutation Admin_Settings_RevokeApiKey($id: ID!) {\n    revokeApiKey(id: $id)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ClientErrorRow_clientError on ClientError {\n    id\n    module\n    version\n    kind\n    screen\n    message\n    stack\n    occurrences\n    people\n    firstSeenAt\n    lastSeenAt\n  }\n"): (typeof documents)["\n  fragment ClientErrorRow_clientError on ClientError {\n    id\n    module\n    version\n    kind\n    screen\n    message\n    stack\n    occurrences\n    people\n    firstSeenAt\n    lastSeenAt\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Admin_Settings_LoadClientErrors($first: Int!) {\n    clientErrors(first: $first) {\n      edges {\n        node {\n          id\n          ...ClientErrorRow_clientError\n        }\n      }\n      pageInfo {\n        hasNextPage\n      }\n    }\n  }\n"): (typeof documents)["\n  query Admin_Settings_LoadClientErrors($first: Int!) {\n    clientErrors(first: $first) {\n      edges {\n        node {\n          id\n          ...ClientErrorRow_clientError\n        }\n      }\n      pageInfo {\n        hasNextPage\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment EarningCodeRow_earningCode on EarningCode {\n    kind\n    category\n    policy {\n      id\n      name\n    }\n    job {\n      id\n      name\n    }\n    code\n    isDefault\n  }\n"): (typeof documents)["\n  fragment EarningCodeRow_earningCode on EarningCode {\n    kind\n    category\n    policy {\n      id\n      name\n    }\n    job {\n      id\n      name\n    }\n    code\n    isDefault\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Admin_EarningCodes_Load {\n    earningCodes {\n      kind\n      ...EarningCodeRow_earningCode\n    }\n  }\n"): (typeof documents)["\n  query Admin_EarningCodes_Load {\n    earningCodes {\n      kind\n      ...EarningCodeRow_earningCode\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Admin_EarningCodes_LoadChoices {\n    jobs {\n      id\n      name\n    }\n    ptoPolicies {\n      id\n      name\n    }\n  }\n"): (typeof documents)["\n  query Admin_EarningCodes_LoadChoices {\n    jobs {\n      id\n      name\n    }\n    ptoPolicies {\n      id\n      name\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation Admin_EarningCodes_Set($input: EarningCodeInput!) {\n    setEarningCode(input: $input) {\n      kind\n      ...EarningCodeRow_earningCode\n    }\n  }\n"): (typeof documents)["\n  mutation Admin_EarningCodes_Set($input: EarningCodeInput!) {\n    setEarningCode(input: $input) {\n      kind\n      ...EarningCodeRow_earningCode\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ExportTemplates_layout on ExportLayout {\n    columns {\n      header\n      field\n      value\n    }\n    rows\n    hasHeader\n    preamble\n    separator\n    decimalMark\n    dateFormat\n    quoting\n    lineEnd\n    encoding\n    extension\n  }\n"): (typeof documents)["\n  fragment ExportTemplates_layout on ExportLayout {\n    columns {\n      header\n      field\n      value\n    }\n    rows\n    hasHeader\n    preamble\n    separator\n    decimalMark\n    dateFormat\n    quoting\n    lineEnd\n    encoding\n    extension\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Admin_ExportTemplates_Load {\n    exportProfiles {\n      id\n      kind\n      name\n      description\n      isVerified\n      layout {\n        rows\n        ...ExportTemplates_layout\n      }\n    }\n    exportPresets {\n      key\n      name\n      note\n      source\n      isVerified\n      layout {\n        rows\n        ...ExportTemplates_layout\n      }\n    }\n  }\n"): (typeof documents)["\n  query Admin_ExportTemplates_Load {\n    exportProfiles {\n      id\n      kind\n      name\n      description\n      isVerified\n      layout {\n        rows\n        ...ExportTemplates_layout\n      }\n    }\n    exportPresets {\n      key\n      name\n      note\n      source\n      isVerified\n      layout {\n        rows\n        ...ExportTemplates_layout\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Admin_ExportTemplates_Preview($layout: ExportLayoutInput!) {\n    previewExport(input: { layout: $layout }) {\n      startDate\n      endDate\n      isDraft\n      isSample\n      text\n    }\n  }\n"): (typeof documents)["\n  query Admin_ExportTemplates_Preview($layout: ExportLayoutInput!) {\n    previewExport(input: { layout: $layout }) {\n      startDate\n      endDate\n      isDraft\n      isSample\n      text\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation Admin_ExportTemplates_Create($input: CreateExportTemplateInput!) {\n    createExportTemplate(input: $input) {\n      id\n    }\n  }\n"): (typeof documents)["\n  mutation Admin_ExportTemplates_Create($input: CreateExportTemplateInput!) {\n    createExportTemplate(input: $input) {\n      id\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation Admin_ExportTemplates_Update($id: ID!, $input: UpdateExportTemplateInput!) {\n    updateExportTemplate(id: $id, input: $input) {\n      id\n    }\n  }\n"): (typeof documents)["\n  mutation Admin_ExportTemplates_Update($id: ID!, $input: UpdateExportTemplateInput!) {\n    updateExportTemplate(id: $id, input: $input) {\n      id\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation Admin_ExportTemplates_Delete($id: ID!) {\n    deleteExportTemplate(id: $id)\n  }\n"): (typeof documents)["\n  mutation Admin_ExportTemplates_Delete($id: ID!) {\n    deleteExportTemplate(id: $id)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment JobRow_job on Job {\n    id\n    name\n    retired\n  }\n"): (typeof documents)["\n  fragment JobRow_job on Job {\n    id\n    name\n    retired\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Admin_Settings_LoadJobs {\n    jobs(includeRetired: true) {\n      id\n      retired\n      ...JobRow_job\n    }\n  }\n"): (typeof documents)["\n  query Admin_Settings_LoadJobs {\n    jobs(includeRetired: true) {\n      id\n      retired\n      ...JobRow_job\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation Admin_Settings_CreateJob($input: JobInput!) {\n    createJob(input: $input) {\n      id\n      ...JobRow_job\n    }\n  }\n"): (typeof documents)["\n  mutation Admin_Settings_CreateJob($input: JobInput!) {\n    createJob(input: $input) {\n      id\n      ...JobRow_job\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation Admin_Settings_UpdateJob($id: ID!, $input: UpdateJobInput!) {\n    updateJob(id: $id, input: $input) {\n      id\n      ...JobRow_job\n    }\n  }\n"): (typeof documents)["\n  mutation Admin_Settings_UpdateJob($id: ID!, $input: UpdateJobInput!) {\n    updateJob(id: $id, input: $input) {\n      id\n      ...JobRow_job\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment OrganizationSettings_organization on Organization {\n    id\n    name\n    timezone\n    timezoneInForce\n    roundingRule\n    requireLocationOnClock\n    geofenceToleranceMeters\n    overtimeRule\n    workweekStartsOn\n    lateCorrections\n    reopeningNeedsConsent\n    minimumPasswordLength\n    payRules {\n      from\n      timezone\n      roundingRule\n      overtimeRule\n      workweekStartsOn\n    }\n    scheduledChanges {\n      setting\n      from\n      before\n      value\n    }\n  }\n"): (typeof documents)["\n  fragment OrganizationSettings_organization on Organization {\n    id\n    name\n    timezone\n    timezoneInForce\n    roundingRule\n    requireLocationOnClock\n    geofenceToleranceMeters\n    overtimeRule\n    workweekStartsOn\n    lateCorrections\n    reopeningNeedsConsent\n    minimumPasswordLength\n    payRules {\n      from\n      timezone\n      roundingRule\n      overtimeRule\n      workweekStartsOn\n    }\n    scheduledChanges {\n      setting\n      from\n      before\n      value\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Admin_Settings_PreviewSettings($input: PreviewSettingsInput!) {\n    previewSettings(input: $input) {\n      effectiveFrom\n      people\n      regularMinutes\n      overtimeMinutes\n      doubleTimeMinutes\n    }\n  }\n"): (typeof documents)["\n  query Admin_Settings_PreviewSettings($input: PreviewSettingsInput!) {\n    previewSettings(input: $input) {\n      effectiveFrom\n      people\n      regularMinutes\n      overtimeMinutes\n      doubleTimeMinutes\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Admin_Settings_LoadOrganization {\n    organization {\n      id\n      ...OrganizationSettings_organization\n    }\n  }\n"): (typeof documents)["\n  query Admin_Settings_LoadOrganization {\n    organization {\n      id\n      ...OrganizationSettings_organization\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation Admin_Settings_UpdateOrganization($input: UpdateOrganizationInput!) {\n    updateOrganization(input: $input) {\n      id\n      ...OrganizationSettings_organization\n    }\n  }\n"): (typeof documents)["\n  mutation Admin_Settings_UpdateOrganization($input: UpdateOrganizationInput!) {\n    updateOrganization(input: $input) {\n      id\n      ...OrganizationSettings_organization\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Admin_Settings_LoadPayPeriodSettings {\n    payPeriodSettings {\n      kind\n      anchorDate\n      plans {\n        from\n        kind\n        anchorDate\n      }\n    }\n  }\n"): (typeof documents)["\n  query Admin_Settings_LoadPayPeriodSettings {\n    payPeriodSettings {\n      kind\n      anchorDate\n      plans {\n        from\n        kind\n        anchorDate\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Admin_Settings_LoadPayPeriodPlan($kind: PayPeriodKind!, $anchorDate: Date!, $effectiveFrom: Date) {\n    payPeriodPlan(kind: $kind, anchorDate: $anchorDate, effectiveFrom: $effectiveFrom) {\n      startDate\n      endDate\n    }\n  }\n"): (typeof documents)["\n  query Admin_Settings_LoadPayPeriodPlan($kind: PayPeriodKind!, $anchorDate: Date!, $effectiveFrom: Date) {\n    payPeriodPlan(kind: $kind, anchorDate: $anchorDate, effectiveFrom: $effectiveFrom) {\n      startDate\n      endDate\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation Admin_Settings_UpdatePayPeriodSettings($input: UpdatePayPeriodSettingsInput!) {\n    updatePayPeriodSettings(input: $input) {\n      kind\n      anchorDate\n    }\n  }\n"): (typeof documents)["\n  mutation Admin_Settings_UpdatePayPeriodSettings($input: UpdatePayPeriodSettingsInput!) {\n    updatePayPeriodSettings(input: $input) {\n      kind\n      anchorDate\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment PolicyRow_ptoPolicy on PtoPolicy {\n    id\n    name\n    yearlyAllowanceHours\n    paid\n    category\n    retired\n  }\n"): (typeof documents)["\n  fragment PolicyRow_ptoPolicy on PtoPolicy {\n    id\n    name\n    yearlyAllowanceHours\n    paid\n    category\n    retired\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Admin_Settings_LoadPolicies {\n    ptoPolicies(includeRetired: true) {\n      id\n      retired\n      ...PolicyRow_ptoPolicy\n    }\n  }\n"): (typeof documents)["\n  query Admin_Settings_LoadPolicies {\n    ptoPolicies(includeRetired: true) {\n      id\n      retired\n      ...PolicyRow_ptoPolicy\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation Admin_Settings_CreatePolicy($input: PtoPolicyInput!) {\n    createPtoPolicy(input: $input) {\n      id\n      ...PolicyRow_ptoPolicy\n    }\n  }\n"): (typeof documents)["\n  mutation Admin_Settings_CreatePolicy($input: PtoPolicyInput!) {\n    createPtoPolicy(input: $input) {\n      id\n      ...PolicyRow_ptoPolicy\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation Admin_Settings_UpdatePolicy($id: ID!, $input: UpdatePtoPolicyInput!) {\n    updatePtoPolicy(id: $id, input: $input) {\n      id\n      ...PolicyRow_ptoPolicy\n    }\n  }\n"): (typeof documents)["\n  mutation Admin_Settings_UpdatePolicy($id: ID!, $input: UpdatePtoPolicyInput!) {\n    updatePtoPolicy(id: $id, input: $input) {\n      id\n      ...PolicyRow_ptoPolicy\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment SignOffForm_signOffSettings on SignOffSettings {\n    enabled\n    statement\n    questions\n    remindDays\n  }\n"): (typeof documents)["\n  fragment SignOffForm_signOffSettings on SignOffSettings {\n    enabled\n    statement\n    questions\n    remindDays\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Admin_Settings_LoadSignOffSettings {\n    viewer {\n      signOffSettings {\n        ...SignOffForm_signOffSettings\n      }\n    }\n  }\n"): (typeof documents)["\n  query Admin_Settings_LoadSignOffSettings {\n    viewer {\n      signOffSettings {\n        ...SignOffForm_signOffSettings\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation Admin_Settings_UpdateSignOffSettings($input: SignOffSettingsUpdateInput!) {\n    signOffSettingsUpdate(input: $input) {\n      signOffSettings {\n        ...SignOffForm_signOffSettings\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation Admin_Settings_UpdateSignOffSettings($input: SignOffSettingsUpdateInput!) {\n    signOffSettingsUpdate(input: $input) {\n      signOffSettings {\n        ...SignOffForm_signOffSettings\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment SyncRow_syncItem on SyncItem {\n    id\n    type\n    status\n    createdAt\n    finishedAt\n    message\n    fileUrl\n  }\n"): (typeof documents)["\n  fragment SyncRow_syncItem on SyncItem {\n    id\n    type\n    status\n    createdAt\n    finishedAt\n    message\n    fileUrl\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Admin_Settings_LoadSyncQueue {\n    syncQueue(first: 5) {\n      id\n      status\n      ...SyncRow_syncItem\n    }\n  }\n"): (typeof documents)["\n  query Admin_Settings_LoadSyncQueue {\n    syncQueue(first: 5) {\n      id\n      status\n      ...SyncRow_syncItem\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation Admin_Settings_QueueSync($input: QueueSyncInput!) {\n    queueSync(input: $input) {\n      id\n      ...SyncRow_syncItem\n    }\n  }\n"): (typeof documents)["\n  mutation Admin_Settings_QueueSync($input: QueueSyncInput!) {\n    queueSync(input: $input) {\n      id\n      ...SyncRow_syncItem\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation Admin_Team_ArchiveMember($id: ID!) {\n    archiveUser(id: $id) {\n      id\n      ...TeamMembers_user\n    }\n  }\n"): (typeof documents)["\n  mutation Admin_Team_ArchiveMember($id: ID!) {\n    archiveUser(id: $id) {\n      id\n      ...TeamMembers_user\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation Admin_Team_ReinstateMember($id: ID!) {\n    reinstateUser(id: $id) {\n      id\n      ...TeamMembers_user\n    }\n  }\n"): (typeof documents)["\n  mutation Admin_Team_ReinstateMember($id: ID!) {\n    reinstateUser(id: $id) {\n      id\n      ...TeamMembers_user\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation Admin_Team_DeleteMember($id: ID!) {\n    deleteUser(id: $id)\n  }\n"): (typeof documents)["\n  mutation Admin_Team_DeleteMember($id: ID!) {\n    deleteUser(id: $id)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Admin_Team_LoadOwnedKeys {\n    apiKeys {\n      id\n      name\n      owner {\n        id\n      }\n    }\n  }\n"): (typeof documents)["\n  query Admin_Team_LoadOwnedKeys {\n    apiKeys {\n      id\n      name\n      owner {\n        id\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation Admin_Team_TakeOverKey($id: ID!) {\n    reassignApiKey(id: $id) {\n      id\n      owner {\n        id\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation Admin_Team_TakeOverKey($id: ID!) {\n    reassignApiKey(id: $id) {\n      id\n      owner {\n        id\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Admin_Team_PreviewImport($csv: String!) {\n    previewTeamImport(input: { csv: $csv }) {\n      valid\n      warnings\n      rows {\n        line\n        firstName\n        lastName\n        email\n        role\n        employeeNumber\n        errors {\n          field\n          message\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query Admin_Team_PreviewImport($csv: String!) {\n    previewTeamImport(input: { csv: $csv }) {\n      valid\n      warnings\n      rows {\n        line\n        firstName\n        lastName\n        email\n        role\n        employeeNumber\n        errors {\n          field\n          message\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation Admin_Team_ImportTeam($csv: String!) {\n    importTeam(input: { csv: $csv }) {\n      id\n      total\n    }\n  }\n"): (typeof documents)["\n  mutation Admin_Team_ImportTeam($csv: String!) {\n    importTeam(input: { csv: $csv }) {\n      id\n      total\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Admin_Team_LoadImports {\n    teamImports {\n      id\n      status\n      createdAt\n      total\n      done\n      invited\n      mailed\n      failed\n      codesTaken\n    }\n  }\n"): (typeof documents)["\n  query Admin_Team_LoadImports {\n    teamImports {\n      id\n      status\n      createdAt\n      total\n      done\n      invited\n      mailed\n      failed\n      codesTaken\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Admin_Team_LoadImport($id: ID!) {\n    teamImport(id: $id) {\n      id\n      rows {\n        line\n        firstName\n        lastName\n        email\n        outcome\n        problem\n      }\n    }\n  }\n"): (typeof documents)["\n  query Admin_Team_LoadImport($id: ID!) {\n    teamImport(id: $id) {\n      id\n      rows {\n        line\n        firstName\n        lastName\n        email\n        outcome\n        problem\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation Admin_Team_TakeCodes($id: ID!) {\n    takeTeamImportCodes(id: $id) {\n      line\n      firstName\n      lastName\n      email\n      inviteCode\n      registrationUrl\n      expiresAt\n    }\n  }\n"): (typeof documents)["\n  mutation Admin_Team_TakeCodes($id: ID!) {\n    takeTeamImportCodes(id: $id) {\n      line\n      firstName\n      lastName\n      email\n      inviteCode\n      registrationUrl\n      expiresAt\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Admin_Team_LoadTeam {\n    users {\n      id\n      ...TeamMembers_user\n    }\n    grantableRoles\n  }\n"): (typeof documents)["\n  query Admin_Team_LoadTeam {\n    users {\n      id\n      ...TeamMembers_user\n    }\n    grantableRoles\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation Admin_Team_UpdateMember($id: ID!, $input: UpdateUserInput!) {\n    updateUser(id: $id, input: $input) {\n      id\n      ...TeamMembers_user\n    }\n  }\n"): (typeof documents)["\n  mutation Admin_Team_UpdateMember($id: ID!, $input: UpdateUserInput!) {\n    updateUser(id: $id, input: $input) {\n      id\n      ...TeamMembers_user\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation Admin_Team_AddMember($input: CreateUserInput!) {\n    createUser(input: $input) {\n      id\n      ...TeamMembers_user\n    }\n  }\n"): (typeof documents)["\n  mutation Admin_Team_AddMember($input: CreateUserInput!) {\n    createUser(input: $input) {\n      id\n      ...TeamMembers_user\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Admin_Team_LoadMember($id: ID!) {\n    teamMember(id: $id) {\n      user {\n        id\n        ...MemberPanel_user\n      }\n      ...MemberWeek_teamMember\n      ...UpcomingSchedules_teamMember\n      ...UpcomingTimeOff_teamMember\n    }\n    grantableRoles\n  }\n"): (typeof documents)["\n  query Admin_Team_LoadMember($id: ID!) {\n    teamMember(id: $id) {\n      user {\n        id\n        ...MemberPanel_user\n      }\n      ...MemberWeek_teamMember\n      ...UpcomingSchedules_teamMember\n      ...UpcomingTimeOff_teamMember\n    }\n    grantableRoles\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment MemberPanel_user on User {\n    id\n    firstName\n    lastName\n    email\n    employeeNumber\n    role\n    status\n    scheduleColor\n    canEdit\n    canManage\n    canResetPassword\n  }\n"): (typeof documents)["\n  fragment MemberPanel_user on User {\n    id\n    firstName\n    lastName\n    email\n    employeeNumber\n    role\n    status\n    scheduleColor\n    canEdit\n    canManage\n    canResetPassword\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation Admin_Team_ChangeRole($id: ID!, $role: Role!) {\n    changeUserRole(id: $id, role: $role) {\n      id\n      ...TeamMembers_user\n    }\n  }\n"): (typeof documents)["\n  mutation Admin_Team_ChangeRole($id: ID!, $role: Role!) {\n    changeUserRole(id: $id, role: $role) {\n      id\n      ...TeamMembers_user\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation Admin_Team_CreateResetLink($id: ID!) {\n    createResetLink(id: $id) {\n      url\n      expiresAt\n    }\n  }\n"): (typeof documents)["\n  mutation Admin_Team_CreateResetLink($id: ID!) {\n    createResetLink(id: $id) {\n      url\n      expiresAt\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment MemberWeek_teamMember on TeamMember {\n    minutesThisWeek\n    minutesInProgress\n    openTimesheet {\n      id\n      clockInAt\n      job {\n        id\n        name\n      }\n    }\n  }\n"): (typeof documents)["\n  fragment MemberWeek_teamMember on TeamMember {\n    minutesThisWeek\n    minutesInProgress\n    openTimesheet {\n      id\n      clockInAt\n      job {\n        id\n        name\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment UpcomingSchedules_teamMember on TeamMember {\n    schedules {\n      id\n      title\n      startAt\n      endAt\n      status\n      job {\n        id\n        name\n      }\n    }\n  }\n"): (typeof documents)["\n  fragment UpcomingSchedules_teamMember on TeamMember {\n    schedules {\n      id\n      title\n      startAt\n      endAt\n      status\n      job {\n        id\n        name\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment UpcomingTimeOff_teamMember on TeamMember {\n    timeOff {\n      id\n      startDate\n      endDate\n      hours\n      policyName\n    }\n  }\n"): (typeof documents)["\n  fragment UpcomingTimeOff_teamMember on TeamMember {\n    timeOff {\n      id\n      startDate\n      endDate\n      hours\n      policyName\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment TeamMembers_user on User {\n    id\n    firstName\n    lastName\n    email\n    employeeNumber\n    role\n    status\n    scheduleColor\n    canManage\n    canEdit\n  }\n"): (typeof documents)["\n  fragment TeamMembers_user on User {\n    id\n    firstName\n    lastName\n    email\n    employeeNumber\n    role\n    status\n    scheduleColor\n    canManage\n    canEdit\n  }\n"];

export function graphql(source: string) {
  return (documents as any)[source] ?? {};
}

export type DocumentType<TDocumentNode extends DocumentNode<any, any>> = TDocumentNode extends DocumentNode<  infer TType,  any>  ? TType  : never;