import { useApolloClient } from '@timetrack/client';
import { type DialogGuard, useUnsavedChanges } from '@timetrack/contracts/routing';
import { Controller, useController, useWatch, useZodForm } from '@timetrack/screens';
import { formatCount, formatDateRange, LoadFailure } from '@timetrack/screens/basics';
import { Field, Form, Input, OpenFormDialog, Select } from '@timetrack/ui';
import type { ScheduleWeekPlanInput } from '../../../gql/graphql.js';
import type { Board } from '../board/arrange-board.js';
import type { MonthBoard } from '../board/arrange-month.js';
import { weekRange } from '../board/board-range.js';
import { reloadBoard } from '../board/use-board-change.js';
import { type AssignablePeople, useAssignablePeople } from '../board/use-shift.js';
import { JobField } from '../shift/ShiftFields.js';
import { choiceOf, TeamAndPlaceFields } from '../shift/TeamAndPlaceFields.js';
import { findMenuButton, useScheduleScreen } from '../state/screen-context.js';
import { endsNextDay, formatTemplateTimes } from '../templates/template-times.js';
import { useTemplates } from '../templates/use-templates.js';
import { DaysField, PeopleField } from './CheckList.js';
import { PlanWeek as PlanWeekMutation } from './drafts.graphql.js';
import { type PlanValues, planSchema } from './plan-schema.js';
import { useShowDrafts } from './use-drafts.js';

interface PlanWeekProps {
  readonly board: Board | MonthBoard;
  /** A date of the week to plan. */
  readonly date: string;
  readonly guard: DialogGuard;
}

/** Plans one shift on several days for several people. */
export function PlanWeek({ board, date, guard }: PlanWeekProps) {
  const { timeZone } = useScheduleScreen();
  const assignable = useAssignablePeople(board);
  const { days } = weekRange(date, timeZone);
  const form = usePlanForm(days, guard.close);
  // The form is still dirty while it is being saved, but the guard must not ask again between saving and closing.
  useUnsavedChanges(guard, form.isDirty);
  return (
    <OpenFormDialog
      title="Plan the Week"
      description={formatDateRange(days[0] ?? '', days.at(-1) ?? '')}
      guard={{ ...guard, isUnsaved: form.isDirty && !form.isSubmitting }}
      className="sc:max-w-2xl"
      focusFallback={findMenuButton}
    >
      <PlanFields form={form} days={days} assignable={assignable} />
    </OpenFormDialog>
  );
}

interface PlanFieldsProps {
  readonly form: PlanForm;
  readonly days: readonly string[];
  readonly assignable: AssignablePeople;
}

function PlanFields({ form, days, assignable }: PlanFieldsProps) {
  const { control, register, errorOf } = form;
  const [startTime, endTime, dates] = useWatch({ control, name: ['startTime', 'endTime', 'dates'] });
  const isOvernight = startTime !== '' && endTime !== '' && endsNextDay({ startTime, endTime });
  return (
    <Form
      busy={form.isSubmitting}
      submitLabel={dates.length === 0 ? 'Plan Drafts' : `Plan ${formatCount(dates.length, 'Draft')}`}
      onSubmit={form.submit}
    >
      <div className="sc:grid sc:grid-cols-2 sc:gap-x-4 sc:gap-y-5 sc:sm:grid-cols-6">
        <TemplateChoice form={form} />
        <Field label="Title" required className="sc:col-span-2" error={errorOf('title')}>
          <Input {...register('title')} maxLength={200} autoComplete="off" />
        </Field>
        <div className="sc:col-span-2">
          <Controller
            control={control}
            name="jobId"
            render={({ field: { value, onChange } }) => (
              <JobField value={value} current={null} error={errorOf('jobId')} onChange={onChange} />
            )}
          />
        </div>
        <Field label="Start" required className="sc:sm:col-span-2" error={errorOf('startTime')}>
          <Input type="time" {...register('startTime')} />
        </Field>
        <Field
          label="End"
          required
          className="sc:sm:col-span-2"
          hint={isOvernight ? 'On the next day' : undefined}
          error={errorOf('endTime')}
        >
          <Input type="time" {...register('endTime')} />
        </Field>
        <Field label="Break (minutes)" className="sc:col-span-2" error={errorOf('breakMinutes')}>
          <Input inputMode="numeric" autoComplete="off" {...register('breakMinutes')} />
        </Field>
        <TeamAndPlace form={form} />
      </div>
      <Controller
        control={control}
        name="dates"
        render={({ field: { value, onChange } }) => (
          <DaysField days={days} selected={value} onSelect={onChange} error={errorOf('dates')} />
        )}
      />
      {assignable.error !== undefined && (
        <LoadFailure title="The people could not be loaded" error={assignable.error} onRetry={assignable.onRetry} />
      )}
      <Controller
        control={control}
        name="userIds"
        render={({ field: { value, onChange } }) => (
          <PeopleField
            people={assignable.people ?? []}
            selected={value}
            onSelect={onChange}
            error={errorOf('userIds')}
          />
        )}
      />
    </Form>
  );
}

