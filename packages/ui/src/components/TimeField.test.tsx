import { expect, jest, test } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import type { WallTime } from '../time/wall-time.js';
import { TimeField } from './TimeField.js';

function ControlledTimeField({ text, error }: { readonly text: string; readonly error?: string }) {
  const [value, setValue] = useState<WallTime>({ text });
  return (
    <>
      <TimeField label="Start" value={value} onChange={setValue} timeZone="America/Denver" error={error} />
      <output>{JSON.stringify(value)}</output>
    </>
  );
}

const field = () => screen.getByLabelText('Start');

test('names the zone of the time where the browser has another one', () => {
  render(<ControlledTimeField text="2026-03-09T09:00" />);
  expect(field()).toHaveAccessibleDescription('MDT, America/Denver');
});

test.each([
  ['America/Denver', 'America/Boise', ''],
  ['America/Denver', 'America/New_York', 'MDT, America/Denver'],
])('in a browser in %s, names the zone where that of today is %s only if it differs', (zone, presentZone, name) => {
  const resolvedOptions = jest.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions');
  resolvedOptions.mockReturnValue({ timeZone: zone } as Intl.ResolvedDateTimeFormatOptions);
  const value = { text: '2026-03-09T09:00' };
  render(<TimeField label="Start" {...{ value, presentZone }} timeZone="America/Denver" onChange={() => undefined} />);
  expect(field()).toHaveAccessibleDescription(name);
  resolvedOptions.mockRestore();
});

test('reports immediately that a clock change skips the time', () => {
  render(<ControlledTimeField text="2026-03-09T02:30" />);
  fireEvent.change(field(), { target: { value: '2026-03-08T02:30' } });
  expect(field()).toBeInvalid();
  expect(screen.getByRole('alert')).toHaveTextContent('2:30 AM does not exist on Sunday, March 8, 2026');
});

test('asks which of two times is meant, and keeps the choice until the time changes', () => {
  render(<ControlledTimeField text="2026-11-01T01:30" />);
  fireEvent.click(screen.getByRole('radio', { name: '1:30 AM (second), MST (UTC−7)' }));
  expect(screen.getByRole('status')).toHaveTextContent('"occurrence":"second"');
  fireEvent.change(field(), { target: { value: '2026-11-01T03:30' } });
  expect(screen.queryByRole('radio')).not.toBeInTheDocument();
  expect(screen.getByRole('status')).not.toHaveTextContent('occurrence');
});

test('shows an error of the caller', () => {
  render(<ControlledTimeField text="" error="Start is required" />);
  expect(screen.getByRole('alert')).toHaveTextContent('Start is required');
});
