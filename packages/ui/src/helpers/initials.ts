/** `initials('ada', 'Lovelace')` is `AL`. An empty name is left out; without any name the result is `?`. */
export function initials(firstName: string, lastName: string): string {
  const letters = [firstName, lastName].map(firstLetter).join('');
  return letters.toLocaleUpperCase() || '?';
}

// Spreading splits by code point, so that a letter outside the basic plane stays whole.
function firstLetter(name: string): string {
  return [...name.trim()][0] ?? '';
}
