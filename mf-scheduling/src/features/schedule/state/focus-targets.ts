/** The elements that receive the focus after a dialog closes, if the previously focused element no longer exists. */

const find = (selector: string) => document.querySelector<HTMLElement>(selector);
const findTitle = () => find('[data-schedule-title]');

export function findBar(shiftId: string | null): HTMLElement | null {
  return (shiftId === null ? null : find(`[data-shift="${CSS.escape(shiftId)}"]`)) ?? findTitle();
}

export function findMoreButton(day: string): HTMLElement | null {
  return find(`[data-more="${day}"]`) ?? findTitle();
}

export function findMenuButton(): HTMLElement | null {
  return find('[data-schedule-menu]') ?? findTitle();
}
