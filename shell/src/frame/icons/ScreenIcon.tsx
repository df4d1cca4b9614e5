import { type ComponentType, useEffect, useState } from 'react';
import { logError } from '../../common/browser.js';
import * as firstIcons from './first-icons.js';

type Icons = Readonly<Record<string, ComponentType<{ className?: string }>>>;

interface ScreenIconProps {
  /** From a module's definition, so it may be anything. */
  readonly name: unknown;
  readonly className?: string;
}

/**
 * The icon of a screen, by its name, so that no code of a module runs in the sidebar. An unknown name gets a
 * neutral icon.
 */
export function ScreenIcon({ name, className }: ScreenIconProps) {
  const [laterIcons, setLaterIcons] = useState<Icons>({});
  const isFirst = typeof name !== 'string' || Object.hasOwn(firstIcons, name);
  useEffect(() => {
    if (isFirst) return;
    import('./later-icons.js').then(setLaterIcons, (error: unknown) =>
      logError('The icons of the sidebar could not be loaded.', error),
    );
  }, [isFirst]);
  const icons: Icons = { ...laterIcons, ...firstIcons };
  const Icon = iconNamed(name, icons) ?? firstIcons.blocks;
  return <Icon className={className} />;
}

const iconNamed = (name: unknown, icons: Icons) =>
  typeof name === 'string' && Object.hasOwn(icons, name) ? icons[name] : undefined;
