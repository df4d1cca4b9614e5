import { describe, expect, jest, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { renderScreen } from '@timetrack/testing';
import { Button, Form, FormDialog } from '@timetrack/ui';
import { useState } from 'react';
import { PeopleCombobox, PersonCombobox } from './PersonCombobox.js';
import { findPeople, type PeopleSearch, type PersonOption } from './people.js';

const people: readonly PersonOption[] = [
  { id: 'ada', firstName: 'Ada', lastName: 'Reyes' },
  { id: 'ben', firstName: 'Ben', lastName: 'Cole', note: 'Archived' },
  { id: 'bea', firstName: 'Béa', lastName: 'Lund' },
];

const usePeople = (search: PeopleSearch) => ({ ...findPeople(people, search), isLoading: false });
const field = () => screen.getByRole('combobox', { name: 'Employee' });
const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);

function Person({ initial = null, onSubmit }: { readonly initial?: string | null; readonly onSubmit?: () => void }) {
  const [value, setValue] = useState(initial);
  return (
    <Form busy={false} onSubmit={() => onSubmit?.()}>
      <PersonCombobox label="Employee" value={value} onChange={setValue} usePeople={usePeople} />
      <output>{value ?? 'nobody'}</output>
    </Form>
  );
}

describe('a combobox for one person', () => {
  test('finds people by a part of the name, ignoring accents', async () => {
    const { user } = renderScreen(<Person />);
    await user.type(field(), 'be');
    expect(options()).toEqual(['BCBen ColeArchived', 'BLBéa Lund']);
    await user.type(field(), 'x');
    expect(screen.getByText('No one has that name')).toBeInTheDocument();
  });

  test('works by keyboard, and Enter does not submit the form around it', async () => {
    const onSubmit = jest.fn();
    const { user } = renderScreen(<Person onSubmit={onSubmit} />);
    await user.type(field(), '{ArrowDown}{ArrowDown}{Enter}');
    expect(field()).toHaveValue('Ben Cole');
    expect(screen.getByText('ben')).toBeInTheDocument();
    expect(onSubmit).not.toHaveBeenCalled();
  });

  test('works by mouse and touch', async () => {
    const { user } = renderScreen(<Person initial="ada" />);
    expect(field()).toHaveValue('Ada Reyes');
    await user.click(field());
    expect(screen.getByRole('option', { name: /Ada/ })).toHaveAttribute('aria-selected', 'true');
    await user.click(screen.getByRole('option', { name: /Béa/ }));
    expect(field()).toHaveValue('Béa Lund');
    expect(options()).toEqual([]);
  });

  test('keeps the selection when the user leaves it without a choice', async () => {
    const { user } = renderScreen(<Person initial="ada" />);
    await user.type(field(), 'be');
    await user.tab();
    expect(field()).toHaveValue('Ada Reyes');
    await user.type(field(), 'be{Escape}{Escape}');
    expect(field()).toHaveValue('Ada Reyes');
  });

  test('keeps the text when Enter is pressed while no option is listed, as before the people are loaded', async () => {
    const { user } = renderScreen(<Person />);
    await user.type(field(), 'bex{Enter}');
    expect(field()).toHaveValue('bex');
    await user.type(field(), '{Backspace}');
    expect(options()).toEqual(['BCBen ColeArchived', 'BLBéa Lund']);
  });

  test('can be cleared', async () => {
    const { user } = renderScreen(<Person initial="ada" />);
    await user.click(screen.getByRole('button', { name: 'Clear employee' }));
    expect(field()).toHaveValue('');
    expect(screen.getByText('nobody')).toBeInTheDocument();
  });

  test('says how many more options match', async () => {
    const crowd = Array.from({ length: 60 }, (_, index) => ({
      id: `${index}`,
      firstName: 'Kim',
      lastName: `${index}`,
    }));
    const useCrowd = (search: PeopleSearch) => ({ ...findPeople(crowd, search), isLoading: false });
    const { user } = renderScreen(
      <PersonCombobox label="Employee" value={null} onChange={() => undefined} usePeople={useCrowd} />,
    );
    await user.click(field());
    expect(options()).toHaveLength(50);
    expect(screen.getByText('10 more. Keep typing to narrow the list.')).toBeInTheDocument();
  });

  test('in a dialog closes its list with the first Escape, and the dialog with the second one', async () => {
    const { user } = renderScreen(
      <FormDialog trigger={<Button>Add</Button>} title="New" description="At once." unsaved={false}>
        {() => <Person />}
      </FormDialog>,
    );
    await user.click(screen.getByRole('button', { name: 'Add' }));
    await user.type(within(screen.getByRole('dialog')).getByRole('combobox'), 'be{Escape}');
    expect(options()).toEqual([]);
    expect(screen.getByRole('dialog')).toBeInTheDocument();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });
});

describe('a combobox for several people', () => {
  function People() {
    const [value, setValue] = useState<readonly string[]>([]);
    return (
      <>
        <PeopleCombobox label="Employee" value={value} onChange={setValue} usePeople={usePeople} />
        <output>{value.join(', ')}</output>
      </>
    );
  }

  test('selects one after the other, and removes one that is picked again', async () => {
    const { user } = renderScreen(<People />);
    await user.type(field(), 'ada{Enter}ben{Enter}');
    expect(screen.getByText('ada, ben')).toBeInTheDocument();
    expect(screen.getByRole('listbox')).toHaveAttribute('aria-multiselectable', 'true');
    await user.click(screen.getByRole('option', { name: /Ada/ }));
    expect(screen.getByText('ben')).toBeInTheDocument();
  });
});
