/**
 * The reason of a deprecation: what replaces the field, and the first day on which it may be removed. Tools read the date.
 *
 *     @Mutation(() => Job, { deprecationReason: deprecated('Use `jobCreate`.') })
 */
export function deprecated(instead: string, removal = '2027-12-01'): string {
  return `${instead} Removal: ${removal} at the earliest.`;
}
