const name = 'sidebar_state';
const sevenDays = 7 * 24 * 60 * 60;

/** Whether the sidebar was left expanded; expanded where nothing is kept. */
export function readSidebarCookie(): boolean {
  return !document.cookie.split('; ').includes(`${name}=false`);
}

export function writeSidebarCookie(expanded: boolean): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet
  document.cookie = `${name}=${expanded}; path=/; max-age=${sevenDays}; SameSite=Lax`;
}
