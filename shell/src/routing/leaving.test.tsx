import { describe, expect, test } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, NavigationGuard, useConfirmLeaving, useLocation } from '@timetrack/contracts/routing';
import { Dialog, DialogContent, DialogHeader, DiscardChangesDialog } from '@timetrack/ui';
import { useState } from 'react';
import { BrowserRouter } from 'react-router';

const user = userEvent.setup({ pointerEventsCheck: 0 });
const question = () => screen.queryByRole('alertdialog', { name: 'Discard your changes?' });
const button = (name: string) => screen.getByRole('button', { name });
const reloadAsks = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

function Field() {
  const [text, setText] = useState('');
  useConfirmLeaving(text !== '');
  return <input aria-label="Name" value={text} onChange={({ target }) => setText(target.value)} />;
}

function Page() {
  const { pathname, search } = useLocation();
  const isOpen = search === '?open=dialog';
  return (
    <>
      <h1>{pathname}</h1>
      {pathname === '/settings' && !isOpen && <Field />}
      <Link to="/settings">Settings</Link>
      <Link to="/team">Team</Link>
      <Link to="/settings?tab=2">Tab</Link>
      <Link to="/settings?open=dialog">Open</Link>
      {isOpen && (
        <Dialog open>
          <DialogContent>
            <DialogHeader title="New" description="Now." />
            <Field />
          </DialogContent>
        </Dialog>
      )}
    </>
  );
}

/** A browser that went from `/start` to the settings. */
async function openSettings() {
  window.history.pushState(null, '', '/start');
  render(
    <BrowserRouter>
      <NavigationGuard question={DiscardChangesDialog}>
        <Page />
      </NavigationGuard>
    </BrowserRouter>,
  );
  await user.click(screen.getByRole('link', { name: 'Settings' }));
}

describe('a form on a page', () => {
  test.each([
    ['a link', () => user.click(screen.getByRole('link', { name: 'Team' })), '/team'],
    ['the back button', async () => window.history.back(), '/start'],
  ])('asks before %s drops what was typed, and keeps it', async (_way, leave, destination) => {
    await openSettings();
    await user.type(screen.getByLabelText('Name'), 'Stone');
    await leave();
    await waitFor(() => expect(question()).toBeInTheDocument());
    expect(window.location.pathname).toBe('/settings');
    await user.click(button('Keep Editing'));
    expect(screen.getByLabelText('Name')).toHaveValue('Stone');
    await leave();
    await waitFor(() => expect(question()).toBeInTheDocument());
    await user.click(button('Discard'));
    await waitFor(() => expect(screen.getByText(destination)).toBeInTheDocument());
    expect(question()).not.toBeInTheDocument();
    expect(reloadAsks()).toBe(false);
  });

  test('asks before a reload, only while something is unsaved', async () => {
    await openSettings();
    expect(reloadAsks()).toBe(false);
    await user.type(screen.getByLabelText('Name'), 'S');
    expect(reloadAsks()).toBe(true);
    await user.clear(screen.getByLabelText('Name'));
    expect(reloadAsks()).toBe(false);
  });

  test('does not ask while its screen stays open', async () => {
    await openSettings();
    await user.type(screen.getByLabelText('Name'), 'Stone');
    await user.click(screen.getByRole('link', { name: 'Tab' }));
    expect(question()).not.toBeInTheDocument();
    expect(window.location.search).toBe('?tab=2');
    expect(screen.getByLabelText('Name')).toHaveValue('Stone');
  });
});

test('a form in a dialog asks before going back closes the dialog', async () => {
  await openSettings();
  await user.click(screen.getByRole('link', { name: 'Open' }));
  await user.type(screen.getByLabelText('Name'), 'Stone');
  window.history.back();
  await waitFor(() => expect(question()).toBeInTheDocument());
  expect(window.location.search).toBe('?open=dialog');
  await user.click(button('Keep Editing'));
  expect(screen.getByLabelText('Name')).toHaveValue('Stone');
});
