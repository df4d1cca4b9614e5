/** What the user has changed on this page. Forms that nobody touched must not overwrite what others have saved. */
const edited = new WeakSet<EventTarget>();

export const markEdited = (field: EventTarget): void => void edited.add(field);

export const isEdited = (field: EventTarget): boolean => edited.has(field);

// From the start, because people type before the rest is loaded.
document.addEventListener('input', ({ target }) => target && markEdited(target), true);

let asksBeforeLeaving = true;

/** From now on, no form asks before the page is left. */
export const leaveWithoutQuestion = (): void => {
  asksBeforeLeaving = false;
};

// From the start as well: the listeners of the window run in the order in which they were added, even capturing ones.
window.addEventListener('beforeunload', (event) => !asksBeforeLeaving && event.stopImmediatePropagation());
