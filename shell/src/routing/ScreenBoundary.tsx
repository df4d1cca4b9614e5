import { Component, type ReactNode } from 'react';
import { logError } from '../common/browser.js';

interface ScreenBoundaryProps {
  readonly path: string;
  readonly fallback: ReactNode;
  readonly onFailed: () => void;
  readonly children: ReactNode;
}

/** Catches the errors of a screen, from loading and from rendering it. */
export class ScreenBoundary extends Component<ScreenBoundaryProps, { readonly failed: boolean }> {
  override readonly state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    logError(`The screen ${this.props.path} failed.`, error);
    this.props.onFailed();
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}
