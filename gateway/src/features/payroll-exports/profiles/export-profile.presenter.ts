import { json, nullable, readModel, text, uuid } from '../../../platform/read-model/index.js';
import type { ExportLayout } from '../layouts/export-layout.types.js';
import { genericLayout, type PresetKey, presets } from '../layouts/export-presets.types.js';
import type { ExportProfile } from './export-profile.types.js';
import type { ExportTemplate } from './export-template.entity.js';

export const quickBooksId = 'quickbooks';

export const quickBooksProfile: ExportProfile = {
  id: quickBooksId,
  kind: 'BUILT_IN',
  name: 'QuickBooks Desktop (IIF)',
  description: 'Time activities of the paid hours, each with its earning code as the payroll item.',
  preset: null,
  // Intuit publishes the columns, but says that PITEM is not used.
  isVerified: false,
  layout: null,
};

export const builtInProfiles: readonly ExportProfile[] = [
  {
    id: 'csv',
    kind: 'BUILT_IN',
    name: 'Generic CSV',
    description: 'One row per pay line with employee number, earning code, hours, job and policy.',
    preset: null,
    isVerified: true,
    layout: genericLayout,
  },
  quickBooksProfile,
];

export function presentTemplate({ id, name, preset, layout }: Omit<ExportTemplate, 'organizationId'>): ExportProfile {
  const found = presets.find(({ key }) => key === preset);
  const description = found ? `Made from the preset ${found.name}.` : 'A template of your organization.';
  return { id, kind: 'TEMPLATE', name, description, preset, isVerified: found?.isVerified ?? true, layout };
}

export const exportTemplateReads = readModel('export_templates', {
  columns: {
    id: uuid('id'),
    name: text('name'),
    preset: nullable(text<PresetKey>('preset')),
    layout: json<ExportLayout>('layout'),
  },
});
