import { type RenderResult, render } from '@testing-library/react';
import { type UserEvent, userEvent } from '@testing-library/user-event';
import { type ApolloClient, ApolloProvider, closeApolloClient, createApolloClient } from '@timetrack/client';
import { type Session, SessionContext, ToastContext, type ToastMessage } from '@timetrack/contracts';
import { NavigationGuard } from '@timetrack/contracts/routing';
import { DiscardChangesDialog, ToastArea, TooltipProvider } from '@timetrack/ui';
import { type ReactElement, useCallback, useState } from 'react';
import { MemoryRouter } from 'react-router';
import { aSession } from './session.js';

interface ScreenOptions {
  readonly session?: Session;
  /** The address of the screen. */
  readonly path?: string;
  /** Advances fake timers between two keystrokes. */
  readonly advanceTimers?: (milliseconds: number) => unknown;
}

interface RenderedScreen extends RenderResult {
  readonly user: UserEvent;
  readonly client: ApolloClient;
  /** Every notification, oldest first. Only the last one is visible. */
  readonly toasts: readonly ToastMessage[];
  /** Leaves the page, which closes the client's socket. */
  readonly leave: () => Promise<void>;
}

/**
 * Renders a screen as the shell does: with a session, notifications, a router and an Apollo client, whose requests go
 * to msw.
 */
export function renderScreen(screen: ReactElement, options: ScreenOptions = {}): RenderedScreen {
  const { session = aSession(), path = '/', advanceTimers } = options;
  const client = createApolloClient({ onUnauthenticated: async () => false });
  const toasts: ToastMessage[] = [];
  const user = userEvent.setup(advanceTimers ? { advanceTimers } : {});
  const rendered = render(
    <ApolloProvider client={client}>
      <SessionContext value={session}>
        <TooltipProvider>
          <MemoryRouter initialEntries={[path]}>
            <Toasts onShow={(message) => toasts.push(message)}>
              <NavigationGuard question={DiscardChangesDialog}>{screen}</NavigationGuard>
            </Toasts>
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
  readonly onShow: (message: ToastMessage) => void;
  readonly children: ReactElement;
}

function Toasts({ onShow, children }: ToastsProps) {
  const [message, setMessage] = useState<ToastMessage | null>(null);
  const show = useCallback(
    (next: ToastMessage) => {
      onShow(next);
      setMessage(next);
    },
    [onShow],
  );
  return (
    <ToastContext value={show}>
      {children}
      <ToastArea message={message} onDismiss={() => setMessage(null)} />
    </ToastContext>
  );
}
