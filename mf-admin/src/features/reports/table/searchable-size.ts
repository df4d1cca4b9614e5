/** Lists of this size and longer get a search. */
export const searchableSize = 25;
