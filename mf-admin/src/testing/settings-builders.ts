import type { OrganizationSettings_OrganizationFragment, SyncRow_SyncItemFragment } from '../gql/graphql.js';

/** An organization in Denver, with the settings that it began with. Name in a test what it depends on, nothing else. */
export function anOrganization(members: Partial<OrganizationSettings_OrganizationFragment> = {}) {
  const organization: OrganizationSettings_OrganizationFragment = {
    id: 'organization-1',
    name: 'Example Builders',
    timezone: 'America/Denver',
    timezoneInForce: 'America/Denver',
    roundingRule: 'none',
    requireLocationOnClock: true,
    geofenceToleranceMeters: 150,
    overtimeRule: 'FLSA',
    workweekStartsOn: 'SUNDAY',
    ...members,
  };
  return { __typename: 'Organization' as const, ...organization };
}

/** An export that was just queued. */
export function aSyncItem(members: Partial<SyncRow_SyncItemFragment> = {}) {
  const item: SyncRow_SyncItemFragment = {
    id: 'sync-1',
    type: 'EXPORT_TIMESHEETS',
    status: 'PENDING',
    createdAt: '2026-11-21T15:05:00.000Z',
    finishedAt: null,
    message: null,
    fileUrl: null,
    ...members,
  };
  return { __typename: 'SyncItem' as const, ...item };
}
