import { ApolloProvider, createApolloClient } from '@timetrack/client';
import { type ModuleDefinition, roles, SessionContext, ToastContext, type ToastMessage } from '@timetrack/contracts';
import { ToastArea, TooltipProvider } from '@timetrack/ui';
import { type ReactNode, useLayoutEffect, useState } from 'react';
import { BrowserRouter } from 'react-router';
import { aSessionAs } from '../session.js';
import { Choice } from './Choice.js';
import { ModuleScreens } from './ModuleScreens.js';
import { choose, currentSettings, networks, type Settings, themes } from './settings.js';

interface StandaloneFrameProps {
  readonly module: ModuleDefinition;
}

export function StandaloneFrame({ module }: StandaloneFrameProps) {
  const [settings, setSettings] = useState(currentSettings);
  const [message, setMessage] = useState<ToastMessage | null>(null);
  const change = (changed: Partial<Settings>) => setSettings(choose(changed));
  useTheme(settings.theme);
  return (
    <ToastContext value={setMessage}>
      <TooltipProvider>
        <header className="flex flex-wrap items-end gap-x-6 gap-y-2 border-b border-border bg-sidebar px-4 py-2 text-sm">
          <p className="mr-auto py-2 font-semibold">{module.name}</p>
          <Choice label="Role" options={roles} value={settings.role} onChange={(role) => change({ role })} />
          <Choice label="Theme" options={themes} value={settings.theme} onChange={(theme) => change({ theme })} />
          <Choice
            label="Network"
            options={networks}
            value={settings.network}
            onChange={(network) => change({ network })}
          />
        </header>
        <SignedIn key={settings.role} settings={settings}>
          <ModuleScreens module={module} role={settings.role} />
        </SignedIn>
        <ToastArea message={message} onDismiss={() => setMessage(null)} />
      </TooltipProvider>
    </ToastContext>
  );
}

/** A new client for each role, as each sign-in has its own. */
function SignedIn({ settings, children }: { readonly settings: Settings; readonly children: ReactNode }) {
  const [client] = useState(() => createApolloClient({ onUnauthenticated: () => undefined }));
  return (
    <SessionContext value={aSessionAs(settings.role)}>
      <ApolloProvider client={client}>
        <BrowserRouter>{children}</BrowserRouter>
      </ApolloProvider>
    </SessionContext>
  );
}

function useTheme(theme: Settings['theme']): void {
  useLayoutEffect(() => {
    document.documentElement.className = theme;
  }, [theme]);
}
