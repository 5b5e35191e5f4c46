'use client';

import { Component, type ReactNode } from 'react';

interface ComponentErrorBoundaryProps {
  /** Rendered instead of a child that throws. */
  readonly fallback: ReactNode;
  readonly onError?: ((error: unknown) => void) | undefined;
  readonly children: ReactNode;
}

/** Renders one of the caller's components, or the plain element if that component throws. */
export class ComponentErrorBoundary extends Component<
  ComponentErrorBoundaryProps,
  { failed: boolean }
> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override componentDidCatch(error: unknown): void {
    this.props.onError?.(error);
  }

  override render(): ReactNode {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}
