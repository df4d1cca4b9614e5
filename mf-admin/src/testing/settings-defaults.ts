import { api, respondWith } from '@timetrack/testing';
import {
  CreateApiKey,
  LoadApiKeys,
  ReassignApiKey,
  RevokeApiKey,
} from '../features/settings/api-keys/api-keys.graphql.js';
import { LoadClientErrors } from '../features/settings/client-errors/client-errors.graphql.js';
import {
  LoadCodeChoices,
  LoadEarningCodes,
  SetEarningCode,
} from '../features/settings/earning-codes/earning-codes.graphql.js';
import {
  CreateExportTemplate,
  DeleteExportTemplate,
  LoadExportTemplates,
  PreviewExport,
  UpdateExportTemplate,
} from '../features/settings/exports/exports.graphql.js';
import { CreateJob, LoadJobs, UpdateJob } from '../features/settings/jobs/jobs.graphql.js';
import {
  LoadOrganization,
  PreviewSettings,
  UpdateOrganization,
} from '../features/settings/organization/organization.graphql.js';
import {
  LoadPayPeriodPlan,
  LoadPayPeriodSettings,
  UpdatePayPeriodSettings,
} from '../features/settings/pay-periods/pay-periods.graphql.js';
import { CreatePolicy, LoadPolicies, UpdatePolicy } from '../features/settings/policies/policies.graphql.js';
import { LoadSignOffSettings, UpdateSignOffSettings } from '../features/settings/sign-off/sign-off.graphql.js';
import { LoadSyncQueue, QueueSync } from '../features/settings/sync/sync.graphql.js';
import { anEarningCode, anExportPreset, anExportPreview, aTemplateId } from './export-builders.js';
import {
  aDateRange,
  aJob,
  anApiKey,
  anOrganization,
  aPolicy,
  aSettingsPreview,
  aSyncItem,
  savedSignOffSettings,
  someClientErrors,
  someSignOffSettings,
} from './settings-builders.js';

const plan = { kind: 'BIWEEKLY' as const, anchorDate: '2026-01-04', plans: [] };

/** A default response to every operation of the settings: one policy, nothing else, and every change succeeds. */
export const settingsDefaults = [
  api.query(LoadOrganization, () => respondWith({ organization: anOrganization() })),
  api.mutation(UpdateOrganization, () => respondWith({ updateOrganization: anOrganization() })),
  api.query(PreviewSettings, () => respondWith({ previewSettings: aSettingsPreview() })),
  api.query(LoadJobs, () => respondWith({ jobs: [] })),
  api.mutation(CreateJob, ({ variables: { input } }) => respondWith({ createJob: aJob(input.name) })),
  api.mutation(UpdateJob, ({ variables: { id } }) => respondWith({ updateJob: aJob(undefined, { id }) })),
  api.query(LoadPolicies, () => respondWith({ ptoPolicies: [aPolicy()] })),
  api.mutation(CreatePolicy, ({ variables: { input } }) => respondWith({ createPtoPolicy: aPolicy(input.name) })),
  api.mutation(UpdatePolicy, ({ variables: { id, input } }) =>
    respondWith({ updatePtoPolicy: aPolicy(input.name ?? undefined, { id, retired: input.retired ?? false }) }),
  ),
  api.query(LoadApiKeys, () => respondWith({ apiKeys: [] })),
  api.mutation(CreateApiKey, () => respondWith({ createApiKey: { apiKey: { id: 'key-1' }, secret: 'tt_secret' } })),
  api.mutation(ReassignApiKey, () => respondWith({ reassignApiKey: anApiKey() })),
  api.mutation(RevokeApiKey, () => respondWith({ revokeApiKey: true })),
  api.query(LoadPayPeriodSettings, () => respondWith({ payPeriodSettings: plan })),
  api.query(LoadPayPeriodPlan, ({ variables: { anchorDate } }) =>
    respondWith({ payPeriodPlan: [aDateRange(anchorDate, anchorDate)] }),
  ),
  api.mutation(UpdatePayPeriodSettings, ({ variables: { input } }) => respondWith({ updatePayPeriodSettings: input })),
  api.query(LoadEarningCodes, () => respondWith({ earningCodes: [anEarningCode()] })),
  api.query(LoadCodeChoices, () => respondWith({ jobs: [], ptoPolicies: [] })),
  api.mutation(SetEarningCode, ({ variables: { input } }) =>
    respondWith({ setEarningCode: [anEarningCode({ code: input.code ?? 'REG' })] }),
  ),
  api.query(LoadExportTemplates, () => respondWith({ exportProfiles: [], exportPresets: [anExportPreset()] })),
  api.query(PreviewExport, () => respondWith({ previewExport: anExportPreview() })),
  api.mutation(CreateExportTemplate, () => respondWith({ createExportTemplate: aTemplateId })),
  api.mutation(UpdateExportTemplate, () => respondWith({ updateExportTemplate: aTemplateId })),
  api.mutation(DeleteExportTemplate, () => respondWith({ deleteExportTemplate: true })),
  api.query(LoadClientErrors, () => respondWith(someClientErrors([]))),
  api.query(LoadSignOffSettings, () => respondWith({ viewer: someSignOffSettings() })),
  api.mutation(UpdateSignOffSettings, ({ variables: { input } }) =>
    respondWith({ signOffSettingsUpdate: savedSignOffSettings(input) }),
  ),
  api.query(LoadSyncQueue, () => respondWith({ syncQueue: [] })),
  api.mutation(QueueSync, ({ variables: { input } }) => respondWith({ queueSync: aSyncItem({ type: input.type }) })),
];
