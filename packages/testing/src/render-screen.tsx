import { configure, type RenderResult, render } from '@testing-library/react';
import { type UserEvent, userEvent } from '@testing-library/user-event';
import { type ApolloClient, ApolloProvider, closeApolloClient, createApolloClient } from '@timetrack/client';
import { type Session, SessionContext, ToastContext, type ToastMessage } from '@timetrack/contracts';
import { ToastArea, TooltipProvider } from '@timetrack/ui';
import { type ReactNode, useState } from 'react';
import { MemoryRouter } from 'react-router';
import { aSession } from './session.js';

// A busy machine takes its time: waiting longer costs nothing where the wait succeeds.
configure({ asyncUtilTimeout: 20_000 });

interface ScreenOptions {
  readonly session?: Session;
  /** The address that the screen is opened at. */
  readonly path?: string;
  /** Milliseconds by which a test with a stopped clock moves it between two keystrokes. */
  readonly advanceTimers?: (milliseconds: number) => unknown;
}

export interface RenderedScreen extends RenderResult {
  readonly user: UserEvent;
  readonly client: ApolloClient;
  /** Every message that was shown, oldest first. Only the last one is on the screen. */
  readonly toasts: readonly ToastMessage[];
  /** Closes the client's socket: the page is left. */
  readonly leave: () => Promise<void>;
}

/** A screen as the shell shows it: with a session, toasts, a router and an Apollo client that talks to msw. */
export function renderScreen(screen: ReactNode, options: ScreenOptions = {}): RenderedScreen {
  const { session = aSession(), path = '/', advanceTimers } = options;
  const client = createApolloClient({ onUnauthenticated: () => undefined });
  const toasts: ToastMessage[] = [];
  const user = userEvent.setup(advanceTimers ? { advanceTimers } : {});
  const rendered = render(
    <ApolloProvider client={client}>
      <SessionContext value={session}>
        <TooltipProvider>
          <MemoryRouter initialEntries={[path]}>
            <Toasts onShown={(message) => toasts.push(message)}>{screen}</Toasts>
          </MemoryRouter>
        </TooltipProvider>
      </SessionContext>
    </ApolloProvider>,
  );
  const leave = async () => {
    rendered.unmount();
    await closeApolloClient(client);
  };
  return { ...rendered, user, client, toasts, leave };
}

interface ToastsProps {
  readonly onShown: (message: ToastMessage) => void;
  readonly children: ReactNode;
}

function Toasts({ onShown, children }: ToastsProps) {
  const [message, setMessage] = useState<ToastMessage | null>(null);
  const show = (shown: ToastMessage) => {
    onShown(shown);
    setMessage(shown);
  };
  return (
    <ToastContext value={show}>
      {children}
      <ToastArea message={message} onDismiss={() => setMessage(null)} />
    </ToastContext>
  );
}
