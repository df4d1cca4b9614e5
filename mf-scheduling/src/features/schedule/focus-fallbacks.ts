/** Who has the focus once a dialog has closed, when what had it before is gone from the page or never was on it. */

const find = (selector: string) => document.querySelector<HTMLElement>(selector);
const title = () => find('[data-schedule-title]');

/** The bar of a schedule, wherever it lies by now. */
export function barOf(shiftId: string | null): HTMLElement | null {
  return (shiftId === null ? null : find(`[data-shift="${CSS.escape(shiftId)}"]`)) ?? title();
}

/** What opens the list of a day. */
export function moreOf(day: string): HTMLElement | null {
  return find(`[data-more="${day}"]`) ?? title();
}

/** The menu of those who manage. */
export function menu(): HTMLElement | null {
  return find('[data-schedule-menu]') ?? title();
}
