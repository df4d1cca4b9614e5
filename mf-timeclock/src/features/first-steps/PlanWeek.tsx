import { useApolloClient, useQuery } from '@timetrack/client';
import { useConfirmLeaving } from '@timetrack/contracts/routing';
import {
  type CalendarDate,
  formatDateRange,
  formatWeekdayDate,
  fullName,
  LoadFailure,
  type TimeZone,
  useReportFailure,
  useTimeZone,
  useToday,
} from '@timetrack/screens/basics';
import { Button, Field, Input, Select, Skeleton } from '@timetrack/ui/basics';
import { useState } from 'react';
import { JobField } from '../../components/JobField.js';
import { LoadPlanning, PlanShift } from './first-steps.graphql.js';
import { isWorkday, type PlannedShift, plannableWeeks, planShifts, type WeekPlan } from './planned-shifts.js';
import { refetchDashboard } from './use-step.js';

export function PlanWeek() {
  const { data, error, refetch } = useQuery(LoadPlanning, { fetchPolicy: 'cache-and-network' });
  const { users, jobChoices } = data?.viewer ?? {};
  if (!users && error) {
    return <LoadFailure title="Your people and jobs could not be loaded" error={error} onRetry={refetch} />;
  }
  if (!users) return <Skeleton className="tc:h-64" />;
  const people = users.nodes.filter(({ status }) => status === 'ACTIVE');
  return <PlanForm people={people} jobs={jobChoices?.nodes ?? []} />;
}

interface PlanFormProps {
  readonly people: readonly { readonly id: string; readonly firstName: string; readonly lastName: string }[];
  readonly jobs: readonly { readonly id: string; readonly name: string }[];
}

/** With more people, the selection starts empty. */
const fewPeople = 8;

function PlanForm({ people, jobs }: PlanFormProps) {
  const timeZone = useTimeZone();
  const weeks = plannableWeeks(useToday());
  // With one workday left or none, the first week to plan is the next.
  const [week, setWeek] = useState(weeks[0]?.filter(isWorkday)[1] ? 0 : 1);
  const [plan, setPlan] = useState<Omit<WeekPlan, 'days'>>({
    ...{ title: 'Day shift', startTime: '09:00', endTime: '17:00', jobId: null },
    assignedUserIds: people.length > fewPeople ? [] : people.map(({ id }) => id),
  });
  const dates = weeks[week] ?? [];
  const [days, setDays] = useState<readonly CalendarDate[]>(dates.filter(isWorkday));
  const [isChanged, setChanged] = useState(false);
  const { busy, problem, send } = usePlan(timeZone);
  useConfirmLeaving(isChanged && !busy);
  const change = (changes: Partial<WeekPlan>) => {
    setChanged(true);
    setPlan((previous) => ({ ...previous, ...changes }));
  };
  return (
    <form
      aria-label="Plan the week"
      noValidate
      aria-busy={busy}
      className="tc:flex tc:flex-col tc:items-start tc:gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        void send({ ...plan, days });
      }}
    >
      <div className="tc:grid tc:w-full tc:max-w-2xl tc:grid-cols-2 tc:items-start tc:gap-3 tc:sm:grid-cols-4">
        <Field label="Title" className="tc:col-span-2">
          <Input maxLength={200} value={plan.title} onChange={({ target }) => change({ title: target.value })} />
        </Field>
        <Field label="Start">
          <Input type="time" value={plan.startTime} onChange={({ target }) => change({ startTime: target.value })} />
        </Field>
        <Field label="End">
          <Input type="time" value={plan.endTime} onChange={({ target }) => change({ endTime: target.value })} />
        </Field>
        <Field label="Week" className="tc:col-span-2">
          <Select
            value={week}
            onChange={({ target }) => {
              setChanged(true);
              setWeek(Number(target.value));
              setDays((weeks[Number(target.value)] ?? []).filter(isWorkday));
            }}
            options={weeks.map((each, index) => [
              index,
              `${index === 0 ? 'This week' : 'Next week'}: ${formatDateRange(each[0] ?? '', each.at(-1) ?? '')}`,
            ])}
          />
        </Field>
        {jobs.length > 0 && (
          <JobField className="tc:col-span-2" jobs={jobs} value={plan.jobId} onChange={(jobId) => change({ jobId })} />
        )}
      </div>
      <CheckList
        legend="Days"
        options={dates.map((date) => ({ id: date, name: formatWeekdayDate(date) }))}
        selected={days}
        onSelect={(selected) => {
          setChanged(true);
          setDays(selected);
        }}
      />
      <CheckList
        legend="People"
        options={people.map((person) => ({ id: person.id, name: fullName(person) }))}
        selected={plan.assignedUserIds}
        onSelect={(assignedUserIds) => change({ assignedUserIds })}
      />
      {problem && (
        <p role="alert" className="tc:text-sm tc:text-destructive">
          {problem}
        </p>
      )}
      <Button type="submit" busy={busy}>
        {days.length === 1 ? 'Plan 1 Draft' : `Plan ${days.length} Drafts`}
      </Button>
    </form>
  );
}

