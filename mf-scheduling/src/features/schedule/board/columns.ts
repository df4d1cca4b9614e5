/** The columns of every row and of the header. On a phone they are wide enough to read, and scroll under the names. */
export const columns = [
  'sc:grid sc:grid-cols-[7.5rem_repeat(7,minmax(8.25rem,1fr))]',
  'sc:md:grid-cols-[11.5rem_repeat(7,minmax(6.25rem,1fr))]',
  'sc:lg:grid-cols-[13rem_repeat(7,minmax(6.25rem,1fr))]',
].join(' ');
