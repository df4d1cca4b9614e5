import { failureOf, useApolloClient, useQuery } from '@timetrack/client';
import { useToast } from '@timetrack/contracts';
import { useConfirmLeaving } from '@timetrack/contracts/routing';
import { formatDateRange, useReportFailure } from '@timetrack/screens';
import { Alert, Field, Form, Input, Select, Skeleton } from '@timetrack/ui';
import { useDeferredValue, useState } from 'react';
import { FileProblems } from '../../../components/FileProblems.js';
import { ScrollRegion } from '../../../components/Layout.js';
import type { ExportExemptPeople } from '../../../gql/graphql.js';
import { readFragment } from '../../../gql/index.js';
import {
  CreateExportTemplate,
  ExportLayoutFields,
  LoadExportTemplates,
  PreviewExport,
  UpdateExportTemplate,
} from './exports.graphql.js';
import { ColumnsEditor, LayoutFields } from './LayoutFields.js';
import {
  type EditedLayout,
  emptyLayout,
  exemptPeopleLabels,
  type Layout,
  type Preset,
  toEdited,
  toInput,
} from './layout-options.js';

export interface EditedTemplate {
  readonly id: string;
  readonly name: string;
  /** The key of the preset that the template was made from. */
  readonly preset: Preset['key'] | null;
  readonly layout: Layout | null;
  readonly exemptPeople: ExportExemptPeople;
}

export interface TemplateFormProps {
  readonly presets: readonly Preset[];
  readonly template: EditedTemplate | null;
  readonly hasPayTerms: boolean;
  readonly onDone: () => void;
}

export function TemplateForm({ presets, template, hasPayTerms, onDone }: TemplateFormProps) {
  const client = useApolloClient();
  const showToast = useToast();
  const reportFailure = useReportFailure();
  const { name: savedName, exemptPeople: savedExemptPeople } = template ?? { name: '', exemptPeople: 'HOURS' };
  const [name, setName] = useState(savedName);
  const [preset, setPreset] = useState<Preset | null>(null);
  const [saved] = useState(() => toEdited(template?.layout ?? emptyLayout));
  const [layout, setLayout] = useState(saved);
  const [exemptPeople, setExemptPeople] = useState(savedExemptPeople);
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  // Stays true once it is saved: the dialog then closes without asking about the input.
  const [isSent, setSent] = useState(false);
  const isChanged = name !== savedName || layout !== saved || exemptPeople !== savedExemptPeople;
  useConfirmLeaving(!isSent && isChanged);
  const presetKey = template ? template.preset : (preset?.key ?? null);
  const offersTerms = hasPayTerms || presetKey !== null;
  const offersExemptPeople = offersTerms || savedExemptPeople !== 'HOURS';
  const change = (part: Partial<EditedLayout>) => setLayout((current) => ({ ...current, ...part }));

  function choosePreset(key: string): void {
    const chosen = presets.find((one) => one.key === key) ?? null;
    setPreset(chosen);
    setLayout(toEdited(chosen ? readFragment(ExportLayoutFields, chosen.layout) : emptyLayout));
    setExemptPeople(chosen?.exemptPeople ?? 'HOURS');
    if (chosen && name.trim() === '') setName(chosen.name);
  }

  async function submit(): Promise<void> {
    if (name.trim() === '') return setErrors({ name: 'Template name is required' });
    setSent(true);
    try {
      const input = { name, layout: toInput(layout), exemptPeople };
      const reload = { refetchQueries: [LoadExportTemplates] };
      await (template
        ? client.mutate({
            mutation: UpdateExportTemplate,
            variables: { input: { id: template.id, ...input } },
            ...reload,
          })
        : client.mutate({
            mutation: CreateExportTemplate,
            variables: { input: { ...input, preset: presetKey } },
            ...reload,
          }));
      showToast({ title: template ? 'Template changed' : 'Template created' });
      onDone();
    } catch (error) {
      setErrors(failureOf(error).fields);
      reportFailure(error, 'Failed to save template');
      setSent(false);
    }
  }

  return (
    <Form busy={isSent} submitLabel={template ? 'Save' : 'Create Template'} onSubmit={submit}>
      <div className="ad:grid ad:items-start ad:gap-4 ad:sm:grid-cols-2">
        {!template && (
          <Field label="Start From">
            <Select
              value={preset?.key ?? ''}
              onChange={({ target }) => choosePreset(target.value)}
              options={presets.map(({ key, name: label }) => [key, label])}
            >
              <option value="">An empty template</option>
            </Select>
          </Field>
        )}
        <Field label="Template Name" required {...(errors.name && { error: errors.name })}>
          <Input value={name} maxLength={200} autoComplete="off" onChange={({ target }) => setName(target.value)} />
        </Field>
      </div>
      {preset && <PresetNote preset={preset} />}
      <ColumnsEditor
        columns={layout.columns}
        hasProvider={presetKey !== null}
        offersTerms={offersTerms}
        onChange={(columns) => change({ columns })}
      />
      {offersExemptPeople && <ExemptPeopleField value={exemptPeople} onChange={setExemptPeople} />}
      <LayoutFields layout={layout} errors={errors} onChange={change} />
      <TemplatePreview layout={layout} preset={presetKey} exemptPeople={exemptPeople} />
    </Form>
  );
}

