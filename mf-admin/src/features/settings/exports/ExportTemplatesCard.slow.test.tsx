import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { api, aSessionAs, aViewer, mockGateway, rejectWith, renderScreen, respondWith } from '@timetrack/testing';
import { Dialog } from '@timetrack/ui';
import { defaults } from '../../../testing/defaults.js';
import { anExportLayout, anExportPreset, anExportPreview, aTemplateId } from '../../../testing/export-builders.js';
import { ExportTemplatesCard } from './ExportTemplatesCard.js';
import { CreateExportTemplate, DeleteExportTemplate, LoadExportTemplates, PreviewExport } from './exports.graphql.js';
import { TemplateForm } from './TemplateForm.js';

const server = mockGateway(defaults);
const open = () => renderScreen(<ExportTemplatesCard />, { session: aSessionAs('OWNER') });
const aTemplate = () => ({
  ...aTemplateId,
  kind: 'TEMPLATE' as const,
  name: 'ADP weekly',
  description: 'Made from the preset ADP Workforce Now.',
  isVerified: false,
  preset: 'ADP' as const,
  exemptPeople: 'HOURS' as const,
  layout: anExportLayout(),
});

test('the templates card makes a template from a preset, marked as unverified, with a preview of each change', async () => {
  const sent: unknown[] = [];
  server.use(
    api.query(PreviewExport, ({ variables: { layout } }) =>
      respondWith(aViewer({ previewExport: anExportPreview(`${layout.separator}\r\n`) })),
    ),
    api.mutation(CreateExportTemplate, ({ variables: { input } }) => {
      sent.push(input);
      return respondWith({ exportTemplateCreate: { exportProfile: aTemplateId } });
    }),
  );
  const { user, toasts } = open();
  await user.click(await screen.findByRole('button', { name: 'Add Template' }));
  await user.selectOptions(
    screen.getByLabelText('Start From'),
    await screen.findByRole('option', { name: 'ADP Workforce Now' }),
  );
  expect(screen.getByText('Not checked against the vendor’s page')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'The vendor’s page' })).toHaveAttribute('href', anExportPreset().source);
  expect(screen.getByLabelText('People Exempt from Overtime')).toHaveValue('TIME_OFF_ONLY');
  await user.selectOptions(screen.getByLabelText('People Exempt from Overtime'), 'Nothing');
  await user.selectOptions(screen.getByLabelText('Separator'), 'Tab');
  expect(await screen.findByText('TAB')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Add Column' }));
  await user.type(screen.getByLabelText('Heading of column 2'), 'Co Code');
  await user.type(screen.getByLabelText('Text of column 2'), 'X1');
  await user.click(screen.getByRole('button', { name: 'Move column 2 up' }));
  await user.click(screen.getByRole('button', { name: 'Create Template' }));
  await waitFor(() => expect(toasts).toEqual([{ title: 'Template created' }]));
  expect(sent).toMatchObject([
    {
      name: 'ADP Workforce Now',
      preset: 'ADP',
      exemptPeople: 'OMIT',
      layout: {
        separator: 'TAB',
        columns: [
          { header: 'Co Code', field: 'CONSTANT', value: 'X1' },
          { header: 'File #', field: 'EMPLOYEE_NUMBER', value: null },
        ],
      },
    },
  ]);
});

test('the template form offers the ID at the provider only with a preset, which it sends with the preview', async () => {
  server.use(
    api.query(LoadExportTemplates, () =>
      respondWith(aViewer({ exportProfiles: { nodes: [aTemplate()] }, exportPresets: [anExportPreset()] })),
    ),
    api.query(PreviewExport, ({ variables: { preset } }) =>
      respondWith(aViewer({ previewExport: anExportPreview(`Preset: ${preset}`) })),
    ),
  );
  const { user } = open();
  const content = () => screen.getByLabelText('Content of column 1');
  const providerId = () => within(content()).queryByRole('option', { name: 'ID at the payroll provider' });
  await user.click(await screen.findByRole('button', { name: 'Edit ADP weekly' }));
  expect(await screen.findByText('Preset: ADP')).toBeInTheDocument();
  expect(providerId()).toBeInTheDocument();
  await user.keyboard('{Escape}');
  await user.click(await screen.findByRole('button', { name: 'Add Template' }));
  expect(await screen.findByText('Preset: null')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Add Column' }));
  expect(providerId()).not.toBeInTheDocument();
});

test('the templates card lists templates and deletes one after confirmation', async () => {
  const deleted: string[] = [];
  server.use(
    api.query(LoadExportTemplates, () =>
      respondWith(aViewer({ exportProfiles: { nodes: [aTemplate()] }, exportPresets: [] })),
    ),
    api.mutation(DeleteExportTemplate, ({ variables: { id } }) => {
      deleted.push(id);
      return respondWith({ exportTemplateDelete: { deletedExportTemplateId: 'template-1' } });
    }),
  );
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Delete ADP weekly' }));
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(deleted).toEqual(['template-1']));
});

test('the template form does not ask about a template that was saved while its dialog is still closing', async () => {
  const { user, toasts } = renderScreen(
    <Dialog open>
      <TemplateForm presets={[]} template={null} hasPayTerms={false} onDone={() => undefined} />
    </Dialog>,
  );
  const reloadAsks = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  await user.type(screen.getByLabelText(/^Template Name/), 'ADP');
  expect(reloadAsks()).toBe(true);
  await user.click(screen.getByRole('button', { name: 'Create Template' }));
  await waitFor(() => expect(toasts).toEqual([{ title: 'Template created' }]));
  expect(reloadAsks()).toBe(false);
});

test('the template form shows a name that is taken at its field, and why a preview fails', async () => {
  const fields = { name: 'An export template with this name already exists' };
  server.use(
    api.mutation(CreateExportTemplate, () => rejectWith({ message: fields.name, code: 'CONFLICT', fields })),
    api.query(PreviewExport, () => rejectWith({ message: 'Choose another separator', code: 'BAD_USER_INPUT' })),
  );
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Add Template' }));
  expect(await screen.findByText('Choose another separator')).toBeInTheDocument();
  await user.type(screen.getByLabelText(/^Template Name/), 'Weekly');
  await user.click(screen.getByRole('button', { name: 'Create Template' }));
  await waitFor(() => expect(screen.getByLabelText(/^Template Name/)).toHaveAccessibleDescription(fields.name));
});
