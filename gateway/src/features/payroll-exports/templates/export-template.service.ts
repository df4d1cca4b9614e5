import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { z } from 'zod';
import { command } from '../../../access/index.js';
import { idInput, newId } from '../../../platform/database/ids.js';
import { DomainError, enforce, failures, type Violation } from '../../../platform/errors/index.js';
import { nameText } from '../../../platform/inputs/text.js';
import { compareFields } from '../../audit/index.js';
import { numbersMustBeReadable, providerMustBeKnown } from '../layouts/export-cells.rules.js';
import { exemptPeople } from '../layouts/export-field.types.js';
import { exportLayoutInput, toLayout } from '../layouts/export-layout.types.js';
import { presetKey, presets } from '../layouts/export-presets.types.js';
import { presentTemplate } from '../profiles/export-profile.presenter.js';
import { ExportTemplate } from '../profiles/export-template.entity.js';

const createExportTemplateInput = z
  .object({
    name: nameText('Template name').describe(
      'The name of the template, at most 200 characters. Templates have different names, ignoring case.',
    ),
    preset: presetKey.nullish().describe('The preset that the layout was made from.'),
    layout: exportLayoutInput.describe('How the file is written.'),
    exemptPeople: exemptPeople
      .nullish()
      .describe('What the file has of exempt people. By default as in the preset, and HOURS without one.'),
  })
  .describe('The new template.');

/** Absent fields stay unchanged. */
const updateExportTemplateShape = z.object({
  name: nameText('Template name')
    .optional()
    .describe('The name of the template, at most 200 characters. Templates have different names, ignoring case.'),
  layout: exportLayoutInput.optional().describe('The new layout, which replaces the whole old one.'),
  exemptPeople: exemptPeople.optional().describe('What the file has of exempt people.'),
});

const updateExportTemplateInput = updateExportTemplateShape
  .extend({ id: idInput.describe('The id of the template to change.') })
  .describe('The template and its changes. Absent fields stay unchanged.');

const deleteExportTemplateInput = z
  .object({
    id: idInput.describe('The id of the template to delete. Its files stay as they are.'),
  })
  .describe('The template to delete.');

/** Fails with CONFLICT if a template already has the name in any case. A database constraint checks this. */
export const createExportTemplate = command(
  'createExportTemplate',
  createExportTemplateInput,
  async (context, input) => {
    const { em, viewer, record } = context;
    const layout = toLayout(input.layout);
    enforce(numbersMustBeReadable(layout), providerMustBeKnown(layout, input.preset ?? null));
    enforce(templatesMustBeFew(await em.count(ExportTemplate, {})));
    const { organizationId } = viewer;
    const { name, preset = null } = input;
    const fromPreset = presets.find(({ key }) => key === preset)?.exemptPeople ?? 'HOURS';
    const exempt = { exemptPeople: input.exemptPeople ?? fromPreset };
    const template = em.create(ExportTemplate, { id: newId(), organizationId, name, preset, layout, ...exempt });
    await em.flush();
    const changes = { name: { after: name }, preset: { after: preset } };
    record({ action: 'export-template.created', subjectType: 'ORGANIZATION', subjectId: organizationId, changes });
    return presentTemplate(template);
  },
);

/** Renames a template or replaces its layout. Files that were already downloaded stay as they are. */
export const updateExportTemplate = command(
  'updateExportTemplate',
  updateExportTemplateInput,
  async (context, input) => {
    const { em, viewer, record } = context;
    const template = await lockTemplate(em, input.id);
    const before = pickAuditedFields(template);
    if (input.name !== undefined) template.name = input.name;
    if (input.layout !== undefined) {
      const layout = toLayout(input.layout);
      enforce(numbersMustBeReadable(layout), providerMustBeKnown(layout, template.preset));
      template.layout = layout;
    }
    if (input.exemptPeople !== undefined) template.exemptPeople = input.exemptPeople;
    await em.flush();
    record({
      action: 'export-template.updated',
      subjectType: 'ORGANIZATION',
      subjectId: viewer.organizationId,
      changes: compareFields(before, pickAuditedFields(template)),
    });
    return presentTemplate(template);
  },
);

export const deleteExportTemplate = command(
  'deleteExportTemplate',
  deleteExportTemplateInput,
  async (context, { id }) => {
    const { em, viewer, record } = context;
    const template = await lockTemplate(em, id);
    em.remove(template);
    await em.flush();
    const changes = { name: { before: template.name } };
    const subjectId = viewer.organizationId;
    record({ action: 'export-template.deleted', subjectType: 'ORGANIZATION', subjectId, changes });
    return true;
  },
);

async function lockTemplate(em: EntityManager, id: string): Promise<ExportTemplate> {
  const template = await em.findOne(ExportTemplate, id, { lockMode: LockMode.PESSIMISTIC_WRITE });
  if (!template) throw failures.notFound('Export template');
  return template;
}

function pickAuditedFields({ name, layout, exemptPeople }: ExportTemplate) {
  const columns = layout.columns.map(({ header, field }) => header ?? field).join(', ');
  return { name, columns, rows: layout.rows, exemptPeople };
}

export function templateNameTaken(): DomainError {
  const message = 'An export template with this name already exists';
  return new DomainError('conflict', 'export-template.name-taken', message, { fields: { name: message } });
}

const maxTemplates = 50;

function templatesMustBeFew(count: number): Violation {
  if (count < maxTemplates) return undefined;
  const message = `An organization can have at most ${maxTemplates} export templates. Delete one that you no longer need.`;
  return new DomainError('conflict', 'export-template.too-many', message);
}
