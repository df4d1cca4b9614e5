import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { SessionGate } from './app/SessionGate.js';
import { ToastProvider } from './common/ToastProvider.js';
import { sessionApi } from './session/session-api.js';
import { openSessionChannel } from './session/session-channel.js';
import { createSessionStore } from './session/session-store.js';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element with the id root');

const session = createSessionStore(sessionApi, openSessionChannel());

createRoot(root).render(
  <StrictMode>
    <ToastProvider>
      <SessionGate session={session} />
    </ToastProvider>
  </StrictMode>,
);
