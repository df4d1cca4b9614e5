import { z } from 'zod';
import { idInput } from '../../../platform/database/ids.js';
import { nameText } from '../../../platform/inputs/text.js';
import { exportLayoutInput } from '../layouts/export-layout.types.js';
import { presetKey } from '../layouts/export-presets.types.js';

export const createExportTemplateInput = z
  .object({
    name: nameText('Template name').meta({
      description: 'The name of the template, at most 200 characters. Templates have different names, ignoring case.',
    }),
    preset: presetKey.nullish().meta({ description: 'The preset that the layout was made from.' }),
    layout: exportLayoutInput.meta({ description: 'How the file is written.' }),
  })
  .meta({ description: 'The new template.' });

/** Absent fields stay unchanged. */
const updateExportTemplateShape = z.object({
  name: nameText('Template name').optional().meta({
    description: 'The name of the template, at most 200 characters. Templates have different names, ignoring case.',
  }),
  layout: exportLayoutInput.optional().meta({ description: 'The new layout, which replaces the whole old one.' }),
});

export const updateExportTemplateInput = updateExportTemplateShape
  .extend({ id: idInput.meta({ description: 'The id of the template to change.' }) })
  .meta({ description: 'The template and its changes. Absent fields stay unchanged.' });

export const deleteExportTemplateInput = z
  .object({
    id: idInput.meta({
      description: 'The id of the template to delete. Its files stay as they are.',
    }),
  })
  .meta({ description: 'The template to delete.' });
