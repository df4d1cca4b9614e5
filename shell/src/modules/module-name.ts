/** How a module is named to people, who know nothing of it but this: `mf-time-off` is Time off. */
export function moduleTitle(name: string): string {
  const words = name.replace(/^mf-/, '').replaceAll(/[-_]+/g, ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
