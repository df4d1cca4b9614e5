import { z } from 'zod';
import { query } from '../../../access/index.js';
import { everyRow, readRows } from '../../../platform/read-model/index.js';
import { presets } from '../layouts/export-presets.enums.js';
import { builtInProfiles, presentTemplate } from './export-profile.presenter.js';
import { exportTemplateReads } from './export-template.reads.js';

const collator = new Intl.Collator('en', { numeric: true });

/** The kinds of payroll files: the built-in ones, then the organization's templates by name. */
export const exportProfiles = query('exportProfiles', z.object({}), async ({ em }) => {
  const templates = await readRows(em, exportTemplateReads, everyRow);
  return [
    ...builtInProfiles,
    ...templates.map(presentTemplate).toSorted((one, other) => collator.compare(one.name, other.name)),
  ];
});

/** The layouts from which an administrator makes a template. */
export const exportPresets = query('exportPresets', z.object({}), async () => [...presets]);
