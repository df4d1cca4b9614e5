import { failureOf, useApolloClient, useQuery } from '@timetrack/client';
import { useToast } from '@timetrack/contracts';
import { addDays, formatCount, formatDateRange, LoadFailure, useReportFailure } from '@timetrack/screens/basics';
import { Button, Dialog, DialogContent, DialogHeader, Field, Input, Skeleton } from '@timetrack/ui';
import { Save } from '@timetrack/ui/icons';
import { type FormEvent, useState } from 'react';
import type { Scheduling_WeekTemplates_LoadQuery } from '../../../gql/graphql.js';
import { sundayOf } from '../board/board-range.js';
import { useBoardChange } from '../board/use-board-change.js';
import { findMenuButton } from '../state/screen-context.js';
import { maxNameCharacters } from '../templates/template-values.js';
import { ApplyWeekTemplate, CreateWeekTemplate, LoadWeekTemplates } from './drafts.graphql.js';
import { useShowDrafts } from './use-drafts.js';
import { WeekTemplateMenu } from './WeekTemplateMenu.js';

type Templates = NonNullable<NonNullable<Scheduling_WeekTemplates_LoadQuery['viewer']>['weekTemplates']>['nodes'];
type WeekTemplate = NonNullable<Templates>[number];

interface WeekTemplatesProps {
  /** A date of the week that is saved, or that a template is loaded into. */
  readonly date: string;
  readonly onClose: () => void;
}

/** Saves the week as a template, and loads others into it. */
export function WeekTemplates({ date, onClose }: WeekTemplatesProps) {
  const { data, error, refetch } = useQuery(LoadWeekTemplates, { fetchPolicy: 'cache-and-network' });
  const templates = data?.viewer?.weekTemplates?.nodes;
  const sunday = sundayOf(date);
  return (
    <Dialog open onOpenChange={onClose}>
      <DialogContent className="sc:max-w-lg" focusFallback={findMenuButton}>
        <DialogHeader title="Week templates" description={`For ${formatDateRange(sunday, addDays(sunday, 6))}`} />
        {!templates && error && (
          <LoadFailure title="The templates could not be loaded" error={error} onRetry={() => void refetch()} />
        )}
        {!templates && !error && <Skeleton className="sc:h-24" />}
        {templates?.length === 0 && (
          <p className="sc:rounded-lg sc:border sc:border-dashed sc:border-border sc:px-4 sc:py-6 sc:text-center sc:text-sm sc:text-muted-foreground">
            There are no week templates yet.
          </p>
        )}
        {templates && templates.length > 0 && (
          <ul
            aria-label="Week templates"
            className="sc:flex sc:max-h-72 sc:flex-col sc:divide-y sc:divide-border sc:overflow-y-auto"
          >
            {templates.map((template) => (
              <TemplateLine key={template.id} template={template} week={sunday} onLoaded={onClose} />
            ))}
          </ul>
        )}
        {templates && <SaveWeek week={sunday} />}
      </DialogContent>
    </Dialog>
  );
}

interface TemplateLineProps {
  readonly template: WeekTemplate;
  readonly week: string;
  readonly onLoaded: () => void;
}

function TemplateLine({ template, week, onLoaded }: TemplateLineProps) {
  const client = useApolloClient();
  const change = useBoardChange();
  const showDrafts = useShowDrafts();
  const [isBusy, setBusy] = useState(false);

  async function load(): Promise<void> {
    setBusy(true);
    const variables = { input: { id: template.id, weekOf: week } };
    const loaded = await change({
      send: () => client.mutate({ mutation: ApplyWeekTemplate, variables }),
      failure: 'Failed to load the template',
    });
    setBusy(false);
    if (!loaded) return;
    onLoaded();
    showDrafts(loaded.data?.weekTemplateApply);
  }

  return (
    <li className="sc:flex sc:items-center sc:gap-2 sc:py-2">
      <div className="sc:mr-auto sc:min-w-0">
        <p className="sc:line-clamp-2 sc:font-medium sc:wrap-anywhere">{template.name}</p>
        <p className="sc:text-sm sc:text-muted-foreground">{describe(template)}</p>
      </div>
      <Button
        variant="outline"
        size="sm"
        busy={isBusy}
        aria-label={`Load ‘${template.name}’`}
        onClick={() => void load()}
      >
        Load
      </Button>
      <WeekTemplateMenu template={template} week={week} />
    </li>
  );
}

function describe({ shiftCount, peopleCount }: WeekTemplate): string {
  return `${formatCount(shiftCount, 'shift')}, ${peopleCount === 1 ? '1 person' : `${peopleCount} people`}`;
}

function SaveWeek({ week }: { readonly week: string }) {
  const client = useApolloClient();
  const showToast = useToast();
  const reportFailure = useReportFailure();
  const [name, setName] = useState('');
  const [error, setError] = useState<string>();
  const [isBusy, setBusy] = useState(false);

  async function save(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (name.trim() === '') return setError('Name is required');
    setBusy(true);
    setError(undefined);
    try {
      await client.mutate({ mutation: CreateWeekTemplate, variables: { input: { name, weekOf: week } } });
      await client.refetchQueries({ include: [LoadWeekTemplates] });
      setName('');
      showToast({ title: 'Week saved as a template' });
    } catch (failure) {
      const { fields } = failureOf(failure);
      const message = fields?.name ?? fields?.weekOf;
      if (message) setError(message);
      else reportFailure(failure, 'Failed to save the week');
    } finally {
      setBusy(false);
    }
  }

  return (
    <form
      noValidate
      aria-busy={isBusy}
      onSubmit={(event) => void save(event)}
      className="sc:flex sc:items-start sc:gap-2 sc:border-t sc:border-border sc:pt-4"
    >
      <Field label="Save this week as" error={error} className="sc:flex-1">
        <Input
          value={name}
          maxLength={maxNameCharacters}
          autoComplete="off"
          onChange={({ target }) => setName(target.value)}
        />
      </Field>
      <Button type="submit" variant="outline" busy={isBusy} className="sc:mt-7">
        <Save aria-hidden="true" />
        <span>Save</span>
      </Button>
    </form>
  );
}