interface ExemptPeopleFieldProps {
  readonly value: ExportExemptPeople;
  readonly onChange: (value: ExportExemptPeople) => void;
}

function ExemptPeopleField({ value, onChange }: ExemptPeopleFieldProps) {
  return (
    <Field
      label="People Exempt from Overtime"
      hint="Their salary covers their hours. Leave the hours out if your provider would pay them in addition."
    >
      <Select
        value={value}
        onChange={({ target }) => onChange(target.value as ExportExemptPeople)}
        options={Object.entries(exemptPeopleLabels)}
      />
    </Field>
  );
}

/** Doubts about a preset, and the source of its layout. */
function PresetNote({ preset: { note, source, isVerified } }: { readonly preset: Preset }) {
  return (
    <Alert
      variant={isVerified ? 'default' : 'warning'}
      title={isVerified ? 'Follows the vendor’s page' : 'Not checked against the vendor’s page'}
    >
      <span>{`${note} `}</span>
      {source && (
        <a href={source} target="_blank" rel="noreferrer" className="ad:underline ad:underline-offset-4">
          The vendor’s page
        </a>
      )}
    </Alert>
  );
}

interface TemplatePreviewProps {
  readonly layout: EditedLayout;
  readonly preset: Preset['key'] | null;
  readonly exemptPeople: ExportExemptPeople;
}

/** The first lines of a file with this layout. The previous lines stay until the next ones are loaded. */
function TemplatePreview({ layout, preset, exemptPeople }: TemplatePreviewProps) {
  const deferred = useDeferredValue(layout);
  const variables = { layout: toInput(deferred), preset, exemptPeople };
  const query = useQuery(PreviewExport, { variables, fetchPolicy: 'no-cache' });
  const preview = (query.data ?? query.previousData)?.viewer?.previewExport;
  return (
    <section aria-label="Preview" className="ad:flex ad:flex-col ad:gap-2">
      <h3 className="ad:text-sm ad:font-medium">Preview</h3>
      {query.error && (
        <p role="alert" className="ad:text-sm ad:font-medium ad:text-destructive">
          {failureOf(query.error).message}
        </p>
      )}
      {!preview && !query.error && <Skeleton className="ad:h-24" />}
      {preview && (
        <>
          <ScrollRegion
            aria-label="First lines of the file"
            className="ad:max-h-60 ad:overflow-auto ad:rounded-lg ad:border ad:border-border ad:bg-muted ad:p-3"
          >
            <pre className="ad:font-mono ad:text-xs">{preview.text}</pre>
          </ScrollRegion>
          <p className="ad:text-sm ad:text-muted-foreground">
            {`${
              preview.isSample
                ? 'Sample pay, because your organization has no pay yet'
                : formatDateRange(preview.startDate, preview.endDate)
            }${preview.isDraft && !preview.isSample ? ', not closed yet' : ''}`}
          </p>
          {preview.problemCount > 0 && (
            <FileProblems
              title="This file can’t be written for everyone"
              problems={preview.problems}
              problemCount={preview.problemCount}
            />
          )}
        </>
      )}
    </section>
  );
}
