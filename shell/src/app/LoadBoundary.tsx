import { Button } from '@timetrack/ui/essentials';
import { Component, type ReactNode } from 'react';
import { report } from '../common/index.js';

/** Stands around the product itself: the last stop for a chunk that did not come, or an error nobody else caught. */
export class LoadBoundary extends Component<{ readonly children: ReactNode }, { readonly failed: boolean }> {
  override readonly state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    report('TimeTrack could not be shown.', error);
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <main className="grid min-h-svh place-items-center p-6">
        <div className="max-w-sm space-y-4 text-center">
          <h1 className="text-xl font-semibold">TimeTrack could not be loaded</h1>
          <p className="text-muted-foreground">Check your connection and try again. You are still signed in.</p>
          <Button onClick={() => window.location.reload()}>Reload</Button>
        </div>
      </main>
    );
  }
}