function TeamAndPlace({ form: { control, errorOf } }: Pick<PlanFieldsProps, 'form'>) {
  const { field: team } = useController({ control, name: 'teamId' });
  const { field: place } = useController({ control, name: 'placeId' });
  return (
    <TeamAndPlaceFields
      className="sc:col-span-2 sc:sm:col-span-3"
      team={choiceOf(team, null, errorOf('teamId'))}
      place={choiceOf(place, null, errorOf('placeId'))}
    />
  );
}

/** Fills in the shift from a template. */
function TemplateChoice({ form }: Pick<PlanFieldsProps, 'form'>) {
  const { templates } = useTemplates();
  const usable = templates?.filter(({ job }) => !job?.retired) ?? [];
  if (usable.length === 0) return null;
  const fill = (id: string) => {
    const template = usable.find((one) => one.id === id);
    if (!template) return;
    const { title, startTime, endTime, plannedBreakMinutes, job, team, place } = template;
    const ids = { jobId: job?.id ?? null, teamId: team?.id ?? null, placeId: place?.id ?? null };
    const values = { title, startTime, endTime, breakMinutes: String(plannedBreakMinutes), ...ids };
    for (const [name, value] of Object.entries(values))
      form.setValue(name as keyof PlanValues, value, { shouldDirty: true, shouldValidate: form.formState.isSubmitted });
  };
  return (
    <Field label="Template" className="sc:col-span-2">
      <Select
        defaultValue=""
        onChange={({ target }) => fill(target.value)}
        options={usable.map((template) => [template.id, `${template.name} (${formatTemplateTimes(template)})`])}
      >
        <option value="">None</option>
      </Select>
    </Field>
  );
}

type PlanForm = ReturnType<typeof usePlanForm>;

const isWorkday = (date: string): boolean => Temporal.PlainDate.from(date).dayOfWeek <= 5;

function usePlanForm(days: readonly string[], onSaved: () => void) {
  const client = useApolloClient();
  const showDrafts = useShowDrafts();
  return useZodForm<PlanValues, ScheduleWeekPlanInput>({
    guard: guardedByDialog,
    schema: planSchema,
    defaultValues: {
      ...{ title: 'Day shift', startTime: '09:00', endTime: '17:00', breakMinutes: '30' },
      ...{ jobId: null, teamId: null, placeId: null },
      ...{ dates: days.filter(isWorkday), userIds: [] },
    },
    serverFields: { plannedBreakMinutes: 'breakMinutes' },
    failureTitle: 'Failed to plan the week',
    onSubmit: async (input, context) => {
      const { data } = await client.mutate({ mutation: PlanWeekMutation, variables: { input }, context });
      await reloadBoard(client);
      onSaved();
      showDrafts(data?.scheduleWeekPlan);
    },
  });
}

/** `PlanWeek` reports unsaved changes to its guard. */
const guardedByDialog = { setUnsaved: () => undefined };
