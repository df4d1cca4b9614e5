import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { findPeople, PeopleCombobox, type PeopleSearch, PersonCombobox } from '@timetrack/screens';
import { Dialog, DialogContent, DialogDescription, DialogTitle, Select, TimeField } from '@timetrack/ui';
import { Controller, useForm } from 'react-hook-form';
import { watchPickedOptions } from './picked-options.js';
import { restoreTyped } from './restore-typed.js';
import { storeTyped, takeTyped } from './typed-store.js';

const people = [
  { id: 'wanda', firstName: 'Wanda', lastName: 'Weaver', note: 'Worker' },
  { id: 'wes', firstName: 'Wes', lastName: 'Worker', note: 'Worker' },
  { id: 'maya', firstName: 'Maya', lastName: 'Mason', note: 'Manager' },
];
const usePeople = (search: PeopleSearch) => ({ ...findPeople(people, search), isLoading: false });

interface Values {
  title: string;
  start: { text: string };
  job: string;
  team: readonly string[];
  lead: string | null;
}

const defaultValues: Values = {
  title: '',
  start: { text: '2026-03-02T08:00' },
  job: 'none',
  team: ['maya'],
  lead: null,
};

/** A form of react-hook-form in a dialog, which is a portal. */
function NewSchedule({ jobs = ['none', 'roof'] }: { readonly jobs?: readonly string[] }) {
  const { control, register, watch } = useForm({ defaultValues });
  return (
    <Dialog open>
      <DialogContent>
        <DialogTitle>New Schedule</DialogTitle>
        <DialogDescription>Times are in UTC.</DialogDescription>
        <form>
          <input aria-label="Title" {...register('title')} />
          <Controller
            control={control}
            name="start"
            render={({ field }) => <TimeField {...field} label="Start" timeZone="UTC" />}
          />
          <Controller
            control={control}
            name="job"
            render={({ field: { value, onChange } }) => (
              <Select aria-label="Job" value={value} onChange={({ target }) => onChange(target.value)}>
                {jobs.map((job) => (
                  <option key={job}>{job}</option>
                ))}
              </Select>
            )}
          />
          <Controller
            control={control}
            name="team"
            render={({ field: { value, onChange } }) => (
              <>
                <PeopleCombobox label="Team" value={value} onChange={onChange} usePeople={usePeople} />
                <button type="button" aria-label="Remove Wes Worker" onClick={() => onChange(['maya', 'wanda'])} />
              </>
            )}
          />
          <Controller
            control={control}
            name="lead"
            render={({ field: { value, onChange } }) => (
              <PersonCombobox label="Lead" value={value} onChange={onChange} usePeople={usePeople} />
            )}
          />
        </form>
        <output>{JSON.stringify(watch())}</output>
      </DialogContent>
    </Dialog>
  );
}

const times = { waitMs: 5, settledMs: 50, endMs: 2_000 };
const values = (): Values => JSON.parse(screen.getByText(/^\{/).textContent);

let stopWatching: () => void;
beforeEach(() => {
  sessionStorage.clear();
  stopWatching = watchPickedOptions();
});
afterEach(() => stopWatching());

type User = ReturnType<typeof userEvent.setup>;

/** Changes the form, opens the next page in the same tab, and puts back what was typed. */
async function changeAndReload(change: (user: User) => Promise<void>, next = <NewSchedule />) {
  render(<NewSchedule />);
  await change(userEvent.setup());
  const before = values();
  storeTyped('wanda');
  cleanup();
  const page = render(next);
  const typed = takeTyped('wanda');
  if (!typed) throw new Error('nothing was kept');
  return { before, page, restoring: restoreTyped(typed, times) };
}

const pick = async (user: User, combobox: string, search: string, option: RegExp) => {
  const field = screen.getByRole('combobox', { name: combobox });
  await user.clear(field);
  await user.type(field, search);
  await user.click(screen.getByRole('option', { name: option }));
};

describe('what was typed in a dialog', () => {
  test('is back after a reload: texts, times and options', async () => {
    const { before, restoring } = await changeAndReload(async (user) => {
      await user.type(screen.getByLabelText('Title'), 'Roof');
      const start = screen.getByLabelText('Start');
      await user.clear(start);
      await user.type(start, '2026-03-03T09:30');
      await user.selectOptions(screen.getByLabelText('Job'), 'roof');
      await pick(user, 'Lead', 'wes', /Wes/);
    });
    await act(() => restoring);
    expect(before).toEqual({
      ...defaultValues,
      title: 'Roof',
      start: { text: '2026-03-03T09:30', isInvalid: false },
      job: 'roof',
      lead: 'wes',
    });
    await screen.findByText(JSON.stringify(before));
  });

  test('is back in a combobox with several options, except what was removed again', async () => {
    const { before, restoring } = await changeAndReload(async (user) => {
      await user.click(screen.getByRole('combobox', { name: 'Team' }));
      await user.click(screen.getByRole('option', { name: /Wanda/ }));
      await pick(user, 'Team', 'we', /Wes/);
      await user.click(screen.getByRole('button', { name: 'Remove Wes Worker' }));
    });
    expect(before.team).toEqual(['maya', 'wanda']);
    await act(() => restoring);
    await screen.findByText(JSON.stringify(before));
    await waitFor(() => expect(screen.queryByRole('option', { name: /Worker/ })).toBeNull());
  });

  test('waits for the options of a select instead of emptying it', async () => {
    const { page, restoring } = await changeAndReload(
      (user) => user.selectOptions(screen.getByLabelText('Job'), 'roof'),
      <NewSchedule jobs={['none']} />,
    );
    await act(() => new Promise((resolve) => setTimeout(resolve, 5 * times.waitMs)));
    expect(values().job).toBe('none');
    page.rerender(<NewSchedule />);
    await act(() => restoring);
    expect(values().job).toBe('roof');
  });
});
