import type { Command, Row } from './parity.types.js';

/** The organization's settings and its exchange with the accounting software in REST and GraphQL. */
export const settingsCommands = {
  updateOrganization: {
    rest: ['PATCH', '/api/organization'],
    mutation: 'organizationUpdate',
  },
  previewSettings: {
    rest: ['POST', '/api/organization/preview'],
    graphql: 'query($input: PreviewSettingsInput!) { viewer { previewSettings(input: $input) { people } } }',
  },
  confirmTimezone: {
    rest: ['POST', '/api/organization/confirm-timezone'],
    mutation: 'organizationTimezoneConfirm',
  },
  syncQueue: { rest: ['GET', '/api/sync-queue'], graphql: '{ viewer { syncQueue { nodes { id } } } }' },
  queueSync: {
    rest: ['POST', '/api/sync-queue'],
    mutation: 'syncItemQueue',
  },
} as const satisfies Readonly<Record<string, Command>>;

const wrongSettings = { name: '', timezone: 'Mars/Olympus', geofenceToleranceMeters: 1001 };

export const settingsCalls: readonly Row<keyof typeof settingsCommands>[] = [
  ['updateOrganization', 'a manager', 'MANAGER', {}, 'FORBIDDEN'],
  ['updateOrganization', 'three invalid fields', 'ADMIN', wrongSettings, 'BAD_USER_INPUT'],
  ['updateOrganization', 'an unknown rounding rule', 'ADMIN', { roundingRule: '7min' }, 'BAD_USER_INPUT'],
  ['updateOrganization', 'an unknown overtime rule', 'ADMIN', { overtimeRule: 'TEXAS' }, 'BAD_USER_INPUT'],
  ['updateOrganization', 'an unknown weekday', 'ADMIN', { workweekStartsOn: 'CATURDAY' }, 'BAD_USER_INPUT'],
  ['updateOrganization', 'a fraction of a meter', 'ADMIN', { geofenceToleranceMeters: 0.5 }, 'BAD_USER_INPUT'],
  ['updateOrganization', 'neither true nor false', 'ADMIN', { requireLocationOnClock: 'perhaps' }, 'BAD_USER_INPUT'],
  ['updateOrganization', 'an invalid first day', 'ADMIN', { effectiveFrom: '2026-02-30' }, 'BAD_USER_INPUT'],
  ['previewSettings', 'a manager', 'MANAGER', { overtimeRule: 'NONE' }, 'FORBIDDEN'],
  ['previewSettings', 'an unknown overtime rule', 'ADMIN', { overtimeRule: 'TEXAS' }, 'BAD_USER_INPUT'],
  ['confirmTimezone', 'an accountant', 'ACCOUNTANT', {}, 'FORBIDDEN'],
  ['syncQueue', 'an accountant', 'ACCOUNTANT', {}, 'FORBIDDEN'],
  ['queueSync', 'a manager', 'MANAGER', { type: 'IMPORT_LISTS' }, 'FORBIDDEN'],
  ['queueSync', 'no input', 'OWNER', {}, 'BAD_USER_INPUT'],
  ['queueSync', 'an unknown type', 'OWNER', { type: 'EXPORT_MONEY' }, 'BAD_USER_INPUT'],
];
