import type { ReadOf } from '@timetrack/client';
import { aViewer } from '@timetrack/testing';
import type { ApiKey } from '../features/settings/api-keys/api-keys.graphql.js';
import type { ClientError } from '../features/settings/client-errors/client-errors.graphql.js';
import type {
  Admin_Settings_LoadSignOffSettingsQuery,
  Admin_Settings_PreviewSettingsQuery,
  Admin_Settings_UpdateSignOffSettingsMutationVariables,
  JobRow_JobFragment,
  OrganizationSettings_OrganizationFragment,
  PlaceRow_PlaceFragment,
  PolicyRow_PtoPolicyFragment,
  SignOffForm_SignOffSettingsFragment,
  SyncRow_SyncItemFragment,
} from '../gql/graphql.js';
import { noDifference } from './terms-builders.js';

/** An organization in Denver with its initial settings. Pass only what a test depends on. */
export function anOrganization(overrides: Partial<OrganizationSettings_OrganizationFragment> = {}) {
  const organization: OrganizationSettings_OrganizationFragment = {
    id: 'organization-1',
    name: 'Example Builders',
    timezone: 'America/Denver',
    timezoneInForce: 'America/Denver',
    roundingRule: 'NONE',
    requireLocationOnClock: true,
    showColleagues: true,
    geofenceToleranceMeters: 150,
    locationRetentionDays: 90,
    overtimeRule: 'FLSA',
    customRuleId: null,
    breakPremiums: true,
    overtimeRuleHints: [],
    hasPayTerms: false,
    workweekStartsOn: 'SUNDAY',
    lateCorrections: 'NEW_VERSION',
    reopeningNeedsConsent: true,
    minimumPasswordLength: 6,
    payRules: [],
    scheduledChanges: [],
    ...overrides,
  };
  return { __typename: 'Organization' as const, ...organization };
}

/** A preview of rules that hold from the beginning and do not change any pay. */
export function aSettingsPreview(
  overrides: Partial<ReadOf<Admin_Settings_PreviewSettingsQuery, 'previewSettings'>> = {},
) {
  const unchanged = { effectiveFrom: null, people: 0, byPerson: [], ...noDifference };
  return { __typename: 'SettingsPreview' as const, ...unchanged, ...overrides };
}

/** An export that was just queued. */
export function aSyncItem(overrides: Partial<SyncRow_SyncItemFragment> = {}) {
  const item: SyncRow_SyncItemFragment = {
    id: 'sync-1',
    type: 'EXPORT_TIMESHEETS',
    status: 'PENDING',
    createdAt: '2026-11-21T15:05:00.000Z',
    message: null,
    fileUrl: null,
    ...overrides,
  };
  return { __typename: 'SyncItem' as const, ...item };
}

export function aClientError(overrides: Partial<ClientError> = {}) {
  const error: ClientError = {
    id: 'error-1',
    module: 'mf-timeclock',
    version: '1.3.0',
    kind: 'RENDER',
    screen: '/team/:id',
    message: "Cannot read properties of undefined (reading 'map')",
    stack: 'at Timesheets (https://time.example.com/modules/mf-timeclock/7.js:1:2)',
    occurrences: 1204,
    people: 38,
    firstSeenAt: '2026-11-20T15:05:00.000Z',
    lastSeenAt: '2026-11-21T15:05:00.000Z',
    ...overrides,
  };
  return { __typename: 'ClientError' as const, ...error };
}

/** The response with these errors. */
export function someClientErrors(errors: readonly ReturnType<typeof aClientError>[], hasNextPage = false) {
  const edges = errors.map((node) => ({ __typename: 'ClientErrorEdge' as const, node }));
  const pageInfo = { __typename: 'PageInfo' as const, hasNextPage };
  return aViewer({ clientErrors: { __typename: 'ClientErrorConnection' as const, edges, pageInfo } });
}

export function aJob(name = 'Riverside Apartments', overrides: Partial<JobRow_JobFragment> = {}) {
  const job: JobRow_JobFragment = { id: 'job-1', name, retired: false, ...overrides };
  return { __typename: 'Job' as const, ...job };
}

export function aPlace(name = 'Riverside Park', overrides: Partial<PlaceRow_PlaceFragment> = {}) {
  const place: PlaceRow_PlaceFragment = {
    id: 'place-1',
    name,
    address: '',
    lat: 39.7555,
    lng: -105.0089,
    radiusMeters: 150,
    retired: false,
    ...overrides,
  };
  return { __typename: 'Place' as const, ...place };
}

export function aPolicy(name = 'Paid time off', overrides: Partial<PolicyRow_PtoPolicyFragment> = {}) {
  const policy: PolicyRow_PtoPolicyFragment = {
    id: 'policy-1',
    name,
    yearlyAllowanceHours: null,
    paid: true,
    category: 'VACATION',
    retired: false,
    ...overrides,
  };
  return { __typename: 'PtoPolicy' as const, ...policy };
}

export function aDateRange(startDate: string, endDate: string) {
  return { __typename: 'PayPeriodDays' as const, startDate, endDate };
}

/** A key that may read payroll and has never been used. */
export function anApiKey(name = 'Payroll', overrides: Partial<ApiKey> = {}) {
  const key: ApiKey = {
    id: 'key-1',
    name,
    prefix: 'tt_4fA9',
    allowedScopes: ['PAYROLL_READ'],
    status: 'ACTIVE',
    owner: { id: 'user-1', firstName: 'Olivia', lastName: 'Reyes' },
    createdAt: '2026-11-02T17:00:00.000Z',
    expiresAt: null,
    allowedAddresses: [],
    lastUsedAt: null,
    lastUsedAddress: null,
    revokedAt: null,
    ...overrides,
  };
  return { __typename: 'ApiKey' as const, ...key };
}

type SignOffViewer = NonNullable<Admin_Settings_LoadSignOffSettingsQuery['viewer']>;

/** Settings of an organization that does not ask for signatures, unless they say otherwise. */
export function someSignOffSettings(overrides: Partial<SignOffForm_SignOffSettingsFragment> = {}): SignOffViewer {
  const settings = { enabled: false, statement: '', questions: [], remindDays: 1, ...overrides };
  const viewer = { __typename: 'Viewer', signOffSettings: { __typename: 'SignOffSettings', ...settings } };
  return viewer as SignOffViewer;
}

/** The settings after an update, in which a field that was not sent has its default. */
export function savedSignOffSettings(
  input: Admin_Settings_UpdateSignOffSettingsMutationVariables['input'],
): SignOffViewer {
  const { enabled, statement, questions, remindDays } = input;
  return someSignOffSettings({
    enabled,
    statement: statement ?? '',
    questions: questions ?? [],
    remindDays: remindDays ?? 1,
  });
}
