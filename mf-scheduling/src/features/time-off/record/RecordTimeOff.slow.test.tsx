import { describe, expect, test } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { aPayload, api, aSessionAs, mockGateway, rejectWith, renderScreen, respondWith } from '@timetrack/testing';
import { ana, aSchedule } from '../../../testing/builders.js';
import { aRecord } from '../../../testing/replacement-defaults.js';
import { aPolicy, aProposal, aShiftOnTimeOff } from '../../../testing/time-off-builders.js';
import { timeOffDefaults } from '../../../testing/time-off-defaults.js';
import { PtoRequests } from '../approval/PtoRequests.js';
import { LoadProposal } from '../components/proposal.graphql.js';
import { LoadRecord, RecordPto } from './record.graphql.js';

const server = mockGateway(timeOffDefaults);

async function open({ shifts = [] as ReturnType<typeof aShiftOnTimeOff>[] } = {}) {
  const sent: unknown[] = [];
  server.use(
    api.query(LoadProposal, () =>
      respondWith(aProposal({ hours: 8, explanation: 'Ana’s published shift on this day is 8 hours.', shifts })),
    ),
    api.mutation(RecordPto, ({ variables: { input } }) => {
      sent.push(input);
      const ptoRequest = { __typename: 'PtoRequest' as const, id: 'request-9', status: 'APPROVED' as const };
      return respondWith(aPayload('ptoRequestCreate', { ptoRequest }));
    }),
  );
  const rendered = renderScreen(<PtoRequests />, {
    session: aSessionAs('MANAGER'),
    path: `/pto-requests?open=record&id=${ana.id}`,
  });
  await screen.findByRole('dialog', { name: 'Record Time Off' });
  await waitFor(() => expect(screen.getByLabelText('Hours')).toHaveValue(8));
  return { ...rendered, sent };
}

const submit = (name = 'Record Time Off') => screen.getByRole('button', { name });
const roof = aSchedule({ id: 'roof', title: 'Roof' });
const drywall = aSchedule({ id: 'drywall', title: 'Drywall' });

describe('the dialog that records time off', () => {
  test('begins with today and the hours of the shifts, and records them for the person', async () => {
    const { user, sent, toasts } = await open();
    const today = (screen.getByLabelText('Start Date') as HTMLInputElement).value;
    expect(today).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect(screen.getByLabelText('End Date')).toHaveValue(today);
    expect(screen.getByText('Time off of Ana Pérez. It is approved at once.')).toBeInTheDocument();
    await user.type(screen.getByLabelText('Note'), 'Flu');
    await user.click(submit());
    await waitFor(() => expect(toasts).toMatchObject([{ title: 'Time off recorded' }]));
    expect(sent).toEqual([
      {
        ...{ userId: ana.id, policyId: 'policy-1', startDate: today, endDate: today, hours: 8, managerNotes: 'Flu' },
        ...{ removeFromShifts: true, cancelEmptyShifts: false },
      },
    ]);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  test('offers the sick policy first', async () => {
    const policies = [
      { ...aPolicy('Vacation'), category: 'VACATION' as const },
      { ...aPolicy('Sick leave', { id: 'policy-2' }), category: 'SICK' as const },
    ];
    server.use(api.query(LoadRecord, () => respondWith(aRecord(ana, policies))));
    await open();
    expect(screen.getByLabelText('Policy')).toHaveValue('policy-2');
  });

  test('frees the shifts by default, and then finds replacements', async () => {
    const shifts = [aShiftOnTimeOff(roof), aShiftOnTimeOff(drywall, 'ONLY_PERSON')];
    const { user, sent } = await open({ shifts });
    expect(screen.getByRole('checkbox', { name: 'Take Ana off the shifts on that day' })).toBeChecked();
    expect(screen.getByText('Mon, Mar 2, 9:00 AM – 5:00 PM · Roof')).toBeInTheDocument();
    await user.click(submit());
    expect(await screen.findByRole('dialog', { name: 'Find a Replacement' })).toBeInTheDocument();
    expect(sent).toMatchObject([{ removeFromShifts: true }]);
    await user.click(screen.getByRole('button', { name: /^Find a Replacement for Drywall/ }));
    expect(await screen.findByRole('button', { name: 'Assign Ben Cole' })).toBeInTheDocument();
  });

  test('keeps the shifts on request, and then finds nobody', async () => {
    const { user, sent } = await open({ shifts: [aShiftOnTimeOff(roof)] });
    await user.click(screen.getByRole('checkbox', { name: 'Take Ana off the shifts on that day' }));
    await user.click(submit());
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(sent).toMatchObject([{ removeFromShifts: false }]);
  });

  test('asks for confirmations one after the other, and sends them together', async () => {
    const { user } = await open();
    const sent: unknown[] = [];
    const questions = { confirmFullDays: 'Mar 2, 2026 would have 24 hours.', confirmWorkedDays: 'Ana worked then.' };
    server.use(
      api.mutation(RecordPto, ({ variables: { input } }) => {
        sent.push(input);
        const missing = Object.entries(questions).find(([field]) => !(field in input));
        const ptoRequest = { __typename: 'PtoRequest' as const, id: 'request-9', status: 'APPROVED' as const };
        if (!missing) return respondWith(aPayload('ptoRequestCreate', { ptoRequest }));
        return rejectWith({ code: 'CONFLICT', message: missing[1], fields: { [missing[0]]: missing[1] } });
      }),
    );
    fireEvent.change(screen.getByLabelText('Hours'), { target: { value: '24' } });
    await user.click(submit());
    expect(await screen.findByText(questions.confirmFullDays)).toBeInTheDocument();
    await user.click(submit('Record Anyway'));
    expect(await screen.findByText(questions.confirmWorkedDays)).toBeInTheDocument();
    await user.click(submit('Record Anyway'));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(sent.at(-1)).toMatchObject({ confirmFullDays: true, confirmWorkedDays: true });
  });

  test('says that the person no longer exists', async () => {
    server.use(api.query(LoadRecord, () => respondWith(aRecord(null))));
    renderScreen(<PtoRequests />, { session: aSessionAs('MANAGER'), path: '/pto-requests?open=record&id=unknown' });
    expect(await screen.findByText('This person no longer exists.')).toBeInTheDocument();
  });
});
