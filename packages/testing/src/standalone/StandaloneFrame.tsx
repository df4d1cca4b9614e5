import { ApolloProvider, createApolloClient } from '@timetrack/client';
import {
  type ModuleDefinition,
  roles,
  type Session,
  SessionContext,
  ToastContext,
  type ToastMessage,
} from '@timetrack/contracts';
import { NavigationGuard } from '@timetrack/contracts/routing';
import { DiscardChangesDialog, Spinner, ToastArea, TooltipProvider } from '@timetrack/ui';
import { type ReactElement, useLayoutEffect, useState } from 'react';
import { BrowserRouter } from 'react-router';
import { Choice } from './Choice.js';
import { useDemoSession } from './demo-session.js';
import { ModuleScreens } from './ModuleScreens.js';
import { currentSettings, type Settings, saveSettings, themes } from './settings.js';

interface StandaloneFrameProps {
  readonly module: ModuleDefinition;
}

export function StandaloneFrame({ module }: StandaloneFrameProps) {
  const [settings, setSettings] = useState(currentSettings);
  const [message, setMessage] = useState<ToastMessage | null>(null);
  const session = useDemoSession(settings.role);
  const change = (changes: Partial<Settings>) => setSettings(saveSettings(changes));
  useTheme(settings.theme);
  return (
    <ToastContext value={setMessage}>
      <TooltipProvider>
        <header className="flex flex-wrap items-end gap-x-6 gap-y-2 border-b border-border bg-sidebar px-4 py-2 text-sm">
          <p className="mr-auto py-2 font-semibold">{module.name}</p>
          <Choice label="Role" options={roles} value={settings.role} onChange={(role) => change({ role })} />
          <Choice label="Theme" options={themes} value={settings.theme} onChange={(theme) => change({ theme })} />
        </header>
        {session ? (
          <SignedIn key={session.user.id} session={session}>
            <ModuleScreens module={module} />
          </SignedIn>
        ) : (
          <Spinner />
        )}
        <ToastArea message={message} onDismiss={() => setMessage(null)} />
      </TooltipProvider>
    </ToastContext>
  );
}

/** Each user has a client of their own, as each sign-in in the shell has. */
function SignedIn({ session, children }: { readonly session: Session; readonly children: ReactElement }) {
  const [client] = useState(() => createApolloClient({ onUnauthenticated: () => session.refresh().then(() => true) }));
  return (
    <SessionContext value={session}>
      <ApolloProvider client={client}>
        <BrowserRouter>
          <NavigationGuard question={DiscardChangesDialog}>{children}</NavigationGuard>
        </BrowserRouter>
      </ApolloProvider>
    </SessionContext>
  );
}

function useTheme(theme: Settings['theme']): void {
  useLayoutEffect(() => {
    document.documentElement.className = theme;
  }, [theme]);
}
