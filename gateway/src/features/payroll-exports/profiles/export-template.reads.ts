import { json, nullable, readModel, text, uuid } from '../../../platform/read-model/index.js';
import type { ExportLayout } from '../layouts/export-layout.types.js';
import type { PresetKey } from '../layouts/export-presets.types.js';

export const exportTemplateReads = readModel('export_templates', {
  columns: {
    id: uuid('id'),
    name: text('name'),
    preset: nullable(text<PresetKey>('preset')),
    layout: json<ExportLayout>('layout'),
  },
});
