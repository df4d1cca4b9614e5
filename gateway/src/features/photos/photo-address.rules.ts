import type { Image } from './photo.types.js';

/** The message for an address that no upload returned. */
export const unknownPhotoAddress = 'Photos must be URLs that an upload in this organization returned';

const address = /^\/api\/photos\/([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/;

export function addressesOf(photoId: string): Image {
  const url = `/api/photos/${photoId}`;
  return { url, thumbnailUrl: `${url}/thumbnail` };
}

/** The id in a photo's address, or undefined if it is not such an address. */
export function readPhotoId(url: string): string | undefined {
  return address.exec(url)?.[1];
}
