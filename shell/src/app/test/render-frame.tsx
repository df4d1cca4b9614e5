import { act, render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { type Session, SessionContext } from '@timetrack/contracts';
import { NavigationGuard } from '@timetrack/contracts/routing';
import { aSession } from '@timetrack/testing';
import { BrowserRouter } from 'react-router';
import { ToastProvider } from '../../common/ToastProvider.js';
import { Frame } from '../../frame/Frame.js';
import { createModuleRegistry, type ModuleSource, ModulesContext } from '../../modules/module-registry.js';
import { LeaveQuestion } from '../../routing/LeaveQuestion.js';
import { ScreenRoutes } from '../../routing/ScreenRoutes.js';
import { setWindowWidth } from '../../testing/match-media.js';

interface FrameOptions {
  readonly source: ModuleSource;
  readonly session?: Session;
  readonly path?: string;
  readonly width?: number;
  /** The timeout of each module in milliseconds. */
  readonly timeout?: number;
}

/** Renders the signed-in product with the modules of a source, at an address, in a window of a given width. */
export async function renderFrame({ source, session = aSession(), path = '/', width = 1280, timeout }: FrameOptions) {
  setWindowWidth(width);
  window.history.replaceState(null, '', path);
  const registry = createModuleRegistry(source, timeout);
  const rendered = render(
    <ToastProvider>
      <SessionContext value={session}>
        <ModulesContext value={registry}>
          <BrowserRouter>
            <NavigationGuard question={LeaveQuestion}>
              <Frame>
                <ScreenRoutes isNewSignIn={false} />
              </Frame>
            </NavigationGuard>
          </BrowserRouter>
        </ModulesContext>
      </SessionContext>
    </ToastProvider>,
  );
  // Modules that respond immediately are loaded when this returns. It does not wait for a silent one.
  await act(async () => void registry.start());
  return { ...rendered, registry, user: userEvent.setup() };
}
