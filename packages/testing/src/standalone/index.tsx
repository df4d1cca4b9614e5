import './standalone.css';
import type { ModuleDefinition } from '@timetrack/contracts';
import { createRoot } from 'react-dom/client';
import { StandaloneFrame } from './StandaloneFrame.js';

/**
 * Shows a module on its own, against a gateway with the demo organization: a small frame with the module's screens and
 * a choice of role and theme. The choices are in the address, so that a view can be linked:
 * `/team?role=ADMIN&theme=light`.
 */
export function runAlone(module: ModuleDefinition): void {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no element with the id root');
  createRoot(root).render(<StandaloneFrame module={module} />);
}
