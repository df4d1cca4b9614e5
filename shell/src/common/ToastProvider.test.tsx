import { describe, expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useToast } from '@timetrack/contracts';
import { ToastProvider } from './ToastProvider.js';

function Buttons() {
  const showToast = useToast();
  return (
    <>
      <button type="button" onClick={() => showToast({ title: 'Clocked in' })}>
        in
      </button>
      <button type="button" onClick={() => showToast({ title: 'Clock-in failed', variant: 'destructive' })}>
        fail
      </button>
    </>
  );
}

describe('the toast area', () => {
  test('shows the latest message only', async () => {
    const user = userEvent.setup();
    render(<Buttons />, { wrapper: ToastProvider });
    await user.click(screen.getByRole('button', { name: 'in' }));
    expect(screen.getByRole('status')).toHaveTextContent('Clocked in');
    await user.click(screen.getByRole('button', { name: 'fail' }));
    expect(screen.getByRole('alert')).toHaveTextContent('Clock-in failed');
    expect(screen.queryByText('Clocked in')).not.toBeInTheDocument();
  });

  test('removes a message that is dismissed', async () => {
    const user = userEvent.setup();
    render(<Buttons />, { wrapper: ToastProvider });
    await user.click(screen.getByRole('button', { name: 'in' }));
    await user.click(screen.getByRole('button', { name: /dismiss/i }));
    expect(screen.queryByText('Clocked in')).not.toBeInTheDocument();
  });
});
