/** Gives jsdom a window of the given width. jsdom has no layout, so it supports neither media queries nor scrolling. */
export function setWindowWidth(pixels: number): void {
  const matchMedia = (query: string): MediaQueryList => {
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
  window.matchMedia = matchMedia;
  window.scrollTo = () => undefined;
}
