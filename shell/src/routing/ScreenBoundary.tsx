import { Component, type ReactNode } from 'react';
import { report } from '../common/index.js';

interface ScreenBoundaryProps {
  readonly path: string;
  readonly fallback: ReactNode;
  readonly children: ReactNode;
}

/** Catches what a screen throws, while it is loaded or shown. */
export class ScreenBoundary extends Component<ScreenBoundaryProps, { readonly failed: boolean }> {
  override readonly state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    report(`The screen ${this.props.path} failed.`, error);
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}
