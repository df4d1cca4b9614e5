import { useState } from 'react';
import { SessionGate } from './session/SessionGate.js';
import { sessionApi } from './session/session.api.js';
import { openSessionChannel } from './session/session.channel.js';
import { createSessionStore } from './session/session.store.js';
import { ToastProvider } from './toast/ToastProvider.js';

export function App() {
  const [session] = useState(() => createSessionStore(sessionApi, openSessionChannel()));
  return (
    <ToastProvider>
      <SessionGate session={session} />
    </ToastProvider>
  );
}
