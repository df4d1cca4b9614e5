import './standalone.css';
import { type ModuleDefinition, type Role, roles, type SessionUser } from '@timetrack/contracts';
import type { AnyHandler } from 'msw';
import { setupWorker } from 'msw/browser';
import { createRoot } from 'react-dom/client';
import { roleAbilities } from './role-abilities.generated.js';
import { aSessionAs } from './session.js';
import { networkHandler } from './standalone/network.js';
import { StandaloneFrame } from './standalone/StandaloneFrame.js';
import { choose, currentSettings } from './standalone/settings.js';

interface StandaloneOptions {
  readonly module: ModuleDefinition;
  /** The operations of a make-believe gateway. `whoCalls` tells who is signed in at the moment. */
  readonly handlers: (whoCalls: () => SessionUser) => readonly AnyHandler[];
}

/**
 * Runs a module alone in the browser: a small frame with its screens, a choice of role, theme and network,
 * and no gateway. The choices stand in the address, so a view can be linked and reloaded:
 * `/?role=MANAGER&theme=light&network=slow`.
 */
export async function runAlone({ module, handlers }: StandaloneOptions): Promise<void> {
  chooseRoleWithScreens(module);
  const whoCalls = () => aSessionAs(currentSettings().role).user;
  await setupWorker(networkHandler, ...handlers(whoCalls)).start({ onUnhandledFrame: ignoreAssets, quiet: true });
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no element #root');
  createRoot(root).render(<StandaloneFrame module={module} />);
}

/** A module that has nothing for workers begins with somebody who can open it. */
function chooseRoleWithScreens({ screens }: ModuleDefinition): void {
  const { role } = currentSettings();
  const opens = (candidate: Role) => screens.some(({ ability }) => roleAbilities[candidate].includes(ability));
  const first = roles.find(opens);
  if (first && !opens(role)) choose({ role: first });
}

/** Only operations matter here: scripts, styles and the dev server's own socket are none. */
function ignoreAssets({
  frame,
  defaults,
}: {
  frame: { protocol: string; data: unknown };
  defaults: { error: () => void };
}) {
  if (JSON.stringify(frame.data).includes('/graphql')) defaults.error();
}
