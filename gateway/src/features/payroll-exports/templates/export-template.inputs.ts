import { z } from 'zod';
import { idInput } from '../../../platform/database/ids.inputs.js';
import { inputFromZod } from '../../../platform/graphql/schema/input-from-zod.builder.js';
import { nameText } from '../../../platform/inputs/text.inputs.js';
import { exportLayoutInput } from '../layouts/export-layout.types.js';
import { presetKey } from '../layouts/export-presets.enums.js';

export const createExportTemplateInput = z.object({
  name: nameText('Template name'),
  preset: presetKey.nullish().meta({ description: 'The preset that the layout was made from.' }),
  layout: exportLayoutInput,
});

/** Absent fields stay unchanged. */
const updateExportTemplateShape = z.object({
  name: nameText('Template name').optional(),
  layout: exportLayoutInput.optional(),
});

export const updateExportTemplateInput = updateExportTemplateShape.extend({ id: idInput });

export const deleteExportTemplateInput = z.object({ id: idInput });

export const CreateExportTemplateInput = inputFromZod('CreateExportTemplateInput', createExportTemplateInput);
export const UpdateExportTemplateInput = inputFromZod('UpdateExportTemplateInput', updateExportTemplateShape);
