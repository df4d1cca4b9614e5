import { formatCount, matchesText } from '@timetrack/screens';
import { Button, Card, EmptyState, Tabs, TabsContent, TabsList, TabsTrigger } from '@timetrack/ui';
import { Archive, BriefcaseBusiness, RotateCcw, X } from '@timetrack/ui/icons';
import { useState } from 'react';
import { Pager, usePages } from '../../components/Pager.js';
import { SearchInput } from '../../components/SearchInput.js';
import { useChange } from '../../hooks/use-change.js';
import { JobRow } from './JobRow.js';
import { ChangeJobs, type Job, LoadJobs } from './jobs.graphql.js';
import { PeopleDialog } from './PeopleDialog.js';

interface JobListProps {
  readonly jobs: readonly Job[];
  readonly canChange: boolean;
  /** How many people may choose each job; null if everyone may choose all. */
  readonly counts: ReadonlyMap<string, number> | null;
}

const pageSize = 20;

export function JobList({ jobs, canChange, counts }: JobListProps) {
  const [isArchive, setArchive] = useState(false);
  const [search, setSearch] = useState('');
  const [selectedIds, setSelectedIds] = useState<ReadonlySet<string>>(new Set());
  const found = jobs.filter(({ retired, name }) => retired === isArchive && matchesText(name, search));
  const selected = found.filter(({ id }) => selectedIds.has(id));
  const { shown, pager } = usePages(found, pageSize);
  const count = (retired: boolean) => jobs.filter((job) => job.retired === retired).length;
  const select = (ids: readonly string[], isSelected: boolean) =>
    setSelectedIds((previous) => {
      const next = new Set(previous);
      for (const id of ids) isSelected ? next.add(id) : next.delete(id);
      return next;
    });
  const clear = () => setSelectedIds(new Set());
  const tab = isArchive ? 'archived' : 'active';
  const chooseTab = (chosen: string) => {
    setArchive(chosen === 'archived');
    clear();
  };
  return (
    <Tabs asChild value={tab} onValueChange={chooseTab}>
      <Card className="ad:p-4 ad:md:p-5">
        <div className="ad:flex ad:flex-wrap ad:items-center ad:justify-between ad:gap-3">
          <TabsList aria-label="Jobs" className="ad:w-auto">
            <TabsTrigger value="active">{`Active (${count(false)})`}</TabsTrigger>
            <TabsTrigger value="archived">{`Archived (${count(true)})`}</TabsTrigger>
          </TabsList>
          {jobs.length > 5 && (
            <SearchInput label="Search jobs" value={search} onChange={setSearch} className="ad:sm:w-64" />
          )}
        </div>
        <TabsContent value={tab} className="ad:flex ad:flex-col">
          {found.length === 0 ? (
            <NoJobs isSearch={search !== ''} isArchive={isArchive} />
          ) : (
            <>
              {canChange && (
                <Selection
                  found={found}
                  selected={selected}
                  isArchive={isArchive}
                  isLimited={counts !== null}
                  onSelectAll={(isSelected) =>
                    isSelected
                      ? select(
                          found.map(({ id }) => id),
                          true,
                        )
                      : clear()
                  }
                  onDone={clear}
                />
              )}
              <ul aria-label={isArchive ? 'Archived jobs' : 'Active jobs'} className="ad:divide-y ad:divide-border">
                {shown.map((job) => (
                  <JobRow
                    key={job.id}
                    job={job}
                    canChange={canChange}
                    people={counts && (counts.get(job.id) ?? 0)}
                    isSelected={selectedIds.has(job.id)}
                    onSelect={(isSelected) => select([job.id], isSelected)}
                  />
                ))}
              </ul>
              <Pager of="jobs" {...pager} />
            </>
          )}
        </TabsContent>
      </Card>
    </Tabs>
  );
}

function NoJobs({ isSearch, isArchive }: { readonly isSearch: boolean; readonly isArchive: boolean }) {
  if (isSearch) return <EmptyState icon={BriefcaseBusiness} title="No job has that name" />;
  if (isArchive) return <EmptyState icon={BriefcaseBusiness} title="No archived jobs" />;
  return (
    <EmptyState
      icon={BriefcaseBusiness}
      title="No jobs"
      description="Add the jobs that people work on. Until then, they clock in without choosing a job."
    />
  );
}

interface SelectionProps {
  readonly found: readonly Job[];
  readonly selected: readonly Job[];
  readonly isArchive: boolean;
  readonly isLimited: boolean;
  readonly onSelectAll: (isSelected: boolean) => void;
  readonly onDone: () => void;
}

/** Selects all jobs that the search finds, and offers what can be done with the selected ones. */
function Selection({ found, selected, isArchive, isLimited, onSelectAll, onDone }: SelectionProps) {
  const { busy, change } = useChange();
  const isSome = selected.length > 0;
  const count = formatCount(selected.length, 'job');
  const setRetired = async (retired: boolean) => {
    const changed = await change({
      mutation: ChangeJobs,
      variables: { input: { ids: selected.map(({ id }) => id), retired } },
      refetchQueries: [LoadJobs],
      done: retired ? `${count} archived` : `${count} reinstated`,
      failed: retired ? 'Failed to archive the jobs' : 'Failed to reinstate the jobs',
    });
    if (changed) onDone();
  };
  return (
    <div className="ad:flex ad:min-h-11 ad:flex-wrap ad:items-center ad:gap-2 ad:border-b ad:border-border ad:pb-2">
      <label className="ad:mr-auto ad:flex ad:min-h-11 ad:cursor-pointer ad:items-center ad:gap-3 ad:text-sm">
        <input
          type="checkbox"
          checked={isSome && selected.length === found.length}
          ref={(box) => {
            if (box) box.indeterminate = isSome && selected.length < found.length;
          }}
          onChange={({ target }) => onSelectAll(target.checked)}
          className="ad:size-5 ad:cursor-pointer ad:accent-primary"
        />
        <span>{isSome ? `${selected.length} selected` : 'Select all'}</span>
      </label>
      {isSome && (
        <>
          {isLimited && !isArchive && <PeopleDialog jobs={selected} onDone={onDone} />}
          <Button variant="outline" size="sm" busy={busy} onClick={() => void setRetired(!isArchive)}>
            {isArchive ? <RotateCcw aria-hidden="true" /> : <Archive aria-hidden="true" />}
            <span>{isArchive ? 'Reinstate' : 'Archive'}</span>
          </Button>
          <Button variant="ghost" size="sm" aria-label="Clear the selection" onClick={onDone}>
            <X aria-hidden="true" />
          </Button>
        </>
      )}
    </div>
  );
}