interface CheckListProps {
  readonly legend: string;
  readonly options: readonly { readonly id: string; readonly name: string }[];
  /** Ids, in the order of the options. */
  readonly selected: readonly string[];
  readonly onSelect: (ids: readonly string[]) => void;
}

/** Check boxes with labels as large as buttons. A long list scrolls. */
function CheckList({ legend, options, selected, onSelect }: CheckListProps) {
  return (
    <fieldset className="tc:flex tc:min-w-0 tc:flex-col tc:gap-2">
      <legend className="tc:mb-2 tc:text-sm tc:font-medium">{legend}</legend>
      <div className="tc:flex tc:max-h-52 tc:flex-wrap tc:gap-2 tc:overflow-y-auto tc:p-0.5">
        {options.map(({ id, name }) => (
          <label
            key={id}
            className="tc:flex tc:min-h-9 tc:cursor-pointer tc:items-center tc:gap-2 tc:rounded-md tc:border tc:border-input tc:px-3 tc:text-sm tc:hover:bg-accent tc:has-checked:border-primary tc:pointer-coarse:min-h-11"
          >
            <input
              type="checkbox"
              className="tc:size-4 tc:accent-primary"
              checked={selected.includes(id)}
              onChange={({ target }) =>
                onSelect(
                  options.map((one) => one.id).filter((one) => (one === id ? target.checked : selected.includes(one))),
                )
              }
            />
            <span className="tc:min-w-0 tc:wrap-anywhere">{name}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** Stores the shifts of a plan one after the other, and loads the list again, which then offers to publish them. */
function usePlan(timeZone: TimeZone) {
  const client = useApolloClient();
  const reportFailure = useReportFailure();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  async function send(plan: WeekPlan): Promise<void> {
    setBusy(true);
    try {
      const shifts = shiftsOf(plan, timeZone);
      if (typeof shifts === 'string') {
        setProblem(shifts);
        return;
      }
      setProblem(null);
      for (const input of shifts) await client.mutate({ mutation: PlanShift, variables: { input } });
    } catch (error) {
      reportFailure(error, 'Failed to plan the week');
    } finally {
      await refetchDashboard(client);
      setBusy(false);
    }
  }
  return { busy, problem, send };
}

/** The shifts, or a sentence about missing input. */
function shiftsOf(plan: WeekPlan, timeZone: TimeZone): readonly PlannedShift[] | string {
  if (plan.title.trim() === '') return 'Enter a title.';
  if (plan.days.length === 0) return 'Choose at least one day.';
  if (plan.assignedUserIds.length === 0) return 'Please assign at least one employee';
  if (plan.startTime === plan.endTime) return 'End time must be after start time';
  try {
    return planShifts(plan, timeZone);
  } catch (error) {
    return error instanceof Error ? error.message : 'Enter both times.';
  }
}
