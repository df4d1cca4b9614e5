import { Icon } from '@timetrack/ui/icons';
import { type ReactNode, useEffect, useState } from 'react';
import { logError } from '../../common/browser.js';
import { firstIcons } from './first-icons.generated.js';

type Shapes = Readonly<Record<string, ReactNode>>;

interface ScreenIconProps {
  /** From a module's definition, so it may be anything. */
  readonly name: unknown;
  readonly className?: string;
}

/**
 * The icon of a screen, by its name, so that no code of a module runs in the sidebar. An unknown name, or a component as
 * in version 1.0 of the contract, gets a neutral icon.
 */
export function ScreenIcon({ name, className }: ScreenIconProps) {
  const [laterIcons, setLaterIcons] = useState<Shapes>({});
  const isFirst = typeof name !== 'string' || Object.hasOwn(firstIcons, name);
  useEffect(() => {
    if (isFirst) return;
    import('./later-icons.generated.js').then(
      (file) => setLaterIcons(file.laterIcons),
      (error: unknown) => logError('The icons of the sidebar could not be loaded.', error),
    );
  }, [isFirst]);
  const icons: Shapes = { ...laterIcons, ...firstIcons };
  return <Icon className={className}>{shapesOf(name, icons) ?? firstIcons.blocks}</Icon>;
}

const shapesOf = (name: unknown, icons: Shapes): ReactNode =>
  typeof name === 'string' && Object.hasOwn(icons, name) ? icons[name] : undefined;
