import { json, nullable, readModel, text, uuid } from '../../../platform/read-model/index.js';
import type { ExemptPeople } from '../layouts/export-field.types.js';
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
  exemptPeople: 'HOURS',
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
    exemptPeople: 'HOURS',
  },
  quickBooksProfile,
];

export function presentTemplate(template: Omit<ExportTemplate, 'organizationId'>): ExportProfile {
  const { id, name, preset, layout, exemptPeople } = template;
  const found = presets.find(({ key }) => key === preset);
  const description = found ? `Made from the preset ${found.name}.` : 'A template of your organization.';
  const isVerified = found?.isVerified ?? true;
  return { id, kind: 'TEMPLATE', name, description, preset, isVerified, layout, exemptPeople };
}

export const exportTemplateReads = readModel('export_templates', {
  columns: {
    id: uuid('id'),
    name: text('name'),
    preset: nullable(text<PresetKey>('preset')),
    layout: json<ExportLayout>('layout'),
    exemptPeople: text<ExemptPeople>('exempt_people'),
  },
});
