export { NotesAndPhotos } from './NotesAndPhotos.js';
export { emptyText, NotesAndPhotosTimesheet } from './notes-and-photos.graphql.js';
export { useNotes } from './use-notes.js';
