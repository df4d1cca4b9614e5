/** `initials('ada', 'Lovelace')` is `AL`. A missing name is left out; none at all gives `?`. */
export function initials(firstName: string, lastName: string): string {
  const letters = [firstName, lastName].map(firstLetter).join('');
  return letters.toLocaleUpperCase() || '?';
}

// Spreading goes by code point, so that a letter outside the basic plane is not cut in half.
function firstLetter(name: string): string {
  return [...name.trim()][0] ?? '';
}
