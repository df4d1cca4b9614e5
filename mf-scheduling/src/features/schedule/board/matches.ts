/** Whether somebody's name has everything that was typed, in any order, whatever the case and the accents. */
export function matches(user: { readonly firstName: string; readonly lastName: string }, search: string): boolean {
  const name = plain(`${user.firstName} ${user.lastName}`);
  return plain(search)
    .split(' ')
    .every((word) => name.includes(word));
}

function plain(text: string): string {
  return text.trim().normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
