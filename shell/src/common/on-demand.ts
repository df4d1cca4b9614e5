import { type ComponentType, createElement, lazy, useState } from 'react';

export interface OnDemand<Props> {
  /** Suspends while its code is being loaded. Renders at once if it was loaded before. */
  readonly Component: ComponentType<Props>;
  readonly load: () => Promise<void>;
}

export function onDemand<Props extends object>(load: () => Promise<ComponentType<Props>>): OnDemand<Props> {
  let loaded: ComponentType<Props> | undefined;
  const loadOnce = async () => {
    loaded ??= await load();
    return { default: loaded };
  };
  const Lazy = lazy(loadOnce) as unknown as ComponentType<Props>;
  function Component(props: Props) {
    const [Content] = useState(() => loaded ?? Lazy);
    return createElement(Content, props);
  }
  return { Component, load: async () => void (await loadOnce()) };
}
