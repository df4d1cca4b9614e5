import { expect, jest, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { useConfirmLeaving } from '@timetrack/contracts/routing';
import { renderScreen } from '@timetrack/testing';
import { useState } from 'react';
import type { SessionStore } from '../session/session-store.js';
import { SignInAgain } from './SignInAgain.js';

/** A form that is changed by typing or by a button, on a page whose session can be ended. */
function Page({ session }: { readonly session: SessionStore }) {
  const [isEnded, setEnded] = useState(false);
  const [isMoved, setMoved] = useState(false);
  useConfirmLeaving(isMoved);
  return (
    <>
      <input aria-label="Name" />
      <button type="button" onClick={() => setMoved(true)}>
        Move up
      </button>
      <button type="button" onClick={() => setEnded(true)}>
        End
      </button>
      <SignInAgain session={session} email="maria@example.com" isEnded={isEnded} />
    </>
  );
}

function show() {
  const leave = jest.fn();
  return { ...renderScreen(<Page session={{ leave } as unknown as SessionStore} />), leave };
}

const button = (name: string) => screen.getByRole('button', { name });

test('the end of a session leaves a screen on which nothing was entered', async () => {
  const { leave, user } = show();
  await user.click(button('End'));
  await waitFor(() => expect(leave).toHaveBeenCalledTimes(1));
});

test('the end of a session keeps what was typed', async () => {
  const { leave, user } = show();
  await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Roof');
  await user.click(button('End'));
  expect(await screen.findByRole('dialog', { name: 'Your session has ended' })).toBeInTheDocument();
  expect(leave).not.toHaveBeenCalled();
});

test('the end of a session keeps what only a button has changed', async () => {
  const { leave, user } = show();
  await user.click(button('Move up'));
  await user.click(button('End'));
  expect(await screen.findByRole('dialog', { name: 'Your session has ended' })).toBeInTheDocument();
  expect(leave).not.toHaveBeenCalled();
});
