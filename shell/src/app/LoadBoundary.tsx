import { Button } from '@timetrack/ui/essentials';
import { Component, type ReactNode } from 'react';
import { reportModuleError } from '../client-errors/report-module-error.js';
import { describeLoadFailure, logError } from '../common/browser.js';
import { recoverFromFailure } from '../common/recovery.js';

/**
 * The outermost error boundary: for code that fails to load, and for errors that no other boundary catches. Whether anyone is
 * signed in is unknown here.
 */
export class LoadBoundary extends Component<
  { readonly children: ReactNode },
  { readonly failed: 'load' | 'render' | null }
> {
  override readonly state: { readonly failed: 'load' | 'render' | null } = { failed: null };

  static getDerivedStateFromError(error: unknown) {
    return { failed: isLoadFailure(error) ? 'load' : 'render' };
  }

  override componentDidCatch(error: unknown) {
    logError('TimeTrack could not be shown.', error);
    recoverFromFailure();
    reportModuleError({ module: 'shell', kind: 'render', error });
  }

  override componentDidUpdate() {
    if (this.state.failed === 'load') window.addEventListener('online', reloadPage, { once: true });
  }

  override render() {
    if (this.state.failed === null) return this.props.children;
    return (
      <main className="grid min-h-svh place-items-center p-6">
        <div className="max-w-sm space-y-4 text-center">
          <h1 className="text-xl font-semibold">TimeTrack could not be loaded</h1>
          <p className="text-muted-foreground">{words[this.state.failed]()}</p>
          <Button onClick={reloadPage}>Reload</Button>
        </div>
      </main>
    );
  }
}

const reloadPage = (): void => window.location.reload();

const words = {
  load: describeLoadFailure,
  render: () => 'An error stopped the page. Reload it to continue.',
};

/** Whether code could not be downloaded. Everything else is an error in the code. */
const isLoadFailure = (error: unknown): boolean =>
  error instanceof Error && (error.name === 'ChunkLoadError' || /^Loading (?:CSS )?chunk /.test(error.message));
