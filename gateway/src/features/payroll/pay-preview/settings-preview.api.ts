import { type Operation, operation } from '../../../platform/api/operation.js';
import { payRuleChangesInput } from '../../organization/index.js';
import { previewSettings } from './settings-preview.service.js';
import { SettingsPreviewType, settingsPreview } from './settings-preview.types.js';

export const settingsPreviewApi: readonly Operation[] = [
  operation(previewSettings, {
    description: 'The effect of changed pay rules on open periods. Stores nothing.',
    rest: { method: 'POST', path: '/api/organization/preview', status: 200, response: settingsPreview },
    viewer: {
      type: () => SettingsPreviewType,
      input: {
        name: 'PreviewSettingsInput',
        schema: payRuleChangesInput,
        description: 'The new rules, and the day from which they would hold.',
      },
    },
  }),
];
