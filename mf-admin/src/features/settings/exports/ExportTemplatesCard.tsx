import { useQuery } from '@timetrack/client';
import { Badge, Button, EmptyState } from '@timetrack/ui';
import { Pencil, ScrollText, Trash2 } from '@timetrack/ui/icons';
import type { ReactElement } from 'react';
import { ConfirmButton, LinkedFormDialog } from '../../../components/LinkedDialogs.js';
import { Pager, usePages } from '../../../components/Pager.js';
import { useHasPayTerms } from '../../../components/use-has-pay-terms.js';
import { readFragment } from '../../../gql/index.js';
import { useChange } from '../../../hooks/use-change.js';
import { SettingsCard } from '../components/SettingsCard.js';
import { DeleteExportTemplate, ExportLayoutFields, LoadExportTemplates } from './exports.graphql.js';
import { type EditedTemplate, TemplateForm, type TemplateFormProps } from './TemplateForm.js';

export function ExportTemplatesCard() {
  const query = useQuery(LoadExportTemplates, { fetchPolicy: 'cache-and-network', nextFetchPolicy: 'cache-first' });
  const presets = query.data?.viewer?.exportPresets ?? [];
  const hasPayTerms = useHasPayTerms() ?? false;
  const templates = (query.data?.viewer?.exportProfiles?.nodes ?? []).filter(({ kind }) => kind === 'TEMPLATE');
  const { shown, pager } = usePages(templates, 8);
  return (
    <SettingsCard
      title="Payroll files"
      description="The layouts of payroll files, in addition to the generic CSV and QuickBooks files. The Payroll screen offers them for download."
      query={query}
      action={<TemplateDialog {...{ presets, hasPayTerms }} template={null} trigger="Add Template" />}
    >
      {templates.length === 0 ? (
        <EmptyState
          icon={ScrollText}
          title="No templates"
          description="Add one for your payroll provider. Start from a preset for ADP, Gusto, Paychex, Xero or DATEV LODAS."
        />
      ) : (
        <ul aria-label="Export templates" className="ad:divide-y ad:divide-border">
          {shown.map(({ id, name, description, isVerified, preset, layout, exemptPeople }) => (
            <TemplateRow
              key={id}
              template={{ id, name, preset, layout: readFragment(ExportLayoutFields, layout), exemptPeople }}
              description={description}
              isVerified={isVerified}
              {...{ presets, hasPayTerms }}
            />
          ))}
        </ul>
      )}
      <Pager of="export templates" {...pager} />
    </SettingsCard>
  );
}

interface TemplateRowProps extends Pick<TemplateFormProps, 'presets' | 'hasPayTerms'> {
  readonly template: EditedTemplate;
  readonly description: string;
  readonly isVerified: boolean;
}

function TemplateRow({ template, description, isVerified, ...form }: TemplateRowProps) {
  const { busy, change } = useChange();
  const { id, name } = template;
  const remove = () =>
    change({
      mutation: DeleteExportTemplate,
      variables: { id },
      refetchQueries: [LoadExportTemplates],
      done: 'Template deleted',
      failed: 'Failed to delete template',
    });
  return (
    <li className="ad:flex ad:flex-wrap ad:items-center ad:justify-between ad:gap-x-4 ad:gap-y-2 ad:py-3">
      <div className="ad:flex ad:min-w-0 ad:flex-1 ad:basis-48 ad:flex-col ad:gap-0.5">
        <p className="ad:flex ad:flex-wrap ad:items-center ad:gap-2 ad:font-medium ad:wrap-anywhere">
          <span>{name}</span>
          {!isVerified && <Badge variant="warning">Not checked against the vendor’s page</Badge>}
        </p>
        <p className="ad:text-sm ad:text-muted-foreground">{description}</p>
      </div>
      <div className="ad:flex ad:gap-2">
        <TemplateDialog
          {...form}
          template={template}
          trigger={
            <Button variant="outline" size="sm" aria-label={`Edit ${name}`}>
              <Pencil aria-hidden="true" />
              <span>Edit</span>
            </Button>
          }
        />
        <ConfirmButton
          name={`delete-${id}`}
          icon={<Trash2 aria-hidden="true" />}
          verb="Delete"
          subject={name}
          consequence="Files that were already downloaded stay as they are."
          busy={busy}
          onConfirm={() => void remove()}
        />
      </div>
    </li>
  );
}

interface TemplateDialogProps extends Omit<TemplateFormProps, 'onDone'> {
  readonly trigger: ReactElement | string;
}

function TemplateDialog({ trigger, ...form }: TemplateDialogProps) {
  return (
    <LinkedFormDialog
      name={form.template ? `template-${form.template.id}` : 'new-template'}
      title={form.template ? 'Edit Template' : 'New Template'}
      description="The preview shows the latest closed pay period."
      trigger={trigger}
      className="ad:max-w-3xl"
    >
      {(close) => <TemplateForm {...form} onDone={close} />}
    </LinkedFormDialog>
  );
}
