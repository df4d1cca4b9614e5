/** A window of the given width for jsdom, which has no layout: neither media queries nor scrolling. */
export function setWindowWidth(pixels: number): void {
  const answer = (query: string): MediaQueryList => {
    const narrowerThan = /\(width < (\d+)px\)/.exec(query)?.[1];
    const list = new EventTarget();
    return Object.assign(list, {
      matches: narrowerThan !== undefined && pixels < Number(narrowerThan),
      media: query,
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    }) as MediaQueryList;
  };
  window.matchMedia = answer;
  window.scrollTo = () => undefined;
}
