interface Track {
  readonly onStart: () => void;
  readonly onMove: (x: number, y: number) => void;
  /** `copy` when Alt or Ctrl was held. */
  readonly onEnd: (copy: boolean) => void;
  readonly onCancel: () => void;
}

/** So far a pressed pointer may tremble before it drags. */
const tolerance = 5;
/** So near to the edge of the board it scrolls. */
const edge = 48;

/** Follows a pressed pointer until it is released. A press without a movement stays a click. */
export function trackPointer(pressed: PointerEvent, root: HTMLElement | null, track: Track): void {
  const scroller = root?.querySelector('[data-scroller]') ?? null;
  let point = { x: pressed.clientX, y: pressed.clientY };
  let dragging = false;
  let frame = 0;

  const follow = () => {
    if (scroller) scrollNear(scroller, point);
    track.onMove(point.x, point.y);
    frame = requestAnimationFrame(follow);
  };
  const onMove = (event: PointerEvent) => {
    point = { x: event.clientX, y: event.clientY };
    const far = Math.hypot(point.x - pressed.clientX, point.y - pressed.clientY) > tolerance;
    if (dragging || !far) return;
    dragging = true;
    document.documentElement.dataset.carrying = '';
    track.onStart();
    follow();
  };
  const onUp = (event: PointerEvent) => {
    finish();
    if (!dragging) return;
    point = { x: event.clientX, y: event.clientY };
    track.onMove(point.x, point.y);
    swallowClick();
    track.onEnd(event.altKey || event.ctrlKey);
  };
  const onCancel = () => {
    finish();
    if (dragging) track.onCancel();
  };
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !dragging) return;
    event.preventDefault();
    window.addEventListener('pointerup', swallowClick, { once: true });
    onCancel();
  };
  const listening = [
    listen('pointermove', onMove),
    listen('pointerup', onUp),
    listen('pointercancel', onCancel),
    listen('blur', onCancel),
    listen('keydown', onKey, { capture: true }),
  ];
  const finish = () => {
    for (const stop of listening) stop();
    cancelAnimationFrame(frame);
    document.documentElement.removeAttribute('data-carrying');
  };
}

function listen<Type extends keyof WindowEventMap>(
  type: Type,
  listener: (event: WindowEventMap[Type]) => void,
  options?: AddEventListenerOptions,
): () => void {
  window.addEventListener(type, listener, options);
  return () => window.removeEventListener(type, listener, options);
}

/** The release of a dragged bar is no click on whatever lies there. */
function swallowClick(): void {
  const swallow = (event: Event) => {
    event.preventDefault();
    event.stopPropagation();
  };
  window.addEventListener('click', swallow, { capture: true, once: true });
  setTimeout(() => window.removeEventListener('click', swallow, { capture: true }));
}

function scrollNear(scroller: Element, { x, y }: { readonly x: number; readonly y: number }): void {
  const box = scroller.getBoundingClientRect();
  scroller.scrollBy(speed(x, box.left, box.right), speed(y, box.top, box.bottom));
}

function speed(at: number, low: number, high: number): number {
  if (at < low + edge) return -Math.ceil((low + edge - at) / 6);
  if (at > high - edge) return Math.ceil((at - high + edge) / 6);
  return 0;
}
