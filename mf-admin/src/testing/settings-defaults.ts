import { api, aViewer, respondWith } from '@timetrack/testing';
import { CreateApiKey, LoadApiKeys, RevokeApiKey } from '../features/settings/api-keys/api-keys.graphql.js';
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
import {
  LoadOrganization,
  PreviewSettings,
  UpdateOrganization,
} from '../features/settings/organization/organization.graphql.js';
import {
  CreateOvertimeRule,
  DeleteOvertimeRule,
  UpdateOvertimeRule,
} from '../features/settings/organization/overtime/custom-rules.graphql.js';
import {
  LoadPayPeriodPlan,
  LoadPayPeriodSettings,
  UpdatePayPeriodSettings,
} from '../features/settings/pay-periods/pay-periods.graphql.js';
import { CreatePolicy, LoadPolicies, UpdatePolicy } from '../features/settings/policies/policies.graphql.js';
import { LoadSignOffSettings, UpdateSignOffSettings } from '../features/settings/sign-off/sign-off.graphql.js';
import { LoadSyncQueue, QueueSync } from '../features/settings/sync/sync.graphql.js';
import { anEarningCode, anExportPreset, anExportPreview, aTemplateId } from './export-builders.js';
import { anOwnRule } from './overtime-builders.js';
import {
  aDateRange,
  anOrganization,
  aPolicy,
  aSettingsPreview,
  aSyncItem,
  savedSignOffSettings,
  someClientErrors,
  someSignOffSettings,
} from './settings-builders.js';

const plan = { kind: 'BIWEEKLY' as const, anchorDate: '2026-01-04', daysToPayday: null, plans: [] };

/** A default response to every operation of the settings: one policy, nothing else, and every change succeeds. */
export const settingsDefaults = [
  api.query(LoadOrganization, () => respondWith(aViewer({ organization: anOrganization() }))),
  api.mutation(UpdateOrganization, () => respondWith({ organizationUpdate: { organization: anOrganization() } })),
  api.query(PreviewSettings, () => respondWith(aViewer({ previewSettings: aSettingsPreview() }))),
  api.mutation(CreateOvertimeRule, ({ variables: { input } }) =>
    respondWith({ overtimeRuleCreate: { overtimeRule: anOwnRule(input.name) } }),
  ),
  api.mutation(UpdateOvertimeRule, ({ variables: { input } }) =>
    respondWith({ overtimeRuleUpdate: { overtimeRule: anOwnRule(input.name ?? undefined) } }),
  ),
  api.mutation(DeleteOvertimeRule, ({ variables: { input } }) =>
    respondWith({ overtimeRuleDelete: { deletedOvertimeRuleId: input.id } }),
  ),
  api.query(LoadPolicies, () => respondWith(aViewer({ ptoPolicies: { nodes: [aPolicy()] } }))),
  api.mutation(CreatePolicy, ({ variables: { input } }) =>
    respondWith({ ptoPolicyCreate: { ptoPolicy: aPolicy(input.name) } }),
  ),
  api.mutation(UpdatePolicy, ({ variables: { input } }) =>
    respondWith({
      ptoPolicyUpdate: {
        ptoPolicy: aPolicy(input.name ?? undefined, { id: input.id, retired: input.retired ?? false }),
      },
    }),
  ),
  api.query(LoadApiKeys, () => respondWith(aViewer({ apiKeys: { nodes: [] } }))),
  api.mutation(CreateApiKey, () => respondWith({ apiKeyCreate: { apiKey: { id: 'key-1' }, secret: 'tt_secret' } })),
  api.mutation(RevokeApiKey, () => respondWith({ apiKeyRevoke: { revokedApiKeyId: 'key-1' } })),
  api.query(LoadPayPeriodSettings, () => respondWith(aViewer({ payPeriodSettings: plan }))),
  api.query(LoadPayPeriodPlan, ({ variables: { anchorDate } }) =>
    respondWith(aViewer({ payPeriodPlan: [aDateRange(anchorDate, anchorDate)] })),
  ),
  api.mutation(UpdatePayPeriodSettings, () => respondWith({ payPeriodSettingsUpdate: { payPeriodSettings: plan } })),
  api.query(LoadEarningCodes, () => respondWith(aViewer({ earningCodes: { nodes: [anEarningCode()] } }))),
  api.query(LoadCodeChoices, () => respondWith(aViewer({ jobs: { nodes: [] }, ptoPolicies: { nodes: [] } }))),
  api.mutation(SetEarningCode, ({ variables: { input } }) =>
    respondWith({ earningCodeSet: { earningCodes: [anEarningCode({ code: input.code ?? 'REG' })] } }),
  ),
  api.query(LoadExportTemplates, () =>
    respondWith(aViewer({ exportProfiles: { nodes: [] }, exportPresets: [anExportPreset()] })),
  ),
  api.query(PreviewExport, () => respondWith(aViewer({ previewExport: anExportPreview() }))),
  api.mutation(CreateExportTemplate, () => respondWith({ exportTemplateCreate: { exportProfile: aTemplateId } })),
  api.mutation(UpdateExportTemplate, () => respondWith({ exportTemplateUpdate: { exportProfile: aTemplateId } })),
  api.mutation(DeleteExportTemplate, () =>
    respondWith({ exportTemplateDelete: { deletedExportTemplateId: 'template-1' } }),
  ),
  api.query(LoadClientErrors, () => respondWith(someClientErrors([]))),
  api.query(LoadSignOffSettings, () => respondWith({ viewer: someSignOffSettings() })),
  api.mutation(UpdateSignOffSettings, ({ variables: { input } }) =>
    respondWith({ signOffSettingsUpdate: savedSignOffSettings(input) }),
  ),
  api.query(LoadSyncQueue, () => respondWith(aViewer({ syncQueue: { nodes: [] } }))),
  api.mutation(QueueSync, ({ variables: { input } }) =>
    respondWith({ syncItemQueue: { syncItem: aSyncItem({ type: input.type }) } }),
  ),
];
