import { Component, type ReactNode } from 'react';
import { logError } from '../common/browser.js';

interface ScreenBoundaryProps {
  readonly path: string;
  readonly fallback: (error: unknown) => ReactNode;
  readonly onFailed: (error: unknown) => void;
  readonly children: ReactNode;
}

interface ScreenBoundaryState {
  /** Wrapped, because a module may throw anything, even undefined. */
  readonly caught?: { readonly error: unknown };
}

/** Catches the errors of a screen, from loading and from rendering it. */
export class ScreenBoundary extends Component<ScreenBoundaryProps, ScreenBoundaryState> {
  override readonly state: ScreenBoundaryState = {};

  static getDerivedStateFromError(error: unknown): ScreenBoundaryState {
    return { caught: { error } };
  }

  override componentDidCatch(error: unknown) {
    logError(`The screen ${this.props.path} failed.`, error);
    this.props.onFailed(error);
  }

  override render() {
    const { caught } = this.state;
    return caught ? this.props.fallback(caught.error) : this.props.children;
  }
}
