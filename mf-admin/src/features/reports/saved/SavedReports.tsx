import { useQuery } from '@timetrack/client';
import { LoadFailure, matchesText, useMissingDialog } from '@timetrack/screens';
import { Button, Popover, PopoverContent, PopoverTrigger, Skeleton } from '@timetrack/ui';
import { ChevronDown, NotebookText } from '@timetrack/ui/icons';
import { useId, useRef, useState } from 'react';
import { EmptyText } from '../../../components/Layout.js';
import { RemovalDialog, useLinkedItem } from '../../../components/LinkedDialogs.js';
import { SearchInput } from '../../../components/SearchInput.js';
import type { Admin_Reports_LoadSavedReportsQuery } from '../../../gql/graphql.js';
import { readFragment } from '../../../gql/index.js';
import { useChange } from '../../../hooks/use-change.js';
import { DeleteSavedReport, LoadDateRanges, LoadSavedReports, SavedReportFragment } from '../reports.graphql.js';
import { type SavedReport, SavedReportRow } from './SavedReportRow.js';
import { RenameSavedReportDialog } from './SaveReport.js';

export function SavedReports() {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const { item, open, close } = useLinkedItem(['rename', 'delete']);
  const button = useRef<HTMLButtonElement>(null);
  return (
    <>
      <Popover open={isOpen} onOpenChange={setOpen}>
        <PopoverTrigger asChild>
          <Button ref={button} variant="outline" size="sm">
            <NotebookText aria-hidden="true" />
            <span>Saved Reports</span>
            <ChevronDown aria-hidden="true" />
          </Button>
        </PopoverTrigger>
        <PopoverContent aria-labelledby={id} align="start" className="ad:w-96 ad:gap-3 ad:overflow-hidden">
          <h2 id={id} className="ad:text-sm ad:font-semibold">
            Saved reports
          </h2>
          <List
            onOpened={() => setOpen(false)}
            onRename={({ id: saved }) => {
              setOpen(false);
              open('rename', saved);
            }}
            onDelete={({ id: saved }) => {
              setOpen(false);
              open('delete', saved);
            }}
          />
        </PopoverContent>
      </Popover>
      {item && <SavedReportDialog key={item.id} {...item} opener={() => button.current} onClose={close} />}
    </>
  );
}

interface SavedReportDialogProps {
  readonly action: 'rename' | 'delete';
  readonly id: string;
  readonly opener: () => HTMLElement | null;
  readonly onClose: () => void;
}

/** The dialog that the address names: `?open=rename-0198…`, `?open=delete-0198…`. */
function SavedReportDialog({ action, id, opener, onClose }: SavedReportDialogProps) {
  const { data, loading } = useQuery(LoadSavedReports);
  const found = readSaved(data)?.find((one) => one.id === id);
  // A deleted report leaves the list before its dialog closes.
  const [saved, setSaved] = useState(found);
  if (found && found !== saved) setSaved(found);
  useMissingDialog({ id, isFound: saved !== undefined || (loading ? undefined : false), close: onClose });
  if (!saved) return null;
  if (action === 'rename') return <RenameSavedReportDialog saved={saved} onClose={onClose} opener={opener} />;
  return <DeleteSavedReportDialog saved={saved} onClose={onClose} onClosed={() => opener()?.focus()} />;
}

const readSaved = (data: Admin_Reports_LoadSavedReportsQuery | undefined) =>
  data?.viewer?.savedReports?.nodes.map((node) => readFragment(SavedReportFragment, node));

interface ListProps {
  readonly onOpened: () => void;
  readonly onRename: (saved: SavedReport) => void;
  readonly onDelete: (saved: SavedReport) => void;
}

/** From this many on, the list has a search. */
const manyReports = 10;

function List({ onOpened, onRename, onDelete }: ListProps) {
  const { data, error, refetch } = useQuery(LoadSavedReports, { fetchPolicy: 'cache-and-network' });
  const { data: dates } = useQuery(LoadDateRanges);
  const [find, setFind] = useState('');
  const saved = readSaved(data);
  if (!saved && error) {
    return <LoadFailure title="Your saved reports could not be loaded" error={error} onRetry={refetch} />;
  }
  if (!saved) {
    return (
      <div role="status" aria-busy="true" className="ad:flex ad:flex-col ad:gap-2">
        <span className="ad:sr-only">Loading your saved reports</span>
        <Skeleton className="ad:h-11" />
        <Skeleton className="ad:h-11" />
      </div>
    );
  }
  if (saved.length === 0) {
    return (
      <EmptyText>
        You have no saved reports yet. Generate a report, then choose Save This Report. Only you see the reports that
        you save.
      </EmptyText>
    );
  }
  const found = saved.filter(({ name }) => matchesText(name, find));
  return (
    <>
      {saved.length >= manyReports && (
        <SearchInput label="Search by name" value={find} onChange={setFind} className="ad:shrink-0" />
      )}
      {found.length === 0 && <EmptyText>{`No saved report matches “${find.trim()}”.`}</EmptyText>}
      <ul className="ad:-mx-2 ad:flex ad:min-h-0 ad:flex-col ad:overflow-y-auto ad:empty:hidden">
        {found.map((report) => (
          <SavedReportRow
            key={report.id}
            saved={report}
            ranges={dates?.viewer?.dateRanges ?? null}
            onOpened={onOpened}
            onRename={() => onRename(report)}
            onDelete={() => onDelete(report)}
          />
        ))}
      </ul>
    </>
  );
}

interface DeleteSavedReportDialogProps {
  readonly saved: SavedReport;
  readonly onClose: () => void;
  /** Called after the dialog has closed, to move the focus. */
  readonly onClosed: () => void;
}

function DeleteSavedReportDialog({ saved: { id, name }, ...dialog }: DeleteSavedReportDialogProps) {
  const { busy, change } = useChange();
  const remove = () =>
    change({
      mutation: DeleteSavedReport,
      variables: { id },
      refetchQueries: [LoadSavedReports],
      done: 'Saved report deleted',
      failed: 'Failed to delete saved report',
    });
  return (
    <RemovalDialog
      {...dialog}
      title={`Delete “${name}”?`}
      description="Only the saved name and settings are deleted. The hours stay as they are."
      action="Delete"
      busy={busy}
      onRemove={remove}
    />
  );
}
