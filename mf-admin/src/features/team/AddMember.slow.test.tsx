import { describe, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { api, aSessionAs, mockGateway, rejectWith, renderScreen, respondWith } from '@timetrack/testing';
import { defaults } from '../../testing/defaults.js';
import { aMember } from '../../testing/team-builders.js';
import { AddMember } from './member/members.graphql.js';
import { Team } from './Team.js';

const server = mockGateway(defaults);

const button = (name: string) => screen.getByRole('button', { name });

async function open() {
  const rendered = renderScreen(<Team />, { session: aSessionAs('OWNER') });
  await rendered.user.click(await screen.findByRole('button', { name: 'Add Person' }));
  return rendered;
}

describe('adding a member', () => {
  test('offers the roles that the viewer may grant, worker first', async () => {
    await open();
    const role = screen.getByLabelText('Role');
    expect(role).toHaveValue('WORKER');
    expect(
      within(role)
        .getAllByRole('option')
        .map((option) => option.textContent),
    ).toEqual(['Manager', 'Accountant', 'Worker']);
  });

  test('adds a person who has no email without a password and a role', async () => {
    const sent: unknown[] = [];
    server.use(
      api.mutation(AddMember, ({ variables: { input } }) => {
        sent.push(input);
        const user = aMember('Ana', { lastName: 'Ruiz', email: null, hasAccount: false, staffNumber: '117' });
        return respondWith({ userCreate: { user } });
      }),
    );
    const { user, toasts } = await open();
    await user.type(screen.getByLabelText('First Name'), 'Ana');
    await user.type(screen.getByLabelText('Last Name'), 'Ruiz');
    await user.click(screen.getByRole('switch', { name: 'Has no email' }));
    expect(screen.queryByLabelText('Password')).not.toBeInTheDocument();
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Add Person' }));
    await waitFor(() =>
      expect(toasts).toEqual([
        { title: 'Team member added successfully', description: 'Ana Ruiz has the staff number 117.' },
      ]),
    );
    expect(sent).toEqual([{ role: 'WORKER', firstName: 'Ana', lastName: 'Ruiz', employeeNumber: '' }]);
    const row = await screen.findByRole('row', { name: /Ana Ruiz/ });
    expect(row).toHaveTextContent('Staff number 117');
    expect(row).toHaveTextContent('No account');
    expect(screen.getByText('2 people, 1 with an account', { exact: false })).toBeInTheDocument();
  });

  test('sends the input and lists the new member', async () => {
    const sent: unknown[] = [];
    server.use(
      api.mutation(AddMember, ({ variables: { input } }) => {
        sent.push(input);
        return respondWith({ userCreate: { user: aMember('Ben', { lastName: 'Ito', role: 'MANAGER' }) } });
      }),
    );
    const { user, toasts } = await open();
    await user.type(screen.getByLabelText('Email'), 'ben@example.com');
    await user.type(screen.getByLabelText('First Name'), 'Ben');
    await user.type(screen.getByLabelText('Last Name'), 'Ito');
    await user.type(screen.getByLabelText('Password'), 'secret');
    await user.selectOptions(screen.getByLabelText('Role'), 'Manager');
    await user.click(button('Add Person'));
    expect(await screen.findByText('Ben Ito')).toBeInTheDocument();
    await waitFor(() =>
      expect(toasts).toEqual([
        { title: 'Team member added successfully', description: 'Ben Ito has the staff number 103.' },
      ]),
    );
    expect(sent).toEqual([
      {
        email: 'ben@example.com',
        firstName: 'Ben',
        lastName: 'Ito',
        password: 'secret',
        role: 'MANAGER',
        employeeNumber: '',
      },
    ]);
    const names = screen.getAllByRole('rowheader').map((cell) => within(cell).getAllByRole('button')[0]?.textContent);
    expect(names).toEqual(['Ben Ito', 'Wes Castillo']);
  });

  test('marks every empty field and sends nothing', async () => {
    const { user, toasts } = await open();
    await user.click(button('Add Person'));
    for (const [label, words] of [
      ['Email', 'Email is required'],
      ['First Name', 'First name is required'],
      ['Last Name', 'Last name is required'],
      ['Password', /Password is required/],
    ] as const) {
      expect(screen.getByLabelText(label)).toHaveAccessibleDescription(words);
      expect(screen.getByLabelText(label)).toBeRequired();
    }
    expect(toasts).toEqual([]);
  });

  test('leaves it to the server to refuse a password of blanks, in its words', async () => {
    const message = 'Password must have more than blanks';
    const sent: unknown[] = [];
    server.use(
      api.mutation(AddMember, ({ variables: { input } }) => {
        sent.push(input?.password);
        return rejectWith({ message, code: 'BAD_USER_INPUT', fields: { password: message } });
      }),
    );
    const { user } = await open();
    for (const label of ['Email', 'First Name', 'Last Name'])
      await user.type(screen.getByLabelText(label), 'something');
    await user.type(screen.getByLabelText('Password'), '        ');
    await user.click(button('Add Person'));
    await waitFor(() =>
      expect(screen.getByLabelText('Password')).toHaveAccessibleDescription(expect.stringContaining(message)),
    );
    expect(sent).toEqual(['        ']);
  });

  test('keeps the input when the server rejects it, and shows the reason at the field', async () => {
    const message = 'This email is already in use';
    server.use(api.mutation(AddMember, () => rejectWith({ message, code: 'CONFLICT', fields: { email: message } })));
    const { user, toasts } = await open();
    for (const label of ['Email', 'First Name', 'Last Name', 'Password']) {
      await user.type(screen.getByLabelText(label), 'something');
    }
    await user.click(button('Add Person'));
    await waitFor(() => expect(screen.getByLabelText('Email')).toHaveAccessibleDescription(message));
    await waitFor(() =>
      expect(toasts).toEqual([{ title: 'Failed to add team member', description: message, variant: 'destructive' }]),
    );
    expect(screen.getByLabelText('First Name')).toHaveValue('something');
    await user.type(screen.getByLabelText('Email'), 'x');
    expect(screen.getByLabelText('Email')).not.toHaveAccessibleDescription();
  });
});
