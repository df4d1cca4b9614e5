import { type KeyboardEvent, type PointerEvent, useState } from 'react';
import { loadOnDemand } from '../on-demand/load-on-demand.js';
import type { ActionsMenuProps } from './ActionsMenu.js';
import { MenuButton } from './MenuButton.js';

export const ActionsMenu = loadOnDemand(async () => (await import('./ActionsMenu.js')).ActionsMenu);

const openingKeys = ['Enter', ' ', 'ArrowDown'];

type Press = Pick<ActionsMenuProps, 'pressedKey'>;

export function MoreActions(props: Omit<ActionsMenuProps, 'pressedKey'>) {
  const [press, setPress] = useState<Press | null>(null);

  async function openMenu(event: KeyboardEvent | PointerEvent, pressedKey: string | null): Promise<void> {
    event.preventDefault();
    await ActionsMenu.preload();
    setPress((first) => first ?? { pressedKey });
  }
  function onKeyDown(event: KeyboardEvent): void {
    if (openingKeys.includes(event.key)) void openMenu(event, event.key);
  }
  function onPointerDown(event: PointerEvent): void {
    if (event.button === 0 && !event.ctrlKey) void openMenu(event, null);
  }

  if (press) return <ActionsMenu {...props} {...press} />;
  return <MenuButton aria-haspopup="menu" aria-expanded={false} onKeyDown={onKeyDown} onPointerDown={onPointerDown} />;
}
